import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import type { Callback } from './callback';
import { exchangeCode } from './exchangeCode';
import { getWellKnownEndpoints } from './loadWellKnown';
import { saveProviderTokens, fetchProviderUser } from './providerSession';
import { SignInError } from './signInError';
import {
  toTokenExpectations,
  validateCallback,
  validateTokens,
  type ValidatedTokens,
} from './validateTokens';

type TokenAnswer = Readonly<Record<string, unknown>>;

/**
 * Redeems the provider's answer for validated tokens, whether it came to the page, to a frame or to
 * a window. Nothing is kept.
 * @throws SignInError naming the first step that failed
 */
export function* redeemCallback(callback: Callback): SagaIterator<ValidatedTokens> {
  const endpoints: WellKnownEndpoints = yield call(getWellKnownEndpoints, callback.config);
  yield call(validateCallback, callback, endpoints);
  const { code } = callback.params;
  if (!code) throw new SignInError('noCode');
  const answer: TokenAnswer = yield call(exchangeCode, callback, code, endpoints);
  return yield call(validateTokens, toTokenExpectations(callback), answer, endpoints);
}

/**
 * Sign in at the provider: redeem the answer, keep the tokens, fetch the user data (SPEC 4.1.5,
 * 7.2.5).
 */
export function* acceptCallback(callback: Callback): SagaIterator<void> {
  const { config } = callback;
  const validated: ValidatedTokens = yield call(redeemCallback, callback);
  yield call(saveProviderTokens, config, validated, callback);
  yield call(fetchProviderUser, config, validated.claims);
}
