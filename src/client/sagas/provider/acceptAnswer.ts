import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import type { Callback } from './answer';
import { exchangeCode } from './exchangeCode';
import { knownEndpoints } from './loadWellKnown';
import { keepProvider, fetchProviderUser } from './providerSession';
import { SignInError } from './signInError';
import { expectedBy, validateCallback, validateTokens, type Validated } from './validateTokens';

type TokenAnswer = Readonly<Record<string, unknown>>;

/**
 * Redeems the provider's answer for validated tokens, whether it came to the page, to a frame or to
 * a window. Nothing is kept.
 * @throws SignInError naming the first step that failed
 */
export function* redeemAnswer(callback: Callback): SagaIterator<Validated> {
  const endpoints: WellKnownEndpoints = yield call(knownEndpoints, callback.config);
  yield call(validateCallback, callback, endpoints);
  const { code } = callback.params;
  if (!code) throw new SignInError('noCode');
  const answer: TokenAnswer = yield call(exchangeCode, callback, code, endpoints);
  return yield call(validateTokens, expectedBy(callback), answer, endpoints);
}

/**
 * Sign in at the provider: redeem the answer, keep the tokens, fetch the user data (SPEC 4.1.5,
 * 7.2.5).
 */
export function* acceptAnswer(callback: Callback): SagaIterator<void> {
  const { config } = callback;
  const validated: Validated = yield call(redeemAnswer, callback);
  yield call(keepProvider, config, validated, callback);
  yield call(fetchProviderUser, config, validated.claims);
}
