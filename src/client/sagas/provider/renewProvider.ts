import type { SagaIterator } from 'redux-saga';
import { call, fork, getContext, select, take } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { readToken } from '../../../oidc/validation/tokenParts';
import { TIMING } from '../../../shared/constants';
import { providerOwner, type Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { selectConfiguration } from '../../state/configSlice';
import type { ProviderSession } from '../../state/session';
import { providerRenewalRequested, selectProvider } from '../../state/sessionSlice';
import { newerTokens } from '../tabs/tokenExchange';
import { withLock } from '../tabs/withLock';
import { PATIENT } from './askInFrame';
import { readFlow } from './flowStorage';
import { keepRenewed, type Renewed } from './keepRenewed';
import { renewAlone } from './renewAlone';
import { isMarkedRunning } from './renewalMarker';
import { blockedOr, renewByFrame } from './renewByFrame';
import { renewByRefreshToken } from './renewByRefreshToken';
import { SignInError } from './signInError';
import { untilReached } from './untilReached';

type Request = ReturnType<typeof providerRenewalRequested>;

/**
 * Watches for renewals at the providers as their one owner: a caller that needs one asks with
 * `providerRenewalRequested`.
 */
export function* watchProviderRenewals(): SagaIterator<never> {
  while (true) {
    const { payload }: Request = yield take(providerRenewalRequested);
    const config: SignInConfiguration | null = yield select(selectConfiguration, payload.configId);
    if (config && (yield call(isFree, config))) {
      yield fork(renewAlone, config, () => renewUntilReached(config));
    }
  }
}

/**
 * Renews until the provider is reached. The other tabs are asked before a refresh token is used:
 * that is a part of the pause.
 */
function* renewUntilReached(config: SignInConfiguration): SagaIterator<void> {
  const way: Way = yield call(wayOf, config);
  const leadMs = way === 'refreshToken' ? TIMING.otherTabMs : 0;
  yield call(untilReached, config, () => renewInTurn(config), leadMs);
}

/**
 * There is a session, and nothing renews it: not here, and not the page that was here before (SPEC
 * 4.2.2).
 */
function* isFree(config: SignInConfiguration): SagaIterator<boolean> {
  const ports: Ports = yield getContext('ports');
  const isIdle: boolean = yield call(hasStatus, config, 'signedIn');
  return isIdle && !isMarkedRunning(ports, config);
}

function* hasStatus(
  { configId }: SignInConfiguration,
  status: ProviderSession['status'],
): SagaIterator<boolean> {
  const provider: ProviderSession | null = yield select(selectProvider, configId);
  return provider?.status === status;
}

/** Renews in one tab at a time: a refresh token that rotates can be used only once. */
function* renewInTurn(config: SignInConfiguration): SagaIterator<void> {
  // Before a later try somebody may have signed in, or another tab may have handed over its tokens.
  if (!(yield call(hasStatus, config, 'renewing'))) return;
  const lock: string = yield call(lockFor, config);
  yield call(withLock, lock, () => renewHoldingLock(config));
}

function* renewHoldingLock(config: SignInConfiguration): SagaIterator<void> {
  const vault: Vault = yield getContext('vault');
  const before = vault.tokens(providerOwner(config.configId));
  const way: Way = yield call(wayOf, config);
  // While this tab waited for its turn another one may have used the same refresh token.
  if (way === 'refreshToken' && (yield call(newerTokens, config))) return;
  const renewed: Renewed = yield call(WAYS[way], config);
  yield call(keepRenewed, config, before, renewed);
}

type Way = 'refreshToken' | 'frame' | 'none';

const WAYS: Readonly<Record<Way, (config: SignInConfiguration) => SagaIterator<Renewed>>> = {
  *refreshToken(config) {
    return { validated: yield call(renewByRefreshToken, config), callback: null };
  },
  *frame(config) {
    try {
      return yield call(renewByFrame, config, PATIENT);
    } catch (failure) {
      throw yield call(blockedOr, config.configId, failure);
    }
  },
  // eslint-disable-next-line require-yield
  *none() {
    throw new SignInError('framesBlocked');
  },
};

/**
 * Returns the way to renew. Where frames are blocked a refresh token is used even if none was
 * wanted: it is the only way left.
 */
function* wayOf(config: SignInConfiguration): SagaIterator<Way> {
  const { configId, useRefreshToken, silentRenewUrl } = config;
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const canRefresh = !!vault.tokens(providerOwner(configId))?.refreshToken;
  if (useRefreshToken && (canRefresh || !silentRenewUrl)) return 'refreshToken';
  if (!readFlow(ports, configId).areFramesBlocked) return 'frame';
  return canRefresh ? 'refreshToken' : 'none';
}

/**
 * Tells whether a renewal can be tried; false when there is nothing that it could be tried with, or
 * the last page has left one running.
 */
export function* canRenew(config: SignInConfiguration): SagaIterator<boolean> {
  const ports: Ports = yield getContext('ports');
  const way: Way = yield call(wayOf, config);
  return way !== 'none' && !isMarkedRunning(ports, config);
}

/**
 * Returns the name of the one lock for issuer, client and person; nothing about them can be read
 * from it.
 */
function* lockFor({ authority, clientId, configId }: SignInConfiguration): SagaIterator<string> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const idToken = vault.tokens(providerOwner(configId))?.idToken;
  const { iss, sub } = (idToken && readToken(idToken)?.claims) || {};
  const owner = [iss ?? authority, clientId, sub].join('|');
  const hash: Uint8Array = yield call(ports.digest, 'SHA-256', owner);
  const hex = Array.from(hash.slice(0, 6), (byte) => byte.toString(16).padStart(2, '0'));
  return `meydan:renew:${hex.join('')}`;
}
