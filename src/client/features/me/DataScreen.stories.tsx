import { aSession, SECURITY_FACTS, SECURITY_PATHS } from '../../testing/accountFactories';
import { FAILED_ANSWER, NEVER } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const story = (title: StoryState, answers: ReturnType<Story['answers']>): Story => ({
  title,
  path: '/me/data',
  answers: () => answers,
});
const { facts, sessions } = SECURITY_PATHS;

export const DATA_STORIES: readonly Story[] = [
  story('some', { [facts]: { body: SECURITY_FACTS } }),
  story('loading', { [facts]: NEVER }),
  story('failed', { [facts]: FAILED_ANSWER }),
  // Without a password, and the sign-in was long ago.
  story('empty', {
    [facts]: { body: { ...SECURITY_FACTS, hasPassword: false, email: null } },
    [sessions]: { body: [aSession({ isCurrent: true, kind: 'door' })] },
  }),
];
