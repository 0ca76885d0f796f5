import { NO_REGISTRATION } from '../../../shared/contract/registrationRule';
import type { RegistrationInfo } from '../../../shared/contract/registrations';
import { createSessionDefaults } from '../../../shared/contract/trainingSessions';
import type { Locale } from '../../../shared/locales';
import { createTextPicker } from '../../testing/sectionDetails';
import { aDetailPage, getSampleSlug } from '../../testing/sectionFactories';
import { addAnswers, createOneCallStory } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';
import { DEMO_ZONE } from '../../../demo/city';

const SLUG = getSampleSlug('training');
const PAGE = `/v1/training/${SLUG}`;

/** Creates a training to come where people register on the page. */
const aTraining = (locale: Locale) =>
  aDetailPage('training', locale, {
    kind: 'training',
    phase: 'upcoming',
    opensAt: '2026-05-12T15:00:00Z',
    closesAt: '2026-05-12T17:00:00Z',
    details: {
      course: null,
      training: {
        format: 'inPerson',
        trainers: ['Işıl Iğdır'],
        capacity: 20,
        courseSlug: null,
        location: createTextPicker(locale)('Town hall', 'دار البلدية', 'Belediye binası'),
        ...createSessionDefaults(DEMO_ZONE),
        registration: { ...NO_REGISTRATION, way: 'here' },
        registered: 18,
        waiting: 0,
      },
    },
  });

const anInfo = (more: Partial<RegistrationInfo> = {}): RegistrationInfo => ({
  capacity: 20,
  taken: 18,
  waiting: 0,
  guests: 0,
  refusal: null,
  opensAt: null,
  closesAt: null,
  attending: [],
  mine: null,
  organises: false,
  ...more,
});
const MINE = {
  state: 'registered',
  guests: 0,
  isPublic: false,
  code: 'K7Q2M9XW4T',
  placeInLine: null,
  registeredAt: '2026-04-20T09:00:00Z',
  checkedInAt: null,
} as const;
const ROW = {
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Grace Okafor',
  state: 'registered',
  personId: '00000000-0000-4000-8000-000000000001',
  guests: 0,
  isPublic: false,
  number: 1,
  registeredAt: '2026-04-20T09:00:00Z',
  checkedInAt: null,
} as const;

const withPlaces = (title: StoryState, info: RegistrationInfo, page = ''): readonly Story[] =>
  addAnswers(
    [
      createOneCallStory(title, `/training/${SLUG}${page}`, PAGE, (locale) => ({
        body: aTraining(locale),
      })),
    ],
    () => ({ [`${PAGE}/registration`]: { body: info } }),
  );

/** A training with its places, the ticket, and the door. */
export const SESSION_STORIES: readonly Story[] = [
  ...withPlaces('session', anInfo()),
  ...withPlaces('signedIn', anInfo({ mine: MINE })),
  ...withPlaces('some', anInfo({ mine: MINE }), '/ticket'),
  ...addAnswers(
    [
      createOneCallStory('some', `/training/${SLUG}/door`, `${PAGE}/registrations`, () => ({
        body: {
          items: [ROW],
          next: null,
          counts: { registered: 1, waiting: 0, attended: 0, noShow: 0 },
        },
      })),
    ],
    (locale) => ({
      [PAGE]: { body: aTraining(locale) },
      [`${PAGE}/registration`]: { body: anInfo({ organises: true }) },
    }),
  ),
];
