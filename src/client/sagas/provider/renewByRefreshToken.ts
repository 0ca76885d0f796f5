import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import { toRefreshFields } from '../../../oidc/tokenFields';
import { parseJwt } from '../../../oidc/validation/tokenParts';
import { toProviderOwner, type Vault } from '../../api/vault';
import { requestToken, type TokenResult } from '../requestToken';
import type { TokenExpectations } from './callback';
import { toTokenError } from './exchangeCode';
import { getWellKnownEndpoints } from './loadWellKnown';
import { SignInError } from './signInError';
import { retryUntilReachable } from './retryUntilReachable';
import { validateTokens, type ValidatedTokens } from './validateTokens';

/**
 * Ask for new tokens with the refresh token (SPEC 7.2.4). Nothing is kept.
 * @throws SignInError `noRefreshToken`, `noTokenEndpoint`, or what the provider or the validation
 *   says
 */
export function* renewByRefreshToken(config: SignInConfiguration): SagaIterator<ValidatedTokens> {
  const vault: Vault = yield getContext('vault');
  const tokens = vault.tokens(toProviderOwner(config.configId));
  if (!tokens?.refreshToken) throw new SignInError('noRefreshToken');

  const endpoints: WellKnownEndpoints = yield call(getWellKnownEndpoints, config);
  if (!endpoints.tokenEndpoint) throw new SignInError('noTokenEndpoint');
  const { clientId, customParamsRefreshTokenRequest: custom } = config;
  const fields = toRefreshFields(clientId, tokens.refreshToken, custom);
  const reply: TokenResult = yield call(requestToken, endpoints.tokenEndpoint, fields);
  if (reply.error) throw toTokenError(reply.error);
  const expected = expectedAfter(config, tokens.idToken);
  const { data: answer } = reply;
  // The refresh token is used up: where the keys cannot be had just now, this answer waits for
  // them.
  return yield call(retryUntilReachable, config, () => validateTokens(expected, answer, endpoints));
}

/** OIDC Core §12.2: the claims are those of the ID token that is renewed, a nonce included. */
function expectedAfter(config: SignInConfiguration, idToken: string | null): TokenExpectations {
  const previousClaims = idToken ? (parseJwt(idToken)?.claims ?? null) : null;
  const nonce = previousClaims?.['nonce'];
  return {
    config,
    callback: null,
    nonce: typeof nonce === 'string' ? nonce : null,
    previousClaims,
  };
}
