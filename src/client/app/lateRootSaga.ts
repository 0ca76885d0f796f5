import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel, type SagaIterator } from 'redux-saga';
import { actionChannel, call, flush, fork, put } from 'redux-saga/effects';
import { signInRequested, signOutRequested } from '../state/sessionSlice';

const REQUESTS = [signInRequested.type, signOutRequested.type];

const loadRootSaga = () => import(/* webpackChunkName: "session" */ './rootSaga');

/** The root saga, fetched beside the first view instead of in it. What a person asks for until it runs waits and is handed on. */
export function* lateRootSaga(): SagaIterator<void> {
  const waiting: Channel<Action> = yield actionChannel(REQUESTS, buffers.expanding());
  const { rootSaga }: Awaited<ReturnType<typeof loadRootSaga>> = yield call(loadRootSaga);
  yield fork(rootSaga);
  const early: Action[] = yield flush(waiting);
  waiting.close();
  for (const action of early) yield put(action);
}
