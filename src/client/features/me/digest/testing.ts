import type { DigestPreview, Digests } from '../../../../shared/contract/digests';

export const aDigest = (more: Partial<DigestPreview> = {}): DigestPreview => ({
  rhythm: 'daily',
  nextAt: '2026-05-02T11:00:00Z',
  entries: [
    {
      kind: 'commented',
      times: 2,
      what: 'There are 2 new comments.',
      why: 'Because you follow it.',
      content: {
        section: 'dialogs',
        slug: 'waterfront-change',
        title: { text: 'The waterfront', lang: 'en' },
      },
    },
  ],
  total: 4,
  ...more,
});

export const someDigests = (more: Partial<Digests> = {}): Digests => ({
  plan: { timeZone: null, hour: 7, weekday: 2 },
  canMail: true,
  items: [aDigest(), aDigest({ rhythm: 'weekly', entries: [], total: 0 })],
  ...more,
});
