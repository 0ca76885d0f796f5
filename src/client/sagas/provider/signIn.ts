import type { PayloadAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import { authorizeUrl } from '../../../oidc/authorizeUrl';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import { codeChallenge } from '../../../oidc/pkce';
import type { Ports } from '../../browser/ports';
import { selectConfiguration } from '../../state/configSlice';
import { signInFailed } from '../../state/sessionSlice';
import { openAttempt } from './attempts';
import type { Attempt } from './flowStorage';
import { configKnown } from '../loadConfig';
import { loadWellKnown } from './loadWellKnown';
import { logFailure } from '../logFailure';
import { safeReturnTo } from './returnTo';
import { SignInError } from './signInError';

type SignInRequest = PayloadAction<{ returnTo?: string; configId?: string }>;

/** Leave for the provider (SPEC 4.1.1, 4.1.2). Ends in a redirect or in `session/signInFailed`. */
export function* signIn({ payload: { returnTo, configId } }: SignInRequest): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  try {
    const pageUrl = ports.location.href();
    yield call(configKnown);
    const config: SignInConfiguration | null = yield select(selectConfiguration, configId);
    if (!config) throw new SignInError('noConfiguration');
    if (config.responseType !== 'code') throw new SignInError('invalidResponseType');

    const endpoints: WellKnownEndpoints = yield call(loadWellKnown, config);
    const back = safeReturnTo(returnTo ?? pageUrl, pageUrl, config.redirectUrl);
    const attempt = openAttempt(ports, config, back);
    ports.location.assign(yield call(addressFor, ports, config, endpoints, attempt));
  } catch (failure) {
    if (!(failure instanceof SignInError)) throw failure;
    logFailure(ports, configId ?? 'signIn', failure.code, failure.detail);
    yield put(signInFailed({ code: failure.code }));
  }
}

async function addressFor(
  ports: Ports,
  config: SignInConfiguration,
  { authorizationEndpoint }: WellKnownEndpoints,
  { state, nonce, codeVerifier, redirectUri }: Attempt,
): Promise<string> {
  const sha256 = (text: string) => ports.digest('SHA-256', text);
  const built = authorizeUrl({
    endpoint: authorizationEndpoint,
    clientId: config.clientId,
    redirectUri,
    responseType: config.responseType,
    scope: config.scope,
    state,
    nonce,
    codeChallenge: config.disablePkce ? undefined : await codeChallenge(codeVerifier, sha256),
    hd: config.hdParam,
    // The provider's page speaks the language that the person left (OIDC Core §3.1.2.1).
    custom: { ui_locales: ports.language(), ...config.customParamsAuthRequest },
  });
  if ('missing' in built) throw new SignInError(built.missing);
  return built.url;
}
