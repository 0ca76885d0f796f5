import type { SagaIterator } from 'redux-saga';
import { call, getContext, put } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import { parseJwt, type Claims } from '../../../oidc/validation/tokenParts';
import { identityApi } from '../../api/identityApi';
import { isUnreachable } from '../../api/problem';
import { toProviderOwner, type Tokens, type Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { providerSignedIn } from '../../state/sessionSlice';
import { callEndpoint, type EndpointResult } from '../callEndpoint';
import { createTokenFacts } from '../tokenFacts';
import type { Callback } from './callback';
import { updateFlow, readFlow, type AuthnResult } from './flowStorage';
import { getWellKnownEndpoints } from './loadWellKnown';
import { SignInError } from './signInError';
import type { ValidatedTokens } from './validateTokens';

/**
 * Store validated tokens under the listed keys (SPEC 3.1), hold them in the vault and publish the
 * facts. A refresh that brings no ID token or no refresh token leaves the ones from before in force
 * (OIDC Core §12.2, RFC 6749 §6).
 */
export function* saveProviderTokens(
  { configId }: SignInConfiguration,
  validated: ValidatedTokens,
  callback: Callback | null,
): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const { authnResult: before } = callback ? {} : readFlow(ports, configId);
  const authnResult = authnResultOf(validated, callback, before);
  const { expiresInS } = validated;
  const expiresAt =
    expiresInS === null ? undefined : (Math.floor(ports.clock() / 1_000) + expiresInS) * 1_000;

  updateFlow(ports, configId, {
    authzData: authnResult.access_token,
    authnResult,
    access_token_expires_at: expiresAt,
    ...(callback && { session_state: callback.params.sessionState ?? '' }),
  });
  yield call(loadProviderTokens, configId);
}

/**
 * Take the stored tokens of a provider into the vault and publish their facts; false when there are
 * none.
 */
export function* loadProviderTokens(configId: string): SagaIterator<boolean> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const { authnResult, access_token_expires_at: expiresAt = null } = readFlow(ports, configId);
  if (!authnResult) return false;

  const { accessToken, idToken, refreshToken } = tokensOf(authnResult);
  vault.keep(toProviderOwner(configId), { accessToken, idToken, refreshToken });
  yield put(
    providerSignedIn({
      configId,
      accessToken: yield call(createTokenFacts, ports, accessToken, {
        expiresAt,
        scope: authnResult.scope,
      }),
      idToken:
        idToken && (yield call(createTokenFacts, ports, idToken, { expiresAt: expiryOf(idToken) })),
    }),
  );
  return true;
}

const tokensOf = ({ access_token, id_token, refresh_token }: AuthnResult): Tokens => ({
  accessToken: access_token,
  idToken: id_token ?? null,
  refreshToken: refresh_token ?? null,
});

/**
 * Returns when the token expires, in milliseconds since 1970; the token was validated when it came.
 */
function expiryOf(idToken: string): number | null {
  const exp = parseJwt(idToken)?.claims['exp'];
  return typeof exp === 'number' ? exp * 1_000 : null;
}

function authnResultOf(
  { accessToken, idToken, refreshToken, expiresInS, scope }: ValidatedTokens,
  callback: Callback | null,
  before: AuthnResult | undefined,
): AuthnResult {
  const kept = {
    id_token: idToken ?? before?.id_token,
    refresh_token: refreshToken ?? before?.refresh_token,
    expires_in: expiresInS ?? undefined,
    state: callback?.params.state ?? before?.state,
    session_state: callback?.params.sessionState ?? before?.session_state,
  };
  const given = Object.entries(kept).filter(([, value]) => value !== undefined);
  return { access_token: accessToken, scope, ...Object.fromEntries(given) };
}

/**
 * Fetches the provider's user data; their subject must be the ID token's (SPEC 5.1.14, 7.2.5; OIDC
 * Core §5.3.2). With `autoUserInfo` off they are the claims of the ID token.
 * @throws SignInError `noUserData`, `providerUnreachable`
 */
export function* fetchProviderUser(
  config: SignInConfiguration,
  claims: Claims | null,
): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const userData: Claims | null = config.autoUserInfo
    ? yield call(askUserInfo, config, claims)
    : claims;
  updateFlow(ports, config.configId, { userData: userData ?? undefined });
}

function* askUserInfo(config: SignInConfiguration, claims: Claims | null): SagaIterator<Claims> {
  const { userInfoEndpoint }: WellKnownEndpoints = yield call(getWellKnownEndpoints, config);
  if (!userInfoEndpoint) throw new SignInError('noUserData');
  const { data, error }: EndpointResult<Claims> = yield call(
    callEndpoint,
    identityApi.endpoints.getUserInfo.initiate(
      { url: userInfoEndpoint, owner: toProviderOwner(config.configId) },
      { forceRefetch: true },
    ),
  );
  if (error && isUnreachable(error)) {
    throw new SignInError('providerUnreachable', { detail: error.status });
  }
  if (!data || typeof data['sub'] !== 'string' || (claims && data['sub'] !== claims['sub'])) {
    throw new SignInError('noUserData', { detail: error?.status });
  }
  return data;
}
