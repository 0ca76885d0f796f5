import { act, cleanup, render } from '@testing-library/react';
import ar from '../../../i18n/ar.json';
import en from '../../../i18n/en.json';
import tr from '../../../i18n/tr.json';
import { LOCALE_CODES } from '../../shared/locales';
import { ROUTES, matchPath } from '../../shared/routes';
import { isCommentsPath, isReactionsPath } from '../testing/fakeApi';
import type { Messages } from '../intl/IntlRoot';
import { STORIES } from './allStories';
import { namesOf, type Language } from './languages';
import { ASIDE, prepareStage } from './stage';
import type { Story } from './story';

const MESSAGES = { en, ar, tr, keys: namesOf(en) } as const;
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
  });
});
afterEach(() => jest.restoreAllMocks());

/** Shows a story until its answers have arrived, and takes it away again. */
async function show(
  story: Story,
  language: Language,
  { isSignedIn = true, messages = MESSAGES[language] as Messages } = {},
) {
  const locale = LOCALE_CODES.find((code) => code === language) ?? 'ar';
  const { element, calls } = await prepareStage(story, { locale, messages, isSignedIn });
  const { container } = await act(async () => render(element));
  await act(settled);
  const text = container.textContent;
  cleanup();

  const known = Object.keys({ ...ASIDE, ...story.answers(locale) });
  const unknown = calls.filter(
    ({ path, search }) =>
      !known.includes(path) &&
      !known.includes(`${path}?${search}`) &&
      !isCommentsPath(path) &&
      !isReactionsPath(path),
  );
  return { text, unknown: unknown.map(({ path, search }) => `${path}?${search}`) };
}

/** A failing call is tried three times; each try takes a few turns. */
async function settled() {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((done) => setTimeout(done));
}

const CASES = STORIES.flatMap((story) =>
  LOCALE_CODES.map((language) => [story.path, story.title, language, story] as const),
);

test.each(CASES)(
  '%s: %s is shown in %s without a complaint',
  async (_path, _state, language, story) => {
    const { text, unknown } = await show(story, language);
    expect(unknown).toEqual([]);
    expect(complaints).toEqual([]);
    expect(text).not.toBe('');
  },
);

test('every screen of the portal has a story, except the workbench itself', () => {
  const shown = new Set(STORIES.map(({ path }) => matchPath(path).route.name));
  const missing = ROUTES.map(({ name }) => name).filter((name) => !shown.has(name));
  expect(missing).toEqual(['workbench']);
});

test('signed out, account pages lead to the sign-in and nothing is asked of the API', async () => {
  const story = STORIES.find(({ path }) => path === '/me/teams')!;
  const { text } = await show(story, 'en', { isSignedIn: false });
  expect(text).toContain('Taking you to sign-in');
});

test('the language of keys shows the names of messages', async () => {
  const story = STORIES.find(({ path, title }) => path === '/faqs' && title === 'some')!;
  expect((await show(story, 'keys')).text).toContain('faqs.fullAnswer');
});

test('a text that is not translated is a complaint', async () => {
  const story = STORIES.find(({ path }) => path === '/faqs')!;
  await show(story, 'tr', { messages: { ...tr, 'faqs.fullAnswer': undefined } as never });
  expect(complaints.join()).toContain('Missing message: "faqs.fullAnswer"');
});
