import { readdirSync } from 'node:fs';
import tr from '../../../i18n/tr.json';
import { ROUTES, matchPath } from '../../shared/routes';
import { STORIES } from './allStories';
import { collectConsoleErrors } from './consoleErrors';
import { showStory } from './showStory';
import { STORY_PARTS } from './testStories';

const complaints = collectConsoleErrors();

test('every screen of the portal has a story, except the workbench itself', () => {
  const shown = new Set(STORIES.map(({ path }) => matchPath(path).route.name));
  const missing = ROUTES.map(({ name }) => name).filter((name) => !shown.has(name));
  expect(missing).toEqual(['workbench']);
});

test('signed out, account pages lead to the sign-in and nothing is asked of the API', async () => {
  const story = STORIES.find(({ path }) => path === '/me/teams')!;
  const { text } = await showStory(story, 'en', { isSignedIn: false });
  expect(text).toContain('Taking you to sign-in');
});

test('the language of keys shows the names of messages', async () => {
  const story = STORIES.find(({ path, title }) => path === '/faqs' && title === 'some')!;
  expect((await showStory(story, 'keys')).text).toContain('faqs.fullAnswer');
});

test('a text that is not translated is a complaint', async () => {
  const story = STORIES.find(({ path }) => path === '/faqs')!;
  await showStory(story, 'tr', { messages: { ...tr, 'faqs.fullAnswer': undefined } as never });
  expect(complaints.join()).toContain('Missing message: "faqs.fullAnswer"');
});

test('the stories are split into as many files as there are parts', () => {
  const files = readdirSync(__dirname).filter((name) => /^stories\d+\.test\.ts$/.test(name));
  expect(files).toHaveLength(STORY_PARTS);
});
