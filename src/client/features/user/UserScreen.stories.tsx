import type { Locale } from '../../../shared/locales';
import { aProblem } from '../../testing/factories';
import { A_USER_ID, aPerson } from '../../testing/profileFactories';
import { aListItem } from '../../testing/sectionFactories';
import {
  FAILED_ANSWER,
  createLongTexts,
  NEVER,
  createOneCallStory,
} from '../../workbench/makeStories';
import type { StoryState } from '../../workbench/story';

const MANY = 20;

const story = (title: StoryState, answer: Parameters<typeof createOneCallStory>[3]) =>
  createOneCallStory(title, `/user/${A_USER_ID}`, `/v1/user/${A_USER_ID}`, answer);

const contributions = (locale: Locale) =>
  Array.from({ length: MANY }, (_, id) => ({ ...aListItem('blogs', locale), id: String(id) }));

const NOTHING = { about: '', website: null, roles: [], groups: [], contributions: [], comments: 0 };

export const USER_STORIES = [
  story('some', (locale) => ({ body: aPerson(locale) })),
  story('loading', () => NEVER),
  story('empty', (locale) => ({ body: aPerson(locale, NOTHING) })),
  story('failed', () => FAILED_ANSWER),
  story('notFound', () => aProblem(404, 'notFound')),
  story('many', (locale) => ({
    body: aPerson(locale, { contributions: contributions(locale), comments: 1_240 }),
  })),
  story('longTexts', (locale) => {
    const { title, summary } = createLongTexts(locale);
    return { body: aPerson(locale, { name: title.text, about: summary.text }) };
  }),
];
