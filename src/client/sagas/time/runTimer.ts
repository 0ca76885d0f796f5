import type { SagaIterator } from 'redux-saga';
import { call, getContext, race, take } from 'redux-saga/effects';
import type { Ports } from '../../browser/ports';
import { logFailure } from '../logFailure';
import { sleep } from './sleep';
import type { Timer } from './timers';

/** Wait for the start event, tick until the stop event, then wait again. Ticks are not actions. */
export function* runTimer(name: string, timer: Timer): SagaIterator<never> {
  while (true) {
    yield take(timer.startsOn);
    yield race({ ticking: call(tickForever, name, timer), stopped: take(timer.stopsOn) });
  }
}

function* tickForever(name: string, { everyMs, firstTick, tick }: Timer): SagaIterator<never> {
  const { clock }: Ports = yield getContext('ports');
  let dueAt = clock() + (firstTick === 'atOnce' ? 0 : everyMs);
  while (true) {
    yield call(sleep, dueAt - clock());
    yield call(attempt, name, tick);
    dueAt = nextDue(dueAt, everyMs, clock());
  }
}

/**
 * The next point of the timer's grid after now: ticks do not drift, and ticks that a sleeping device missed are
 * skipped. A clock that was put back does not stop the timer either.
 */
export function nextDue(dueAt: number, everyMs: number, now: number): number {
  const sincePoint = (((now - dueAt) % everyMs) + everyMs) % everyMs;
  return now - sincePoint + everyMs;
}

/** A tick that fails must not end its timer. */
function* attempt(name: string, tick: Timer['tick']): SagaIterator<void> {
  try {
    yield call(tick);
  } catch {
    const ports: Ports = yield getContext('ports');
    logFailure(ports, name, 'unexpected');
  }
}
