import { sql } from 'kysely';
import { isReadableByPerson } from '../content/readers';
import type { Database } from '../db/openDatabase';
import { notify } from '../notifications/notify';
import type { RegistrableContent } from './registrationWindow';

/** States with a place: people who came, or did not, had a place as well. */
const WITH_PLACE = ['registered', 'attended', 'noShow'] as const;

export interface PlaceCounts {
  /** People and their guests who have a place. */
  readonly taken: number;
  /** People. */
  readonly waiting: number;
}

export const NO_PLACES_TAKEN: PlaceCounts = { taken: 0, waiting: 0 };

/**
 * Counts the people who have a place and who wait, by content: one query for all of them. Content
 * without registrations has no row.
 */
export async function countPlacesByContent(
  db: Database,
  contentIds: readonly string[],
): Promise<ReadonlyMap<string, PlaceCounts>> {
  const { rows } = await sql<PlaceCounts & { contentId: string }>`
    select content_id as "contentId",
      coalesce(sum(1 + guests) filter (where state = any(${[...WITH_PLACE]})), 0)::int as taken,
      count(*) filter (where state = 'waiting')::int as waiting
    from registrations where content_id = any(${[...contentIds]}::uuid[])
    group by content_id`.execute(db);
  return new Map(rows.map(({ contentId, taken, waiting }) => [contentId, { taken, waiting }]));
}

/** Counts the places of one content. */
export const countPlaces = async (db: Database, contentId: string): Promise<PlaceCounts> =>
  (await countPlacesByContent(db, [contentId])).get(contentId) ?? NO_PLACES_TAKEN;

/** Returns how many more people can come; endless where places are not counted. */
export async function countFreePlaces(
  trx: Database,
  { id, capacity }: RegistrableContent,
): Promise<number> {
  if (capacity === null) return Infinity;
  const { taken } = await countPlaces(trx, id);
  return capacity - taken;
}

interface Waiting {
  readonly id: string;
  readonly personId: string;
  readonly guests: number;
}

/**
 * Selects the people who fit into the free places, in the order in which they came; a person who
 * brings too many lets the next one pass.
 */
export function listFittingRegistrations<W extends Pick<Waiting, 'guests'>>(
  waiting: readonly W[],
  free: number,
): W[] {
  let left = free;
  return waiting.filter(({ guests }) => {
    const fits = 1 + guests <= left;
    if (fits) left -= 1 + guests;
    return fits;
  });
}

/**
 * Gives free places to those who wait and tells them; who is blocked, or no longer reads what they
 * wait for, lets the next one pass. The place is locked. @returns how many got one
 */
export async function fillPlaces(
  trx: Database,
  place: RegistrableContent,
  now: Date,
): Promise<number> {
  const free = await countFreePlaces(trx, place);
  if (free <= 0 || place.isCancelled || (place.endsAt !== null && place.endsAt <= now)) return 0;
  const waiting: Waiting[] = await trx
    .selectFrom('registrations')
    .innerJoin('people', 'people.id', 'registrations.person_id')
    .innerJoin('rights', 'rights.person_id', 'people.id')
    .innerJoin('contents', 'contents.id', 'registrations.content_id')
    .select(['registrations.id', 'registrations.person_id as personId', 'guests'])
    .where('registrations.content_id', '=', place.id)
    .where('state', '=', 'waiting')
    .where('people.blocked_at', 'is', null)
    .where(isReadableByPerson(now))
    .orderBy('number')
    .execute();
  const next = listFittingRegistrations(waiting, free);
  if (next.length === 0) return 0;
  await trx
    .updateTable('registrations')
    .set({ state: 'registered' })
    .where('id', '=', sql<string>`any(${next.map(({ id }) => id)}::uuid[])`)
    .execute();
  await notify(
    trx,
    {
      kind: 'placeGiven',
      because: 'registered',
      contentId: place.id,
      actorId: null,
      occasion: `placeGiven ${place.id} ${now.toISOString()}`,
      at: now,
    },
    next.map(({ personId }) => personId),
  );
  return next.length;
}
