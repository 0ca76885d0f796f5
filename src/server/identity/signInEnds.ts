import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { RETENTION_PERIODS } from '../../shared/retention';
import type { Database } from '../db/openDatabase';
import { getSignInTime, type DoorSignIn } from './doors';
import { getInstallationSecret } from './installationSecret';

type Login = Pick<DoorSignIn, 'issuer' | 'subject'>;

/** The session at a door that a session here began with. */
export interface DoorSession {
  readonly issuer: string;
  readonly sid: string;
  /** By the door's clock; null for a door that does not say so. */
  readonly signedInAt: Date | null;
}

const SECRET_KEY = 'signInEndsSecret';
const DAY_MS = 24 * 3_600_000;
/** The row that speaks of everybody: written by hand after a theft (src/operate/README.md). */
const EVERYBODY = Buffer.alloc(0);
/**
 * Limit of the difference between the clocks of a provider and of this host, in milliseconds (as in
 * SPEC 9.9 between a provider and a device).
 */
const CLOCK_TOLERANCE_MS = 120_000;
/**
 * A token that says nothing of its age counts as this old: longer than access tokens usually live.
 */
const UNDATED_TOKEN_AGE_MS = 3_600_000;

/** HMAC-SHA-256 (RFC 2104): without the secret nobody can try out whose a row is. */
async function keyOf(db: Database, kind: 'login' | 'session', ...words: string[]): Promise<Buffer> {
  const secret = await getInstallationSecret(db, SECRET_KEY);
  return createHmac('sha256', secret)
    .update(JSON.stringify([kind, ...words]))
    .digest();
}

/** Writes down an end; of several for one key the latest counts. */
async function recordEnd(db: Database, key: Buffer, seenAt: Date | null, now: Date): Promise<void> {
  await sql`
    insert into sign_in_ends (key, ended_at, seen_at) values (${key}, ${now}, ${seenAt})
    on conflict (key) do update set
      ended_at = greatest(sign_in_ends.ended_at, excluded.ended_at),
      seen_at = greatest(sign_in_ends.seen_at, excluded.seen_at)`.execute(db);
}

/**
 * Ends every sign-in with this login so far. `seenAt`: the latest one that was seen here, by the
 * door's clock.
 */
export async function endLogin(
  db: Database,
  { issuer, subject }: Login,
  seenAt: Date | null,
  now: Date,
): Promise<void> {
  await recordEnd(db, await keyOf(db, 'login', issuer, subject), seenAt, now);
}

/**
 * Ends every sign-in so far with the logins that a person has. Runs in the transaction of what asks
 * for it.
 */
export async function endLoginsByPerson(db: Database, personId: string, now: Date): Promise<void> {
  const logins = await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'signed_in_at'])
    .where('person_id', '=', personId)
    .execute();
  for (const login of logins) await endLogin(db, login, login.signed_in_at, now);
}

/** Ends the sign-ins of one session at a door so far; other browsers are not concerned. */
export async function endDoorSession(
  db: Database,
  { issuer, sid, signedInAt }: DoorSession,
  now: Date,
): Promise<void> {
  await recordEnd(db, await keyOf(db, 'session', issuer, sid), signedInAt, now);
}

/**
 * Tells whether this sign-in begins no session here any more: it was seen before an end that was
 * asked for, or happened before it, or is older than ends are kept. What was never seen here is
 * compared by the provider's clock, which may differ by two minutes. Without `auth_time` the time
 * of issue counts, exactly: a token that was renewed before the end is refused.
 */
export async function hasSignInEnded(
  db: Database,
  signIn: DoorSignIn,
  now: Date,
): Promise<boolean> {
  const { issuer, subject, sid, authenticatedAt } = signIn;
  const at = getSignInTime(signIn) ?? new Date(now.getTime() - UNDATED_TOKEN_AGE_MS);
  if (now.getTime() - at.getTime() > RETENTION_PERIODS.signInEndDays * DAY_MS) return true;
  const keys = [EVERYBODY, await keyOf(db, 'login', issuer, subject)];
  if (sid !== null) keys.push(await keyOf(db, 'session', issuer, sid));
  const latest = new Date(at.getTime() + (authenticatedAt ? CLOCK_TOLERANCE_MS : 0));
  const end = await db
    .selectFrom('sign_in_ends')
    .select('key')
    .where('key', 'in', keys)
    .where(({ or, eb }) => or([eb('seen_at', '>=', at), eb('ended_at', '>=', latest)]))
    .limit(1)
    .executeTakeFirst();
  return end !== undefined;
}

/** Deletes ends before which no sign-in is taken any more. */
export async function forgetSignInEnds(db: Database, now: Date): Promise<void> {
  const over = new Date(
    now.getTime() - RETENTION_PERIODS.signInEndDays * DAY_MS - CLOCK_TOLERANCE_MS,
  );
  await db.deleteFrom('sign_in_ends').where('ended_at', '<', over).execute();
}
