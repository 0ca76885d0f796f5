import type { PayloadAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { all, call, getContext, put, race, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../oidc/configuration';
import type { WellKnownEndpoints } from '../../oidc/discovery';
import { DEFAULT_ROUTES, TIMING } from '../../shared/constants';
import { CONNECT_PATHS } from '../../shared/signInConstants';
import { toProviderOwner, type Tokens, type Vault } from '../api/vault';
import type { Ports } from '../browser/ports';
import {
  selectConfiguration,
  selectConfigurations,
  selectEnvironment,
  type Environment,
} from '../state/configSlice';
import type { SignOutRequest } from '../state/session';
import { sessionEnded } from '../state/sessionSlice';
import { endSession } from './endSession';
import { redirectToProviderLogout } from './leaving/redirectToProviderLogout';
import { revokeTokens, type RevocableTokens } from './leaving/revokeTokens';
import { logFailure } from './logFailure';
import { isPasswordSession } from './product/productRecord';
import { endProviderSession } from './provider/endProviderSession';
import { getWellKnownEndpoints } from './provider/loadWellKnown';
import { toLocalizedRoute } from './provider/returnTo';
import { sleep } from './time/sleep';

type Request = PayloadAction<SignOutRequest | undefined>;

/** One provider, with what was held of it when the person signed out. */
interface Left {
  readonly config: SignInConfiguration;
  readonly tokens: Tokens | null;
  /** Null when they could not be found out. */
  readonly endpoints: WellKnownEndpoints | null;
}

/**
 * Sign out, wholly or at one provider: first here, so that nothing can keep the person signed in,
 * then revoke as well as that goes in 3 s, then leave for the end-session endpoint (SPEC 4.3.1,
 * 4.5.6, 7.2.7).
 */
export function* signOut({ payload: wish = {} }: Request): SagaIterator<void> {
  const { configId, how, reason = 'signedOut' } = wish;
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const told: SignInConfiguration | null = yield select(selectConfiguration, configId);
  const configs: readonly SignInConfiguration[] = yield select(selectConfigurations);
  const isWhole = configId === undefined;
  const isDoorConcerned = !isWhole || !isPasswordSession(ports);
  const product = isWhole ? vault.tokens('product') : null;
  const providers = configs
    .filter((config) => isWhole || config === told)
    .map((config) => ({ config, tokens: vault.tokens(toProviderOwner(config.configId)) }));

  if (isWhole) yield call(endSession, reason);
  else yield call(endProviderSession, configId, 'signedOut');
  if (how !== 'local') {
    const left: readonly Left[] = yield call(revokeInTime, product, providers, told);
    const door = left.find(({ config }) => config === told);
    if (door && (isDoorConcerned || door.tokens)) {
      if (redirectToProviderLogout(ports, door, wish)) return;
      // The provider was not told: it may let in whoever comes next.
      if (isWhole && reason === 'signedOut') yield put(sessionEnded({ reason: 'signedOutHere' }));
    }
  }
  if (isWhole) yield call(openStartPage);
}

type Held = Omit<Left, 'endpoints'>;

/** Revokes tokens; nobody waits for it longer than 3 s in all. */
function* revokeInTime(
  product: Tokens | null,
  providers: readonly Held[],
  told: SignInConfiguration | null,
): SagaIterator<readonly Left[]> {
  const ports: Ports = yield getContext('ports');
  const endsAt = ports.monotonic() + TIMING.revocationDeadlineMs;
  const concerned = providers.filter(({ config, tokens }) => tokens || config === told);
  const { found }: { found?: readonly (WellKnownEndpoints | null)[] } = yield race({
    found: all(concerned.map(({ config }) => call(endpointsOrNothing, config))),
    late: call(sleep, TIMING.revocationDeadlineMs),
  });
  const left = concerned.map((held, place) => ({ ...held, endpoints: found?.[place] ?? null }));
  const owners: readonly RevocableTokens[] = yield call(revocables, product, left, told);
  const { isRevoked }: { isRevoked?: boolean } = yield race({
    isRevoked: call(revokeTokens, owners),
    late: call(sleep, endsAt - ports.monotonic()),
  });
  if (!isRevoked) logFailure(ports, 'signOut', 'revokeFailed');
  return left;
}

function* endpointsOrNothing(config: SignInConfiguration): SagaIterator<WellKnownEndpoints | null> {
  try {
    return yield call(getWellKnownEndpoints, config);
  } catch {
    return null;
  }
}

/** Lists what can be revoked; a provider without a revocation endpoint lets its tokens run out. */
function* revocables(
  product: Tokens | null,
  left: readonly Left[],
  told: SignInConfiguration | null,
): SagaIterator<readonly RevocableTokens[]> {
  const { baseUrl }: Environment = yield select(selectEnvironment);
  const url = `${baseUrl}${CONNECT_PATHS.revocation}`;
  const ofProduct = product ? [{ url, clientId: told?.clientId ?? '', tokens: product }] : [];
  const ofProviders = left.flatMap(({ config: { clientId }, endpoints, tokens }) =>
    tokens && endpoints?.revocationEndpoint
      ? [{ url: endpoints.revocationEndpoint, clientId, tokens }]
      : [],
  );
  return [...ofProduct, ...ofProviders];
}

/** Opens the start page in the language of the page that the person is on. */
function* openStartPage(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const { pathname } = new URL(ports.location.href());
  ports.navigate(toLocalizedRoute(pathname, DEFAULT_ROUTES.login), { replace: true });
}
