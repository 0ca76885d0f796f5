import type { Locale } from '../../../shared/locales';
import type { ContentSection } from '../../../shared/sections';
import { userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import { page } from '../../testing/factories';
import type { Answers } from '../../testing/fakeApi';
import { needsIn, noNeeds, outcomesIn } from '../../testing/homeFactories';
import { aDetailOf, anItemOf } from '../../testing/sectionFactories';
import { FAILURE, longTexts, NEVER } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const SECTIONS = ['have-your-say', 'dialogs', 'events', 'blogs'] as const;
const OUTCOMES = '/v1/statistics/outcomes';
const NEEDS = '/v1/me/needs';

/** Returns one number for each of the six forms that an Arabic plural has. */
const numbers = (openPolls: number, ballots: number, comments: number, people: number) => ({
  '/v1/statistics': { body: { openPolls, ballots, comments, people, upcomingEvents: 3 } },
});

const some = (section: ContentSection, locale: Locale) =>
  ['1', '2', '3'].map((id) => anItemOf(section, locale, { id }));

type AnswerOf = (section: ContentSection, locale: Locale) => Answers[string];

const story = (
  title: StoryState,
  answer: AnswerOf,
  others: (locale: Locale) => Answers,
  happened: Story['happened'] = [],
): Story => ({
  title,
  path: '/',
  answers: (locale) => ({
    ...Object.fromEntries(
      SECTIONS.map((section) => [`/v1/${section}`, answer(section, locale)] as const),
    ),
    ...others(locale),
  }),
  happened,
});

const usual: AnswerOf = (section, locale) => page(some(section, locale));
const withTermsDue = userDataChanged({ user: aStaffMember('admin', { termsDue: true }) });

export const HOME_STORIES: readonly Story[] = [
  story('some', usual, (locale) => ({
    ...numbers(4, 1_208, 312, 2_416),
    [OUTCOMES]: outcomesIn(locale),
    [NEEDS]: needsIn(locale),
  })),
  story(
    'loading',
    () => NEVER,
    () => ({ '/v1/statistics': NEVER, [OUTCOMES]: NEVER, [NEEDS]: NEVER }),
  ),
  story(
    'empty',
    () => page([]),
    () => ({ ...numbers(0, 0, 0, 0), [OUTCOMES]: { body: { items: [] } }, [NEEDS]: noNeeds() }),
  ),
  story(
    'failed',
    () => FAILURE,
    () => ({ '/v1/statistics': FAILURE, [OUTCOMES]: FAILURE, [NEEDS]: FAILURE }),
  ),
  story(
    'many',
    usual,
    (locale) => ({
      ...numbers(11, 100, 103, 2),
      '/v1/legal/terms-and-conditions': { body: aDetailOf('legal', locale) },
      [OUTCOMES]: outcomesIn(locale),
      [NEEDS]: needsIn(locale, 12),
    }),
    [withTermsDue],
  ),
  story(
    'longTexts',
    (section, locale) =>
      page(some(section, locale).map((item) => ({ ...item, ...longTexts(locale) }))),
    (locale) => ({
      ...numbers(1, 100_000, 1_000_000, 2_000_000),
      [OUTCOMES]: outcomesIn(locale, longTexts(locale).title),
      [NEEDS]: needsIn(locale, 3, longTexts(locale).title),
    }),
  ),
];
