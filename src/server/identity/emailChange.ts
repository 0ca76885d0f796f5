import type { Locale } from '../../shared/locales';
import { RETENTION_PERIODS } from '../../shared/retention';
import type { Database } from '../db/openDatabase';
import { isUniqueViolation } from '../db/uniqueViolation';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import { writeAudit } from './audit';
import {
  deleteUnconfirmed,
  findCredential,
  findCredentialByPerson,
  type Credential,
} from './credentials';
import { rememberLogin, takeOverVoter } from './departedVoters';
import { emailKey } from './emailKey';
import { createMailLink } from './mailLinks';
import { createToken, hashToken, voidToken } from './oneTimeTokens';
import { endSessions } from './sessions';

const HOUR_MS = 3_600_000;
const CONFIRM_WITHIN_MS = RETENTION_PERIODS.confirmLinkHours * HOUR_MS;
const UNDO_WITHIN_MS = RETENTION_PERIODS.formerEmailDays * 24 * HOUR_MS;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

interface Wish {
  readonly personId: string;
  readonly email: string;
  /** The session that goes on when the new address is confirmed. */
  readonly sessionId: string | null;
}

/** Tells who has the new address, in a mail; its text differs where an account has it already. */
async function mailNewAddress(
  { mail, portalOrigin }: HostContext,
  trx: Database,
  { to, locale, token }: { readonly to: string; readonly locale: Locale; readonly token: string },
): Promise<void> {
  const owner = await findCredential(trx, to);
  if (!owner?.isConfirmed) {
    const link = createMailLink(portalOrigin, locale, 'confirm-new-email', token);
    // Without the name: whoever asks chose it, and perhaps it is not who reads the mail.
    await mail.send({ to, locale, template: 'confirmNewEmail', values: { link } }, trx);
  } else if (!owner.isBlocked) {
    const values = {
      name: owner.name,
      signInLink: createMailLink(portalOrigin, owner.locale, 'sign-in'),
      resetLink: createMailLink(portalOrigin, owner.locale, 'forgot-password'),
    };
    const { email, locale: read } = owner;
    await mail.send({ to: email, locale: read, template: 'emailTaken', values }, trx);
  }
}

function mailFormerAddress(
  { mail, portalOrigin }: HostContext,
  trx: Database,
  { email: to, locale, name }: Credential,
  { template, token }: { readonly template: 'emailChangeAsked' | 'emailChanged'; token: string },
): Promise<void> {
  const undoLink = createMailLink(portalOrigin, locale, 'undo-email-change', token);
  return mail.send({ to, locale, template, values: { name, undoLink } }, trx);
}

/**
 * Keeps the wish for another address, in place of an earlier one that waits, and orders two mails:
 * to the new address, which confirms, and to the present one, which stops or undoes it. What is
 * kept is the same whether or not an account has the new address.
 */
export async function startEmailChange(
  context: HostContext,
  { personId, email, sessionId }: Wish,
): Promise<void> {
  const now = new Date(context.clock());
  const [confirmToken, stopToken] = [createToken(), createToken()];
  await context.db.transaction().execute(async (trx) => {
    const credential = await lockCredential(trx, personId);
    if (!credential || credential.isBlocked) return;
    const facts = {
      former_email: credential.email,
      email,
      confirm_hash: hashToken(confirmToken),
      stop_hash: hashToken(stopToken),
      session_id: sessionId,
      asked_at: now,
      confirm_until: after(now, CONFIRM_WITHIN_MS),
      undo_until: after(now, UNDO_WITHIN_MS),
    };
    await trx
      .insertInto('email_changes')
      .values({ ...facts, person_id: personId })
      .onConflict((conflict) =>
        conflict.column('person_id').where('confirmed_at', 'is', null).doUpdateSet(facts),
      )
      .execute();
    const { locale } = credential;
    await mailNewAddress(context, trx, { to: email, locale, token: confirmToken });
    await mailFormerAddress(context, trx, credential, {
      template: 'emailChangeAsked',
      token: stopToken,
    });
  });
}

/** Locks the person of an account, as whatever changes its logins does, and reads the account. */
async function lockCredential(trx: Database, personId: string): Promise<Credential | undefined> {
  await trx
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return findCredentialByPerson(trx, personId);
}

/**
 * Gives an account another address. The former one keeps the voter id while its polls are open, as
 * a login that was unlinked does.
 * @throws Problem linkInvalid where another account has the address; addressHasVoted
 */
async function replaceAddress(
  trx: Database,
  { personId, emailKey: formerKey }: Credential,
  email: string,
  now: Date,
): Promise<void> {
  const key = emailKey(email);
  await deleteUnconfirmed(trx, key);
  try {
    await trx
      .updateTable('credentials')
      .set({ email, email_key: key })
      .where('person_id', '=', personId)
      .execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem('linkInvalid') : error;
  }
  const { voter_id: voterId } = await trx
    .updateTable('people')
    .set({ email, updated_at: now })
    .where('id', '=', personId)
    .returning('voter_id')
    .executeTakeFirstOrThrow();
  await rememberLogin(trx, { emailKey: formerKey }, voterId, now);
  if (!(await takeOverVoter(trx, personId, voterId, { emailKey: key })))
    throw new Problem('addressHasVoted');
  // It was mailed to an address that is the account’s no longer.
  await voidToken(trx, 'resetPassword', personId);
}

const auditOf = (personId: string, action: 'emailChanged' | 'emailChangeUndone', at: Date) => ({
  actorId: personId,
  personId,
  action,
  // The log is kept for ever; it needs no address to tell of the change.
  before: {},
  after: {},
  reason: '',
  at,
});

/**
 * Puts the new address in force: the token of its mail proves it. All sessions end but the one that
 * asked, and the former address is told, with the way back.
 * @throws Problem linkInvalid, addressHasVoted
 */
export async function confirmEmailChange(
  context: HostContext,
  token: string,
  device: string,
): Promise<void> {
  const { db, clock } = context;
  const now = new Date(clock());
  const isWaiting = (trx: Database) =>
    trx
      .selectFrom('email_changes')
      .select(['id', 'person_id', 'email', 'session_id'])
      .where('confirm_hash', '=', hashToken(token))
      .where('confirmed_at', 'is', null)
      .where('confirm_until', '>', now)
      .executeTakeFirst();
  await db.transaction().execute(async (trx) => {
    const found = await isWaiting(trx);
    const credential = found && (await lockCredential(trx, found.person_id));
    // The first to come may have used or replaced it while this one waited for the lock.
    const change = await isWaiting(trx);
    if (!change || !credential || credential.isBlocked) throw new Problem('linkInvalid');
    const { person_id: personId, email, session_id: sessionId } = change;
    await replaceAddress(trx, credential, email, now);
    const undoToken = createToken();
    await trx
      .updateTable('email_changes')
      .set({
        former_email: credential.email,
        confirmed_at: now,
        undo_hash: hashToken(undoToken),
        undo_until: after(now, UNDO_WITHIN_MS),
      })
      .where('id', '=', change.id)
      .execute();
    await endSessions(trx, sessionId, { personId, device, kind: 'emailChanged' }, now);
    await writeAudit(trx, auditOf(personId, 'emailChanged', now));
    await mailFormerAddress(context, trx, credential, {
      template: 'emailChanged',
      token: undoToken,
    });
  });
}

/**
 * Takes a change back: one that waits is off, one that was made is undone, with every later
 * one, so that nobody pushes the owner's address out by changing it twice. Every session ends.
 * @throws Problem linkInvalid, addressHasVoted
 */
export async function undoEmailChange(
  { db, clock }: HostContext,
  token: string,
  device: string,
): Promise<void> {
  const now = new Date(clock());
  const hash = hashToken(token);
  const findChange = (trx: Database) =>
    trx
      .selectFrom('email_changes')
      .select(['person_id', 'former_email', 'asked_at', 'confirmed_at'])
      .where((eb) => eb.or([eb('stop_hash', '=', hash), eb('undo_hash', '=', hash)]))
      .where('undo_until', '>', now)
      .executeTakeFirst();
  await db.transaction().execute(async (trx) => {
    const found = await findChange(trx);
    const credential = found && (await lockCredential(trx, found.person_id));
    const change = await findChange(trx);
    if (!change || !credential) throw new Problem('linkInvalid');
    const { person_id: personId } = change;
    if (change.confirmed_at) await replaceAddress(trx, credential, change.former_email, now);
    await trx
      .deleteFrom('email_changes')
      .where('person_id', '=', personId)
      .where((eb) => eb.or([eb('asked_at', '>=', change.asked_at), eb('confirmed_at', 'is', null)]))
      .execute();
    // Links of the time in which somebody else may have read the mails.
    await voidToken(trx, 'resetPassword', personId);
    await voidToken(trx, 'undoPassword', personId);
    await endSessions(trx, null, { personId, device, kind: 'emailChangeUndone' }, now);
    await writeAudit(trx, auditOf(personId, 'emailChangeUndone', now));
  });
}

/** Finds the address that waits to be confirmed, and until when it can be. */
export async function findWaitingEmail(
  db: Database,
  personId: string,
  now: Date,
): Promise<{ readonly email: string; readonly until: string } | null> {
  const row = await db
    .selectFrom('email_changes')
    .select(['email', 'confirm_until'])
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is', null)
    .where('confirm_until', '>', now)
    .executeTakeFirst();
  return row ? { email: row.email, until: row.confirm_until.toISOString() } : null;
}

/** Withdraws a change that waits: its links are dead. Without one nothing happens. */
export async function withdrawEmailChange(db: Database, personId: string): Promise<void> {
  await db
    .deleteFrom('email_changes')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Deletes what can be neither confirmed nor undone any more. */
export async function forgetEmailChanges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('undo_until', '<', now).execute();
}
