import type { LegalStates } from '../../../../shared/contract/legal';
import type { EditorialQueue } from '../../../../shared/contract/lifecycle';
import { userDataChanged } from '../../../state/sessionSlice';
import { aStaffMember } from '../../../testing/adminFactories';
import { aDeskItem } from '../../../testing/lifecycleFactories';
import { FAILED_ANSWER, NEVER, createLongTexts } from '../../../workbench/makeStories';
import type { Story, StoryState } from '../../../workbench/story';

const CALL = '/v1/admin/contents';
const LEGAL = '/v1/admin/legal';
const MANY = 24;

const NOTHING = { inForce: null, coming: null, draft: null } as const;
const LEGAL_STATES: LegalStates = [
  { ...NOTHING, kind: 'privacy-policy', draft: 'unread' },
  {
    kind: 'terms-and-conditions',
    inForce: { versionNumber: 2, effectiveOn: '2026-01-01' },
    coming: { versionNumber: 3, effectiveOn: '2026-06-01' },
    draft: 'written',
  },
  ...(['accessibility', 'cookies', 'imprint'] as const).map((kind) => ({ ...NOTHING, kind })),
];

const story = (title: StoryState, answers: Story['answers']): Story => ({
  title,
  path: '/admin/contents',
  answers: (locale) => ({ [LEGAL]: { body: LEGAL_STATES }, ...answers(locale) }),
  happened: [userDataChanged({ user: aStaffMember('admin') })],
});
const shown = (items: EditorialQueue['items'], next: string | null = null) => ({
  [CALL]: { body: { items, next, total: next ? MANY * MANY : items.length } },
});

export const EDITORIAL_QUEUE_STORIES: readonly Story[] = [
  story('some', () =>
    shown([
      aDeskItem(),
      aDeskItem({ id: '2', section: 'faqs', status: 'in_review' }),
      aDeskItem({ id: '3', status: 'scheduled', publishedAt: '2026-05-03T08:00:00Z' }),
      aDeskItem({ id: '4', status: 'published', isRetracted: true }),
      aDeskItem({ id: '5', status: 'archived', isDeleted: true }),
    ]),
  ),
  story('loading', () => ({ [CALL]: NEVER })),
  story('empty', () => shown([])),
  story('failed', () => ({ [CALL]: FAILED_ANSWER })),
  story('many', () =>
    shown(
      Array.from({ length: MANY }, (_, id) => aDeskItem({ id: String(id) })),
      'next',
    ),
  ),
  story('longTexts', (locale) => shown([aDeskItem({ title: createLongTexts(locale).title })])),
  {
    ...story('forbidden', () => ({})),
    happened: [userDataChanged({ user: aStaffMember('moderator') })],
  },
];
