import type { CalendarMonth } from '../../../shared/contract/calendar';
import type { RegistrationInfo } from '../../../shared/contract/registrations';
import { createTextPicker } from '../../testing/sectionDetails';
import { aDetailPage, aListItem, getSampleSlug } from '../../testing/sectionFactories';
import {
  addAnswers,
  createDetailStories,
  createListStories,
  createOneCallStory,
} from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const UPCOMING = {
  phase: 'upcoming',
  opensAt: '2026-05-08T15:00:00Z',
  closesAt: '2026-05-08T17:30:00Z',
} as const;
const PAST = {
  phase: 'closed',
  opensAt: '2026-04-02T15:00:00Z',
  closesAt: '2026-04-02T17:30:00Z',
} as const;

const SLUG = getSampleSlug('events');
const NAMES = [{ id: '00000000-0000-4000-8000-000000000001', name: 'Grace Okafor' }];

const anInfo = (more: Partial<RegistrationInfo> = {}): RegistrationInfo => ({
  capacity: 40,
  taken: 38,
  waiting: 0,
  guests: 2,
  refusal: null,
  opensAt: null,
  closesAt: '2026-05-07T15:00:00Z',
  attending: NAMES,
  mine: null,
  organises: false,
  ...more,
});
const MINE = {
  state: 'registered',
  guests: 1,
  isPublic: true,
  code: 'K7Q2M9XW4T',
  placeInLine: null,
  registeredAt: '2026-04-20T09:00:00Z',
  checkedInAt: null,
} as const;
const HERE = { way: 'here', url: null, guests: 2, opensAt: null, closesAt: null } as const;

/** Creates stories of an event's page with registration, with the host's answer on the places. */
const withPlaces = (title: StoryState, info: RegistrationInfo, page = ''): readonly Story[] =>
  addAnswers(
    [
      createOneCallStory(title, `/events/${SLUG}${page}`, `/v1/events/${SLUG}`, (locale) => ({
        body: aDetailPage('events', locale, {
          ...UPCOMING,
          details: { registration: HERE, position: { latitude: 41.02, longitude: 28.97 } },
        }),
      })),
    ],
    () => ({ [`/v1/events/${SLUG}/registration`]: { body: info } }),
  );

const A_MONTH: CalendarMonth = {
  month: '2026-05',
  today: '2026-05-01',
  items: [
    {
      id: '1',
      section: 'events',
      slug: SLUG,
      title: { text: 'Open house', lang: 'en' },
      opensAt: '2026-05-08T15:00:00Z',
      closesAt: '2026-05-09T15:00:00Z',
      isCancelled: false,
    },
    {
      id: '2',
      section: 'training',
      slug: 'first-aid',
      isCancelled: true,
      title: { text: 'First aid', lang: 'en' },
      opensAt: '2026-05-09T07:00:00Z',
      closesAt: '2026-05-09T10:00:00Z',
    },
  ],
};
const ROW = {
  id: '00000000-0000-4000-8000-000000000002',
  personId: NAMES[0]!.id,
  name: 'Grace Okafor',
  state: 'registered',
  guests: 1,
  isPublic: true,
  number: 1,
  registeredAt: '2026-04-20T09:00:00Z',
  checkedInAt: null,
} as const;

const REGISTRATION_STORIES: readonly Story[] = [
  ...withPlaces('register', anInfo()),
  ...withPlaces(
    'underWay',
    anInfo({ mine: { ...MINE, state: 'waiting', placeInLine: 2 }, waiting: 5 }),
  ),
  ...withPlaces('signedIn', anInfo({ mine: MINE })),
  ...withPlaces('some', anInfo({ mine: MINE }), '/ticket'),
  createOneCallStory('some', '/events?view=month', '/v1/calendar', () => ({ body: A_MONTH })),
  ...addAnswers(
    [
      createOneCallStory(
        'some',
        `/events/${SLUG}/door`,
        `/v1/events/${SLUG}/registrations`,
        () => ({
          body: {
            items: [ROW],
            next: null,
            counts: { registered: 1, waiting: 0, attended: 0, noShow: 0 },
          },
        }),
      ),
    ],
    (locale) => ({
      [`/v1/events/${SLUG}`]: { body: aDetailPage('events', locale, UPCOMING) },
      [`/v1/events/${SLUG}/registration`]: { body: anInfo({ organises: true }) },
    }),
  ),
];

export const EVENT_STORIES = [
  ...REGISTRATION_STORIES,
  ...createListStories('events', (locale, index) =>
    aListItem('events', locale, index % 2 === 0 ? UPCOMING : PAST),
  ),
  ...createDetailStories('events', {
    closed: (locale) => ({
      ...PAST,
      details: {
        attendees: 64,
        minutes: createTextPicker(locale)('Sixty questions.', 'ستون سؤالًا.', 'Altmış soru.'),
      },
    }),
    cancelled: (locale) => ({
      ...UPCOMING,
      details: { cancellation: createTextPicker(locale)('Storm.', 'عاصفة.', 'Fırtına.') },
    }),
  }),
];
