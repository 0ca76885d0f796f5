import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';

/** Time in which the code follows the password. */
const LIFETIME_MS = 5 * 60_000;

/** A sign-in whose password was right and whose code is waited for. */
export interface SignInChallenge {
  readonly personId: string;
  readonly scope: string;
}

const hash = (token: string) => createHash('sha256').update(token).digest();

/**
 * Begins to wait for the code of a person who has a second factor; null where they have none. The
 * token, 256 random bits, is kept as SHA-256.
 */
export async function issueChallenge(
  trx: Database,
  { personId, scope }: SignInChallenge,
  now: Date,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const row = await trx
    .insertInto('sign_in_challenges')
    .columns(['token_hash', 'person_id', 'scope', 'created_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('second_factors')
        .select([
          sql<Buffer>`${hash(token)}::bytea`.as('token_hash'),
          'person_id',
          sql<string>`${scope}::text`.as('scope'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${new Date(now.getTime() + LIFETIME_MS)}::timestamptz`.as('expires_at'),
        ])
        .where('person_id', '=', personId)
        .where('confirmed_at', 'is not', null),
    )
    .returning('person_id')
    .executeTakeFirst();
  return row ? token : null;
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
