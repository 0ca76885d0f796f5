import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';
import type { ServerClock } from '../../api/serverClock';

/**
 * Believe the `iat` (seconds) of an ID token that has just come from the token endpoint, where no
 * `Date` header has told the time. True when the clock reads otherwise now, so that checks by the
 * clock can end differently. Only the code exchange may ask: its token answers a nonce of this
 * device that is at most 15 minutes old, so nobody can play an old one back. A clock that is wrong
 * by more than a day is not corrected beyond that day.
 */
export function* learnFromIat(iatS: unknown): SagaIterator<boolean> {
  const serverClock: ServerClock = yield getContext('serverClock');
  const { source, skewMs } = serverClock.skew();
  if (source === 'date') return false;
  yield call(() => serverClock.compare()(Number(iatS) * 1_000, 'iat'));
  return serverClock.skew().skewMs !== skewMs;
}
