import {
  aSession,
  SECURITY_FACTS,
  SECURITY_PATHS,
  someSecurityEvents,
} from '../../testing/accountFactories';
import { FAILED_ANSWER, NEVER } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const MANY = 24;
const story = (title: StoryState, answers: ReturnType<Story['answers']>): Story => ({
  title,
  path: '/me/security',
  answers: () => answers,
});
const { facts, sessions, events } = SECURITY_PATHS;
const all = (answer: typeof FAILED_ANSWER | typeof NEVER) => ({
  [facts]: answer,
  [sessions]: answer,
  [events]: answer,
});

export const SECURITY_STORIES: readonly Story[] = [
  story('some', {
    [facts]: { body: SECURITY_FACTS },
    [sessions]: { body: [aSession({ isCurrent: true }), aSession({ id: '2', kind: 'door' })] },
    [events]: { body: someSecurityEvents() },
  }),
  story('loading', all(NEVER)),
  story('failed', all(FAILED_ANSWER)),
  story('empty', {
    [facts]: {
      body: { hasPassword: false, email: null, newEmail: null, secondFactor: null, doors: [] },
    },
    [sessions]: { body: [aSession({ isCurrent: true, device: '' })] },
    [events]: { body: [] },
  }),
  story('many', {
    [facts]: {
      body: {
        ...SECURITY_FACTS,
        newEmail: { email: 'grace@elsewhere.example', until: '2026-05-01T08:00:00Z' },
        secondFactor: {
          appSince: '2026-02-01T08:00:00Z',
          recoveryCodes: 7,
          passkeys: [
            {
              id: '00000000-0000-4000-8000-000000000002',
              name: 'Laptop at work',
              createdAt: '2026-02-02T08:00:00Z',
              lastUsedAt: '2026-04-28T08:00:00Z',
            },
            {
              id: '00000000-0000-4000-8000-000000000003',
              name: 'Security key on the key ring, the blue one from the city’s shop',
              createdAt: '2026-02-03T08:00:00Z',
              lastUsedAt: null,
            },
          ],
        },
      },
    },
    [sessions]: { body: Array.from({ length: MANY }, (_, id) => aSession({ id: String(id) })) },
    [events]: { body: someSecurityEvents() },
  }),
];
