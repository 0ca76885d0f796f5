import type { PayloadAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { Ports } from '../../browser/ports';
import { selectConfiguration } from '../../state/configSlice';
import type { SignInRequest } from '../../state/session';
import { signInFailed } from '../../state/sessionSlice';
import { waitForConfigStatus } from '../loadConfig';
import { logFailure } from '../logFailure';
import { getAuthorizeOptions } from './requestFreshSignIn';
import {
  createAuthorizeRequest,
  type PendingAuthorizeRequest,
  type AuthorizeOptions,
} from './authorize';
import { countRedirect } from './redirectLoopGuard';
import { getSafeReturnTo } from './returnTo';
import { SignInError } from './signInError';

/** Leave for the provider (SPEC 4.1.1, 4.1.2). Ends in a redirect or in `session/signInFailed`. */
export function* signIn({ payload }: PayloadAction<SignInRequest>): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  try {
    const pageUrl = ports.location.href();
    const config: SignInConfiguration = yield call(getUsableConfiguration, payload.configId);
    if (payload.isAutomatic) countRedirect(ports);
    const back = getSafeReturnTo(payload.returnTo ?? pageUrl, pageUrl, config);
    const wishes: AuthorizeOptions = yield call(getAuthorizeOptions, payload);
    const { url }: PendingAuthorizeRequest = yield call(
      createAuthorizeRequest,
      config,
      'redirect',
      back,
      wishes,
    );
    ports.location.assign(url);
  } catch (failure) {
    yield call(failSignIn, payload.configId, failure);
  }
}

/** @throws SignInError `noConfiguration`, `invalidResponseType` */
export function* getUsableConfiguration(configId?: string): SagaIterator<SignInConfiguration> {
  yield call(waitForConfigStatus);
  const config: SignInConfiguration | null = yield select(selectConfiguration, configId);
  if (!config) throw new SignInError('noConfiguration');
  // The code flow is the only one (SPEC 1.3).
  if (config.responseType !== 'code') throw new SignInError('invalidResponseType');
  return config;
}

/**
 * Tell that a sign-in could not even start, or broke off; anything else than a `SignInError` is not
 * ours to catch.
 */
export function* failSignIn(configId: string | undefined, failure: unknown): SagaIterator<void> {
  if (!(failure instanceof SignInError)) throw failure;
  const ports: Ports = yield getContext('ports');
  logFailure(ports, configId ?? 'signIn', failure.code, failure.detail);
  yield put(signInFailed(failure.problem));
}
