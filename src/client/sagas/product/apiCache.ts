import type { SagaIterator } from 'redux-saga';
import { put, select } from 'redux-saga/effects';
import { portalApi, TAGS } from '../../api/portalApi';

/**
 * Forgets the answers: what the server told one person is not for the next. The identity API keeps
 * no answers.
 */
export function* resetApiCache(): SagaIterator<void> {
  yield put(portalApi.util.resetApiState());
}

/**
 * Asks about the person anew, who has signed in once more: another session of theirs is the one
 * that asks.
 */
export function* refetchMe(): SagaIterator<void> {
  yield put(portalApi.util.invalidateTags(['Me']));
}

/**
 * Asks again, after a sign-in, for what was answered to a visitor; that stays on the screen until
 * then.
 */
export function* refetchVisitorData(): SagaIterator<void> {
  const state: Parameters<typeof portalApi.util.selectInvalidatedBy>[0] = yield select();
  // Calls that are still waiting for the session get the right answer anyway.
  const isAnythingAnswered = portalApi.util.selectInvalidatedBy(state, TAGS).length > 0;
  if (isAnythingAnswered) yield put(portalApi.util.invalidateTags([...TAGS]));
}
