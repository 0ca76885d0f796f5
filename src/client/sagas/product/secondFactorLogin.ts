import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, race, select, take } from 'redux-saga/effects';
import { toSecondFactorFields, type SecondFactorProof } from '../../../oidc/tokenFields';
import type { SecondFactorMethod } from '../../../shared/contract/connect';
import type { PasskeyRequestOptions, SignedPasskey } from '../../../shared/contract/passkeys';
import type { ErrorCode } from '../../../shared/errors';
import { CONNECT_PATHS } from '../../../shared/signInConstants';
import { isUnreachable, type Problem } from '../../api/problem';
import type { Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { selectEnvironment, type Environment } from '../../state/configSlice';
import type { PasswordSignIn, SignInProblem } from '../../state/session';
import {
  passkeyRequested,
  passwordSignInFailed,
  secondFactorAwaited,
  secondFactorRequested,
  selectPasswordSignIn,
} from '../../state/sessionSlice';
import { logFailure } from '../logFailure';
import { requestToken, type TokenResult } from '../requestToken';
import { requestProductTokens, type LoginResult } from './productSession';

/**
 * Sends second factors until one is right. False when the sign-in is over, or the form waits no
 * longer: it was left, the person went back, or somebody has signed in by another way.
 */
export function* sendSecondFactors(ticket: string): SagaIterator<boolean> {
  const vault: Vault = yield getContext('vault');
  const { mfa_token, mfa_methods } = vault.redeem(ticket) ?? {};
  const mfaToken = String(mfa_token);
  const methods = (mfa_methods ?? ['otp']) as readonly SecondFactorMethod[];
  yield put(secondFactorAwaited({ problem: null, methods }));
  for (;;) {
    const wish: SecondFactorProof | 'passkey' | null = yield call(awaitFactor);
    if (!wish) return false;
    const proof: SecondFactorProof | SignInProblem | null =
      wish === 'passkey' ? yield call(signByPasskey, mfaToken) : wish;
    if (!proof) return false;
    const result: SignInProblem | null =
      'code' in proof ? proof : yield call(sendFactor, mfaToken, proof);
    if (!result) return true;
    const { needsCode }: PasswordSignIn = yield select(selectPasswordSignIn);
    if (result.code === 'signInExpired' || !needsCode) {
      yield put(passwordSignInFailed(result));
      return false;
    }
    yield put(secondFactorAwaited({ problem: result, methods }));
  }
}

/** Null when the sign-in is complete. */
function* sendFactor(
  mfaToken: string,
  proof: SecondFactorProof,
): SagaIterator<SignInProblem | null> {
  const { outcome, code, retryAfterMs }: LoginResult = yield call(
    requestProductTokens,
    toSecondFactorFields(mfaToken, proof),
    'wrongCode',
  );
  return outcome === 'done' ? null : { code: code ?? 'unexpected', retryAfterMs };
}

/** Waits for a code or the wish to use a passkey; null as soon as the form waits for none. */
function* awaitFactor(): SagaIterator<SecondFactorProof | 'passkey' | null> {
  const vault: Vault = yield getContext('vault');
  for (;;) {
    const action: Action = yield take('*');
    if (passkeyRequested.match(action)) return 'passkey';
    if (secondFactorRequested.match(action))
      return (vault.redeem(action.payload.ticket) ?? {}) as SecondFactorProof;
    const { needsCode }: PasswordSignIn = yield select(selectPasswordSignIn);
    if (!needsCode) return null;
  }
}

/**
 * Asks for a challenge for the sign-in that waits and has a passkey sign it. Null as soon as the
 * form waits no longer.
 */
function* signByPasskey(mfaToken: string): SagaIterator<SecondFactorProof | SignInProblem | null> {
  const ports: Ports = yield getContext('ports');
  const { baseUrl }: Environment = yield select(selectEnvironment);
  const { data, error }: TokenResult = yield call(
    requestToken,
    `${baseUrl}${CONNECT_PATHS.passkey}`,
    { mfa_token: mfaToken },
  );
  if (error) {
    const code = toErrorCode(error);
    logFailure(ports, 'product', code, error.code);
    return { code };
  }
  const { signed, isLeft }: { signed?: SignedPasskey | null; isLeft?: true } = yield race({
    signed: call(ports.passkeys.get, data as unknown as PasskeyRequestOptions),
    isLeft: call(awaitReset),
  });
  if (isLeft) return null;
  if (signed) return { passkey: JSON.stringify(signed) };
  logFailure(ports, 'product', 'passkeyNotUsed');
  return { code: 'passkeyNotUsed' };
}

function toErrorCode(error: Problem): ErrorCode {
  if (error.code === 'signInExpired') return 'signInExpired';
  return isUnreachable(error) ? 'signInServerUnreachable' : 'unexpected';
}

/** Waits until the form asks for no second factor. */
function* awaitReset(): SagaIterator<true> {
  for (;;) {
    yield take('*');
    const { needsCode }: PasswordSignIn = yield select(selectPasswordSignIn);
    if (!needsCode) return true;
  }
}
