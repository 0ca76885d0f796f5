import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/openDatabase';

/** Time in which the second factor follows the password. */
const LIFETIME_MS = 5 * 60_000;

/** A sign-in whose password was right and whose second factor is waited for. */
export interface SignInChallenge {
  readonly personId: string;
  readonly scope: string;
}

const hash = (token: string) => createHash('sha256').update(token).digest();

/**
 * Begins to wait for the second factor of a person who has one. The token, 256 random bits, is kept
 * as SHA-256.
 */
export async function issueChallenge(
  trx: Database,
  { personId, scope }: SignInChallenge,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('sign_in_challenges')
    .values({
      token_hash: hash(token),
      person_id: personId,
      scope,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .execute();
  return token;
}

/** Finds the sign-in that waits with this token; undefined when it is unknown, used or too old. */
export const findChallenge = (
  db: Database,
  token: string,
  now: Date,
): Promise<SignInChallenge | undefined> =>
  db
    .selectFrom('sign_in_challenges')
    .select(['person_id as personId', 'scope'])
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses a token up. The caller has locked the person. */
export async function redeemChallenge(trx: Database, token: string): Promise<void> {
  await trx.deleteFrom('sign_in_challenges').where('token_hash', '=', hash(token)).execute();
}

/** Ends every sign-in of a person that waits for its code. */
export async function voidChallenges(trx: Database, personId: string): Promise<void> {
  await trx.deleteFrom('sign_in_challenges').where('person_id', '=', personId).execute();
}

/** Deletes the sign-ins whose code did not come in time. */
export async function forgetSignInChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<', now).execute();
}
