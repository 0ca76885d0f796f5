import type { HostContext } from '../hostContext';
import type { Database } from '../db/openDatabase';
import { changeHash, type Credential } from './credentials';
import { createMailLink } from './mailLinks';
import { issueOneTimeToken, voidToken } from './oneTimeTokens';
import { endSessions } from './sessions';

export interface PasswordReplacement {
  readonly hash: string;
  readonly kind: 'passwordChanged' | 'passwordReset';
  /** The session that goes on; null ends them all. */
  readonly keptSessionId: string | null;
  readonly device: string;
}

/**
 * Inside the caller's transaction: the new password, other sessions ended, links for a reset void.
 * Returns the token that undoes it.
 */
export async function changePassword(
  db: Database,
  personId: string,
  { hash, kind, keptSessionId, device }: PasswordReplacement,
  now: Date,
): Promise<string> {
  await changeHash(db, personId, hash, now);
  await endSessions(db, keptSessionId, { personId, device, kind }, now);
  await voidToken(db, 'resetPassword', personId);
  return issueOneTimeToken(db, 'undoPassword', personId, now);
}

/**
 * Tells the owner of the address, with the link that undoes the change; ordered in the change's own
 * transaction.
 */
export function mailPasswordChanged(
  { mail, portalOrigin }: HostContext,
  { email: to, locale, name }: Credential,
  undoToken: string,
  trx: Database,
): Promise<void> {
  const undoLink = createMailLink(portalOrigin, locale, 'undo-password-change', undoToken);
  const values = { name, undoLink };
  return mail.send({ to, locale, template: 'passwordChanged', values }, trx);
}
