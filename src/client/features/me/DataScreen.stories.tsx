import { aSession, SECURITY, SECURITY_CALLS } from '../../testing/accountFactories';
import { FAILURE, NEVER } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const story = (title: StoryState, answers: ReturnType<Story['answers']>): Story => ({
  title,
  path: '/me/data',
  answers: () => answers,
});
const { facts, sessions } = SECURITY_CALLS;

export const DATA_STORIES: readonly Story[] = [
  story('some', { [facts]: { body: SECURITY } }),
  story('loading', { [facts]: NEVER }),
  story('failed', { [facts]: FAILURE }),
  // Without a password, and the sign-in was long ago.
  story('empty', {
    [facts]: { body: { hasPassword: false, email: null, doors: SECURITY.doors } },
    [sessions]: { body: [aSession({ isCurrent: true, kind: 'door' })] },
  }),
];
