import { sql } from 'kysely';
import type { Answers } from '../../shared/ballots/answers';
import { canonicalJson } from '../../shared/ballots/canonical';
import { headsOf, type Link } from '../../shared/ballots/receipts';
import type { DatabaseNow } from '../db/databaseClock';
import type { Database } from '../db/openDatabase';
import { announceChanges, type ContentChange } from '../live/liveChanges';
import type { OwnRow } from './pollQueries';

/** A ballot that was checked: by `answerFaults`, and that its voter may vote. */
export interface Ballot {
  readonly pollId: string;
  readonly voterId: string;
  /** A departure of this person that is under way is waited for: it has looked for ballots already. */
  readonly isPerson: boolean;
  readonly key: string;
  readonly answers: Answers;
}

/** A poll that this transaction has locked, as it is now. */
export interface LockedPoll {
  readonly id: string;
  /** The database’s moment. */
  readonly now: Date;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly isCancelled: boolean;
  readonly isSecret: boolean;
  readonly canChange: boolean;
  readonly ballots: number;
  readonly links: number;
  readonly head: string;
}

/** In the order of their ids: ballots of one poll follow one another, and so does its count. */
export async function lockPolls(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`
    select from polls where poll_id = any(${[...ids]}::uuid[]) order by poll_id for update`.execute(
    trx,
  );
}

/**
 * Those of them that were opened. A statement of its own after the lock: it sees what others wrote before they let go of it, and no
 * earlier moment.
 */
export async function readLocked(
  trx: Database,
  now: DatabaseNow,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedPoll>> {
  const { rows } = await sql<LockedPoll>`
    select polls.poll_id as id, ${now()} as now, opens_at as "opensAt", closes_at as "closesAt",
      coalesce(jsonb_typeof(details -> 'cancellation'), 'null') <> 'null' as "isCancelled",
      details ->> 'secrecy' = 'secret' as "isSecret",
      details ->> 'secrecy' = 'open' and (details -> 'canChange')::boolean as "canChange",
      polls.ballots, polls.links, polls.head
    from polls join contents on contents.id = polls.poll_id
    where polls.poll_id = any(${[...ids]}::uuid[]) and polls.head is not null`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of them who are there, and stay until the transaction ends. */
export async function holdVoters(
  trx: Database,
  voterIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (voterIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom('people')
    .select('voter_id')
    .where('voter_id', '=', sql<string>`any(${[...voterIds]}::uuid[])`)
    .orderBy('voter_id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ voter_id }) => voter_id));
}

/** One voter in one poll. */
export const placeOf = ({ pollId, voterId }: Pick<Ballot, 'pollId' | 'voterId'>): string =>
  `${pollId} ${voterId}`;

/** What is stored of a voter. */
export interface Stored extends OwnRow {
  readonly pollId: string;
  readonly voterId: string;
}

/** Those of the voters who had not voted yet. The primary key decides, not a look beforehand. */
export async function insertVoters(
  trx: Database,
  rows: readonly Stored[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const inserted = await trx
    .insertInto('poll_voters')
    .values(
      rows.map(({ pollId, voterId, key, receipt, castAt }) => ({
        poll_id: pollId,
        voter_id: voterId,
        idempotency_key: key,
        receipt,
        cast_at: castAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['poll_id', 'voter_id']).doNothing())
    .returning(['poll_id as pollId', 'voter_id as voterId'])
    .execute();
  return new Set(inserted.map(placeOf));
}

/** What the others among them have cast before. */
export async function findEarlier(trx: Database, voters: readonly Stored[]): Promise<Stored[]> {
  if (voters.length === 0) return [];
  const { rows } = await sql<Stored>`
    select poll_voters.poll_id as "pollId", poll_voters.voter_id as "voterId", idempotency_key as key, receipt,
      cast_at as "castAt", answers
    from unnest(${voters.map(({ pollId }) => pollId)}::uuid[], ${voters.map(({ voterId }) => voterId)}::uuid[])
      as given (poll_id, voter_id)
    join poll_voters using (poll_id, voter_id)
    left join ballots on ballots.poll_id = given.poll_id and ballots.voter_id = given.voter_id`.execute(
    trx,
  );
  return rows;
}

/** Of a secret poll without the voter. */
export async function insertBallots(
  trx: Database,
  polls: ReadonlyMap<string, LockedPoll>,
  rows: readonly Ballot[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('ballots')
    .values(
      rows.map(({ pollId, voterId, answers }) => ({
        poll_id: pollId,
        voter_id: polls.get(pollId)!.isSecret ? null : voterId,
        answers: canonicalJson(answers),
      })),
    )
    .execute();
}

/** Of open polls alone: nobody finds a secret ballot again. */
export async function replaceBallots(trx: Database, rows: readonly Stored[]): Promise<void> {
  for (const { pollId, voterId, key, receipt, castAt, answers } of rows) {
    await trx
      .updateTable('poll_voters')
      .set({ idempotency_key: key, receipt, cast_at: castAt })
      .where('poll_id', '=', pollId)
      .where('voter_id', '=', voterId)
      .execute();
    await trx
      .updateTable('ballots')
      .set({ answers: canonicalJson(answers) })
      .where('poll_id', '=', pollId)
      .where('voter_id', '=', voterId)
      .execute();
  }
}

/** A poll and the links that its chain gets. */
export interface Grown {
  readonly poll: LockedPoll;
  readonly links: Link[];
}

/** The chains grow: the links, the heads, the numbers of ballots, and the versions that everybody who looks hears of. */
export async function extendChains(trx: Database, grown: readonly Grown[]): Promise<void> {
  await trx
    .insertInto('poll_links')
    .values(
      grown.flatMap(({ poll, links }) =>
        links.map(({ receipt, replaces }, index) => ({
          poll_id: poll.id,
          position: poll.links + index + 1,
          receipt,
          replaces,
        })),
      ),
    )
    .execute();
  const after = grown.map(({ poll, links }) => ({
    id: poll.id,
    ballots: poll.ballots + links.filter(({ replaces }) => replaces === null).length,
    links: poll.links + links.length,
    head: headsOf(poll.head, links).at(-1)!,
  }));
  const ids = after.map(({ id }) => id);
  await sql`
    update polls set ballots = after.ballots, links = after.links, head = after.head
    from unnest(${ids}::uuid[], ${after.map(({ ballots }) => ballots)}::int[], ${after.map(({ links }) => links)}::int[],
      ${after.map(({ head }) => head)}::text[]) as after (poll_id, ballots, links, head)
    where polls.poll_id = after.poll_id`.execute(trx);
  const { rows } = await sql<ContentChange>`
    update contents set version = version + 1
    where id = any(${ids}::uuid[])
    returning id, section, version`.execute(trx);
  await announceChanges(trx, rows);
}
