import type {
  ForgetPassword,
  ForgetPasswordConfirm,
  ForgetPasswordUndo,
} from '../../shared/contract/accounts';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import type { TokenClientInfo } from '../identity/clientInfo';
import {
  PASSWORDS_PER_ACCOUNT,
  PASSWORDS_PER_DEVICE,
  RESETS_PER_EMAIL,
  forgetAttempts,
} from '../identity/attempts';
import {
  confirmAddress,
  findCredential,
  findCredentialByPerson,
  restoreFormerHash,
  setFirstHash,
  type Credential,
} from '../identity/credentials';
import { emailKey } from '../identity/emailKey';
import { createMailLink } from '../identity/mailLinks';
import {
  issueOneTimeToken,
  findOneTimeTokenOwner,
  redeemOneTimeToken,
  voidToken,
} from '../identity/oneTimeTokens';
import {
  changePassword,
  mailPasswordChanged,
  type PasswordReplacement,
} from '../identity/passwordChange';
import { findPasswordFault } from '../identity/passwordRules';
import { hashPassword } from '../identity/passwords';
import { endSessions } from '../identity/sessions';

type Locale = ForgetPassword['locale'];

function mailReset(
  { db, mail, portalOrigin }: HostContext,
  { personId, name, email: to, isConfirmed }: Credential,
  locale: Locale,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const token = await issueOneTimeToken(trx, 'resetPassword', personId, now);
    const link = createMailLink(portalOrigin, locale, 'reset-password', token);
    // The name of an account that was never confirmed is perhaps a stranger's words.
    const values = isConfirmed ? { name, link } : { link };
    await mail.send({ to, locale, template: 'resetPassword', values }, trx);
  });
}

/**
 * Sends a mail to a person who came through a provider with this address and has no password; it
 * says how they sign in, the screen does not.
 */
async function mailDoorOnly(
  { db, mail, portalOrigin }: HostContext,
  email: string,
  locale: Locale,
): Promise<void> {
  const person = await db
    .selectFrom('people')
    .select((eb) => ['name', eb.fn.coalesce('email', eb.val('')).as('to')])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', emailKey(email)))
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
  if (!person) return;
  const values = { name: person.name, signInLink: createMailLink(portalOrigin, locale, 'sign-in') };
  await mail.send({ to: person.to, locale, template: 'resetPasswordDoorOnly', values });
}

/** Sends the mail that helps whoever has this address; none when nobody has it. */
export async function orderReset(
  context: HostContext,
  { email, locale }: ForgetPassword,
): Promise<void> {
  const credential = await findCredential(context.db, email);
  if (!credential) return mailDoorOnly(context, email, locale);
  if (!credential.isBlocked)
    await mailReset(context, credential, locale, new Date(context.clock()));
}

/**
 * Following the link proves the address. Where it was not proven before, the earlier password was
 * perhaps a stranger's: it cannot come back, and there is no change to undo. Returns the token that
 * undoes the change, if there is one.
 */
async function storeReset(
  db: Database,
  personId: string,
  replacement: PasswordReplacement,
  now: Date,
): Promise<string | null> {
  if (!(await confirmAddress(db, personId, replacement.device, now)))
    return changePassword(db, personId, replacement, now);
  await setFirstHash(db, personId, replacement.hash, now);
  await voidToken(db, 'confirmEmail', personId);
  return null;
}

/**
 * SPEC 7.1.5: the new password of whoever has the mailed link; every session ends. @throws Problem
 * linkInvalid, weakPassword
 */
export async function confirmReset(
  context: HostContext,
  { token, password }: ForgetPasswordConfirm,
  { device, knownDevice }: Pick<TokenClientInfo, 'device' | 'knownDevice'>,
): Promise<void> {
  const { db, clock } = context;
  const now = new Date(clock());
  const ownerId = await findOneTimeTokenOwner(db, 'resetPassword', token, now);
  const credential = ownerId && (await findCredentialByPerson(db, ownerId));
  if (!credential || credential.isBlocked) throw new Problem('linkInvalid');
  // A refused password does not use the link up.
  const fault = findPasswordFault(password, credential);
  if (fault) throw new Problem('weakPassword', fault);

  const replacement = {
    hash: await hashPassword(password),
    kind: 'passwordReset',
    keptSessionId: null,
    device,
  } as const;
  await db.transaction().execute(async (trx) => {
    const personId = await redeemOneTimeToken(trx, 'resetPassword', token, now);
    if (personId === null) throw new Problem('linkInvalid');
    const undoToken = await storeReset(trx, personId, replacement, now);
    if (undoToken !== null) await mailPasswordChanged(context, credential, undoToken, trx);
  });
  const { emailKey } = credential;
  await forgetAttempts(db, PASSWORDS_PER_ACCOUNT, emailKey);
  await forgetAttempts(db, PASSWORDS_PER_DEVICE, `${emailKey} ${knownDevice.id}`);
  await forgetAttempts(db, RESETS_PER_EMAIL, emailKey);
}

/**
 * “This was not me”: the former password is in force again and every session ends. @throws Problem
 * linkInvalid
 */
export async function undoReset(
  { db, clock }: HostContext,
  { token }: ForgetPasswordUndo,
  device: string,
): Promise<void> {
  const now = new Date(clock());
  await db.transaction().execute(async (trx) => {
    const personId = await redeemOneTimeToken(trx, 'undoPassword', token, now);
    if (personId === null || !(await restoreFormerHash(trx, personId, now)))
      throw new Problem('linkInvalid');
    await voidToken(trx, 'resetPassword', personId);
    await endSessions(trx, null, { personId, device, kind: 'passwordResetUndone' }, now);
  });
}
