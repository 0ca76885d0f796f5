import type { Channel, SagaIterator } from 'redux-saga';
import { call, cancelled, getContext, put, race, spawn, take } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { TIMING } from '../../../shared/constants';
import { parseCallbackMessage } from '../../../shared/callbackMessage';
import { toPopupChannelName } from '../../../shared/popupChannel';
import type { Ports, Stop } from '../../browser/ports';
import type { SignInRequest } from '../../state/session';
import { productSignedIn, signInFailed, signInRequested } from '../../state/sessionSlice';
import { sleep } from '../time/sleep';
import { handleCallback, takeCallbackFromUrl, type Callback } from './callback';
import { getAuthorizeOptions } from './requestFreshSignIn';
import {
  createAuthorizeRequest,
  type PendingAuthorizeRequest,
  type AuthorizeOptions,
} from './authorize';
import type { Attempt } from './flowStorage';
import type { SignInPopup } from './signInPopup';
import { failSignIn, getUsableConfiguration } from './signIn';
import { SignInError } from './signInError';

/** Message that a page of our origin sent, in the window or on the attempt's channel. */
export interface PopupMessage {
  readonly data: unknown;
}

/** Question that was asked in a window, and the channels on which its answer is heard. */
interface Question {
  readonly config: SignInConfiguration;
  readonly attempt: Attempt;
  readonly heard: Channel<PopupMessage>;
  readonly hangUp: Stop;
}

/** Send the window to the provider and wait for the answer, as long as nobody cancels. */
export function* authorizeInPopup(
  open: SignInPopup,
  heard: Channel<PopupMessage>,
  request: SignInRequest,
): SagaIterator<Callback> {
  const ports: Ports = yield getContext('ports');
  const config: SignInConfiguration = yield call(getUsableConfiguration, request.configId);
  // The page stays: there is nothing to come back to.
  const wishes: AuthorizeOptions = yield call(getAuthorizeOptions, request);
  const { attempt, url }: PendingAuthorizeRequest = yield call(
    createAuthorizeRequest,
    config,
    'popup',
    '',
    wishes,
  );
  const { close: hangUp } = ports.openChannel(toPopupChannelName(attempt.state), (data) =>
    heard.put({ data }),
  );
  const question: Question = { config, attempt, heard, hangUp };
  try {
    open.popup.navigate(url);
    open.leftAt = ports.monotonic();
    return yield call(answerTo, question);
  } finally {
    if (yield cancelled()) yield spawn(acceptLateAnswer, question);
    else hangUp();
  }
}

/** @throws SignInError `popupInvalidMessage`, or what is wrong with the answer */
function* answerTo({ config, attempt, heard }: Question): SagaIterator<Callback> {
  const ports: Ports = yield getContext('ports');
  while (true) {
    const { data }: PopupMessage = yield take(heard);
    const url = parseCallbackMessage(data, 'popup', attempt.state);
    if (url !== null) return takeCallbackFromUrl(ports, [config], url);
    if (!config.disableCleaningPopupOnInvalidMessage) throw new SignInError('popupInvalidMessage');
  }
}

/**
 * Accepts a late answer. A window that was cut off looks closed while the person still signs in
 * there: its answer is welcome as long as the attempt lives and nobody has begun another one.
 */
function* acceptLateAnswer(question: Question): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const { createdAt } = question.attempt;
  try {
    const { callback }: { callback?: Callback } = yield race({
      callback: call(answerTo, question),
      another: take([signInRequested, productSignedIn]),
      tooLate: call(sleep, createdAt + TIMING.attemptLifeMs - ports.clock()),
    });
    if (callback) yield call(signInWith, callback);
  } catch (failure) {
    yield call(failSignIn, question.config.configId, failure);
  } finally {
    question.hangUp();
  }
}

/**
 * Signs in as after a redirect, but the page stays. A failure has been logged and published by then
 * (SPEC 4.8.1).
 */
export function* signInWith(callback: Callback): SagaIterator<void> {
  try {
    yield call(handleCallback, callback);
  } catch (failure) {
    if (!(failure instanceof SignInError)) throw failure;
    yield put(signInFailed(failure.problem));
  }
}
