import type { SagaIterator } from 'redux-saga';
import { all, call, getContext, race, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../oidc/configuration';
import type { WellKnownEndpoints } from '../../oidc/discovery';
import { endSessionUrl } from '../../oidc/endSessionUrl';
import { revocationFields } from '../../oidc/tokenFields';
import { CONNECT_PATHS, ROUTES_AFTER, TIMING } from '../../shared/constants';
import { identityApi } from '../api/identityApi';
import { providerOwner, type Tokens, type Vault } from '../api/vault';
import type { Ports } from '../browser/ports';
import { selectConfiguration, selectEnvironment, type Environment } from '../state/configSlice';
import { callEndpoint, type Reply } from './callEndpoint';
import { endSession } from './endSession';
import { inLanguageOf } from './provider/returnTo';
import { knownEndpoints } from './provider/loadWellKnown';
import { logFailure } from './logFailure';
import { rememberReturn } from './provider/signedOutReturn';
import { sleep } from './time/sleep';

interface Revocable {
  readonly url: string;
  readonly clientId: string;
  readonly tokens: Tokens | null;
}

/**
 * Sign out: first here, so that nothing can keep the person signed in, then revoke as well as that goes in 3 s, then
 * leave for the end-session endpoint of the door (SPEC 4.3.1, 4.5.6, 7.2.7).
 */
export function* signOut(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const config: SignInConfiguration | null = yield select(selectConfiguration, undefined);
  const product = vault.tokens('product');
  const provider = config && vault.tokens(providerOwner(config.configId));
  yield call(endSession, 'signedOut');

  const { endpoints }: { endpoints?: WellKnownEndpoints | null } = yield race({
    endpoints: call(endpointsOrNothing, config),
    late: call(sleep, TIMING.revocationDeadlineMs),
  });
  yield race({
    revoked: call(revokeAll, config, endpoints ?? null, product, provider),
    late: call(sleep, TIMING.revocationDeadlineMs),
  });
  leave(ports, config, endpoints ?? null, provider);
}

function* endpointsOrNothing(
  config: SignInConfiguration | null,
): SagaIterator<WellKnownEndpoints | null> {
  try {
    return config && (yield call(knownEndpoints, config));
  } catch {
    return null;
  }
}

function* revokeAll(
  config: SignInConfiguration | null,
  endpoints: WellKnownEndpoints | null,
  product: Tokens | null,
  provider: Tokens | null,
): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const { baseUrl }: Environment = yield select(selectEnvironment);
  const clientId = config?.clientId ?? '';
  const owners: Revocable[] = [
    { url: `${baseUrl}${CONNECT_PATHS.revocation}`, clientId, tokens: product },
    { url: endpoints?.revocationEndpoint ?? '', clientId, tokens: provider },
  ];
  const answers: boolean[][] = yield all(owners.map((owner) => call(revoke, owner)));
  if (answers.flat().includes(false)) logFailure(ports, 'signOut', 'revokeFailed');
}

/** The refresh token first: it is what a session could be continued with. */
function* revoke({ url, clientId, tokens }: Revocable): SagaIterator<boolean[]> {
  if (!url || !tokens) return [];
  const forms = [
    tokens.refreshToken && revocationFields(clientId, tokens.refreshToken, 'refresh_token'),
    revocationFields(clientId, tokens.accessToken, 'access_token'),
  ].filter((form) => form !== null && form !== '');

  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const answers: boolean[] = [];
  for (const form of forms) {
    const { error }: Reply<null> = yield call(
      callEndpoint,
      identityApi.endpoints.revokeToken.initiate(
        { url, ticket: vault.deposit(form) },
        { track: false },
      ),
    );
    if (error) logFailure(ports, 'signOut', 'revocationRequestFailed', error.status);
    answers.push(!error);
  }
  return answers;
}

function leave(
  ports: Ports,
  config: SignInConfiguration | null,
  endpoints: WellKnownEndpoints | null,
  provider: Tokens | null,
): void {
  const pageUrl = ports.location.href();
  const url =
    config &&
    endSessionUrl({
      authority: config.authority,
      endSessionEndpoint: endpoints?.endSessionEndpoint ?? '',
      clientId: config.clientId,
      postLogoutRedirectUri: config.postLogoutRedirectUri || new URL('/', pageUrl).href,
      idTokenHint: provider?.idToken ?? undefined,
      state: rememberReturn(ports),
      useCustomAuth0Domain: config.useCustomAuth0Domain,
      custom: { ui_locales: ports.language(), ...config.customParamsEndSessionRequest },
    });
  if (url) ports.location.assign(url);
  else
    ports.navigate(inLanguageOf(new URL(pageUrl).pathname, ROUTES_AFTER.login), { replace: true });
}
