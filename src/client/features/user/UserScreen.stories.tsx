import type { Locale } from '../../../shared/locales';
import { problem } from '../../testing/factories';
import { A_USER_ID, aPerson } from '../../testing/profileFactories';
import { anItemOf } from '../../testing/sectionFactories';
import { FAILURE, longTexts, NEVER, oneCall } from '../../workbench/makeStories';
import type { StoryState } from '../../workbench/story';

const MANY = 20;

const story = (title: StoryState, answer: Parameters<typeof oneCall>[3]) =>
  oneCall(title, `/user/${A_USER_ID}`, `/v1/user/${A_USER_ID}`, answer);

const contributions = (locale: Locale) =>
  Array.from({ length: MANY }, (_, id) => ({ ...anItemOf('blogs', locale), id: String(id) }));

const NOTHING = { about: '', website: null, roles: [], groups: [], contributions: [], comments: 0 };

export const USER_STORIES = [
  story('some', (locale) => ({ body: aPerson(locale) })),
  story('loading', () => NEVER),
  story('empty', (locale) => ({ body: aPerson(locale, NOTHING) })),
  story('failed', () => FAILURE),
  story('notFound', () => problem(404, 'notFound')),
  story('many', (locale) => ({
    body: aPerson(locale, { contributions: contributions(locale), comments: 1_240 }),
  })),
  story('longTexts', (locale) => {
    const { title, summary } = longTexts(locale);
    return { body: aPerson(locale, { name: title.text, about: summary.text }) };
  }),
];
