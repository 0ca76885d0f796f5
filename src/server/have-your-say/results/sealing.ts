import { sql } from 'kysely';
import type { QuestionCount } from '../../../counting/countQuestion';
import type { Database } from '../../db/openDatabase';
import { announceChange } from '../../live/liveChanges';
import { findPoll, type PollRow } from '../pollQueries';
import { countPoll } from './countPoll';

export interface Closed {
  readonly id: string;
  readonly quorum: number;
  readonly secrecy: 'open' | 'secret';
}

/**
 * Writes the ballots of a secret poll anew, under new ids and in their order: neither where a row stands nor the transaction that wrote
 * it tells any more when it was cast.
 */
async function mixBallots(trx: Database, pollId: string): Promise<void> {
  await sql`
    with cast_ballots as (delete from ballots where poll_id = ${pollId} returning answers)
    insert into ballots (id, poll_id, answers)
    select id, ${pollId}, answers from (select gen_random_uuid() as id, answers from cast_ballots) as mixed
    order by id`.execute(trx);
}

/** What was counted is still what is there, nobody was faster, and the poll was not called off meanwhile. */
async function isStillTrue(trx: Database, { poll_id, links }: PollRow): Promise<boolean> {
  const row = await trx
    .selectFrom('polls')
    .select(['links', 'sealed_at'])
    .where('poll_id', '=', poll_id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.links !== links || row.sealed_at !== null) return false;
  // After the lock: whoever calls a poll off holds the same row.
  const { isCancelled } = await trx
    .selectFrom('contents')
    .select(sql<boolean>`details ->> 'cancellation' is not null`.as('isCancelled'))
    .where('id', '=', poll_id)
    .executeTakeFirstOrThrow();
  return !isCancelled;
}

interface Count {
  /** The poll as it was when counting began. */
  readonly row: PollRow;
  readonly counts: readonly QuestionCount[];
}

function store(
  db: Database,
  { id, secrecy }: Closed,
  { row, counts }: Count,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await isStillTrue(trx, row))) return false;
    if (secrecy === 'secret') await mixBallots(trx, id);
    await trx
      .updateTable('polls')
      .set({ counts: JSON.stringify(counts), sealed_at: now, leased_until: null })
      .where('poll_id', '=', id)
      .execute();
    const { version } = await trx
      .updateTable('contents')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await announceChange(trx, { id, section: 'have-your-say', version });
    return true;
  });
}

/**
 * Counts a closed poll for good and publishes the result. The count holds no lock; it is stored when the chain is still the one that was
 * counted. Any host may do it, and again: once is enough, and a host that dies on the way leaves nothing half done.
 * @returns whether this call sealed it
 * @throws Error when ballots are missing
 */
export async function sealPoll(db: Database, closed: Closed, now: Date): Promise<boolean> {
  const row = await findPoll(db, closed.id);
  if (!row?.head || row.sealed_at) return false;
  const { ballots, counts } = await countPoll(db, closed.id, {
    seed: row.head,
    quorum: closed.quorum,
  });
  if (ballots !== row.ballots)
    throw new Error(`${ballots} ballots where the poll has ${row.ballots}`);
  return store(db, closed, { row, counts }, now);
}

/** Gives the room of deleted rows back, to be written over. */
export const freeRoom = (db: Database): Promise<unknown> => sql`vacuum ballots`.execute(db);
