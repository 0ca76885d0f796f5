import type { Locale } from '../../../shared/locales';
import type { ContentSection } from '../../../shared/sections';
import { page } from '../../testing/factories';
import type { Answers } from '../../testing/fakeApi';
import { anItemOf } from '../../testing/sectionFactories';
import { FAILURE, longTexts, NEVER } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const SECTIONS = ['have-your-say', 'dialogs', 'events', 'blogs'] as const;
const STATISTICS = {
  openPolls: 4,
  ballots: 1_208,
  comments: 312,
  people: 2_416,
  upcomingEvents: 9,
};

const some = (section: ContentSection, locale: Locale) =>
  ['1', '2', '3'].map((id) => anItemOf(section, locale, { id }));

const story = (
  title: StoryState,
  answer: (section: ContentSection, locale: Locale) => Answers[string],
  statistics: Answers[string] = { body: STATISTICS },
): Story => ({
  title,
  path: '/',
  answers: (locale) => ({
    '/v1/statistics': statistics,
    ...Object.fromEntries(
      SECTIONS.map((section) => [`/v1/${section}`, answer(section, locale)] as const),
    ),
  }),
});

export const HOME_STORIES: readonly Story[] = [
  story('some', (section, locale) => page(some(section, locale))),
  story('loading', () => NEVER, NEVER),
  story('empty', () => page([])),
  story('failed', () => FAILURE, FAILURE),
  story('longTexts', (section, locale) =>
    page(some(section, locale).map((item) => ({ ...item, ...longTexts(locale) }))),
  ),
];
