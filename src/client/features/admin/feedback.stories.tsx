import type { FeedbackItem } from '../../../shared/contract/feedback';
import { userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import { aFeedbackItem } from '../../testing/feedbackFactories';
import { createTextPicker } from '../../testing/sectionDetails';
import { FAILED_ANSWER, NEVER } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const MANY = 24;
const CALL = '/v1/admin/feedback';
const DONE_AT = '2026-05-01T08:00:00Z';

const story = (title: StoryState, answers: Story['answers'], query = ''): Story => ({
  title,
  path: `/admin/feedback${query}`,
  answers,
  happened: [userDataChanged({ user: aStaffMember('admin') })],
});
const shown = (items: readonly FeedbackItem[], next: string | null = null) => ({
  [CALL]: { body: { items, next, total: next ? MANY * MANY : items.length } },
});

const ANSWERED = aFeedbackItem({
  id: '2',
  canAnswer: false,
  kind: 'idea',
  answer: { text: 'Thank you. We will try it in spring.', at: DONE_AT },
  doneAt: DONE_AT,
});

export const FEEDBACK_ADMIN_STORIES: readonly Story[] = [
  story('some', (locale) =>
    shown([
      aFeedbackItem({
        locale,
        text: createTextPicker(locale)(
          'The map has no text beside it.',
          'لا نص بجانب الخريطة.',
          'Haritanın yanında metin yok.',
        ).text,
        from: { id: '3', name: 'عمر حداد' },
      }),
      aFeedbackItem({ id: '4', kind: 'error', email: null, canAnswer: false, note: 'Seen.' }),
    ]),
  ),
  story('loading', () => ({ [CALL]: NEVER })),
  story('empty', () => shown([])),
  story('failed', () => ({ [CALL]: FAILED_ANSWER })),
  story('closed', () => shown([ANSWERED]), '?state=done'),
  story('many', () =>
    shown(
      Array.from({ length: MANY }, (_, id) => aFeedbackItem({ id: String(id) })),
      'next',
    ),
  ),
  story('longTexts', () =>
    shown([aFeedbackItem({ text: 'Extraordinarily far-reaching remarks '.repeat(60) })]),
  ),
  { ...story('forbidden', () => ({})), happened: [] },
];
