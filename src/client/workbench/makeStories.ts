import type { ContentSummary, ListItem } from '../../shared/contract/content';
import type { Locale } from '../../shared/locales';
import type { ContentSection } from '../../shared/sections';
import type { SectionDetails } from '../api/contentEndpoints';
import { page, problem } from '../testing/factories';
import { NEVER, type FakeAnswer } from '../testing/fakeApi';
import { aDetailOf, anItemOf, slugOf } from '../testing/sectionFactories';
import { sayIn } from '../testing/sectionDetails';
import type { Story, StoryState } from './story';

type Answer = FakeAnswer | Promise<FakeAnswer>;
type AnswerIn = (locale: Locale) => Answer;

export { NEVER };
/** A failure of the server. */
export const FAILURE = problem(503, 'unexpected');

const MANY = 24;
const MANY_TOTAL = 1_240;
const UNBREAKABLE = 'https://harbour.example/a-very-long-address-without-any-place-to-break-it';

/** Returns a title and a summary that are much longer than expected. */
export function longTexts(locale: Locale): Pick<ContentSummary, 'title' | 'summary'> {
  const say = sayIn(locale);
  const words = say(
    'Extraordinarily far-reaching considerations about the accessibility of the waterfront ',
    'اعتبارات بعيدة المدى على نحو استثنائي بشأن إمكانية الوصول إلى الواجهة البحرية ',
    'Sahil şeridinin erişilebilirliğine ilişkin olağanüstü kapsamlı değerlendirmeler ',
  );
  return {
    title: { ...words, text: words.text.repeat(2) },
    summary: { ...words, text: words.text.repeat(5) + UNBREAKABLE },
  };
}

/** Creates a story with one call. */
export const oneCall = (
  title: StoryState,
  path: string,
  call: string,
  answer: AnswerIn,
): Story => ({
  title,
  path,
  answers: (locale) => ({ [call]: answer(locale) }),
});

type Item = (locale: Locale, index: number) => ListItem<object>;

/** Creates the states that every list has. */
export function listStories(
  section: ContentSection,
  item: Item = (locale) => anItemOf(section, locale),
): readonly Story[] {
  const story = (title: StoryState, answer: AnswerIn, query = '') =>
    oneCall(title, `/${section}${query}`, `/v1/${section}`, answer);
  const items = (locale: Locale, count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...item(locale, index), id: String(index) }));
  return [
    story('some', (locale) => page(items(locale, 3))),
    story('loading', () => NEVER),
    story('empty', () => page([])),
    story('failed', () => FAILURE),
    story('many', (locale) => page(items(locale, MANY), { next: 'next', total: MANY_TOTAL })),
    story('longTexts', (locale) =>
      page(items(locale, 3).map((found) => ({ ...found, ...longTexts(locale) }))),
    ),
  ];
}

type Change<S extends ContentSection> = (locale: Locale) => Partial<ContentSummary> & {
  readonly details?: Partial<SectionDetails[S]>;
};

/** Creates the states that every page of a content has, and those that only this section has. */
export function detailStories<S extends ContentSection>(
  section: S,
  more: { readonly [T in StoryState]?: Change<S> } = {},
): readonly Story[] {
  const slug = slugOf(section);
  const story = (title: StoryState, answer: AnswerIn) =>
    oneCall(title, `/${section}/${slug}`, `/v1/${section}/${slug}`, answer);
  const shown = (title: StoryState, change?: Change<S>) =>
    story(title, (locale) => ({ body: aDetailOf(section, locale, change?.(locale)) }));
  return [
    shown('some'),
    story('loading', () => NEVER),
    story('failed', () => FAILURE),
    story('notFound', () => problem(404, 'notFound')),
    story('forbidden', () => problem(403, 'forbidden')),
    shown('longTexts', longTexts as Change<S>),
    ...(Object.entries(more) as [StoryState, Change<S>][]).map(([title, change]) =>
      shown(title, change),
    ),
  ];
}

/** Returns the same stories with more calls answered. */
export const alsoAnswering = (
  stories: readonly Story[],
  more: (locale: Locale) => ReturnType<Story['answers']>,
): readonly Story[] =>
  stories.map((story) => ({
    ...story,
    answers: (locale) => ({ ...more(locale), ...story.answers(locale) }),
  }));
