import { sql } from 'kysely';
import type { Locale } from '../../shared/locales';
import { RETENTION_PERIODS } from '../../shared/retention';
import type { Database } from '../db/openDatabase';
import { resumeVoter } from './departedVoters';
import { emailKey } from './emailKey';
import { recordSecurityEvent } from './securityEvents';

const UNDO_WITHIN_MS = RETENTION_PERIODS.formerPasswordHours * 3_600_000;

/** A password account with what is needed of its person. */
export interface Credential {
  readonly personId: string;
  readonly name: string;
  readonly locale: Locale;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string;
  readonly isConfirmed: boolean;
  readonly isBlocked: boolean;
}

const select = (db: Database) =>
  db
    .selectFrom('credentials')
    .innerJoin('people', 'people.id', 'credentials.person_id')
    .select((eb) => [
      'person_id as personId',
      'name',
      'locale',
      'credentials.email',
      'email_key as emailKey',
      'password_hash as passwordHash',
      eb('confirmed_at', 'is not', null).$castTo<boolean>().as('isConfirmed'),
      eb('blocked_at', 'is not', null).$castTo<boolean>().as('isBlocked'),
    ]);

/** Finds the account with this address, however it is spelt in upper and lower case. */
export const findCredential = (db: Database, email: string): Promise<Credential | undefined> =>
  select(db).where('email_key', '=', emailKey(email)).executeTakeFirst();

export const findCredentialByPerson = (
  db: Database,
  personId: string,
): Promise<Credential | undefined> =>
  select(db).where('person_id', '=', personId).executeTakeFirst();

/**
 * Stores the hash of the same password under today's parameters. Does nothing when it was changed
 * meanwhile.
 */
export async function replaceHash(
  db: Database,
  { personId, passwordHash }: Credential,
  hash: string,
): Promise<void> {
  await db
    .updateTable('credentials')
    .set({ password_hash: hash })
    .where('person_id', '=', personId)
    .where('password_hash', '=', passwordHash)
    .execute();
}

/**
 * Stores a new password. The former one is kept for 24 hours; of several changes in that time the
 * oldest one's is kept, so that a thief cannot push the owner's password out by changing it twice.
 */
export async function changeHash(
  db: Database,
  personId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('credentials')
    .set({
      former_hash: sql<string>`case when former_until > ${now} then former_hash else password_hash end`,
      former_until: new Date(now.getTime() + UNDO_WITHIN_MS),
      password_hash: hash,
      changed_at: now,
    })
    .where('person_id', '=', personId)
    .execute();
}

/** Stores the first password of a confirmed address: nothing before it can come back. */
export async function setFirstHash(
  db: Database,
  personId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('credentials')
    .set({ password_hash: hash, former_hash: null, former_until: null, changed_at: now })
    .where('person_id', '=', personId)
    .execute();
}

/** Puts the former password in force again. False when there is none any more. */
export async function restoreFormerHash(
  db: Database,
  personId: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('credentials')
    .set({
      password_hash: sql<string>`former_hash`,
      former_hash: null,
      former_until: null,
      changed_at: now,
    })
    .where('person_id', '=', personId)
    .where('former_hash', 'is not', null)
    .where('former_until', '>', now)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Confirms that the address is proven: it becomes the person’s, with the voter id under which an
 * account that is gone has voted with it. False when it was proven before.
 */
export async function confirmAddress(
  db: Database,
  personId: string,
  device: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('credentials')
    .set({ confirmed_at: now })
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is', null)
    .returning(['email', 'email_key'])
    .executeTakeFirst();
  if (!row) return false;
  await db
    .updateTable('people')
    .set({ email: row.email, updated_at: now })
    .where('id', '=', personId)
    .execute();
  await resumeVoter(db, personId, { emailKey: row.email_key });
  await recordSecurityEvent(db, { personId, kind: 'emailConfirmed', device }, now);
  return true;
}

/**
 * Deletes an account with this address that was never confirmed: nobody has proven it theirs. Runs
 * in the transaction of whoever has proven it.
 */
export async function deleteUnconfirmed(trx: Database, key: string): Promise<void> {
  const unconfirmed = await trx
    .selectFrom('credentials')
    .select('person_id')
    .where('email_key', '=', key)
    .where('confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (unconfirmed) await trx.deleteFrom('people').where('id', '=', unconfirmed.person_id).execute();
}

/** Deletes former passwords: after 24 hours there is no way back, and nothing is kept for it. */
export async function forgetFormerPasswords(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('credentials')
    .set({ former_hash: null, former_until: null })
    .where('former_until', '<', now)
    .execute();
}
