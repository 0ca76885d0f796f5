import type { MyEvent } from '../../../../shared/contract/registrations';
import {
  addAnswers,
  FAILED_ANSWER,
  NEVER,
  createOneCallStory,
} from '../../../workbench/makeStories';
import type { Story } from '../../../workbench/story';

const REGISTRATION = {
  state: 'registered',
  guests: 1,
  isPublic: false,
  code: 'K7Q2M9XW4T',
  placeInLine: null,
  registeredAt: '2026-04-20T09:00:00Z',
  checkedInAt: null,
} as const;

/** Creates an event that a person registered for. */
export const aMyEvent = (slug: string, more: Partial<MyEvent> = {}): MyEvent => ({
  section: 'events',
  slug,
  title: { text: `Open house ${slug}`, lang: 'en' },
  isCancelled: false,
  isOver: false,
  opensAt: '2026-05-08T15:00:00Z',
  closesAt: '2026-05-08T17:00:00Z',
  registration: REGISTRATION,
  ...more,
});

const ITEMS = [
  aMyEvent('one'),
  aMyEvent('two', { registration: { ...REGISTRATION, state: 'waiting', placeInLine: 3 } }),
  aMyEvent('three', { isOver: true, registration: { ...REGISTRATION, state: 'attended' } }),
  aMyEvent('four', { isCancelled: true }),
];

const CALL = '/v1/me/registrations';

/** Stories of the events that the person registered for, and of the address of their calendar. */
export const MY_EVENTS_STORIES: readonly Story[] = addAnswers(
  [
    createOneCallStory('some', '/me/events', CALL, () => ({ body: { items: ITEMS } })),
    createOneCallStory('empty', '/me/events', CALL, () => ({ body: { items: [] } })),
    createOneCallStory('loading', '/me/events', CALL, () => NEVER),
    createOneCallStory('failed', '/me/events', CALL, () => FAILED_ANSWER),
  ],
  () => ({ '/v1/me/calendar': { body: { since: '2026-04-01T09:00:00Z' } } }),
);
