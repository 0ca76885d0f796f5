import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import type { Ports } from '../../browser/ports';
import { selectConfiguration } from '../../state/configSlice';
import { newAuthenticationResult } from '../../state/sessionSlice';
import { doorLogin } from '../product/doorLogin';
import { endSession, publishSignedOut } from '../endSession';
import { exchangeCode } from './exchangeCode';
import { knownEndpoints } from './loadWellKnown';
import { logFailure } from '../logFailure';
import { fetchUser, publishStored, type LoginOutcome } from '../product/productSession';
import { fetchProviderUser, keepProvider } from './providerSession';
import { SignInError } from './signInError';
import type { Callback } from './takeCallback';
import { validateCallback, validateTokens, type Validated } from './validateTokens';

/**
 * From the provider's answer to a product session (SPEC 4.1.3 to 4.1.6, 4.5.4). Answers the route to open; whatever
 * goes wrong has reset the local session first (SPEC 4.8.1) and is thrown as a `SignInError`.
 */
export function* handleCallback(callback: Callback): SagaIterator<string> {
  const { configId } = callback.config;
  const ports: Ports = yield getContext('ports');
  const door: SignInConfiguration | null = yield select(selectConfiguration, undefined);
  try {
    yield call(signInAtProvider, callback);
    if (configId === door?.configId) yield call(signInAtProduct, configId);
  } catch (failure) {
    if (failure instanceof SignInError) yield call(abandon, configId, failure);
    throw failure;
  }
  yield put(resultEvent(configId, true, 'Ok', ports.clock()));
  yield call(publishStored);
  return callback.attempt.returnTo;
}

function* signInAtProvider(callback: Callback): SagaIterator<void> {
  const endpoints: WellKnownEndpoints = yield call(knownEndpoints, callback.config);
  yield call(validateCallback, callback, endpoints);
  const { code } = callback.params;
  if (!code) throw new SignInError('noCode');
  const tokens: Readonly<Record<string, unknown>> = yield call(
    exchangeCode,
    callback,
    code,
    endpoints,
  );
  const validated: Validated = yield call(validateTokens, callback, tokens, endpoints);
  yield call(keepProvider, callback, validated);
  yield call(fetchProviderUser, callback.config, validated, endpoints);
}

function* signInAtProduct(configId: string): SagaIterator<void> {
  const outcome: LoginOutcome = yield call(doorLogin, configId);
  if (outcome === 'refused') throw new SignInError('exchangeRefused', 'Ok');
  if (outcome === 'unreachable') throw new SignInError('signInServerUnreachable', 'Ok');
  yield call(fetchUser);
}

function* abandon(configId: string, { code, result, detail }: SignInError): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  logFailure(ports, configId, code, detail);
  if (result) yield put(resultEvent(configId, false, result, ports.clock()));
  // The door's tokens are good: after a reload they are exchanged without asking the person again.
  if (code === 'signInServerUnreachable') yield call(publishSignedOut, 'notSignedIn', code);
  else yield call(endSession, 'invalid', code);
}

export const resultEvent = (
  configId: string,
  isAuthenticated: boolean,
  validationResult: NonNullable<SignInError['result']>,
  at: number,
) =>
  newAuthenticationResult({
    configId,
    isAuthenticated,
    validationResult,
    isRenewProcess: false,
    at,
  });
