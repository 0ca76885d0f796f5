import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/openDatabase';

const hash = (token: string) => createHash('sha256').update(token).digest();

export interface RefreshTokenFacts {
  readonly familyId: string;
  readonly personId: string;
  readonly scope: string;
  readonly expiresAt: Date;
}

/**
 * Stores a refresh token: 256 random bits, kept as SHA-256. Later ones of a family are given the
 * expiry of the first.
 */
export async function storeRefreshToken(
  db: Database,
  { familyId, personId, scope, expiresAt }: RefreshTokenFacts,
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

/** Marks the token as used; null when it is unknown, expired or was used before. */
export async function claimRefreshToken(
  db: Database,
  token: string,
  now: Date,
): Promise<RefreshTokenFacts | null> {
  const row = await db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['family_id', 'person_id', 'scope', 'expires_at'])
    .executeTakeFirst();
  return row
    ? {
        familyId: row.family_id,
        personId: row.person_id,
        scope: row.scope,
        expiresAt: row.expires_at,
      }
    : null;
}

export interface KnownToken {
  readonly familyId: string;
  readonly personId: string;
  readonly wasUsed: boolean;
}

export async function findRefreshToken(db: Database, token: string): Promise<KnownToken | null> {
  const row = await db
    .selectFrom('refresh_tokens')
    .select(['family_id', 'person_id', 'used_at'])
    .where('token_hash', '=', hash(token))
    .executeTakeFirst();
  return row
    ? { familyId: row.family_id, personId: row.person_id, wasUsed: row.used_at !== null }
    : null;
}
