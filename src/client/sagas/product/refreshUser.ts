import { buffers, type Channel, type SagaIterator } from 'redux-saga';
import { actionChannel, call, race, select, take } from 'redux-saga/effects';
import { selectIsSignedIn, sessionEnded, userRefreshRequested } from '../../state/sessionSlice';
import { fetchUser } from './productSession';

/**
 * The user record has changed at the server: it is fetched and published anew. One call follows the
 * other, so that the last change is what stays; changes that wait for their turn are told by one
 * call.
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

/** Nobody is brought back by an answer that comes after the session has ended. */
function* refreshUser(): SagaIterator<void> {
  const isSignedIn: boolean = yield select(selectIsSignedIn);
  if (isSignedIn) yield race([call(fetchUser), take(sessionEnded)]);
}
