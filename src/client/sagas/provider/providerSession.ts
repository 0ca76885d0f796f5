import type { SagaIterator } from 'redux-saga';
import { call, getContext, put } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import type { Claims } from '../../../oidc/validation/tokenParts';
import { identityApi } from '../../api/identityApi';
import { providerOwner, type Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { providerSignedIn } from '../../state/sessionSlice';
import { callEndpoint, type Reply } from '../callEndpoint';
import { changeFlow, type AuthnResult } from './flowStorage';
import { SignInError } from './signInError';
import type { Callback } from './takeCallback';
import { factsOf } from '../tokenFacts';
import type { Validated } from './validateTokens';

/** Store validated tokens under the listed keys (SPEC 3.1), hold them in the vault and publish the facts. */
export function* keepProvider(
  { config: { configId }, params }: Callback,
  validated: Validated,
): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const { accessToken, idToken, refreshToken, expiresInS, scope } = validated;
  const expiresAt = expiresInS && Math.floor(ports.clock() / 1_000) * 1_000 + expiresInS * 1_000;

  changeFlow(ports, configId, {
    authzData: accessToken,
    authnResult: authnResult(validated, params.state),
    session_state: params.sessionState ?? '',
    access_token_expires_at: expiresAt ?? undefined,
  });
  vault.keep(providerOwner(configId), { accessToken, idToken, refreshToken });
  yield put(
    providerSignedIn({
      configId,
      accessToken: yield call(factsOf, ports, accessToken, { expiresAt, scope }),
      idToken: idToken && (yield call(factsOf, ports, idToken, { expiresAt: expiryOf(validated) })),
    }),
  );
}

const expiryOf = ({ claims }: Validated) => (claims ? Number(claims['exp']) * 1_000 : null);

function authnResult(validated: Validated, state: string | null): AuthnResult {
  const { accessToken, idToken, refreshToken, expiresInS, scope } = validated;
  return {
    access_token: accessToken,
    scope,
    ...(idToken !== null && { id_token: idToken }),
    ...(refreshToken !== null && { refresh_token: refreshToken }),
    ...(expiresInS !== null && { expires_in: expiresInS }),
    ...(state !== null && { state }),
  };
}

/** The provider's user data; their subject must be the ID token's (SPEC 5.1.14, 7.2.5; OIDC Core §5.3.2). */
export function* fetchProviderUser(
  { configId, autoUserInfo }: SignInConfiguration,
  { claims }: Validated,
  { userInfoEndpoint }: WellKnownEndpoints,
): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  let userData: Claims | null = claims;
  if (autoUserInfo) {
    if (!userInfoEndpoint) throw new SignInError('noUserData');
    const { data, error }: Reply<Claims> = yield call(
      callEndpoint,
      identityApi.endpoints.getUserInfo.initiate(
        { url: userInfoEndpoint, owner: providerOwner(configId) },
        { forceRefetch: true },
      ),
    );
    if (!data || (claims && data['sub'] !== claims['sub'])) {
      throw new SignInError('noUserData', null, error?.status);
    }
    userData = data;
  }
  changeFlow(ports, configId, { userData: userData ?? undefined });
}
