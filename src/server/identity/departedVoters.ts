import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/openDatabase';
import { openLoginHash, type Login } from './loginKeys';

const keyOf = async (db: Database, login: Login): Promise<Buffer> =>
  (await openLoginHash(db))(login);

/**
 * Builds the condition on `voter_id` that is true while a ballot of this voter id lies in a poll
 * that has not closed.
 */
const hasOpenBallot = (voterId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from poll_voters join contents on contents.id = poll_voters.poll_id
    where poll_voters.voter_id = ${voterId} and (contents.closes_at is null or contents.closes_at > ${now})
  )`;

/**
 * Keeps the voter id of a login that no account holds any more until the last of its polls has
 * closed, so that a person who comes back through it does not vote twice. Nothing is kept of a
 * person without a ballot in an open poll. Runs in the transaction that removes the login.
 */
export async function rememberLogin(
  db: Database,
  login: Login,
  voterId: string,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select ${hasOpenBallot(sql`${voterId}::uuid`, now)} as "isOpen"`.execute(db);
  if (!rows[0]!.isOpen) return;
  const facts = { voter_id: voterId, departed_at: now };
  await db
    .insertInto('departed_voters')
    .values({ ...facts, login_key: await keyOf(db, login) })
    .onConflict((conflict) => conflict.column('login_key').doUpdateSet(facts))
    .execute();
}

/**
 * Returns the voter id under which this login has voted before, null when it has none. The row
 * goes: the account that gets the login holds the voter id from now on. Runs in the transaction
 * that gives the login to an account, after it was given: a departure under way at that moment is
 * then seen.
 */
export async function takeDepartedVoter(db: Database, login: Login): Promise<string | null> {
  const row = await db
    .deleteFrom('departed_voters')
    .where('login_key', '=', await keyOf(db, login))
    .returning('voter_id')
    .executeTakeFirst();
  return row?.voter_id ?? null;
}

/**
 * Gives a person who is new here the voter id that this login has voted under before, if there is
 * one.
 */
export async function resumeVoter(db: Database, personId: string, login: Login): Promise<void> {
  const voterId = await takeDepartedVoter(db, login);
  if (voterId === null) return;
  await db.updateTable('people').set({ voter_id: voterId }).where('id', '=', personId).execute();
}

async function hasVoted(db: Database, voterId: string): Promise<boolean> {
  const row = await db
    .selectFrom('poll_voters')
    .select('poll_id')
    .where('voter_id', '=', voterId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives a person who is known here the voter id under which a login that they add has voted, so
 * that nobody votes twice. False where they have voted themselves: no account has two voter ids.
 */
export async function takeOverVoter(
  db: Database,
  personId: string,
  voterId: string,
  login: Login,
): Promise<boolean> {
  const departed = await takeDepartedVoter(db, login);
  if (departed === null || departed === voterId) return true;
  if (await hasVoted(db, voterId)) return false;
  await db.updateTable('people').set({ voter_id: departed }).where('id', '=', personId).execute();
  return true;
}

/** Deletes what has no ballot in an open poll any more. @returns how many */
export async function forgetDepartedVoters(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('departed_voters')
    .where(({ not }) => not(hasOpenBallot(sql`departed_voters.voter_id`, now)))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
