import { sql } from 'kysely';
import type { Answers } from '../../shared/ballots/answers';
import { toCanonicalJson } from '../../shared/ballots/canonicalJson';
import type { Database } from '../db/openDatabase';
import type { TokenOwner } from '../identity/accessTokens';
import type { OwnBallotRow } from './pollQueries';

/** A ballot that was checked: by `findAnswerFaults`, and that its voter may vote. */
export interface Ballot {
  readonly pollId: string;
  readonly voterId: string;
  /** Account that is signed in; null for a visitor and the bearer of a token. */
  readonly owner: TokenOwner | null;
  readonly key: string;
  readonly answers: Answers;
}

/** One voter in one poll. */
export type VoterKey = Pick<Ballot, 'pollId' | 'voterId'>;
export const toVoterKey = ({ pollId, voterId }: VoterKey): string => `${pollId} ${voterId}`;

/** Stored row of a voter. */
export interface StoredVoter extends OwnBallotRow {
  readonly pollId: string;
  readonly voterId: string;
}

/**
 * Lists beside one another are one parameter each: a statement is as long for a thousand rows as
 * for one.
 */
export const mapColumn = <Row, Value>(rows: readonly Row[], value: (row: Row) => Value): Value[] =>
  rows.map(value);
export const listPollIds = (rows: readonly Pick<Ballot, 'pollId'>[]) =>
  mapColumn(rows, ({ pollId }) => pollId);
const voterIds = (rows: readonly Pick<Ballot, 'voterId'>[]) =>
  mapColumn(rows, ({ voterId }) => voterId);

/**
 * Inserts the voters and returns those who had not voted yet. The primary key decides, not a look
 * beforehand.
 */
export async function insertVoters(
  trx: Database,
  rows: readonly StoredVoter[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const { rows: inserted } = await sql<VoterKey>`
    insert into poll_voters (poll_id, voter_id, idempotency_key, receipt, cast_at)
    select * from unnest(${listPollIds(rows)}::uuid[], ${voterIds(rows)}::uuid[], ${mapColumn(rows, ({ key }) => key)}::text[],
      ${mapColumn(rows, ({ receipt }) => receipt)}::text[], ${mapColumn(rows, ({ castAt }) => castAt)}::timestamptz[])
    on conflict (poll_id, voter_id) do nothing
    returning poll_id as "pollId", voter_id as "voterId"`.execute(trx);
  return new Set(inserted.map(toVoterKey));
}

/** Finds the earlier casts of those of the voters who have voted before. */
export async function findEarlierVoters(
  trx: Database,
  voters: readonly VoterKey[],
): Promise<StoredVoter[]> {
  if (voters.length === 0) return [];
  const { rows } = await sql<StoredVoter>`
    select poll_voters.poll_id as "pollId", poll_voters.voter_id as "voterId", idempotency_key as key, receipt,
      cast_at as "castAt", answers
    from unnest(${listPollIds(voters)}::uuid[], ${voterIds(voters)}::uuid[]) as given (poll_id, voter_id)
    join poll_voters using (poll_id, voter_id)
    left join ballots on ballots.poll_id = given.poll_id and ballots.voter_id = given.voter_id`.execute(
    trx,
  );
  return rows;
}

/** A request of one voter: the same key is the same request. */
export type RequestKey = Pick<Ballot, 'pollId' | 'voterId' | 'key'>;
export const toRequestKey = (ballot: RequestKey): string => `${toVoterKey(ballot)} ${ballot.key}`;

/** Finds those of the requests whose ballot was replaced by a later one. */
export async function findReplacedKeys(
  trx: Database,
  ballots: readonly RequestKey[],
): Promise<ReadonlySet<string>> {
  if (ballots.length === 0) return new Set();
  const { rows } = await sql<RequestKey>`
    select poll_id as "pollId", voter_id as "voterId", key
    from unnest(${listPollIds(ballots)}::uuid[], ${voterIds(ballots)}::uuid[], ${mapColumn(ballots, ({ key }) => key)}::text[])
      as given (poll_id, voter_id, key)
    join poll_keys using (poll_id, voter_id, key)`.execute(trx);
  return new Set(rows.map(toRequestKey));
}

/** Replaces ballots of open polls alone: a secret ballot cannot be found again. */
export async function replaceBallots(
  trx: Database,
  rows: readonly StoredVoter[],
  replaced: readonly RequestKey[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    with late as (
      insert into poll_keys (poll_id, voter_id, key)
      select * from unnest(${listPollIds(replaced)}::uuid[], ${voterIds(replaced)}::uuid[],
        ${mapColumn(replaced, ({ key }) => key)}::text[])
      on conflict do nothing
    ), given as (
      select * from unnest(${listPollIds(rows)}::uuid[], ${voterIds(rows)}::uuid[], ${mapColumn(rows, ({ key }) => key)}::text[],
        ${mapColumn(rows, ({ receipt }) => receipt)}::text[], ${mapColumn(rows, ({ castAt }) => castAt)}::timestamptz[],
        ${mapColumn(rows, ({ answers }) => toCanonicalJson(answers))}::text[])
        as given (poll_id, voter_id, key, receipt, cast_at, answers)
    ), voters as (
      update poll_voters set idempotency_key = given.key, receipt = given.receipt, cast_at = given.cast_at
      from given where poll_voters.poll_id = given.poll_id and poll_voters.voter_id = given.voter_id
    )
    update ballots set answers = given.answers::jsonb
    from given where ballots.poll_id = given.poll_id and ballots.voter_id = given.voter_id`.execute(
    trx,
  );
}
