import { buffers, type Channel, type SagaIterator } from 'redux-saga';
import { actionChannel, call, race, select, take } from 'redux-saga/effects';
import { selectIsSignedIn, sessionEnded, userRefreshRequested } from '../../state/sessionSlice';
import { fetchUser } from './productSession';

/**
 * Fetches and publishes the user record anew when it has changed at the server. One call follows
 * the other, so that the last change is what stays; changes that wait for their turn are told by
 * one call.
 */
export function* watchUserRefreshes(): SagaIterator<never> {
  const requests: Channel<ReturnType<typeof userRefreshRequested>> = yield actionChannel(
    userRefreshRequested,
    buffers.sliding(1),
  );
  while (true) {
    yield take(requests);
    yield call(refreshUser);
  }
}

/** Refreshes the user; an answer that comes after the session has ended brings nobody back. */
function* refreshUser(): SagaIterator<void> {
  const isSignedIn: boolean = yield select(selectIsSignedIn);
  if (isSignedIn) yield race([call(fetchUser), take(sessionEnded)]);
}
