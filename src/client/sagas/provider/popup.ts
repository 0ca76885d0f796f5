import type { PayloadAction } from '@reduxjs/toolkit';
import { buffers, channel, type Channel, type SagaIterator } from 'redux-saga';
import { call, getContext, put, race, select, take } from 'redux-saga/effects';
import { TIMING } from '../../../shared/constants';
import { SIGN_IN_LIMITS } from '../../../shared/signInConstants';
import type { Ports } from '../../browser/ports';
import type { SignInRequest, SignInWindow } from '../../state/session';
import {
  selectSignInWindow,
  signInWindowChanged,
  signInWindowGivenUp,
} from '../../state/sessionSlice';
import { logFailure } from '../logFailure';
import { sleep } from '../time/sleep';
import type { Callback } from './callback';
import type { SignInPopup, SignInPopups } from './signInPopup';
import { authorizeInPopup, signInWith, type PopupMessage } from './popupCallback';
import { failSignIn } from './signIn';
import { SignInError } from './signInError';

/**
 * Sign in in a window of its own; the page stays (SPEC 2.10, 9.18). The window is opened before
 * anything is waited for, or browsers would block it. Ends in a session or in
 * `session/signInFailed`, and never navigates.
 */
export function* signInByPopup({ payload }: PayloadAction<SignInRequest>): SagaIterator<void> {
  const present: SignInWindow = yield select(selectSignInWindow);
  if (present !== 'closed') {
    yield call(failSignIn, payload.configId, new SignInError('popupAlreadyOpen'));
    return;
  }

  const ports: Ports = yield getContext('ports');
  const ownOrigin = new URL(ports.location.href()).origin;
  const heard = channel<PopupMessage>(buffers.expanding());
  const popup = ports.openPopup(SIGN_IN_LIMITS.popupPx, ({ origin, data }) => {
    if (origin === ownOrigin) heard.put({ data });
  });
  if (popup) yield call(signInThrough, { popup, leftAt: null }, heard, payload);
  else yield call(failSignIn, payload.configId, new SignInError('popupBlocked'));
}

function* signInThrough(
  open: SignInPopup,
  heard: Channel<PopupMessage>,
  request: SignInRequest,
): SagaIterator<void> {
  const windows: SignInPopups = yield getContext('windows');
  windows.set('signIn', open);
  yield put(signInWindowChanged('open'));
  try {
    const callback: Callback = yield call(answerInTime, open, heard, request);
    windows.delete('signIn');
    open.popup.close();
    yield call(signInWith, callback);
  } catch (failure) {
    yield call(failSignIn, request.configId, failure);
  } finally {
    windows.delete('signIn');
    open.popup.close();
    yield put(signInWindowChanged('closed'));
  }
}

/**
 * @throws SignInError `popupClosed`, `popupSilent`, `popupInvalidMessage`, or what kept the window
 *   from being sent off
 */
function* answerInTime(
  open: SignInPopup,
  heard: Channel<PopupMessage>,
  request: SignInRequest,
): SagaIterator<Callback> {
  const { callback, givenUp }: { callback?: Callback; givenUp?: unknown } = yield race({
    callback: call(authorizeInPopup, open, heard, request),
    givenUp: take(signInWindowGivenUp),
    late: call(sleep, TIMING.popupDeadlineMs),
  });
  if (callback) return callback;
  throw new SignInError(givenUp ? 'popupClosed' : 'popupSilent');
}

/**
 * Looks at the window (SPEC 9.17). One that seems closed right after it has left was cut off by the
 * provider's opener policy and goes on unseen; later, a person has closed it.
 */
export function* pollPopup(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const windows: SignInPopups = yield getContext('windows');
  const open = windows.get('signIn');
  if (!open?.popup.isClosed()) return;

  windows.delete('signIn');
  const isCutOff =
    open.leftAt !== null && ports.monotonic() - open.leftAt <= TIMING.popupIsolatedMs;
  if (isCutOff) logFailure(ports, 'signIn', 'popupIsolated');
  yield put(isCutOff ? signInWindowChanged('isolated') : signInWindowGivenUp());
}
