import { CANCEL, type SagaIterator } from 'redux-saga';
import { call, getContext, race } from 'redux-saga/effects';
import type { Ports, Stop } from '../../browser/ports';

/** Browsers run a longer alarm at once. */
const LONGEST_ALARM_MS = 2 ** 31 - 1;

/** Wait by the clock of the ports; cancelling the saga cancels the alarm. */
export function* sleep(ms: number): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  yield call(waitByClock, ports, ms);
}

/**
 * Sleeps in a single effect, for a caller that has the ports and waits all the time: to be called
 * by `call`, which cancels it.
 */
export function waitByClock({ after }: Pick<Ports, 'after'>, ms: number): Promise<void> {
  let stop: Stop = () => undefined;
  const rung = new Promise<void>((ring) => {
    stop = after(Math.min(ms, LONGEST_ALARM_MS), ring);
  });
  return Object.assign(rung, { [CANCEL]: stop });
}

/**
 * Pauses before a server is asked again. The pause ends as soon as the device comes online, and
 * lasts until then where the browser is certain that it is offline.
 */
export function* pauseUntilOnline(ms: number): SagaIterator<void> {
  const { isOnline, onWake }: Ports = yield getContext('ports');
  const isOffline = !isOnline();
  const comingOnline = call(untilTold, (wake) =>
    onWake((reason) => {
      if (reason === 'online' || (isOffline && isOnline())) wake();
    }),
  );
  if (isOffline) yield comingOnline;
  else yield race({ passed: call(sleep, ms), comingOnline });
}

function* untilTold(listen: (wake: () => void) => Stop): SagaIterator<void> {
  let stop: Stop = () => undefined;
  const told = new Promise<void>((wake) => {
    stop = listen(wake);
  });
  try {
    yield call(() => told);
  } finally {
    stop();
  }
}
