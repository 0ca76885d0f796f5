import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../../shared/permissions/can';
import type { ContentRow } from '../content/contentQueries';
import {
  findRefusalByWanted,
  findResidentRefusal,
  withWanted,
  type ResidentRefusal,
} from '../content/residentRefusal';
import type { Database } from '../db/openDatabase';
import { toStoredPoll } from './storedPoll';
import type { Ballot } from './voterRows';

/**
 * Reads what the reader lacks of what a poll asks of residents besides being verified; null where
 * it asks nothing more.
 */
export async function readResidentRefusal(
  db: Database,
  content: Pick<ContentRow, 'id' | 'details'>,
  viewer: Viewer | null,
  now: Date,
): Promise<ResidentRefusal | null> {
  if (!viewer || !toStoredPoll(content).residents) return null;
  const { rows } = await sql<{ refusal: ResidentRefusal | null }>`
    select ${findResidentRefusal(sql`${viewer.id}::uuid`, now)} as refusal
    from contents where contents.id = ${content.id}`.execute(db);
  return rows[0]?.refusal ?? null;
}

/** Finds why the owner of a ballot may not vote as a resident; null for who may. */
export type FindResidentRefusal = (ballot: Ballot) => ResidentRefusal | null;

/** Reads the refusals of ballots in polls for residents; voters and polls are locked. */
export async function readResidentRefusals(
  trx: Database,
  ballots: readonly Ballot[],
  now: RawBuilder<Date>,
): Promise<FindResidentRefusal> {
  if (ballots.length === 0) return () => null;
  const polls = ballots.map(({ pollId }) => pollId);
  const { rows } = await sql<{ place: number; refusal: ResidentRefusal | null }>`
    with ${withWanted(sql`contents.id = any(${polls}::uuid[])`, now)}
    select place::int, ${findRefusalByWanted(sql`given.person_id`, now)} as refusal
    from unnest(${polls}::uuid[], ${ballots.map(({ owner }) => owner?.personId ?? null)}::uuid[])
      with ordinality as given (poll_id, person_id, place)
    join contents on contents.id = given.poll_id`.execute(trx);
  const refusals = new Map(rows.map(({ place, refusal }) => [ballots[place - 1], refusal]));
  return (ballot) => refusals.get(ballot) ?? null;
}
