import { SECTIONS, type Section } from '../../../shared/sections';
import { aWrittenDialog } from '../../testing/dialogFactories';
import { aWrittenDetails } from '../../testing/detailsFactories';
import { CITY_AUTHOR, TEAM_AUTHOR, aSource } from '../../testing/editFactories';
import { aProblem } from '../../testing/factories';
import {
  FAILED_ANSWER,
  NEVER,
  addAnswers,
  createLongTexts,
  createOneCallStory,
} from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

type Answer = Parameters<typeof createOneCallStory>[3];

const creating = (title: StoryState, answer: Answer, section: Section = 'blogs') =>
  createOneCallStory(title, `/${section}/create`, '/v1/me/authors', answer);

function editing(title: StoryState, answer: Answer, section: Section = 'blogs'): Story {
  const { slug } = aSource();
  return createOneCallStory(
    title,
    `/${section}/${slug}/edit`,
    `/v1/${section}/${slug}/source`,
    answer,
  );
}

const PUBLISHED_HERE: readonly Section[] = ['blogs', 'governance', 'faqs'];

/**
 * Further requests of the two screens of a section: the mode of a dialog, and whether a training is
 * a course.
 */
const ALSO_ASKED: Partial<Record<Section, Parameters<typeof addAnswers>[1]>> = {
  dialogs: () => ({ [`/v1/dialogs/${aSource().slug}/settings`]: { body: aWrittenDialog() } }),
  training: () => ({
    [`/v1/training/${aSource().slug}/details`]: {
      body: aWrittenDetails('training', { kind: 'course' }),
    },
  }),
};

/** Lists both screens as each section has them. */
const inSection = (section: Section): readonly Story[] =>
  addAnswers(bothIn(section), ALSO_ASKED[section] ?? (() => ({})));

const bothIn = (section: Section): readonly Story[] => [
  creating('some', () => ({ body: { items: [CITY_AUTHOR, TEAM_AUTHOR] } }), section),
  editing(
    'some',
    () => ({
      body: aSource({ section, missing: PUBLISHED_HERE.includes(section) ? [] : ['details'] }),
    }),
    section,
  ),
];

const importing = (title: StoryState, answer: Answer) =>
  createOneCallStory(title, '/events/create/import', '/v1/me/authors', answer);

export const EDIT_STORIES: readonly Story[] = [
  ...SECTIONS.flatMap(inSection),
  creating('loading', () => NEVER),
  creating('failed', () => FAILED_ANSWER),
  creating('forbidden', () => ({ body: { items: [] } })),
  importing('some', () => ({ body: { items: [CITY_AUTHOR, TEAM_AUTHOR] } })),
  importing('loading', () => NEVER),
  importing('failed', () => FAILED_ANSWER),
  importing('forbidden', () => ({ body: { items: [] } })),
  editing('empty', () => ({
    body: aSource({ summary: {}, body: {}, missing: ['summary', 'body'], mayPublish: false }),
  })),
  editing('published', () => ({
    body: aSource({
      status: 'published',
      mayPublish: false,
      publishedAt: '2026-04-20T08:00:00Z',
      acts: ['archive', 'retract'],
    }),
  })),
  editing('longTexts', (locale) => {
    const { title, summary } = createLongTexts(locale);
    return { body: aSource({ title: { en: title.text }, summary: { en: summary.text } }) };
  }),
  editing('loading', () => NEVER),
  editing('failed', () => FAILED_ANSWER),
  editing('notFound', () => aProblem(404, 'notFound')),
  editing('forbidden', () => aProblem(403, 'forbidden')),
];
