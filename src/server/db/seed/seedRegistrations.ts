import type { Insertable } from 'kysely';
import type { RegistrationState } from '../../../shared/contract/registrations';
import { CODE_LENGTH, CODE_LETTERS } from '../../../shared/registrationCode';
import type { DemoPerson } from '../../../demo/people';
import type { RegisteredSection } from '../../../shared/sections';
import type { Database } from '../openDatabase';
import type { Tables } from '../tables';
import { EVENTS } from './content/events';
import { TRAININGS } from './content/training';
import { stableFraction } from './deterministic';
import { insertAll } from './insertAll';
import type { Calendar } from './moments';
import { toContentId, toPersonId } from './seedContents';
import { addDays } from './types';

interface SeedRegistrations {
  readonly section: RegisteredSection;
  readonly slug: string;
  /** In the order of arrival: who has a place, as many as there are; the others wait. */
  readonly people: readonly (DemoPerson | number)[];
  /** Number of days since the first one registered. */
  readonly since: number;
  /** Number of days since the last one registered; yesterday if it is not said. */
  readonly until?: number;
}

const residents = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/**
 * Registrations of either section: one that is full and where people wait, and some with room; of
 * the trainings two that have taken place.
 */
const REGISTRATIONS: readonly SeedRegistrations[] = [
  {
    section: 'events',
    slug: 'promenade-lighting-walk',
    since: 9,
    people: ['omar', ...residents(20, 29), 'grace', ...residents(60, 8)],
  },
  {
    section: 'events',
    slug: 'open-council-evening',
    since: 14,
    people: ['grace', 'isil', ...residents(80, 57)],
  },
  {
    section: 'training',
    slug: 'workshop-for-new-committee-members',
    since: 12,
    people: ['isil', 'grace', ...residents(2, 13)],
  },
  {
    section: 'training',
    slug: 'become-a-digital-helper',
    since: 24,
    people: [...residents(60, 18), 'omar', ...residents(84, 4)],
  },
  {
    section: 'training',
    slug: 'keeping-a-discussion-fair',
    since: 7,
    people: ['omar', ...residents(90, 21)],
  },
  {
    section: 'training',
    slug: 'organising-step-free-events',
    since: 4,
    people: residents(20, 11),
  },
  {
    section: 'training',
    slug: 'young-council-simulation',
    since: 55,
    until: 34,
    people: ['grace', ...residents(33, 27)],
  },
  {
    section: 'training',
    slug: 'reading-plans-and-maps',
    since: 118,
    until: 95,
    people: residents(110, 19),
  },
];

const codeOf = (slug: string, index: number): string =>
  Array.from({ length: CODE_LENGTH }, (_, letter) =>
    CODE_LETTERS.charAt(
      Math.floor(stableFraction('code', slug, index, letter) * CODE_LETTERS.length),
    ),
  ).join('');

const SHARE_WITH_GUESTS = 0.3;
const SHARE_PUBLIC = 0.4;

/** Reads what an event or a training of the seed says of its places, and when it begins. */
function placeIn({ section, slug }: SeedRegistrations) {
  const event = EVENTS.find((one) => section === 'events' && one.slug === slug);
  const training = TRAININGS.find((one) => section === 'training' && one.slug === slug);
  const session = training?.details.training;
  return {
    capacity: (event?.details.capacity ?? session?.capacity) || Infinity,
    bringsGuests: (event?.details.registration ?? session?.registration)?.guests !== 0,
    opensAt: (event ?? training)?.opensAt ?? null,
  };
}

const SHARE_ATTENDED = 0.9;

/**
 * Makes the attendance: somebody with a place at what has begun came, and was let in at its
 * beginning, or did not come.
 */
function attendance(began: Date, ...seed: readonly (string | number)[]) {
  const hasCome = stableFraction('attended', ...seed) < SHARE_ATTENDED;
  return hasCome
    ? { state: 'attended' as const, checked_in_at: began }
    : { state: 'noShow' as const, checked_in_at: null };
}

function rowsOf(
  seed: SeedRegistrations,
  calendar: Calendar,
): Insertable<Tables['registrations']>[] {
  const { section, slug, people, since, until = 1 } = seed;
  const { capacity, bringsGuests, opensAt } = placeIn(seed);
  const startsAt = opensAt && calendar.dateTime(opensAt);
  const hasBegun = startsAt !== null && startsAt <= calendar.dateTime(addDays(0));
  const begin = calendar.dateTime(addDays(-since)).getTime();
  const step = (calendar.dateTime(addDays(-until)).getTime() - begin) / people.length;
  let free = capacity;
  return people.map((person, index) => {
    const guests =
      bringsGuests && stableFraction('guests', slug, index) < SHARE_WITH_GUESTS ? 1 : 0;
    const hasPlace = 1 + guests <= free;
    if (hasPlace) free -= 1 + guests;
    const state: RegistrationState = hasPlace ? 'registered' : 'waiting';
    return {
      content_id: toContentId(section, slug),
      person_id: toPersonId(person),
      guests,
      state,
      checked_in_at: null,
      ...(hasPlace && hasBegun && attendance(startsAt, slug, index)),
      code: codeOf(slug, index),
      number: index + 1,
      is_public: hasPlace && stableFraction('public', slug, index) < SHARE_PUBLIC,
      registered_at: new Date(begin + index * step),
    };
  });
}

/** Seeds who comes to events and trainings of the demonstration. */
export async function seedRegistrations(db: Database, calendar: Calendar): Promise<void> {
  await insertAll(
    db,
    'registrations',
    REGISTRATIONS.flatMap((place) => rowsOf(place, calendar)),
  );
}
