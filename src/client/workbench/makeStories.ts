import type { ContentSummary, ListItem } from '../../shared/contract/content';
import type { Locale } from '../../shared/locales';
import type { ContentSection } from '../../shared/sections';
import type { SectionDetails } from '../api/contentEndpoints';
import { aListPage, aProblem } from '../testing/factories';
import { NEVER_RESPONDS, type FakeResponse } from '../testing/fakeApi';
import { aDetailPage, aListItem, getSampleSlug } from '../testing/sectionFactories';
import { createTextPicker } from '../testing/sectionDetails';
import type { Story, StoryState } from './story';

type Answer = FakeResponse | Promise<FakeResponse>;
type AnswerIn = (locale: Locale) => Answer;

export { NEVER_RESPONDS as NEVER };
/** A failure of the server. */
export const FAILED_ANSWER = aProblem(503, 'unexpected');

const MANY = 24;
const MANY_TOTAL = 1_240;
const UNBREAKABLE = 'https://harbour.example/a-very-long-address-without-any-place-to-break-it';

/** Returns a title and a summary that are much longer than expected. */
export function createLongTexts(locale: Locale): Pick<ContentSummary, 'title' | 'summary'> {
  const say = createTextPicker(locale);
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
export const createOneCallStory = (
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
export function createListStories(
  section: ContentSection,
  item: Item = (locale) => aListItem(section, locale),
): readonly Story[] {
  const story = (title: StoryState, answer: AnswerIn, query = '') =>
    createOneCallStory(title, `/${section}${query}`, `/v1/${section}`, answer);
  const items = (locale: Locale, count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...item(locale, index), id: String(index) }));
  return [
    story('some', (locale) => aListPage(items(locale, 3))),
    story('loading', () => NEVER_RESPONDS),
    story('empty', () => aListPage([])),
    story('failed', () => FAILED_ANSWER),
    story('many', (locale) => aListPage(items(locale, MANY), { next: 'next', total: MANY_TOTAL })),
    story('longTexts', (locale) =>
      aListPage(items(locale, 3).map((found) => ({ ...found, ...createLongTexts(locale) }))),
    ),
  ];
}

type Change<S extends ContentSection> = (locale: Locale) => Partial<ContentSummary> & {
  readonly details?: Partial<SectionDetails[S]>;
};

/** Creates the states that every page of a content has, and those that only this section has. */
export function createDetailStories<S extends ContentSection>(
  section: S,
  more: { readonly [T in StoryState]?: Change<S> } = {},
): readonly Story[] {
  const slug = getSampleSlug(section);
  const story = (title: StoryState, answer: AnswerIn) =>
    createOneCallStory(title, `/${section}/${slug}`, `/v1/${section}/${slug}`, answer);
  const shown = (title: StoryState, change?: Change<S>) =>
    story(title, (locale) => ({ body: aDetailPage(section, locale, change?.(locale)) }));
  return [
    shown('some'),
    story('loading', () => NEVER_RESPONDS),
    story('failed', () => FAILED_ANSWER),
    story('notFound', () => aProblem(404, 'notFound')),
    story('forbidden', () => aProblem(403, 'forbidden')),
    shown('longTexts', createLongTexts as Change<S>),
    ...(Object.entries(more) as [StoryState, Change<S>][]).map(([title, change]) =>
      shown(title, change),
    ),
  ];
}

/** Returns the same stories with more calls answered. */
export const addAnswers = (
  stories: readonly Story[],
  more: (locale: Locale) => ReturnType<Story['answers']>,
): readonly Story[] =>
  stories.map((story) => ({
    ...story,
    answers: (locale) => ({ ...more(locale), ...story.answers(locale) }),
  }));
