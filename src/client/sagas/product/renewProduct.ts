import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, race, select, take } from 'redux-saga/effects';
import { toProductRefreshFields } from '../../../oidc/tokenFields';
import { TIMING } from '../../../shared/constants';
import type { Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import type { SessionStatus } from '../../state/session';
import {
  productRenewalRequested,
  productRenewalUnreachable,
  selectSessionStatus,
  sessionEnded,
} from '../../state/sessionSlice';
import { checkExternalLogin } from './doorLogin';
import { endSessionFromElsewhere, endSession } from '../endSession';
import { logFailure } from '../logFailure';
import { getExpiryMs, readProductAuth } from './productRecord';
import {
  requestProductTokens,
  fetchUser,
  loadProductTokens,
  publishStoredSession,
  type LoginResult,
  type LoginOutcome,
} from './productSession';
import { pauseUntilOnline, sleep } from '../time/sleep';
import { runWithLock } from '../tabs/runWithLock';

const LOCK = 'meydan:renew:product';
const REFUSED: LoginResult = { outcome: 'refused', retryAfterMs: 0, code: 'renewalRefused' };

/**
 * Watches for renewals as their one owner: a caller that needs a new token asks with
 * `productRenewalRequested` and reads the state.
 */
export function* watchRenewals(): SagaIterator<never> {
  while (true) {
    yield take(productRenewalRequested);
    const status: SessionStatus = yield select(selectSessionStatus);
    if (status !== 'renewing') continue;
    const { outcome }: { outcome?: LoginOutcome } = yield race({
      outcome: call(renewUntilAnswered),
      ended: take(sessionEnded),
    });
    // Outside the race: a refusal ends the session itself, and must not be cut short by that.
    if (outcome === 'done') yield call(publishStoredSession);
    if (outcome === 'refused') yield call(renewalRefused);
    if (outcome === 'ended') yield call(endSessionFromElsewhere, 'endedElsewhere');
  }
}

/**
 * Unreachable keeps the session and is tried again after 3 s (SPEC 9.11), later where the server
 * asks for it, and as soon as the device comes online; refused ends it (SPEC 4.5.5), and so does an
 * end that was asked for.
 */
function* renewUntilAnswered(): SagaIterator<LoginOutcome> {
  let answer: LoginResult = yield call(tryToRenew);
  while (answer.outcome === 'unreachable') {
    yield put(productRenewalUnreachable());
    if (answer.retryAfterMs > TIMING.refreshRetryMs) yield call(sleep, answer.retryAfterMs);
    else yield call(pauseUntilOnline, TIMING.refreshRetryMs);
    answer = yield call(tryToRenew);
  }
  return answer.outcome;
}

/** Refresh the product tokens once (SPEC 4.5.2, 7.1.2). */
export function* renewProduct(): SagaIterator<LoginOutcome> {
  const { outcome }: LoginResult = yield call(tryToRenew);
  return outcome;
}

/** Tries to renew in one tab at a time: a refresh token can be used only once. */
function* tryToRenew(): SagaIterator<LoginResult> {
  const vault: Vault = yield getContext('vault');
  const tokenBefore = vault.tokens('product')?.accessToken ?? null;
  return yield call(runWithLock, LOCK, () => renewHoldingLock(tokenBefore));
}

function* renewHoldingLock(tokenBefore: string | null): SagaIterator<LoginResult> {
  const ports: Ports = yield getContext('ports');
  const record = readProductAuth(ports);
  if (!record) return REFUSED;
  const isRenewedElsewhere =
    record.access_token !== tokenBefore && getExpiryMs(record) > ports.clock();
  if (isRenewedElsewhere) {
    yield call(loadProductTokens, record);
    return { outcome: 'done', retryAfterMs: 0, code: null };
  }
  if (!record.refresh_token) {
    logFailure(ports, 'product', 'noRefreshToken');
    return REFUSED;
  }
  return yield call(requestProductTokens, toProductRefreshFields(record.refresh_token));
}

/** SPEC 4.5.5: try the external login, otherwise publish that nobody is signed in. */
function* renewalRefused(): SagaIterator<void> {
  const outcome: LoginOutcome = yield call(checkExternalLogin);
  if (outcome === 'ended') {
    yield call(endSessionFromElsewhere, 'signInTooOld');
    return;
  }
  if (outcome !== 'done') {
    yield call(endSession, 'refused', { code: 'renewalRefused' });
    return;
  }
  yield call(fetchUser);
  yield call(publishStoredSession);
}
