import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../db/openDatabase';

const LIFETIME_MS = 14 * 24 * 3_600_000;

const hash = (token: string) => createHash('sha256').update(token).digest();

interface Issue {
  readonly familyId: string;
  readonly personId: string;
  readonly scope: string;
  readonly expiresAt: Date;
}

async function store(
  db: Database,
  { familyId, personId, scope, expiresAt }: Issue,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('refresh_tokens')
    .values({
      token_hash: hash(token),
      family_id: familyId,
      person_id: personId,
      scope,
      issued_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return token;
}

/** The first refresh token of a new session; good for 14 days, which later ones of its family do not extend. */
export function issueRefreshToken(
  db: Database,
  personId: string,
  scope: string,
  now: Date,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  return store(db, { familyId: randomUUID(), personId, scope, expiresAt }, now);
}

export interface Rotated {
  readonly personId: string;
  readonly scope: string;
  readonly refreshToken: string;
}

/**
 * Exchanges a refresh token for the next one of its family (RFC 9700 §4.14.2). One that was used before ends the whole family.
 * Null when it is unknown, expired or used.
 */
export function rotateRefreshToken(
  db: Database,
  token: string,
  now: Date,
): Promise<Rotated | null> {
  return db.transaction().execute(async (trx) => {
    const claimed = await trx
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', hash(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['family_id', 'person_id', 'scope', 'expires_at'])
      .executeTakeFirst();
    if (!claimed) {
      await endFamily(trx, token);
      return null;
    }
    const { family_id: familyId, person_id: personId, scope, expires_at: expiresAt } = claimed;
    return {
      personId,
      scope,
      refreshToken: await store(trx, { familyId, personId, scope, expiresAt }, now),
    };
  });
}

/** Ends the session that this refresh token belongs to; does nothing for an unknown one (RFC 7009 §2.2). */
export async function endFamily(db: Database, token: string): Promise<void> {
  await db
    .deleteFrom('refresh_tokens')
    .where('family_id', 'in', (eb) =>
      eb.selectFrom('refresh_tokens').select('family_id').where('token_hash', '=', hash(token)),
    )
    .execute();
}
