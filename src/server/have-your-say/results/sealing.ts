import { sql } from 'kysely';
import type { QuestionCount } from '../../../counting/countQuestion';
import type { Database } from '../../db/openDatabase';
import { announceChanges, type ContentChange } from '../../live/liveChanges';
import { findPoll, findPolls, type PollRow } from '../pollQueries';
import { toStoredPoll } from '../storedPoll';
import { notifyOfResults } from '../pollNotifications';
import { countPoll, countSmallPolls, type PollCountAttempt } from './countPoll';

export interface ClosedPoll {
  readonly id: string;
  readonly quorum: number;
  readonly secrecy: 'open' | 'secret';
  readonly withdrawn: readonly string[];
}

/**
 * Writes the ballots of secret polls anew, under new ids and in their order: neither where a row
 * stands nor the transaction that wrote it tells any more when it was cast.
 */
async function mixBallots(trx: Database, pollIds: readonly string[]): Promise<void> {
  if (pollIds.length === 0) return;
  await sql`
    with cast_ballots as (delete from ballots where poll_id = any(${[...pollIds]}::uuid[]) returning poll_id, answers)
    insert into ballots (id, poll_id, answers)
    select id, poll_id, answers from (select gen_random_uuid() as id, poll_id, answers from cast_ballots) as mixed
    order by id`.execute(trx);
}

/** A count of a poll, which holds as long as its chain is the one that was counted. */
interface Count {
  readonly closed: ClosedPoll;
  /** The poll as it was when counting began. */
  readonly row: PollRow;
  readonly counts: readonly QuestionCount[];
}

/**
 * Selects the counts that still hold: the poll’s ballots are those that were counted, no other host
 * was faster, and the poll was not called off meanwhile and lost no option.
 */
async function stillTrue(trx: Database, counts: readonly Count[]): Promise<readonly Count[]> {
  const ids = sql<string>`any(${counts.map(({ closed }) => closed.id)}::uuid[])`;
  const rows = await trx
    .selectFrom('polls')
    .select(['poll_id', 'links', 'sealed_at'])
    .where('poll_id', '=', ids)
    .orderBy('poll_id')
    .forUpdate()
    .execute();
  // After the lock: whoever calls a poll off holds the same row.
  const running = await trx
    .selectFrom('contents')
    .select(['id', 'details'])
    .where('id', '=', ids)
    .where(sql<boolean>`details ->> 'cancellation' is null`)
    .execute();
  const known = new Map(rows.map((row) => [row.poll_id, row]));
  const withdrawnIn = new Map(
    running.map((content) => [content.id, toStoredPoll(content).withdrawals?.length ?? 0]),
  );
  return counts.filter(({ closed: { id, withdrawn }, row: { links } }) => {
    const present = known.get(id);
    const isSame = present?.links === links && withdrawnIn.get(id) === withdrawn.length;
    return isSame && present.sealed_at === null;
  });
}

/** @returns what was sealed */
function store(db: Database, counted: readonly Count[], now: Date): Promise<readonly ClosedPoll[]> {
  return db.transaction().execute(async (trx) => {
    const counts = await stillTrue(trx, counted);
    if (counts.length === 0) return [];
    const sealed = counts.map(({ closed }) => closed);
    const ids = sealed.map(({ id }) => id);
    await mixBallots(
      trx,
      sealed.filter(({ secrecy }) => secrecy === 'secret').map(({ id }) => id),
    );
    await sql`
      update polls set counts = given.counts::jsonb, sealed_at = ${now}, leased_until = null
      from unnest(${ids}::uuid[], ${counts.map(({ counts: of }) => JSON.stringify(of))}::text[]) as given (poll_id, counts)
      where polls.poll_id = given.poll_id`.execute(trx);
    const { rows } = await sql<ContentChange>`
      update contents set version = version + 1 where id = any(${ids}::uuid[])
      returning id, section, version`.execute(trx);
    await announceChanges(trx, rows);
    await notifyOfResults(trx, ids, now);
    return sealed;
  });
}

const termsOf = ({ quorum, withdrawn }: ClosedPoll, { head }: PollRow) => ({
  seed: head!,
  quorum,
  withdrawn,
});

const isReady = (row: PollRow | undefined): row is PollRow =>
  row !== undefined && row.head !== null && row.sealed_at === null;

/** @throws Error when ballots are missing, and what kept a poll from being counted */
function requireWhole(attempted: PollCountAttempt, { ballots }: PollRow): readonly QuestionCount[] {
  if ('error' in attempted) throw attempted.error;
  if (attempted.ballots !== ballots)
    throw new Error(`${attempted.ballots} ballots where the poll has ${ballots}`);
  return attempted.counts;
}

/**
 * Counts a closed poll for good and publishes the result. The count holds no lock; it is stored
 * when the chain is still the one that was counted. Any host may do it, and again: once is enough,
 * and a host that dies on the way leaves nothing half done.
 * @returns whether this call sealed it
 * @throws Error when ballots are missing
 */
export async function sealPoll(db: Database, closed: ClosedPoll, now: Date): Promise<boolean> {
  const row = await findPoll(db, closed.id);
  if (!isReady(row)) return false;
  const counts = requireWhole(await countPoll(db, closed.id, termsOf(closed, row)), row);
  return (await store(db, [{ closed, row, counts }], now)).length > 0;
}

/**
 * Seals polls that have few ballots each, in a fixed number of statements.
 * @param onFailure is told of each poll that cannot be counted; the others are sealed
 * @returns those that this call sealed
 */
export async function sealPolls(
  db: Database,
  polls: readonly ClosedPoll[],
  now: Date,
  onFailure: (pollId: string, error: unknown) => void,
): Promise<readonly ClosedPoll[]> {
  const rows = await findPolls(
    db,
    polls.map(({ id }) => id),
  );
  const found = polls.flatMap((closed) => {
    const row = rows.get(closed.id);
    return isReady(row) ? [{ closed, row }] : [];
  });
  const attempts = await countSmallPolls(
    db,
    found.map(({ closed, row }) => ({ id: closed.id, terms: termsOf(closed, row) })),
  );
  const counted = found.flatMap(({ closed, row }): Count[] => {
    try {
      return [{ closed, row, counts: requireWhole(attempts.get(closed.id)!, row) }];
    } catch (error) {
      onFailure(closed.id, error);
      return [];
    }
  });
  return counted.length === 0 ? [] : store(db, counted, now);
}

/** Gives the room of deleted rows back, to be written over. */
export const vacuumBallots = (db: Database): Promise<unknown> => sql`vacuum ballots`.execute(db);
