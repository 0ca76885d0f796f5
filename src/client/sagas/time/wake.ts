import { buffers, eventChannel, type EventChannel, type SagaIterator } from 'redux-saga';
import { call, getContext, take } from 'redux-saga/effects';
import { TIMING } from '../../../shared/constants';
import type { Ports, WakeReason } from '../../browser/ports';
import { logFailure } from '../logFailure';
import { adoptStoredSession } from '../tabs/otherTabs';
import { TIMERS, type Timer } from './timers';

const AT_ONCE: readonly string[] = ['tokenCheck', 'sessionHeartbeat'];

/**
 * Watches for a page that may have missed time: it looks at its session at once instead of at the
 * next tick (DESIGN §5).
 */
export function* watchWake(): SagaIterator<never> {
  const { monotonic, onWake }: Ports = yield getContext('ports');
  const wakes: EventChannel<WakeReason> = eventChannel(
    (woke) => onWake(woke),
    buffers.expanding(4),
  );
  let lookedAt = -Infinity;
  while (true) {
    const reason: WakeReason = yield take(wakes);
    // First of all: nothing of a session that has ended meanwhile is shown again.
    if (reason === 'restored') yield call(adoptStoredSession);
    if (monotonic() - lookedAt < TIMING.oneWakeMs) continue;
    lookedAt = monotonic();
    yield call(lookNow);
  }
}

function* lookNow(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const ticks = Object.entries<Timer>(TIMERS).filter(([name]) => AT_ONCE.includes(name));
  for (const [name, { tick }] of ticks) {
    try {
      yield call(tick);
    } catch {
      logFailure(ports, name, 'unexpected');
    }
  }
}
