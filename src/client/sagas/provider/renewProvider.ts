import type { SagaIterator } from 'redux-saga';
import { call, fork, getContext, select, take } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { parseJwt } from '../../../oidc/validation/tokenParts';
import { TIMING } from '../../../shared/constants';
import { toProviderOwner, type Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { selectConfiguration } from '../../state/configSlice';
import type { ProviderSession } from '../../state/session';
import { providerRenewalRequested, selectProvider } from '../../state/sessionSlice';
import { requestNewerTokens } from '../tabs/tokenExchange';
import { runWithLock } from '../tabs/runWithLock';
import { RETRY_FRAME } from './authorizeInFrame';
import { readFlow } from './flowStorage';
import { saveRenewedTokens, type RenewalResult } from './saveRenewedTokens';
import { runExclusiveRenewal } from './runExclusiveRenewal';
import { isMarkedRunning } from './renewalMarker';
import { explainFrameFailure, renewByFrame } from './renewByFrame';
import { renewByRefreshToken } from './renewByRefreshToken';
import { SignInError } from './signInError';
import { retryUntilReachable } from './retryUntilReachable';

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
      yield fork(runExclusiveRenewal, config, () => renewUntilReached(config));
    }
  }
}

/**
 * Renews until the provider is reached. The other tabs are asked before a refresh token is used:
 * that is a part of the pause.
 */
function* renewUntilReached(config: SignInConfiguration): SagaIterator<void> {
  const way: RenewalMethod = yield call(getRenewalMethod, config);
  const leadMs = way === 'refreshToken' ? TIMING.otherTabMs : 0;
  yield call(retryUntilReachable, config, () => renewInTurn(config), leadMs);
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
  yield call(runWithLock, lock, () => renewHoldingLock(config));
}

function* renewHoldingLock(config: SignInConfiguration): SagaIterator<void> {
  const vault: Vault = yield getContext('vault');
  const before = vault.tokens(toProviderOwner(config.configId));
  const way: RenewalMethod = yield call(getRenewalMethod, config);
  // While this tab waited for its turn another one may have used the same refresh token.
  if (way === 'refreshToken' && (yield call(requestNewerTokens, config))) return;
  const renewed: RenewalResult = yield call(WAYS[way], config);
  yield call(saveRenewedTokens, config, before, renewed);
}

type RenewalMethod = 'refreshToken' | 'frame' | 'none';

const WAYS: Readonly<
  Record<RenewalMethod, (config: SignInConfiguration) => SagaIterator<RenewalResult>>
> = {
  *refreshToken(config) {
    return { validated: yield call(renewByRefreshToken, config), callback: null };
  },
  *frame(config) {
    try {
      return yield call(renewByFrame, config, RETRY_FRAME);
    } catch (failure) {
      throw yield call(explainFrameFailure, config.configId, failure);
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
function* getRenewalMethod(config: SignInConfiguration): SagaIterator<RenewalMethod> {
  const { configId, useRefreshToken, silentRenewUrl } = config;
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const canRefresh = !!vault.tokens(toProviderOwner(configId))?.refreshToken;
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
  const way: RenewalMethod = yield call(getRenewalMethod, config);
  return way !== 'none' && !isMarkedRunning(ports, config);
}

/**
 * Returns the name of the one lock for issuer, client and person; nothing about them can be read
 * from it.
 */
function* lockFor({ authority, clientId, configId }: SignInConfiguration): SagaIterator<string> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const idToken = vault.tokens(toProviderOwner(configId))?.idToken;
  const { iss, sub } = (idToken && parseJwt(idToken)?.claims) || {};
  const owner = [iss ?? authority, clientId, sub].join('|');
  const hash: Uint8Array = yield call(ports.digest, 'SHA-256', owner);
  const hex = Array.from(hash.slice(0, 6), (byte) => byte.toString(16).padStart(2, '0'));
  return `meydan:renew:${hex.join('')}`;
}
