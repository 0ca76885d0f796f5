import type { Insertable } from 'kysely';
import type { RegistrationState } from '../../../shared/contract/registrations';
import { CODE_LENGTH, CODE_LETTERS } from '../../../shared/registrationCode';
import type { DemoPerson } from '../../../shared/demoPeople';
import type { Database } from '../openDatabase';
import type { Tables } from '../tables';
import { EVENTS } from './content/events';
import { stableFraction } from './deterministic';
import { insertAll } from './insertAll';
import type { Calendar } from './moments';
import { contentId, personId } from './seedContents';
import { inDays } from './types';

interface SeedRegistrations {
  readonly slug: string;
  /** In the order of arrival: who has a place, as many as there are; the others wait. */
  readonly people: readonly (DemoPerson | number)[];
  /** How many days ago the first one registered. */
  readonly since: number;
}

const residents = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** One that is full and where people wait, one with room. */
const REGISTRATIONS: readonly SeedRegistrations[] = [
  {
    slug: 'promenade-lighting-walk',
    people: ['omar', ...residents(20, 29), 'grace', ...residents(60, 8)],
    since: 9,
  },
  { slug: 'open-council-evening', people: ['grace', 'isil', ...residents(80, 57)], since: 14 },
];

const codeOf = (slug: string, index: number): string =>
  Array.from({ length: CODE_LENGTH }, (_, letter) =>
    CODE_LETTERS.charAt(
      Math.floor(stableFraction('code', slug, index, letter) * CODE_LETTERS.length),
    ),
  ).join('');

const SHARE_WITH_GUESTS = 0.3;
const SHARE_PUBLIC = 0.4;

function rowsOf(
  { slug, people, since }: SeedRegistrations,
  calendar: Calendar,
): Insertable<Tables['registrations']>[] {
  const { capacity } = EVENTS.find((event) => event.slug === slug)?.details ?? { capacity: null };
  const begin = calendar.dateTime(inDays(-since)).getTime();
  const step = (calendar.dateTime(inDays(-1)).getTime() - begin) / people.length;
  let free = capacity ?? Infinity;
  return people.map((person, index) => {
    const guests = stableFraction('guests', slug, index) < SHARE_WITH_GUESTS ? 1 : 0;
    const state: RegistrationState = 1 + guests <= free ? 'registered' : 'waiting';
    if (state === 'registered') free -= 1 + guests;
    return {
      ...{ content_id: contentId('events', slug), person_id: personId(person), state, guests },
      ...{ code: codeOf(slug, index), number: index + 1 },
      is_public: state === 'registered' && stableFraction('public', slug, index) < SHARE_PUBLIC,
      registered_at: new Date(begin + index * step),
    };
  });
}

/** Who comes to events of the demonstration. */
export async function seedRegistrations(db: Database, calendar: Calendar): Promise<void> {
  await insertAll(
    db,
    'registrations',
    REGISTRATIONS.flatMap((event) => rowsOf(event, calendar)),
  );
}
