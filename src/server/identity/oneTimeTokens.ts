import { createHash, randomBytes } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { RETENTION_PERIODS } from '../../shared/retention';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';

export type TokenPurpose = Tables['one_time_tokens']['purpose'];

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = {
  confirmEmail: RETENTION_PERIODS.confirmLinkHours * HOUR_MS,
  resetPassword: RETENTION_PERIODS.resetLinkHours * HOUR_MS,
  undoPassword: RETENTION_PERIODS.formerPasswordHours * HOUR_MS,
};

/** Creates the token of a mailed link: 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Computes the SHA-256 by which a token is kept. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Issues the token for a mailed link: 256 random bits, kept as SHA-256. It makes an older one of
 * the same purpose void.
 */
export async function issueOneTimeToken(
  db: Database,
  purpose: TokenPurpose,
  personId: string,
  now: Date,
): Promise<string> {
  const token = createToken();
  const facts = {
    token_hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIME_MS[purpose]),
  };
  await db
    .insertInto('one_time_tokens')
    .values({ ...facts, purpose, person_id: personId })
    .onConflict((conflict) => conflict.columns(['person_id', 'purpose']).doUpdateSet(facts))
    .execute();
  return token;
}

/** Builds the condition for the token of this purpose, unless it is too old. */
const isGood =
  (purpose: TokenPurpose, token: string, now: Date) =>
  (eb: ExpressionBuilder<Tables, 'one_time_tokens'>) =>
    eb.and([
      eb('token_hash', '=', hashToken(token)),
      eb('purpose', '=', purpose),
      eb('expires_at', '>', now),
    ]);

/** Finds the owner of this token, without using it up; null when it is unknown, used or too old. */
export async function findOneTimeTokenOwner(
  db: Database,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('person_id')
    .where(isGood(purpose, token, now))
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/**
 * Uses the token up: of many at once one gets the person, the others null, as for one that is
 * unknown or too old.
 */
export async function redeemOneTimeToken(
  db: Database,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .deleteFrom('one_time_tokens')
    .where(isGood(purpose, token, now))
    .returning('person_id')
    .executeTakeFirst();
  return row?.person_id ?? null;
}

export async function voidToken(
  db: Database,
  purpose: TokenPurpose,
  personId: string,
): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .execute();
}
