import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';
import type { Ports, Stop } from '../../browser/ports';

/** Wait by the clock of the ports; cancelling the saga cancels the alarm. */
export function* sleep(ms: number): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  let stop: Stop = () => undefined;
  const passed = new Promise<void>((wake) => {
    stop = ports.after(ms, wake);
  });
  try {
    yield call(() => passed);
  } finally {
    stop();
  }
}
