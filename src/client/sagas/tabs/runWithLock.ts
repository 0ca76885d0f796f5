import type { SagaIterator } from 'redux-saga';
import { call, cancelled, getContext } from 'redux-saga/effects';
import type { Ports, Stop } from '../../browser/ports';

/** Run a saga while no other tab runs one under the same name. */
export function* runWithLock<T>(name: string, work: () => SagaIterator<T>): SagaIterator<T> {
  const ports: Ports = yield getContext('ports');
  const held = ports.acquireLock(name);
  try {
    yield call(() => held);
    return yield call(work);
  } finally {
    // A saga that is cancelled in the queue still gets the lock one day and has to hand it on.
    if (yield cancelled()) void held.then((release) => release());
    else ((yield call(() => held)) as Stop)();
  }
}
