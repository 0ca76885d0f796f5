import type { Registration } from '../../shared/contract/accounts';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { findCredential, type Credential } from '../identity/credentials';
import { emailKey } from '../identity/emailKey';
import { mailLink } from '../identity/mailLinks';
import { issueOneTimeToken } from '../identity/oneTimeTokens';
import { hashPassword } from '../identity/passwords';
import { forgetOld } from './forgetOld';

const UNIQUE_VIOLATION = '23505';

interface NewAccount extends Pick<Registration, 'name' | 'email' | 'locale'> {
  readonly hash: string;
}

/** A person for a new address; for one that was never confirmed the same person, under the name of the newest registration. */
async function storePerson(
  db: Database,
  { name, locale }: NewAccount,
  knownId: string | undefined,
  now: Date,
): Promise<string> {
  if (knownId) {
    const facts = { name, locale, updated_at: now };
    await db.updateTable('people').set(facts).where('id', '=', knownId).execute();
    return knownId;
  }
  const person = await db
    .insertInto('people')
    .values({ name, email: null, locale })
    .returning('id')
    .executeTakeFirstOrThrow();
  return person.id;
}

/** Returns the token that confirms the address; null when it is an account's already. */
function storeAccount(db: Database, account: NewAccount, now: Date): Promise<string | null> {
  const { email, hash } = account;
  const key = emailKey(email);
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('credentials')
      .select(['person_id', 'confirmed_at'])
      .where('email_key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (known?.confirmed_at) return null;
    const personId = await storePerson(trx, account, known?.person_id, now);
    const facts = { email, password_hash: hash, changed_at: now };
    await trx
      .insertInto('credentials')
      .values({ ...facts, person_id: personId, email_key: key })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(facts))
      .execute();
    return issueOneTimeToken(trx, 'confirmEmail', personId, now);
  });
}

/** Of two registrations of one address at once the later one finds what the earlier one stored. */
async function storeOrRenew(db: Database, account: NewAccount, now: Date): Promise<string | null> {
  try {
    return await storeAccount(db, account, now);
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    return storeAccount(db, account, now);
  }
}

/** The owner of the address is told; to the stored spelling, which is proven, not to the one that was typed. */
function mailAlreadyRegistered(
  { mail, portalOrigin }: HostContext,
  { name, email: to }: Credential,
  locale: Registration['locale'],
): Promise<void> {
  const values = {
    name,
    signInLink: mailLink(portalOrigin, locale, 'sign-in'),
    resetLink: mailLink(portalOrigin, locale, 'forgot-password'),
  };
  return mail.send({ to, locale, template: 'alreadyRegistered', values });
}

/**
 * A new password account, or a mail to the one that has the address. People who came through a door are never looked for:
 * an address that is typed proves nothing.
 */
export async function register(
  context: HostContext,
  { name, email, password, locale }: Registration,
): Promise<void> {
  const { db, mail, portalOrigin } = context;
  const now = new Date(context.clock());
  const hash = await hashPassword(password);
  const token = await storeOrRenew(db, { name, email, locale, hash }, now);
  if (token) {
    const link = mailLink(portalOrigin, locale, 'confirm-email', token);
    await mail.send({ to: email, locale, template: 'confirmEmail', values: { name, link } });
  } else {
    const owner = await findCredential(db, email);
    if (owner && !owner.isBlocked) await mailAlreadyRegistered(context, owner, locale);
  }
  await forgetOld(db, now);
}
