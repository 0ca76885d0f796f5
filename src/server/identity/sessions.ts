import { randomUUID } from 'node:crypto';
import type { SecurityEvent, SessionInfo } from '../../shared/contract/accounts';
import { KEPT } from '../../shared/retention';
import type { Database } from '../db/openDatabase';
import { claimRefreshToken, findRefreshToken, storeRefreshToken } from './refreshTokens';
import { recordEvent } from './securityEvents';

const LIFETIME_MS = KEPT.sessionDays * 24 * 3_600_000;

export interface NewSession {
  readonly personId: string;
  readonly scope: string;
  readonly kind: SessionInfo['kind'];
  readonly device: string;
  /** When the person proved who they are, where that was before now. */
  readonly authenticatedAt?: Date | null;
}

/** What tokens are answered from: the session and the refresh token that continues it. */
export interface Continued {
  readonly sessionId: string;
  readonly personId: string;
  readonly scope: string;
  readonly refreshToken: string;
}

/** A new session with its first refresh token; good for 14 days, which rotation does not extend. */
export function startSession(db: Database, session: NewSession, now: Date): Promise<Continued> {
  const { personId, scope, kind, device, authenticatedAt } = session;
  const sessionId = randomUUID();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  return db.transaction().execute(async (trx) => {
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
      })
      .execute();
    await recordEvent(trx, { personId, kind: 'signedIn', device }, now);
    const facts = { familyId: sessionId, personId, scope, expiresAt };
    const refreshToken = await storeRefreshToken(trx, facts, now);
    return { sessionId, personId, scope, refreshToken };
  });
}

/** False when the session has ended or its person is blocked. */
async function touch(db: Database, sessionId: string, now: Date): Promise<boolean> {
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

/**
 * Exchanges a refresh token for the next one of its session (RFC 9700 §4.14.2). One that was used before ends the session.
 * Null when it is unknown, expired or used, the session has ended or the person is blocked.
 */
export function continueSession(
  db: Database,
  token: string,
  device: string,
  now: Date,
): Promise<Continued | null> {
  return db.transaction().execute(async (trx) => {
    const claimed = await claimRefreshToken(trx, token, now);
    if (!claimed) {
      await endReused(trx, token, device, now);
      return null;
    }
    const { familyId: sessionId, personId, scope } = claimed;
    if (!(await touch(trx, sessionId, now))) return null;
    return {
      sessionId,
      personId,
      scope,
      refreshToken: await storeRefreshToken(trx, claimed, now),
    };
  });
}

async function endReused(db: Database, token: string, device: string, now: Date): Promise<void> {
  const known = await findRefreshToken(db, token);
  if (!known) return;
  const { familyId, personId, wasUsed } = known;
  const kind = wasUsed ? 'refreshTokenReused' : 'sessionEnded';
  if (await end(db, [familyId], now)) await recordEvent(db, { personId, kind, device }, now);
}

/** Tokens first, then sessions: the order in which a renewal takes its locks. Returns how many sessions ended. */
async function end(db: Database, sessionIds: readonly string[], now: Date): Promise<number> {
  if (sessionIds.length === 0) return 0;
  await db.deleteFrom('refresh_tokens').where('family_id', 'in', sessionIds).execute();
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('family_id', 'in', sessionIds)
    .where('ended_at', 'is', null)
    .returning('family_id')
    .execute();
  return ended.length;
}

/** Ends the session that this refresh token belongs to; does nothing for an unknown one (RFC 7009 §2.2). */
export async function endSessionOfToken(
  db: Database,
  token: string,
  device: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = await findRefreshToken(trx, token);
    if (!known) return;
    // What the person is writing at this moment is finished before the session ends, and nothing
    // after it.
    await trx
      .selectFrom('people')
      .select('id')
      .where('id', '=', known.personId)
      .forNoKeyUpdate()
      .execute();
    if (!(await end(trx, [known.familyId], now))) return;
    await recordEvent(trx, { personId: known.personId, kind: 'sessionEnded', device }, now);
  });
}

interface Ending {
  readonly personId: string;
  readonly device: string;
  readonly kind: SecurityEvent['kind'];
}

/** Ends one session of this person. False when they have no such session, or it ended before. */
export function endSession(
  db: Database,
  sessionId: string,
  { personId, device }: Omit<Ending, 'kind'>,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const own = await trx
      .selectFrom('sessions')
      .select('family_id')
      .where('family_id', '=', sessionId)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    if (!own || !(await end(trx, [sessionId], now))) return false;
    await recordEvent(trx, { personId, kind: 'sessionEnded', device }, now);
    return true;
  });
}

/** Ends every session of this person but `keptId`, and writes down why. Runs inside the caller's transaction. */
export async function endSessions(
  db: Database,
  keptId: string | null,
  { personId, device, kind }: Ending,
  now: Date,
): Promise<void> {
  const open = await db
    .selectFrom('sessions')
    .select('family_id')
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute();
  const ids = open.map(({ family_id }) => family_id).filter((id) => id !== keptId);
  await end(db, ids, now);
  await recordEvent(db, { personId, kind, device }, now);
}

/** The sessions that can still be used, the latest used first. `currentId` is the one that asks. */
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

/** Deletes sessions that cannot be continued any more, with device and times, once their last access token has ended, too. */
export async function forgetOldSessions(db: Database, now: Date): Promise<void> {
  const over = new Date(now.getTime() - KEPT.accessTokenMinutes * 60_000);
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', over).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', over).execute();
}
