import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { TIMING } from '../../../shared/constants';
import type { ServerClock } from '../../api/serverClock';
import type { Ports } from '../../browser/ports';
import { selectConfigurations } from '../../state/configSlice';
import type { ProviderSession, SessionStatus, TokenFacts } from '../../state/session';
import {
  idTokenExpired,
  productRenewalRequested,
  providerRenewalRequested,
  selectProductToken,
  selectProvider,
  selectSessionStatus,
  tokenExpired,
} from '../../state/sessionSlice';
import { readFlow, type StoredFlow } from '../provider/flowStorage';
import { canRenew } from '../provider/renewProvider';

/**
 * Tell which tokens have expired and ask for their renewal (SPEC 9.10, 9.12); never while one is
 * under way.
 */
export function* checkToken(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const serverClock: ServerClock = yield getContext('serverClock');
  // A clock that jumped makes doubtful what was learned about it.
  serverClock.noticeJump();
  yield* checkProduct(ports);
  const configs: readonly SignInConfiguration[] = yield select(selectConfigurations);
  for (const config of configs) yield* checkProvider(ports, config);
}

function* checkProduct(ports: Ports): SagaIterator<void> {
  const status: SessionStatus = yield select(selectSessionStatus);
  const facts: TokenFacts | null = yield select(selectProductToken);
  const isDue = expiryOf(facts) - TIMING.renewBeforeExpiryMs <= ports.clock();
  if (status !== 'signedIn' || !isDue) return;

  yield put(tokenExpired({ configId: null }));
  yield put(productRenewalRequested());
}

function* checkProvider(ports: Ports, config: SignInConfiguration): SagaIterator<void> {
  const { configId } = config;
  const provider: ProviderSession | null = yield select(selectProvider, configId);
  if (provider?.status !== 'signedIn') return;

  const obtainedAt = obtained(readFlow(ports, configId));
  const hasEnded = (facts: TokenFacts | null) =>
    dueAt(facts, obtainedAt, config.renewTimeBeforeTokenExpiresInSeconds) <= ports.clock();
  const idTokenEnded = looksAtIdToken(config) && hasEnded(provider.idToken);
  const accessTokenEnded = hasEnded(provider.accessToken);
  if (idTokenEnded && isNew(provider, 'idToken')) yield put(idTokenExpired({ configId }));
  if (accessTokenEnded && isNew(provider, 'accessToken')) yield put(tokenExpired({ configId }));

  // A refresh may bring no ID token (OIDC Core §12.2): one that had ended before it is not asked
  // for again.
  const isWanted = accessTokenEnded || (idTokenEnded && obtainedAt < expiryOf(provider.idToken));
  // Tokens that had expired when they came are renewed once a minute, not at every check.
  const cameExpired = expiryOf(provider.accessToken) <= obtainedAt;
  if (cameExpired && ports.clock() < obtainedAt + TIMING.renewalPauseMs) return;
  if (!isWanted || !config.silentRenew || ports.clock() < provider.renewNotBefore) return;
  if (yield call(canRenew, config)) yield put(providerRenewalRequested({ configId }));
}

const expiryOf = (facts: TokenFacts | null) => facts?.expiresAt ?? Infinity;

/**
 * Before its end by the lead time; not before it has even come, as a lead longer than its life
 * would have it.
 */
function dueAt(facts: TokenFacts | null, obtainedAt: number, leadS: number): number {
  const early = expiryOf(facts) - leadS * 1_000;
  return early > obtainedAt ? early : expiryOf(facts);
}

/** Returns when the present tokens came, in milliseconds since 1970. */
function obtained({ authnResult, access_token_expires_at: expiresAt }: StoredFlow): number {
  const lifeS = authnResult?.expires_in;
  return expiresAt === undefined || lifeS === undefined ? -Infinity : expiresAt - lifeS * 1_000;
}

const looksAtIdToken = (config: SignInConfiguration) =>
  config.triggerRefreshWhenIdTokenExpired && !config.disableIdTokenValidation;

const isNew = (provider: ProviderSession, token: 'idToken' | 'accessToken') =>
  !provider.toldExpired.includes(provider[token]?.fingerprint ?? '');
