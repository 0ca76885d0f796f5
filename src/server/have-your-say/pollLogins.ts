import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { hashLoginKey, openLoginHash, type DoorLogin } from '../identity/loginKeys';
import { lockSignedInOwners } from '../identity/signedIn';
import type { Ballot } from './voterRows';

/** A person with an account who votes, as they are now. */
interface Voter {
  readonly voterId: string;
  readonly logins: readonly DoorLogin[];
}

/**
 * Finds who casts a ballot; undefined when they are not signed in any more, or vote under another
 * id by now.
 */
export type FindVoter = (ballot: Ballot) => Voter | undefined;

/**
 * Locks the people who cast these ballots until the transaction ends, and reads them anew. Before
 * anything else is locked: whoever changes something locks their own row first.
 */
export async function lockVoters(trx: Database, ballots: readonly Ballot[]): Promise<FindVoter> {
  const owners = ballots.flatMap(({ owner }) => owner ?? []);
  if (owners.length === 0) return () => undefined;
  const signedIn = await lockSignedInOwners(trx, owners);
  // A statement of its own: it sees what was written while the locks were waited for.
  const { rows } = await sql<Voter & { personId: string }>`
    select people.id as "personId", people.voter_id as "voterId",
      coalesce((
        select jsonb_agg(jsonb_build_object('issuer', issuer, 'subject', subject))
        from identities where person_id = people.id
      ), '[]') as logins
    from people
    where people.id = any(${owners.map(({ personId }) => personId)}::uuid[])`.execute(trx);
  const voters = new Map(rows.map(({ personId, ...voter }) => [personId, voter]));
  return ({ owner, voterId }) => {
    const voter = owner && signedIn.has(owner) ? voters.get(owner.personId) : undefined;
    return voter?.voterId === voterId ? voter : undefined;
  };
}

/**
 * The logins that vote with a ballot in a poll for verified residents, as they are stored: without
 * the secret they say nothing.
 */
export interface BallotLogins {
  readonly keysOf: (ballot: Ballot) => readonly Buffer[];
  /** Tells whether one of them has voted here through another account. */
  readonly hasVoted: (ballot: Ballot) => boolean;
}

const rowsOf = (ballots: readonly Ballot[], keysOf: BallotLogins['keysOf']) =>
  ballots.flatMap((ballot) => keysOf(ballot).map((loginKey) => ({ ...ballot, loginKey })));

/** Looks up the logins of ballots in polls for verified residents; the polls are locked. */
export async function findLogins(
  trx: Database,
  ballots: readonly Ballot[],
  findVoter: FindVoter,
): Promise<BallotLogins> {
  if (ballots.length === 0) return { keysOf: () => [], hasVoted: () => false };
  const hash = await openLoginHash(trx);
  const keys = new Map(
    ballots.map((ballot) => {
      const logins = findVoter(ballot)?.logins ?? [];
      return [ballot, logins.map((login) => hashLoginKey(ballot.pollId, login, hash))];
    }),
  );
  const keysOf = (ballot: Ballot) => keys.get(ballot) ?? [];
  const asked = rowsOf(ballots, keysOf);
  const { rows } = await sql<{ pollId: string; voterId: string }>`
    select poll_id as "pollId", voter_id as "voterId"
    from unnest(${asked.map(({ pollId }) => pollId)}::uuid[], ${asked.map(({ voterId }) => voterId)}::uuid[],
      ${asked.map(({ loginKey }) => loginKey)}::bytea[]) as given (poll_id, voter_id, login_key)
    join poll_logins using (poll_id, login_key)
    where not exists (
      select from poll_voters where poll_voters.poll_id = given.poll_id and poll_voters.voter_id = given.voter_id
    )`.execute(trx);
  return {
    keysOf,
    hasVoted: ({ pollId, voterId }) =>
      rows.some((row) => row.pollId === pollId && row.voterId === voterId),
  };
}

/**
 * Keeps that the logins of these first ballots have voted. The primary key refuses a second vote of
 * a login.
 */
export async function insertLogins(
  trx: Database,
  ballots: Iterable<Ballot>,
  { keysOf }: BallotLogins,
): Promise<void> {
  const rows = rowsOf([...ballots], keysOf);
  if (rows.length === 0) return;
  await sql`
    insert into poll_logins (poll_id, login_key)
    select * from unnest(${rows.map(({ pollId }) => pollId)}::uuid[], ${rows.map(({ loginKey }) => loginKey)}::bytea[])`.execute(
    trx,
  );
}
