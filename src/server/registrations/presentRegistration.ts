import { sql, type Selectable } from 'kysely';
import {
  MAX_PUBLIC_NAMES,
  type OwnRegistration,
  type RegistrationInfo,
} from '../../shared/contract/registrations';
import type { ReadContext } from '../content/section';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { findRegistrationRefusal, type RegistrableContent } from './registrationWindow';
import { countPlaces } from './capacity';

type Row = Selectable<Tables['registrations']>;

/** Number of people who wait up to this one: 1 is next. Null for those who do not wait. */
export const WAITING_LIST_POSITION = sql<
  number | null
>`case when registrations.state = 'waiting' then (
  select count(*)::int from registrations as earlier
  where earlier.content_id = registrations.content_id and earlier.state = 'waiting' and earlier.number <= registrations.number
) end`;

/** Presents a registration as its owner sees it. */
export const presentOwnRegistration = (
  row: Pick<Row, 'state' | 'guests' | 'is_public' | 'code' | 'registered_at' | 'checked_in_at'> & {
    readonly place_in_line: number | null;
  },
): OwnRegistration => ({
  state: row.state,
  guests: row.guests,
  isPublic: row.is_public,
  code: row.code,
  placeInLine: row.place_in_line,
  registeredAt: row.registered_at.toISOString(),
  checkedInAt: row.checked_in_at?.toISOString() ?? null,
});

async function readOwn(
  { db, viewer }: ReadContext,
  contentId: string,
): Promise<OwnRegistration | null> {
  if (viewer === null) return null;
  const row = await db
    .selectFrom('registrations')
    .selectAll()
    .select(WAITING_LIST_POSITION.as('place_in_line'))
    .where('content_id', '=', contentId)
    .where('person_id', '=', viewer.id)
    .executeTakeFirst();
  return row ? presentOwnRegistration(row) : null;
}

/** Never who waits. */
const readPublic = (db: Database, contentId: string) =>
  db
    .selectFrom('registrations')
    .innerJoin('people', 'people.id', 'registrations.person_id')
    .select(['people.id', 'people.name'])
    .where('content_id', '=', contentId)
    .where('is_public', '=', true)
    .where('state', 'in', ['registered', 'attended'])
    .orderBy('number')
    .limit(MAX_PUBLIC_NAMES)
    .execute();

/** Presents how many places there are, and what the person who asks has of them. */
export async function presentRegistration(
  reading: ReadContext,
  place: RegistrableContent,
  organises: boolean,
): Promise<RegistrationInfo> {
  const [counted, attending, mine] = await Promise.all([
    countPlaces(reading.db, place.id),
    readPublic(reading.db, place.id),
    readOwn(reading, place.id),
  ]);
  return {
    ...counted,
    capacity: place.capacity,
    guests: place.guests,
    attending,
    mine,
    organises,
    refusal: findRegistrationRefusal(place, reading.now),
    opensAt: place.opensAt?.toISOString() ?? null,
    closesAt: place.closesAt?.toISOString() ?? null,
  };
}
