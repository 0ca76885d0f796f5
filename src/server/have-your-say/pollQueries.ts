import { sql, type Selectable } from 'kysely';
import type { Answers } from '../../shared/ballots/answers';
import type { OwnBallot } from '../../shared/contract/have-your-say';
import type { Viewer } from '../../shared/permissions/can';
import { canVoteInGroup } from '../../shared/permissions/contentRules';
import type { ContentRow } from '../content/contentQueries';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { toStoredPoll } from './storedPoll';

export type PollRow = Selectable<Tables['polls']>;

/** Finds the row of a poll; undefined for a poll that was written and never opened. */
export const findPoll = (db: Database, pollId: string): Promise<PollRow | undefined> =>
  db.selectFrom('polls').selectAll().where('poll_id', '=', pollId).executeTakeFirst();

/** Finds the rows of these polls that are there, by id. */
export async function findPolls(
  db: Database,
  pollIds: readonly string[],
): Promise<ReadonlyMap<string, PollRow>> {
  const rows = await db
    .selectFrom('polls')
    .selectAll()
    .where('poll_id', '=', sql<string>`any(${[...pollIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.poll_id, row]));
}

/** Counts ballots by poll id: the cost does not grow with the ballots. */
export async function countBallots(
  db: Database,
  pollIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('polls')
    .select(['poll_id', 'ballots'])
    .where('poll_id', '=', sql<string>`any(${[...pollIds]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ poll_id, ballots }) => [poll_id, ballots]));
}

/** Finds those of these polls that the person has voted in. */
export async function findVotedPollIds(
  db: Database,
  voterId: string,
  pollIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('poll_voters')
    .select('poll_id')
    .where('voter_id', '=', voterId)
    .where('poll_id', '=', sql<string>`any(${[...pollIds]}::uuid[])`)
    .execute();
  return new Set(rows.map(({ poll_id }) => poll_id));
}

export interface OwnBallotRow {
  readonly receipt: string;
  readonly castAt: Date;
  readonly key: string;
  /** Null where the poll is secret. */
  readonly answers: Answers | null;
}

export async function findOwnBallot(
  db: Database,
  pollId: string,
  voterId: string,
): Promise<OwnBallotRow | null> {
  const row = await db
    .selectFrom('poll_voters')
    .leftJoin('ballots', (join) =>
      join
        .onRef('ballots.poll_id', '=', 'poll_voters.poll_id')
        .onRef('ballots.voter_id', '=', 'poll_voters.voter_id'),
    )
    .select([
      'poll_voters.receipt',
      'poll_voters.cast_at as castAt',
      'poll_voters.idempotency_key as key',
      'ballots.answers',
    ])
    .where('poll_voters.poll_id', '=', pollId)
    .where('poll_voters.voter_id', '=', voterId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Tells whether a ballot with this receipt counts in this poll: it was taken in, and not replaced
 * since.
 */
export async function isReceiptInBallotBox(
  db: Database,
  pollId: string,
  receipt: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('poll_voters')
    .select('receipt')
    .where('receipt', '=', receipt)
    .where('poll_id', '=', pollId)
    .executeTakeFirst();
  return row !== undefined;
}

export const presentOwnBallot = ({
  receipt,
  castAt,
  answers,
}: Omit<OwnBallotRow, 'key'>): OwnBallot => ({
  receipt,
  castAt: castAt.toISOString(),
  answers,
});

/**
 * Tells whether a person belongs to those who vote in a poll for members: of the list that was made
 * when it opened, before it opens of the group.
 */
export async function isMemberVoter(
  db: Database,
  content: Pick<ContentRow, 'id' | 'details'>,
  isOpened: boolean,
  viewer: Viewer | null,
): Promise<boolean> {
  const { eligibility, group } = toStoredPoll(content);
  if (eligibility !== 'members' || !viewer) return false;
  if (!isOpened && group !== null) return canVoteInGroup(viewer, group);
  const row = await db
    .selectFrom('poll_census')
    .select('voter_id')
    .where('poll_id', '=', content.id)
    .where('voter_id', '=', viewer.voterId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Tells whether a login of this person has voted in a poll for verified residents, through
 * whichever account.
 */
export async function hasLoginVoted(
  db: Database,
  content: Pick<ContentRow, 'id' | 'details'>,
  viewer: Viewer | null,
): Promise<boolean> {
  if (toStoredPoll(content).eligibility !== 'verified' || !viewer) return false;
  const { rows } = await sql<{ voted: boolean }>`
    select has_login_voted(${content.id}, ${viewer.id}) as voted`.execute(db);
  return rows[0]!.voted;
}

export async function isPollToken(
  db: Database,
  pollId: string,
  tokenHash: Buffer,
): Promise<boolean> {
  const row = await db
    .selectFrom('poll_tokens')
    .select('token_hash')
    .where('poll_id', '=', pollId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}
