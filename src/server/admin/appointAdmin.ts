import { sql } from 'kysely';
import { toEmailKey } from '../../shared/emailAddress';
import type { Database } from '../db/openDatabase';
import { findCredential } from '../identity/credentials';
import { giveAdmin } from './changes';

/**
 * Whom to appoint: the owner of an address, as confirmed here or, with an issuer, as that provider
 * says; or whom a provider knows by a subject.
 */
export type Appointee =
  | { readonly email: string; readonly issuer?: string | undefined }
  | { readonly issuer: string; readonly subject: string };

/** A login at a provider, whose account has the address. */
export interface LoginWithAddress {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
}

export type Appointment =
  | { readonly kind: 'appointed'; readonly name: string }
  /** `hasPeople` tells whether anybody has an account at all. */
  | { readonly kind: 'unknown'; readonly hasPeople: boolean }
  /** Registration whose link in the mail was not followed. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'blocked' }
  /** Logins that have the address by the word of a provider alone, or several of one provider. */
  | { readonly kind: 'byDoor'; readonly logins: readonly LoginWithAddress[] };

const REASON = 'Appointed on the command line of the installation';

interface Candidate {
  readonly personId: string;
  readonly name: string;
  readonly isBlocked: boolean;
}

const selectLogins = (db: Database) =>
  db
    .selectFrom('identities')
    .innerJoin('people', 'people.id', 'identities.person_id')
    .select(['person_id as personId', 'name', 'issuer', 'subject'])
    .select(sql<boolean>`blocked_at is not null`.as('isBlocked'))
    .orderBy('issuer')
    .orderBy('subject');

const listLoginsWithAddress = (db: Database, email: string) =>
  selectLogins(db)
    .where(sql`lower(trim(email))`, '=', toEmailKey(email))
    .execute();

async function hasPeople(db: Database): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from credentials) or exists (select from identities) as some`.execute(db);
  return rows[0]!.some;
}

const find = async (db: Database, whom: Appointee): Promise<Candidate | Appointment> => {
  const unknown = async () => ({ kind: 'unknown', hasPeople: await hasPeople(db) }) as const;
  if ('subject' in whom) {
    const { issuer, subject } = whom;
    const logins = selectLogins(db).where('issuer', '=', issuer).where('subject', '=', subject);
    return (await logins.executeTakeFirst()) ?? unknown();
  }
  const { email, issuer } = whom;
  const logins = await listLoginsWithAddress(db, email);
  if (issuer !== undefined) {
    const there = logins.filter((login) => login.issuer === issuer);
    if (there.length > 1) return { kind: 'byDoor', logins: there };
    return there[0] ?? unknown();
  }
  const account = await findCredential(db, email);
  if (account?.isConfirmed) return account;
  if (logins.length > 0) return { kind: 'byDoor', logins };
  return account ? { kind: 'unconfirmed' } : unknown();
};

/**
 * Makes a person an administrator: the first one, where no door says who that is. An address that
 * only a door told us proves nothing about who holds it: whoever appoints by it names the issuer
 * whose word they take.
 */
export async function appointAdmin(db: Database, whom: Appointee, now: Date): Promise<Appointment> {
  const found = await find(db, whom);
  if ('kind' in found) return found;
  if (found.isBlocked) return { kind: 'blocked' };
  const { personId, name } = found;
  const cause = { actorId: null, reason: REASON, at: now };
  await db.transaction().execute((trx) => giveAdmin(trx, personId, cause));
  return { kind: 'appointed', name };
}
