import Value from 'typebox/value';
import type { SecondFactorMethod } from '../../shared/contract/connect';
import { SignedPasskey, type PasskeyRequestOptions } from '../../shared/contract/passkeys';
import { getSettings } from '../city/currentSettings';
import type { HostContext } from '../hostContext';
import type { TokenClientInfo } from './clientInfo';
import {
  CODES_PER_ACCOUNT,
  CODES_PER_DEVICE,
  PASSWORDS_PER_ACCOUNT,
  PASSWORDS_PER_ADDRESS,
  PASSWORDS_PER_DEVICE,
  forgetAttempts,
  returnAttempt,
  takeAttempts,
  type AttemptLimit,
  type CountedAttempt,
  type LimitRefusal,
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
import { requestPasskey, verifyPasskey, type ChallengeHolder } from './passkeys';
import {
  findSecondFactor,
  listMethods,
  useSecondFactor,
  type SecondFactorProof,
} from './secondFactors';
import { recordSecurityEvent } from './securityEvents';
import { startSession, type RefreshedSession } from './sessions';
import { findChallenge, issueChallenge, redeemChallenge } from './signInChallenges';

const STANDARD_SCOPE = 'offline_access profile roles phone email';

interface TryLimits {
  readonly device: AttemptLimit;
  readonly account: AttemptLimit;
  readonly network?: AttemptLimit;
}

const PASSWORD_LIMITS: TryLimits = {
  device: PASSWORDS_PER_DEVICE,
  account: PASSWORDS_PER_ACCOUNT,
  network: PASSWORDS_PER_ADDRESS,
};
/** Limits without the network: whoever tries codes knows the password of this one account. */
const CODE_LIMITS: TryLimits = { device: CODES_PER_DEVICE, account: CODES_PER_ACCOUNT };

/** A session that was begun here, and the account that was proved, by the key of its address. */
export interface GrantedSession extends RefreshedSession {
  readonly account?: string;
}

/**
 * Says what a try is counted for: on a device that this account has signed in on, for the two of
 * them alone, whatever strangers or the same network do; elsewhere for the account and the network.
 */
function listCounted(
  key: string,
  { address, knownDevice }: TokenClientInfo,
  { device, account, network }: TryLimits,
): CountedAttempt[] {
  if (knownDevice.knows(key)) return [[device, `${key} ${knownDevice.id}`]];
  return network
    ? [
        [network, address],
        [account, key],
      ]
    : [[account, key]];
}

const wrongPassword = () =>
  new GrantError('invalid_grant', 'the user name or the password is not right');

const wrongCode = () =>
  new GrantError('invalid_grant', 'the code is not right or was used before', {
    problem: 'wrongCode',
  });

const wrongPasskey = () =>
  new GrantError('invalid_grant', 'the passkey was not accepted', { problem: 'wrongPasskey' });

const tooManyTries = (refusal: LimitRefusal) =>
  new GrantError('temporarily_unavailable', 'too many tries; wait and try again', { refusal });

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

/** @throws GrantError */
async function grantCounted(
  context: HostContext,
  fields: TokenRequestFields,
  { device }: TokenClientInfo,
  counted: readonly CountedAttempt[],
): Promise<GrantedSession> {
  const { db, clock } = context;
  const username = requireField(fields, 'username');
  const password = requireField(fields, 'password');
  const now = new Date(clock());
  const refusal = await takeAttempts(db, counted, now);
  if (refusal) throw tooManyTries(refusal);
  const credential = await authenticate(context, username, password);
  const { personId, passwordHash } = credential;
  const scope = fields.scope ?? STANDARD_SCOPE;
  let waiting: { readonly mfaToken: string; readonly mfaMethods: SecondFactorMethod[] } | undefined;
  // The password may have been changed, or the person blocked, while it was verified.
  const started = await startSession(
    db,
    { personId, scope, kind: 'password', device },
    now,
    async (trx) => {
      const hash = (await findCredentialByPerson(trx, personId))?.passwordHash ?? null;
      if (hash !== passwordHash && !(await verifyPassword(hash, password))) return false;
      const factor = await findSecondFactor(trx, personId);
      if (!factor) return true;
      const mfaToken = await issueChallenge(trx, { personId, scope }, now);
      waiting = { mfaToken, mfaMethods: listMethods(factor) };
      return false;
    },
  );
  // With a second factor the tries of the account are forgotten when the code is right as well.
  const isOver = started !== null;
  for (const [limit, subject] of counted) {
    if (limit.isOfNetwork) await returnAttempt(db, limit, subject);
    else if (isOver) await forgetAttempts(db, limit, subject);
  }
  if (waiting) throw new GrantError('mfa_required', 'the second factor is needed', waiting);
  if (!started) throw wrongPassword();
  if (isOutdated(passwordHash)) await replaceHash(db, credential, await hashPassword(password));
  return { ...started, account: emailKey(username) };
}

/** @throws GrantError unsupported_grant_type */
function requirePasswords(): void {
  if (!getSettings().signIn.passwords)
    throw new GrantError('unsupported_grant_type', 'nobody signs in with a password here', {
      problem: 'passwordsOff',
    });
}

/**
 * Sign-in by e-mail and password (SPEC 7.1.1); where the account has a second factor the answer is
 * `mfa_required` with a token that its code completes. @throws GrantError
 */
export async function grantByPassword(
  context: HostContext,
  fields: TokenRequestFields,
  asker: TokenClientInfo,
): Promise<GrantedSession> {
  requirePasswords();
  const counted = listCounted(emailKey(requireField(fields, 'username')), asker, PASSWORD_LIMITS);
  const grant = () => grantCounted(context, fields, asker, counted);
  const isOfNetwork = counted.some(([limit]) => limit.isOfNetwork);
  return isOfNetwork ? context.takeSignInTurn(asker.address, grant) : grant();
}

/** @throws GrantError invalid_request */
function readSignedPasskey(text: string): SignedPasskey {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (Value.Check(SignedPasskey, value)) return value;
  throw new GrantError('invalid_request', 'passkey is not what a browser gives');
}

const PROOF_FIELDS = ['otp', 'recovery_code', 'passkey'] as const;

/** @throws GrantError invalid_request unless exactly one kind of proof was sent */
function readProof(
  fields: TokenRequestFields,
):
  | { readonly otp: string }
  | { readonly recoveryCode: string }
  | { readonly signed: SignedPasskey } {
  const sent = PROOF_FIELDS.filter((name) => fields[name]);
  const [kind] = sent;
  if (kind === undefined || sent.length > 1)
    throw new GrantError('invalid_request', `one of ${PROOF_FIELDS.join(', ')} has to be sent`);
  const value = fields[kind]!;
  if (kind === 'otp') return { otp: value };
  if (kind === 'recovery_code') return { recoveryCode: value };
  return { signed: readSignedPasskey(value) };
}

const signInExpired = () =>
  new GrantError('invalid_grant', 'the mfa_token is unknown, used or too old', {
    problem: 'signInExpired',
  });

/** Says for whom a passkey is to sign, to complete the sign-in that waits with this token. */
const toHolder = (personId: string, token: string): ChallengeHolder => ({
  purpose: 'signIn',
  holder: token,
  personId,
});

/** Asks for a passkey, for a sign-in by password that waits. @throws GrantError */
export async function requestPasskeyForSignIn(
  context: HostContext,
  token: string,
): Promise<PasskeyRequestOptions> {
  const now = new Date(context.clock());
  const challenge = await findChallenge(context.db, token, now);
  const options =
    challenge && (await requestPasskey(context, toHolder(challenge.personId, token), now));
  if (!options) throw signInExpired();
  return options;
}

/** Completes a sign-in by password with the second factor. @throws GrantError */
export async function grantBySecondFactor(
  context: HostContext,
  fields: TokenRequestFields,
  asker: TokenClientInfo,
): Promise<GrantedSession> {
  // The password was right before; meanwhile it may have ended as a way in.
  requirePasswords();
  const { db, clock } = context;
  const token = requireField(fields, 'mfa_token');
  const given = readProof(fields);
  const now = new Date(clock());
  const challenge = await findChallenge(db, token, now);
  const credential = challenge && (await findCredentialByPerson(db, challenge.personId));
  if (!challenge || !credential) throw signInExpired();
  const { personId, emailKey: key } = credential;
  const counted = listCounted(key, asker, CODE_LIMITS);
  const refusal = await takeAttempts(db, counted, now);
  if (refusal) throw tooManyTries(refusal);
  let proof: SecondFactorProof;
  if ('signed' in given) {
    const passkey = await verifyPasskey(context, toHolder(personId, token), given.signed, now);
    if (!passkey) throw wrongPasskey();
    proof = { passkey };
  } else proof = given;
  let isWrong = false;
  const { device } = asker;
  const session = { personId, scope: challenge.scope, kind: 'password', device } as const;
  const started = await startSession(db, session, now, async (trx) => {
    if (!(await findChallenge(trx, token, now))) return false;
    isWrong = !(await useSecondFactor(trx, personId, proof, now));
    if (isWrong) return false;
    await redeemChallenge(trx, token);
    if ('recoveryCode' in proof)
      await recordSecurityEvent(trx, { personId, kind: 'recoveryCodeUsed', device }, now);
    return true;
  });
  if (!started && isWrong) throw 'passkey' in proof ? wrongPasskey() : wrongCode();
  if (!started) throw signInExpired();
  for (const [limit, subject] of [...counted, ...listCounted(key, asker, PASSWORD_LIMITS)])
    if (!limit.isOfNetwork) await forgetAttempts(db, limit, subject);
  return { ...started, account: key };
}
