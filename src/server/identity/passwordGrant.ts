import type { HostContext } from '../hostContext';
import type { Asker } from './asker';
import {
  PASSWORDS_PER_ACCOUNT,
  PASSWORDS_PER_ADDRESS,
  forgetAttempts,
  giveAttemptBack,
  takeAttempts,
} from './attempts';
import { findCredential, findCredentialOf, replaceHash, type Credential } from './credentials';
import { emailKey } from './emailKey';
import { GrantError, required, type Fields } from './grantError';
import { hashPassword, isOutdated, verifyPassword } from './passwords';
import { startSession, type Continued } from './sessions';

const STANDARD_SCOPE = 'offline_access profile roles phone email';

async function refuseTooMany(
  { db }: HostContext,
  key: string,
  address: string,
  now: Date,
): Promise<void> {
  const waitS = await takeAttempts(
    db,
    [
      [PASSWORDS_PER_ADDRESS, address],
      [PASSWORDS_PER_ACCOUNT, key],
    ],
    now,
  );
  if (waitS > 0)
    throw new GrantError('temporarily_unavailable', 'too many tries; wait and try again', waitS);
}

const wrongPassword = () =>
  new GrantError('invalid_grant', 'the user name or the password is not right');

/** Unknown, wrong, unconfirmed and blocked are one answer, and each takes one verification. @throws GrantError invalid_grant */
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
  fields: Fields,
  { address, device }: Asker,
): Promise<Continued> {
  const { db, clock } = context;
  const username = required(fields, 'username');
  const password = required(fields, 'password');
  const key = emailKey(username);
  const now = new Date(clock());
  await refuseTooMany(context, key, address, now);
  const credential = await authenticate(context, username, password);
  await forgetAttempts(db, PASSWORDS_PER_ACCOUNT, key);
  await giveAttemptBack(db, PASSWORDS_PER_ADDRESS, address);
  const { personId, passwordHash } = credential;
  const scope = fields.scope ?? STANDARD_SCOPE;
  // The password may have been changed, or the person blocked, while it was verified.
  const started = await startSession(
    db,
    { personId, scope, kind: 'password', device },
    now,
    async (trx) => {
      const hash = (await findCredentialOf(trx, personId))?.passwordHash ?? null;
      return hash === passwordHash || verifyPassword(hash, password);
    },
  );
  if (!started) throw wrongPassword();
  if (isOutdated(passwordHash)) await replaceHash(db, credential, await hashPassword(password));
  return started;
}
