import type { SagaIterator } from 'redux-saga';
import { call, getContext, race, select, take } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { Ports } from '../../browser/ports';
import { selectConfigurations } from '../../state/configSlice';
import { logFailure } from '../logFailure';
import { waitByClock } from './sleep';
import type { Timer } from './timers';

/** Wait for the start event, tick until the stop event, then wait again. Ticks are not actions. */
export function* runTimer(name: string, timer: Timer): SagaIterator<never> {
  while (true) {
    yield take(timer.startsOn);
    yield race({ ticking: call(tickForever, name, timer), stopped: take(timer.stopsOn) });
  }
}

/** Ticks forever; a tick that fails must not end its timer. */
function* tickForever(name: string, { everyMs, firstTick, tick }: Timer): SagaIterator<never> {
  const configs: readonly SignInConfiguration[] = yield select(selectConfigurations);
  const periodMs = everyMs(configs);
  const ports: Ports = yield getContext('ports');
  const { monotonic } = ports;
  let dueAt = monotonic() + (firstTick === 'atOnce' ? 0 : periodMs);
  while (true) {
    yield call(waitByClock, ports, dueAt - monotonic());
    try {
      yield call(tick);
    } catch {
      logFailure(ports, name, 'unexpected');
    }
    dueAt = getNextDueMs(dueAt, periodMs, monotonic());
  }
}

/**
 * Find the next point of the timer's grid: ticks do not drift, and ticks that a sleeping device
 * missed are skipped. An alarm may ring a little early, as in browsers, which cut its delay to
 * whole milliseconds: the point that it rang for has had its tick. A clock that was put back
 * further does not stop the timer either.
 */
export function getNextDueMs(dueAt: number, everyMs: number, now: number): number {
  if (now < dueAt && dueAt - now < everyMs / 2) return dueAt + everyMs;
  const sincePoint = (((now - dueAt) % everyMs) + everyMs) % everyMs;
  return now - sincePoint + everyMs;
}
