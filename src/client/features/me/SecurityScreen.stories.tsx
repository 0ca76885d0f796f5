import { aSession, SECURITY, SECURITY_CALLS, securityEvents } from '../../testing/accountFactories';
import { FAILURE, NEVER } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const MANY = 24;
const story = (title: StoryState, answers: ReturnType<Story['answers']>): Story => ({
  title,
  path: '/me/security',
  answers: () => answers,
});
const { facts, sessions, events } = SECURITY_CALLS;
const all = (answer: typeof FAILURE | typeof NEVER) => ({
  [facts]: answer,
  [sessions]: answer,
  [events]: answer,
});

export const SECURITY_STORIES: readonly Story[] = [
  story('some', {
    [facts]: { body: SECURITY },
    [sessions]: { body: [aSession({ isCurrent: true }), aSession({ id: '2', kind: 'door' })] },
    [events]: { body: securityEvents() },
  }),
  story('loading', all(NEVER)),
  story('failed', all(FAILURE)),
  story('empty', {
    [facts]: { body: { hasPassword: false, email: null, doors: [] } },
    [sessions]: { body: [aSession({ isCurrent: true, device: '' })] },
    [events]: { body: [] },
  }),
  story('many', {
    [facts]: { body: SECURITY },
    [sessions]: { body: Array.from({ length: MANY }, (_, id) => aSession({ id: String(id) })) },
    [events]: { body: securityEvents() },
  }),
];
