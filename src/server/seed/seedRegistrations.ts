import type { Insertable } from 'kysely';
import type { RegistrationState } from '../../shared/contract/registrations';
import { CODE_LENGTH, CODE_LETTERS } from '../../shared/registrationCode';
import type { RegisteredSection } from '../../shared/sections';
import type { Tables } from '../db/tables';
import { stableFraction } from './deterministic';
import { insertAll } from './insertAll';
import type { Calendar } from './moments';
import type { Demonstration } from './readDemonstration';
import { addDays, type Moment, type SeedContent } from './schemas';
import { toContentId, toPersonId } from './seedContents';
import type { Seeding } from './seeding';

type SeedRegistrations = NonNullable<SeedContent<RegisteredSection>['registrations']>;

/** Event or training with who registered: as many as there are places have one, others wait. */
interface Offered extends SeedRegistrations {
  readonly section: RegisteredSection;
  readonly slug: string;
  readonly capacity: number;
  readonly bringsGuests: boolean;
  readonly opensAt: Moment | null;
}

interface Places {
  readonly capacity: number | null;
  readonly registration?: { readonly guests?: number } | null;
}

const placesOf = (places: Places | null) => ({
  capacity: places?.capacity || Infinity,
  bringsGuests: places?.registration?.guests !== 0,
});

const listOffered = ({ contents: { events, training } }: Demonstration): Offered[] => [
  ...events.flatMap(({ slug, details, opensAt = null, registrations }) =>
    registrations
      ? [{ section: 'events' as const, slug, opensAt, ...placesOf(details), ...registrations }]
      : [],
  ),
  ...training.flatMap(({ slug, details, opensAt = null, registrations }) =>
    registrations
      ? [
          {
            section: 'training' as const,
            slug,
            opensAt,
            ...placesOf(details.training),
            ...registrations,
          },
        ]
      : [],
  ),
];

const codeOf = (slug: string, index: number): string =>
  Array.from({ length: CODE_LENGTH }, (_, letter) =>
    CODE_LETTERS.charAt(
      Math.floor(stableFraction('code', slug, index, letter) * CODE_LETTERS.length),
    ),
  ).join('');

const SHARE_WITH_GUESTS = 0.3;
const SHARE_PUBLIC = 0.4;

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

/** Lists people one by one, residents in a row too. */
const listPeople = ({ people }: SeedRegistrations): (string | number)[] =>
  people.flatMap((one) =>
    typeof one === 'object'
      ? Array.from({ length: one.count }, (_, index) => one.first + index)
      : [one],
  );

function rowsOf(offered: Offered, calendar: Calendar): Insertable<Tables['registrations']>[] {
  const people = listPeople(offered);
  const { section, slug, since, until = 1, capacity, bringsGuests, opensAt } = offered;
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
export const seedRegistrations = ({ db, demo, calendar }: Seeding): Promise<void> =>
  insertAll(
    db,
    'registrations',
    listOffered(demo).flatMap((offered) => rowsOf(offered, calendar)),
  );
