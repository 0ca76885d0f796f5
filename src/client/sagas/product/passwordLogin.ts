import type { PayloadAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select, take } from 'redux-saga/effects';
import { toPasswordFields } from '../../../oidc/tokenFields';
import type { Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import type { PasswordSignInRequest } from '../../state/session';
import {
  passwordSignInFailed,
  selectIsSessionKnown,
  selectIsSignedIn,
  userDataChanged,
} from '../../state/sessionSlice';
import { refetchMe } from './apiCache';
import { checkExternalLogin } from './doorLogin';
import { markPasswordSession } from './productRecord';
import {
  requestProductTokens,
  fetchUser,
  publishStoredSession,
  type LoginResult,
  type LoginOutcome,
} from './productSession';

/**
 * Sign in with what the form deposited, and go where the person wanted to go (SPEC 1.4, 4.5.4,
 * 7.1.1).
 */
export function* signInByPassword({
  payload: { ticket, returnTo },
}: PayloadAction<PasswordSignInRequest>): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const { email, password } = vault.redeem(ticket) ?? {};
  yield call(sessionKnown);
  const answer: LoginResult = yield call(
    requestProductTokens,
    toPasswordFields(String(email), String(password)),
    'passwordRefused',
  );
  if (answer.outcome === 'challenged') {
    const isComplete: boolean = yield call(awaitSecondFactor, answer.ticket!);
    if (!isComplete) return;
  }
  if (answer.outcome === 'done' || answer.outcome === 'challenged') markPasswordSession(ports);
  else {
    const isSignedInOutside: boolean = yield call(loginOutside, answer);
    if (!isSignedInOutside) return;
  }
  const wasSignedIn: boolean = yield select(selectIsSignedIn);
  yield call(fetchUser);
  yield call(publishStoredSession);
  if (wasSignedIn) yield call(refetchMe);
  ports.navigate(returnTo, { replace: true });
}

// Few people have a second factor.
const loadSecondFactors = () =>
  import(/* webpackChunkName: "second-factor" */ './secondFactorLogin').catch(() => null);

/** Completes a sign-in with the second factor; false where it is not. */
function* awaitSecondFactor(ticket: string): SagaIterator<boolean> {
  const login: Awaited<ReturnType<typeof loadSecondFactors>> = yield call(loadSecondFactors);
  if (login) return yield call(login.sendSecondFactors, ticket);
  yield put(passwordSignInFailed({ code: 'unreachable' }));
  return false;
}

/**
 * Wait until start-up has found out who is here: finding nobody, it would end the session that the
 * form has just opened.
 */
function* sessionKnown(): SagaIterator<void> {
  while (!(yield select(selectIsSessionKnown))) yield take('*');
}

/**
 * Tries the external login after a refusal, which was logged, without a redirect (SPEC 4.5.5, 8.1).
 * The form keeps what was typed. A person who is signed in and was asked for the password once more
 * stays signed in as before: the door's token is no password.
 */
function* loginOutside({ outcome, code, retryAfterMs }: LoginResult): SagaIterator<boolean> {
  const wasSignedIn: boolean = yield select(selectIsSignedIn);
  const isTried = outcome === 'refused' && !wasSignedIn;
  const outside: LoginOutcome = isTried ? yield call(checkExternalLogin) : outcome;
  if (outside === 'done') return true;
  // Meanwhile another tab may have signed in.
  const isSignedIn: boolean = yield select(selectIsSignedIn);
  if (!isSignedIn) yield put(userDataChanged({ user: null }));
  yield put(passwordSignInFailed({ code: code ?? 'unexpected', retryAfterMs }));
  return false;
}
