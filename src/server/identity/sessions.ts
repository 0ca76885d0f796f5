import { randomUUID } from 'node:crypto';
import type { SecurityEvent, SessionInfo } from '../../shared/contract/accounts';
import { RETENTION_PERIODS } from '../../shared/retention';
import type { Database } from '../db/openDatabase';
import { claimRefreshToken, findRefreshToken, storeRefreshToken } from './refreshTokens';
import { recordSecurityEvent } from './securityEvents';
import { voidChallenges } from './signInChallenges';
import {
  endDoorSession,
  endLogin,
  endLoginsByPerson,
  forgetSignInEnds,
  type DoorSession,
} from './signInEnds';

const LIFETIME_MS = RETENTION_PERIODS.sessionDays * 24 * 3_600_000;

export interface NewSession {
  readonly personId: string;
  readonly scope: string;
  readonly kind: SessionInfo['kind'];
  readonly device: string;
  /** When the person proved who they are, where that was before now. */
  readonly authenticatedAt?: Date | null;
  /** The sign-in at a door that it begins with. */
  readonly door?: Omit<DoorSession, 'sid'> & {
    readonly sid: string | null;
    readonly hasSecondFactor: boolean;
  };
}

/** Session that tokens are answered from, and the refresh token that continues it. */
export interface RefreshedSession {
  readonly sessionId: string;
  readonly personId: string;
  readonly scope: string;
  readonly refreshToken: string;
}

/**
 * Locks a person until the caller's transaction ends, against whatever begins or ends a session of
 * theirs. Renewals, which look at the person's key alone, go on. False when the person is gone or
 * blocked.
 */
async function lockSessionsOf(db: Database, personId: string): Promise<boolean> {
  const person = await db
    .selectFrom('people')
    .select('blocked_at')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return person?.blocked_at === null;
}

/**
 * Begins a session with its first refresh token; good for 14 days, which rotation does not extend.
 * Null when the person is gone or blocked, or `isProved`, asked once nothing can end their sessions
 * any more, says that what they came with counts no longer.
 */
export function startSession(
  db: Database,
  session: NewSession,
  now: Date,
  isProved: (trx: Database) => Promise<boolean> = () => Promise.resolve(true),
): Promise<RefreshedSession | null> {
  const { personId, scope, kind, device, authenticatedAt, door } = session;
  const sessionId = randomUUID();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  return db.transaction().execute(async (trx) => {
    if (!(await lockSessionsOf(trx, personId)) || !(await isProved(trx))) return null;
    await trx
      .insertInto('sessions')
      .values({
        family_id: sessionId,
        person_id: personId,
        kind,
        device,
        started_at: now,
        authenticated_at: authenticatedAt && authenticatedAt < now ? authenticatedAt : now,
        last_used_at: now,
        expires_at: expiresAt,
        door_issuer: door?.issuer ?? null,
        door_sid: door?.sid ?? null,
        door_signed_in_at: door?.signedInAt ?? null,
        door_second_factor: door?.hasSecondFactor ?? false,
      })
      .execute();
    await recordSecurityEvent(trx, { personId, kind: 'signedIn', device }, now);
    const facts = { familyId: sessionId, personId, scope, expiresAt };
    const refreshToken = await storeRefreshToken(trx, facts, now);
    return { sessionId, personId, scope, refreshToken };
  });
}

/** Marks a session as used; false when it has ended or its person is blocked. */
async function updateLastUsed(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('family_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('person_id', 'in', (eb) =>
      eb.selectFrom('people').select('id').where('blocked_at', 'is', null),
    )
    .returning('family_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reason that a session does not go on: its end was asked for, or the token is not good. */
export type SessionRefusal = 'ended' | 'invalid';

/**
 * Exchanges a refresh token for the next one of its session (RFC 9700 §4.14.2). One that was used
 * before ends the session. `invalid` when it is unknown, expired or used, or the person is blocked;
 * `ended` when the session's end was asked for.
 */
export function refreshSession(
  db: Database,
  token: string,
  device: string,
  now: Date,
): Promise<RefreshedSession | SessionRefusal> {
  return db.transaction().execute(async (trx) => {
    const claimed = await claimRefreshToken(trx, token, now);
    if (!claimed) await endReused(trx, token, device, now);
    if (!claimed || !(await updateLastUsed(trx, claimed.familyId, now))) {
      return (await hasWishedEnd(trx, token)) ? 'ended' : 'invalid';
    }
    const { familyId: sessionId, personId, scope } = claimed;
    const refreshToken = await storeRefreshToken(trx, claimed, now);
    return { sessionId, personId, scope, refreshToken };
  });
}

async function hasWishedEnd(db: Database, token: string): Promise<boolean> {
  const known = await findRefreshToken(db, token);
  if (!known) return false;
  const session = await db
    .selectFrom('sessions')
    .select('is_ended_by_wish')
    .where('family_id', '=', known.familyId)
    .executeTakeFirst();
  return session?.is_ended_by_wish === true;
}

async function endReused(db: Database, token: string, device: string, now: Date): Promise<void> {
  const known = await findRefreshToken(db, token);
  if (!known) return;
  const { familyId, personId, wasUsed } = known;
  const kind = wasUsed ? 'refreshTokenReused' : 'sessionEnded';
  if (await end(db, [familyId], now, false))
    await recordSecurityEvent(db, { personId, kind, device }, now);
}

/**
 * Returns how many sessions ended. Their refresh tokens stay known until they expire, so that the
 * end can be told.
 */
async function end(
  db: Database,
  sessionIds: readonly string[],
  now: Date,
  isWish: boolean,
): Promise<number> {
  if (sessionIds.length === 0) return 0;
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now, is_ended_by_wish: isWish })
    .where('family_id', 'in', sessionIds)
    .where('ended_at', 'is', null)
    .returning('family_id')
    .execute();
  return ended.length;
}

/**
 * Tells a person no more in browsers that asked for it in a session which is over: a telephone that
 * was lost is told nothing once its session was ended. Browsers that asked in a session which goes
 * on are told as before.
 */
async function endPushes(db: Database, personId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('person_id', '=', personId)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('family_id')
            .whereRef('family_id', '=', 'push_subscriptions.session_id')
            .where('ended_at', 'is', null)
            .where('expires_at', '>', now),
        ),
      ),
    )
    .execute();
}

/**
 * Ends the session that this refresh token belongs to, and with it the sign-in at the door that it
 * began with; does nothing for an unknown one (RFC 7009 §2.2).
 */
export async function endSessionOfToken(
  db: Database,
  token: string,
  device: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = await findRefreshToken(trx, token);
    if (!known) return;
    const { familyId, personId } = known;
    await lockSessionsOf(trx, personId);
    if (!(await end(trx, [familyId], now, true))) return;
    await trx.deleteFrom('push_subscriptions').where('session_id', '=', familyId).execute();
    await endSignInOf(trx, familyId, now);
    await recordSecurityEvent(trx, { personId, kind: 'sessionEnded', device }, now);
  });
}

/**
 * This browser's session at the door where the door names it; else every sign-in with that login,
 * as browsers cannot be told apart.
 */
async function endSignInOf(db: Database, sessionId: string, now: Date): Promise<void> {
  const began = await db
    .selectFrom('sessions')
    .leftJoin('identities', (join) =>
      join
        .onRef('identities.person_id', '=', 'sessions.person_id')
        .onRef('identities.issuer', '=', 'sessions.door_issuer'),
    )
    .select(['door_issuer as issuer', 'door_sid as sid', 'door_signed_in_at as signedInAt'])
    .select(['identities.subject', 'identities.signed_in_at as seenAt'])
    .where('family_id', '=', sessionId)
    .executeTakeFirst();
  if (!began || began.issuer === null) return;
  const { issuer, sid, signedInAt, subject, seenAt } = began;
  if (sid !== null) await endDoorSession(db, { issuer, sid, signedInAt }, now);
  else if (subject !== null) await endLogin(db, { issuer, subject }, seenAt, now);
}

/**
 * Ends by the owner of an account that somebody else had got into: the secret address of the
 * calendar, which they may have made, ends as well.
 */
const TAKEN_BACK: readonly SecurityEvent['kind'][] = ['passwordResetUndone', 'emailChangeUndone'];

interface Ending {
  readonly personId: string;
  readonly device: string;
  readonly kind: SecurityEvent['kind'];
}

/**
 * Ends one session of this person, and every sign-in so far with their logins: what else the other
 * device may hold of a door is not known here. False when they have no such session, or it ended
 * before.
 */
export function endSession(
  db: Database,
  sessionId: string,
  { personId, device }: Omit<Ending, 'kind'>,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockSessionsOf(trx, personId);
    const own = await trx
      .selectFrom('sessions')
      .select('family_id')
      .where('family_id', '=', sessionId)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    if (!own || !(await end(trx, [sessionId], now, true))) return false;
    await endPushes(trx, personId, now);
    await endLoginsByPerson(trx, personId, now);
    await recordSecurityEvent(trx, { personId, kind: 'sessionEnded', device }, now);
    return true;
  });
}

/**
 * Ends every session of this person but `keptId`, the sign-ins that wait for a code, and every
 * sign-in so far with their logins, and writes down why. Runs inside the caller's transaction.
 */
export async function endSessions(
  db: Database,
  keptId: string | null,
  { personId, device, kind }: Ending,
  now: Date,
): Promise<void> {
  await lockSessionsOf(db, personId);
  const open = await db
    .selectFrom('sessions')
    .select('family_id')
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute();
  const ids = open.map(({ family_id }) => family_id).filter((id) => id !== keptId);
  await end(db, ids, now, true);
  await endPushes(db, personId, now);
  if (TAKEN_BACK.includes(kind))
    await db.deleteFrom('calendar_feeds').where('person_id', '=', personId).execute();
  await voidChallenges(db, personId);
  await endLoginsByPerson(db, personId, now);
  await recordSecurityEvent(db, { personId, kind, device }, now);
}

/**
 * Lists the sessions that can still be used, the latest used first. `currentId` is the one that
 * asks.
 */
export async function listSessions(
  db: Database,
  personId: string,
  currentId: string | null,
  now: Date,
): Promise<SessionInfo[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['family_id', 'kind', 'device', 'started_at', 'authenticated_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('family_id')
    .execute();
  return rows.map(
    ({ family_id: id, kind, device, started_at, authenticated_at, last_used_at }) => ({
      id,
      kind,
      device,
      startedAt: started_at.toISOString(),
      authenticatedAt: authenticated_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      isCurrent: id === currentId,
    }),
  );
}

/**
 * Deletes sessions that cannot be continued any more, with device and times, once their last access
 * token has ended, too; and ends of sign-ins that are older than any sign-in that is taken.
 */
export async function forgetOldSessions(db: Database, now: Date): Promise<void> {
  const over = new Date(now.getTime() - RETENTION_PERIODS.accessTokenMinutes * 60_000);
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', over).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', over).execute();
  await forgetSignInEnds(db, now);
}
