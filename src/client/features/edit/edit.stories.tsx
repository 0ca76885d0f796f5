import { SECTIONS, type Section } from '../../../shared/sections';
import { aWrittenDialog } from '../../testing/dialogFactories';
import { aWrittenDetails } from '../../testing/detailsFactories';
import { CITY, TEAM, aSource } from '../../testing/editFactories';
import { problem } from '../../testing/factories';
import { FAILURE, NEVER, alsoAnswering, longTexts, oneCall } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

type Answer = Parameters<typeof oneCall>[3];

const creating = (title: StoryState, answer: Answer, section: Section = 'blogs') =>
  oneCall(title, `/${section}/create`, '/v1/me/authors', answer);

function editing(title: StoryState, answer: Answer, section: Section = 'blogs'): Story {
  const { slug } = aSource();
  return oneCall(title, `/${section}/${slug}/edit`, `/v1/${section}/${slug}/source`, answer);
}

const PUBLISHED_HERE: readonly Section[] = ['blogs', 'governance', 'faqs'];

/**
 * Further requests of the two screens of a section: the mode of a dialog, and whether a training is
 * a course.
 */
const ALSO_ASKED: Partial<Record<Section, Parameters<typeof alsoAnswering>[1]>> = {
  dialogs: () => ({ [`/v1/dialogs/${aSource().slug}/settings`]: { body: aWrittenDialog() } }),
  training: () => ({
    [`/v1/training/${aSource().slug}/details`]: {
      body: aWrittenDetails('training', { kind: 'course' }),
    },
  }),
};

/** Lists both screens as each section has them. */
const inSection = (section: Section): readonly Story[] =>
  alsoAnswering(bothIn(section), ALSO_ASKED[section] ?? (() => ({})));

const bothIn = (section: Section): readonly Story[] => [
  creating('some', () => ({ body: { items: [CITY, TEAM] } }), section),
  editing(
    'some',
    () => ({
      body: aSource({ section, missing: PUBLISHED_HERE.includes(section) ? [] : ['details'] }),
    }),
    section,
  ),
];

const importing = (title: StoryState, answer: Answer) =>
  oneCall(title, '/events/create/import', '/v1/me/authors', answer);

export const EDIT_STORIES: readonly Story[] = [
  ...SECTIONS.flatMap(inSection),
  creating('loading', () => NEVER),
  creating('failed', () => FAILURE),
  creating('forbidden', () => ({ body: { items: [] } })),
  importing('some', () => ({ body: { items: [CITY, TEAM] } })),
  importing('loading', () => NEVER),
  importing('failed', () => FAILURE),
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
    const { title, summary } = longTexts(locale);
    return { body: aSource({ title: { en: title.text }, summary: { en: summary.text } }) };
  }),
  editing('loading', () => NEVER),
  editing('failed', () => FAILURE),
  editing('notFound', () => problem(404, 'notFound')),
  editing('forbidden', () => problem(403, 'forbidden')),
];
