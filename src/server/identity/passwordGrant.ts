import { getSettings } from '../city/currentSettings';
import type { HostContext } from '../hostContext';
import type { TokenClientInfo } from './clientInfo';
import {
  PASSWORDS_PER_ACCOUNT,
  PASSWORDS_PER_ADDRESS,
  PASSWORDS_PER_DEVICE,
  forgetAttempts,
  returnAttempt,
  takeAttempts,
  type CountedAttempt,
} from './attempts';
import {
  findCredential,
  findCredentialByPerson,
  replaceHash,
  type Credential,
} from './credentials';
import { emailKey } from './emailKey';
import { GrantError, requireField, type TokenRequestFields } from './grantError';
import { hashPassword, isOutdated, verifyPassword } from './passwords';
import { startSession, type RefreshedSession } from './sessions';

const STANDARD_SCOPE = 'offline_access profile roles phone email';

/**
 * Says what a try is counted for: on a device that this account has signed in on, for the two of
 * them alone, whatever strangers or the same network do; elsewhere for the account and the network.
 */
const listCounted = (key: string, { address, knownDevice }: TokenClientInfo): CountedAttempt[] =>
  knownDevice.knows(key)
    ? [[PASSWORDS_PER_DEVICE, `${key} ${knownDevice.id}`]]
    : [
        [PASSWORDS_PER_ADDRESS, address],
        [PASSWORDS_PER_ACCOUNT, key],
      ];

const wrongPassword = () =>
  new GrantError('invalid_grant', 'the user name or the password is not right');

/**
 * Unknown, wrong, unconfirmed and blocked are one answer, and each takes one verification. @throws
 * GrantError invalid_grant
 */
async function authenticate(
  { db }: HostContext,
  username: string,
  password: string,
): Promise<Credential> {
  const credential = await findCredential(db, username);
  const isRight = await verifyPassword(credential?.passwordHash ?? null, password);
  if (!credential || !isRight || !credential.isConfirmed || credential.isBlocked)
    throw wrongPassword();
  return credential;
}

/** Sign-in by e-mail and password (SPEC 7.1.1). @throws GrantError */
export async function grantByPassword(
  context: HostContext,
  fields: TokenRequestFields,
  asker: TokenClientInfo,
): Promise<RefreshedSession> {
  const { db, clock } = context;
  if (!getSettings().signIn.passwords)
    throw new GrantError('unsupported_grant_type', 'nobody signs in with a password here', {
      problem: 'passwordsOff',
    });
  const username = requireField(fields, 'username');
  const password = requireField(fields, 'password');
  const key = emailKey(username);
  const now = new Date(clock());
  const counted = listCounted(key, asker);
  const refusal = await takeAttempts(db, counted, now);
  if (refusal)
    throw new GrantError('temporarily_unavailable', 'too many tries; wait and try again', {
      refusal,
    });
  const credential = await authenticate(context, username, password);
  for (const [limit, subject] of counted)
    await (limit.isOfNetwork ? returnAttempt : forgetAttempts)(db, limit, subject);
  const { personId, passwordHash } = credential;
  const scope = fields.scope ?? STANDARD_SCOPE;
  // The password may have been changed, or the person blocked, while it was verified.
  const started = await startSession(
    db,
    { personId, scope, kind: 'password', device: asker.device },
    now,
    async (trx) => {
      const hash = (await findCredentialByPerson(trx, personId))?.passwordHash ?? null;
      return hash === passwordHash || verifyPassword(hash, password);
    },
  );
  if (!started) throw wrongPassword();
  if (isOutdated(passwordHash)) await replaceHash(db, credential, await hashPassword(password));
  return started;
}
