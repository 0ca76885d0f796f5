import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { fork, getContext, put, takeEvery, takeLeading } from 'redux-saga/effects';
import type { Ports } from '../browser/ports';
import { loadConfig } from '../sagas/loadConfig';
import { readNewerSettings } from '../sagas/newerSettings';
import { logFailure } from '../sagas/logFailure';
import { watchOutbox } from '../sagas/outbox';
import { watchOtherTabs } from '../sagas/tabs/otherTabs';
import { signInByPassword } from '../sagas/product/passwordLogin';
import { watchUserRefreshes } from '../sagas/product/refreshUser';
import { watchRenewals } from '../sagas/product/renewProduct';
import { runTimer } from '../sagas/time/runTimer';
import { watchSessionChanges } from '../sagas/provider/checkSessionAfterChange';
import { watchProviderSessions } from '../sagas/provider/checkSession';
import { requestLoginLink } from '../sagas/provider/linkLogin';
import { signInByPopup } from '../sagas/provider/popup';
import { watchProviderRenewals } from '../sagas/provider/renewProvider';
import { signIn } from '../sagas/provider/signIn';
import { signOut } from '../sagas/signOut';
import { startUp } from '../sagas/startUp';
import { TIMERS } from '../sagas/time/timers';
import { watchWake } from '../sagas/time/wake';
import {
  doorLinkRequested,
  passwordSignInRequested,
  signInFailed,
  signInRequested,
  signOutRequested,
} from '../state/sessionSlice';
import { newerSettingsRequested } from '../state/settingsSlice';

/**
 * Starts all effects that run by themselves. Watchers come first: start-up already sends them
 * requests.
 */
export function* rootSaga(): SagaIterator<void> {
  yield fork(watchRenewals);
  yield fork(watchUserRefreshes);
  yield fork(watchProviderRenewals);
  yield fork(watchProviderSessions);
  yield fork(watchSessionChanges);
  yield fork(watchOtherTabs);
  yield fork(watchWake);
  yield fork(watchOutbox);
  for (const [name, timer] of Object.entries(TIMERS)) yield fork(runTimer, name, timer);
  yield takeLeading(isForPage, surviving(signIn));
  // Each of them: a second one is told that a window is open already.
  yield takeEvery(isForWindow, surviving(signInByPopup));
  yield takeLeading(passwordSignInRequested, surviving(signInByPassword));
  yield takeLeading(doorLinkRequested, surviving(requestLoginLink));
  yield takeLeading(signOutRequested, surviving(signOut));
  yield takeLeading(newerSettingsRequested, readNewerSettings);
  yield fork(surviving(loadConfig));
  yield fork(surviving(startUp));
}

type SignInAsked = ReturnType<typeof signInRequested>;

const isForWindow = (action: Action): action is SignInAsked =>
  signInRequested.match(action) && action.payload.inWindow === true;
const isForPage = (action: Action): action is SignInAsked =>
  signInRequested.match(action) && !isForWindow(action);

/**
 * Wraps a flow so that a fault in it does not end the others: it is logged, and the screen learns
 * that it failed.
 */
function surviving<A extends readonly unknown[]>(flow: (...args: A) => SagaIterator<void>) {
  return function* (...args: A): SagaIterator<void> {
    try {
      yield* flow(...args);
    } catch {
      const ports: Ports = yield getContext('ports');
      logFailure(ports, flow.name, 'unexpected');
      yield put(signInFailed({ code: 'unexpected' }));
    }
  };
}
