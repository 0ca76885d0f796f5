import { sql } from 'kysely';
import { getSettings } from '../city/currentSettings';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import { rememberLogin, takeOverVoter } from './departedVoters';
import { getSignInTime, type DoorAccount } from './doors';
import { lockPerson, type LockedPerson } from './lockPerson';
import type { DoorLogin } from './loginKeys';
import { createMailLink } from './mailLinks';
import { toVerificationColumns } from './residence';
import { recordSecurityEvent } from './securityEvents';
import { endLogin } from './signInEnds';

/** Owner of an account, and the device from which it is changed. */
interface Owner {
  readonly personId: string;
  readonly device: string;
}

/** Tells the owner of the address: an account that somebody else got into is noticed. */
async function mailChange(
  { mail, portalOrigin }: HostContext,
  template: 'doorLinked' | 'doorUnlinked',
  { name, email: to, locale }: LockedPerson,
  trx: Database,
): Promise<void> {
  if (to === null) return;
  const values = { name, link: createMailLink(portalOrigin, locale, 'me/security') };
  await mail.send({ to, locale, template, values }, trx);
}

/**
 * Inserts a login; false when another account has it, or the person has another one of this
 * provider. The constraints decide.
 */
async function insertLogin(
  db: Database,
  personId: string,
  account: DoorAccount,
  now: Date,
): Promise<boolean> {
  const { issuer, subject, roles, verification } = account;
  const row = await db
    .insertInto('identities')
    .values({
      issuer,
      subject,
      person_id: personId,
      linked_at: now,
      roles: [...roles],
      ...toVerificationColumns(verification),
      signed_in_at: getSignInTime(account),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

async function hasLogin(
  db: Database,
  personId: string,
  { issuer, subject }: DoorAccount,
): Promise<boolean> {
  const row = await db
    .selectFrom('identities')
    .select('person_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives an account a door's login: from now on it opens this account. Issuer and subject decide,
 * never the e-mail. A login that the account has already changes nothing. The name stays; what the
 * door says of roles and verification counts at once. A mail tells the address.
 * @throws Problem doorTaken, doorHasVoted
 */
export function linkDoor(
  context: HostContext,
  { personId, device }: Owner,
  account: DoorAccount,
): Promise<void> {
  const now = new Date(context.clock());
  return context.db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, personId);
    if (!(await insertLogin(trx, personId, account, now))) {
      if (await hasLogin(trx, personId, account)) return;
      throw new Problem('doorTaken');
    }
    const { issuer, subject } = account;
    if (!(await takeOverVoter(trx, personId, person.voterId, { issuer, subject })))
      throw new Problem('doorHasVoted');
    await recordSecurityEvent(trx, { personId, kind: 'doorLinked', device }, now);
    await mailChange(context, 'doorLinked', person, trx);
  });
}

/**
 * Tells whether the person can sign in by a confirmed password, where people sign in by one, or
 * through a provider that is trusted today.
 */
async function canSignIn(
  db: Database,
  personId: string,
  issuers: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select exists (
      select from credentials
      where person_id = ${personId} and confirmed_at is not null and ${getSettings().signIn.passwords}
    ) or exists (
      select from identities where person_id = ${personId} and issuer = any(${[...issuers]})
    ) as can`.execute(db);
  return rows[0]!.can;
}

/**
 * Takes a door's login from an account; the last way to sign in stays. Sessions go on; what was
 * signed in with it before begins none any more, in no account. The login keeps the voter id while
 * its polls are open. A mail tells the address. `beforeLeaving` ends what the login has entered.
 * False when the account has no login of this door.
 * @throws Problem lastLogin
 */
export function unlinkDoor(
  context: HostContext,
  { personId, device }: Owner,
  issuer: string,
  beforeLeaving: (trx: Database, login: DoorLogin, now: Date) => Promise<void>,
): Promise<boolean> {
  const now = new Date(context.clock());
  const trusted = context.doors.map((door) => door.issuer);
  return context.db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, personId);
    const login = await trx
      .deleteFrom('identities')
      .where('person_id', '=', personId)
      .where('issuer', '=', issuer)
      .returning(['issuer', 'subject', 'signed_in_at'])
      .executeTakeFirst();
    if (!login) return false;
    if (!(await canSignIn(trx, personId, trusted))) throw new Problem('lastLogin');
    await rememberLogin(trx, login, person.voterId, now);
    await beforeLeaving(trx, login, now);
    await endLogin(trx, login, login.signed_in_at, now);
    await recordSecurityEvent(trx, { personId, kind: 'doorUnlinked', device }, now);
    await mailChange(context, 'doorUnlinked', person, trx);
    return true;
  });
}
