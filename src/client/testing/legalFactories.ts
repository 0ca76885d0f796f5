import type { LegalDraft, LegalVersion, LegalWriting } from '../../shared/contract/legal';

/** Creates a version of a legal text as its page lists it. */
export const aLegalVersion = (more: Partial<LegalVersion> = {}): LegalVersion => ({
  slug: 'terms-and-conditions',
  versionNumber: 1,
  effectiveOn: '2026-01-01',
  whatChanged: null,
  publishedAt: '2025-11-20T09:00:00Z',
  publishedBy: null,
  ...more,
});

const in3 = (en: string, ar: string, tr: string) => ({ en, ar, tr });

/** Creates a draft in which nothing is missing. */
export const aLegalDraft = (more: Partial<LegalDraft> = {}): LegalDraft => ({
  title: in3('Terms of use', 'شروط الاستخدام', 'Kullanım koşulları'),
  summary: in3('Who may take part.', 'من يحق له المشاركة.', 'Kimler katılabilir.'),
  body: in3('You may vote twice.', 'يحق لك التصويت مرتين.', 'İki kez oy verebilirsiniz.'),
  whatChanged: in3('Votes count twice.', 'تُحتسب الأصوات مرتين.', 'Oylar iki kez sayılır.'),
  originalLocale: 'en',
  revision: 3,
  missing: [],
  gaps: [],
  template: null,
  changed: { at: '2026-04-30T09:00:00Z', by: 'Ada' },
  ...more,
});

/**
 * Creates the terms as administrators see them: version 2 is in force, nothing is to come, and
 * nobody has begun the next one.
 */
export const aLegalWriting = (more: Partial<LegalWriting> = {}): LegalWriting => ({
  kind: 'terms-and-conditions',
  inForce: {
    versionNumber: 2,
    effectiveOn: '2026-01-01',
    body: in3('You may vote once.', 'يحق لك التصويت مرة واحدة.', 'Bir kez oy verebilirsiniz.'),
  },
  coming: [],
  draft: null,
  earliest: '2026-05-02',
  latest: '2028-04-30',
  ...more,
});
