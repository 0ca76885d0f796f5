import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../oidc/configuration';
import type { Vault } from '../api/vault';
import type { Ports } from '../browser/ports';
import { selectConfigurations } from '../state/configSlice';
import type { EndReason, SignInProblem } from '../state/session';
import { selectIsSignedIn, sessionEnded, userDataChanged } from '../state/sessionSlice';
import { resetApiCache } from './product/apiCache';
import { clearProductRecords, readProductAuth, getSubject } from './product/productRecord';
import { forgetProvider } from './provider/forgetProvider';
import { postToOtherTabs } from './tabs/tabChannel';

/**
 * End the session in this tab: records, cookie, tokens, user and everything the server answered to
 * this user (SPEC 4.5.6).
 */
export function* endSession(reason: EndReason, problem?: SignInProblem): SagaIterator<void> {
  yield call(clearProduct);
  yield call(forgetProviders);
  yield call(publishSignedOut, reason, problem);
}

/**
 * Ends the session because the end was asked for on another device. The other tabs are told why
 * before they find the record gone, and the provider's tokens go as well: they are not exchanged
 * again.
 */
export function* endSessionFromElsewhere(
  code: 'endedElsewhere' | 'signInTooOld',
): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const record = readProductAuth(ports);
  if (record) {
    const subject = getSubject(record);
    postToOtherTabs(ports, { v: 1, type: 'signedOut', subject, isElsewhere: true });
  }
  yield call(endSession, 'endedElsewhere', { code });
}

export function* clearProduct(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  clearProductRecords(ports);
  vault.forget('product');
}

function* forgetProviders(): SagaIterator<void> {
  const configs: readonly SignInConfiguration[] = yield select(selectConfigurations);
  for (const { configId } of configs) yield call(forgetProvider, configId);
}

export function* publishSignedOut(reason: EndReason, problem?: SignInProblem): SagaIterator<void> {
  const wasSignedIn: boolean = yield select(selectIsSignedIn);
  yield put(userDataChanged({ user: null }));
  yield put(sessionEnded(problem ? { reason, problem } : { reason }));
  if (wasSignedIn) yield call(resetApiCache);
}
