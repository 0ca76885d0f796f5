import { isRejectedWithValue, type Action } from '@reduxjs/toolkit';
import { buffers, eventChannel, type EventChannel, type SagaIterator } from 'redux-saga';
import { call, getContext, put, race, take, takeEvery } from 'redux-saga/effects';
import { TIMING } from '../../shared/constants';
import { portalApi, TAGS } from '../api/portalApi';
import type { Problem } from '../api/problem';
import type { Ports } from '../browser/ports';
import { isConnectionFine } from '../offline/isConnectionFine';
import { outboxSendRequested } from '../offline/outboxEvents';
import { probeHost } from '../offline/probe';
import { getBackoffMs } from './provider/retryPause';
import { pauseUntilOnline, sleep } from './time/sleep';

/**
 * Keeps what the page knows of its connection: lost with a call that found nobody (SPEC 8.5: status
 * 0) or with the device's network, found when the host answers again. A page that comes from the
 * device is renewed as soon as that can be.
 */
export function* watchConnection(): SagaIterator<never> {
  const { connection, monotonic }: Ports = yield getContext('ports');
  yield takeEvery(isUnanswered, connection.lost);
  const changes: EventChannel<true> = eventChannel(
    (emit) => connection.onChange(() => emit(true)),
    buffers.sliding(1),
  );
  let failures = 0;
  let foundAt = -Infinity;
  while (true) {
    while (isConnectionFine(connection.read())) yield take(changes);
    // A connection that breaks again at once is not asked for without a pause.
    if (monotonic() - foundAt > TIMING.longestRetryMs) failures = 0;
    failures = yield call(retryUntilHostReachable, failures);
    foundAt = monotonic();
    connection.found();
    yield put(portalApi.util.invalidateTags([...TAGS]));
    yield put(outboxSendRequested());
  }
}

/** Tells whether the action is a call of our API that no answer came to. */
function isUnanswered(action: Action): boolean {
  if (!isRejectedWithValue(action) || !action.type.startsWith(portalApi.reducerPath)) return false;
  const { status, code } = action.payload as Problem;
  return status === 0 && code === 'unreachable';
}

/** Returns how often it was asked, counting from `failures`. */
function* retryUntilHostReachable(failures: number): SagaIterator<number> {
  const ports: Ports = yield getContext('ports');
  for (let tries = failures; ; tries += 1) {
    if (tries > 0)
      yield call(pauseUntilOnline, getBackoffMs(TIMING.refreshRetryMs, tries, ports.random));
    const { isReached } = yield race({
      isReached: call(probeHost, ports),
      late: call(sleep, TIMING.requestTimeoutMs),
    });
    if (isReached) return tries + 1;
    ports.connection.lost();
  }
}
