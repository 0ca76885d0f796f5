import type { QueueItem } from '../../../../shared/contract/moderation';
import { userDataChanged } from '../../../state/sessionSlice';
import { aStaffMember } from '../../../testing/adminFactories';
import { aQueueItem } from '../../../testing/moderationFactories';
import { createTextPicker } from '../../../testing/sectionDetails';
import { FAILED_ANSWER, NEVER } from '../../../workbench/makeStories';
import type { Story, StoryState } from '../../../workbench/story';

const CALL = '/v1/admin/moderation';
const MANY = 24;
const NO_CARS = ['لا سيارات على الرصيف.', 'Rıhtıma araba girmesin.'] as const;
const WITHOUT_CARS = ['رصيف بلا سيارات.', 'Arabasız bir rıhtım.'] as const;

const story = (title: StoryState, answers: Story['answers'], query = ''): Story => ({
  title,
  path: `/admin/moderation${query}`,
  answers,
  happened: [userDataChanged({ user: aStaffMember('moderator') })],
});
const shown = (items: readonly QueueItem[], next: string | null = null) => ({
  [CALL]: { body: { items, next, total: next ? MANY * MANY : items.length } },
});

export const MODERATION_STORIES: readonly Story[] = [
  story('some', (locale) => {
    const say = createTextPicker(locale);
    return shown([
      aQueueItem({ answers: say('What do you think?', 'ما رأيكم؟', 'Ne dersiniz?').text }),
      aQueueItem({
        id: '00000000-0000-4000-8000-0000000000c8',
        cause: 'appeal',
        state: 'hidden',
        hiddenBefore: 2,
        body: 'النص الذي حُجب',
        lang: 'ar',
        reports: [],
        appeal: { text: 'It was meant as a joke.', at: '2026-04-30T10:00:00Z' },
      }),
      aQueueItem({
        id: '00000000-0000-4000-8000-0000000000c9',
        kind: 'statement',
        number: 8,
        cause: 'alike',
        body: say('No cars on the quay.', ...NO_CARS).text,
        lang: locale,
        alike: { number: 3, body: say('A quay without cars.', ...WITHOUT_CARS).text, lang: locale },
        reports: [],
      }),
    ]);
  }),
  story('loading', () => ({ [CALL]: NEVER })),
  story('empty', () => shown([])),
  story('failed', () => ({ [CALL]: FAILED_ANSWER })),
  story('many', () =>
    shown(
      Array.from({ length: MANY }, (_, id) => aQueueItem({ id: String(id) })),
      'next',
    ),
  ),
  story('longTexts', () =>
    shown([aQueueItem({ body: 'Extraordinarily far-reaching remarks '.repeat(60) })]),
  ),
  { ...story('forbidden', () => ({})), happened: [] },
];
