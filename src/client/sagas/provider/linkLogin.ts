import type { PayloadAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select, spawn } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import { accountsApi } from '../../api/accountsApi';
import type { Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { selectConfiguration } from '../../state/configSlice';
import type { DoorLinkRequest, TokenFacts } from '../../state/session';
import { doorLinkFinished, selectIsSignedIn, selectProductToken } from '../../state/sessionSlice';
import { callEndpoint, type EndpointResult } from '../callEndpoint';
import { revokeTokens } from '../leaving/revokeTokens';
import { logFailure } from '../logFailure';
import { forgetPasswordSession } from '../product/productRecord';
import { redeemCallback, type Callback } from './callback';
import { createAuthorizeRequest, type PendingAuthorizeRequest } from './authorize';
import { runUntilDeadline, getSignInDeadline } from './signInDeadline';
import { getWellKnownEndpoints } from './loadWellKnown';
import { getSafeReturnTo } from './returnTo';
import { getUsableConfiguration } from './signIn';
import { SignInError } from './signInError';
import type { ValidatedTokens } from './validateTokens';

/**
 * Leave for a provider whose login is to open this account too. It asks for a sign-in even if it
 * knows somebody (OIDC Core §3.1.2.1, `prompt=login`): a session that another person left open
 * there is not linked unseen.
 */
export function* requestLoginLink({ payload }: PayloadAction<DoorLinkRequest>): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const linkTo: string = yield call(accountNow);
  try {
    const config: SignInConfiguration = yield call(getUsableConfiguration, payload.configId);
    const returnTo = getSafeReturnTo(payload.returnTo, ports.location.href(), config);
    const wishes = { prompt: 'login', linkTo } as const;
    const { url }: PendingAuthorizeRequest = yield call(
      createAuthorizeRequest,
      config,
      'redirect',
      returnTo,
      wishes,
    );
    ports.location.assign(url);
  } catch (failure) {
    yield call(linkFailed, payload.configId, failure);
  }
}

/** Returns the subject of the product session; empty when its token does not say. */
function* accountNow(): SagaIterator<string> {
  const token: TokenFacts | null = yield select(selectProductToken);
  return token?.subject ?? '';
}

/** Tells whether the answer is to an attempt that was to link a login, not to sign in. */
export const isLink = ({ attempt }: Callback): boolean => attempt.linkTo !== undefined;

/**
 * Leads from the provider's answer to a linked login. The session stays the one it was: nothing of
 * the provider is kept, so that no reload could exchange its tokens for another session, and what
 * it gave is revoked.
 */
export function* linkLogin(callback: Callback): SagaIterator<void> {
  const { config, attempt } = callback;
  try {
    yield call(requireAccount, attempt.linkTo);
    const ports: Ports = yield getContext('ports');
    const dueAt = getSignInDeadline(ports);
    const validated: ValidatedTokens = yield call(
      runUntilDeadline<ValidatedTokens>,
      dueAt,
      'providerUnreachable',
      () => redeemCallback(callback),
    );
    yield call(noteVisit, config);
    try {
      const code: string | null = yield call(
        runUntilDeadline<string | null>,
        dueAt,
        'signInServerUnreachable',
        () => tellServer(validated.accessToken),
      );
      yield put(doorLinkFinished({ configId: config.configId, code }));
    } finally {
      yield spawn(giveBack, config, validated);
    }
  } catch (failure) {
    yield call(linkFailed, config.configId, failure);
  }
}

/**
 * Meanwhile the session may have ended, or another person may have signed in. @throws SignInError
 */
function* requireAccount(linkTo: string | undefined): SagaIterator<void> {
  const isSignedIn: boolean = yield select(selectIsSignedIn);
  if (!isSignedIn) throw new SignInError('signInRequired');
  const account: string = yield call(accountNow);
  if (account !== linkTo) throw new SignInError('incorrectState', { detail: 'another account' });
}

/** Notes that the door knows the person from now on: signing out leads there as well. */
function* noteVisit({ configId }: SignInConfiguration): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const door: SignInConfiguration | null = yield select(selectConfiguration, undefined);
  if (configId === door?.configId) forgetPasswordSession(ports);
}

function* tellServer(accessToken: string): SagaIterator<string | null> {
  const vault: Vault = yield getContext('vault');
  const ticket = vault.deposit({ accessToken });
  const { error }: EndpointResult<null> = yield call(
    callEndpoint,
    accountsApi.endpoints.linkDoor.initiate({ ticket }, { track: false }),
  );
  return error?.code ?? null;
}

/** Revokes the tokens without anybody waiting for it: those that cannot be revoked run out. */
function* giveBack(config: SignInConfiguration, tokens: ValidatedTokens): SagaIterator<void> {
  const { revocationEndpoint: url }: WellKnownEndpoints = yield call(getWellKnownEndpoints, config);
  if (url) yield call(revokeTokens, [{ url, clientId: config.clientId, tokens }]);
}

/** Reports a failed link; what fails at the provider changes nothing about the session. */
function* linkFailed(configId: string, failure: unknown): SagaIterator<void> {
  if (!(failure instanceof SignInError)) throw failure;
  const ports: Ports = yield getContext('ports');
  logFailure(ports, configId, failure.code, failure.detail);
  yield put(doorLinkFinished({ configId, code: failure.code }));
}
