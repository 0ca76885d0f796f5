import { sql } from 'kysely';
import type { AccountRegistration } from '../../shared/contract/accounts';
import type { Database } from '../db/openDatabase';
import { isUniqueViolation } from '../db/uniqueViolation';
import type { HostContext } from '../hostContext';
import { findCredential, type Credential } from '../identity/credentials';
import { emailKey } from '../identity/emailKey';
import { createMailLink } from '../identity/mailLinks';
import { issueOneTimeToken } from '../identity/oneTimeTokens';
import { hashPassword } from '../identity/passwords';
import { selectCurrentTermsVersion } from '../identity/terms';

interface NewAccount extends Omit<AccountRegistration, 'password'> {
  readonly hash: string;
}

/**
 * Returns the terms that count as accepted: what stood beside the button, when it is the version in
 * force; an older page leaves it to be asked for.
 */
async function acceptedTerms(db: Database, read: number | undefined, now: Date) {
  const { rows } = await sql<{ isCurrent: boolean | null }>`
    select ${selectCurrentTermsVersion(now)} = ${read ?? null}::int as "isCurrent"`.execute(db);
  return rows[0]!.isCurrent
    ? { terms_version: read, terms_accepted_at: now }
    : { terms_version: null, terms_accepted_at: null };
}

/**
 * Stores a person for a new address; for one that was never confirmed the same person, under the
 * name of the newest registration.
 */
export async function storePerson(
  db: Database,
  { name, locale, termsVersion }: NewAccount,
  knownId: string | undefined,
  now: Date,
): Promise<string> {
  const facts = {
    name,
    locale,
    has_own_name: true,
    ...(await acceptedTerms(db, termsVersion, now)),
  };
  if (knownId) {
    await db
      .updateTable('people')
      .set({ ...facts, updated_at: now })
      .where('id', '=', knownId)
      .execute();
    return knownId;
  }
  const person = await db
    .insertInto('people')
    .values({ ...facts, email: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return person.id;
}

/**
 * Stores the account and orders the mail that confirms its address. False when the address is an
 * account's already.
 */
function storeAccount(context: HostContext, account: NewAccount, now: Date): Promise<boolean> {
  const { db, mail, portalOrigin } = context;
  const { email, locale, hash } = account;
  const key = emailKey(email);
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('credentials')
      .select(['person_id', 'confirmed_at'])
      .where('email_key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (known?.confirmed_at) return false;
    const personId = await storePerson(trx, account, known?.person_id, now);
    const facts = { email, password_hash: hash, changed_at: now };
    await trx
      .insertInto('credentials')
      .values({ ...facts, person_id: personId, email_key: key })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(facts))
      .execute();
    const token = await issueOneTimeToken(trx, 'confirmEmail', personId, now);
    const link = createMailLink(portalOrigin, locale, 'confirm-email', token);
    // Without the name: whoever registers chooses it, and perhaps it is not who reads the mail.
    await mail.send({ to: email, locale, template: 'confirmEmail', values: { link } }, trx);
    return true;
  });
}

/**
 * Stores or renews an account. Of two registrations of one address at once the later one finds what
 * the earlier one stored.
 */
async function storeOrRenew(
  context: HostContext,
  account: NewAccount,
  now: Date,
): Promise<boolean> {
  try {
    return await storeAccount(context, account, now);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return storeAccount(context, account, now);
  }
}

/**
 * Tells the owner of the address by mail; to the stored spelling, which is proven, not to the one
 * that was typed.
 */
function mailAlreadyRegistered(
  { mail, portalOrigin }: HostContext,
  { name, email: to }: Credential,
  locale: AccountRegistration['locale'],
): Promise<void> {
  const values = {
    name,
    signInLink: createMailLink(portalOrigin, locale, 'sign-in'),
    resetLink: createMailLink(portalOrigin, locale, 'forgot-password'),
  };
  return mail.send({ to, locale, template: 'alreadyRegistered', values });
}

/**
 * Creates a new password account, or sends a mail to the one that has the address. People who came
 * through a provider are never looked for: an address that is typed proves nothing. Until the
 * address is confirmed the newest registration counts, with its name and password: its mail makes
 * the links of earlier mails void, so that a link never confirms another password than the one it
 * was sent for.
 */
export async function register(
  context: HostContext,
  { password, ...facts }: AccountRegistration,
): Promise<void> {
  const { db } = context;
  const now = new Date(context.clock());
  const hash = await hashPassword(password);
  if (!(await storeOrRenew(context, { ...facts, hash }, now))) {
    const owner = await findCredential(db, facts.email);
    if (owner && !owner.isBlocked) await mailAlreadyRegistered(context, owner, facts.locale);
  }
}
