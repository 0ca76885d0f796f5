import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, cancelled, put } from 'redux-saga/effects';
import { isProblem, createLocalProblem, type Problem } from '../api/problem';

export type EndpointResult<T> =
  { data: T; error?: undefined } | { data?: undefined; error: Problem };

/** Result of dispatching `endpoint.initiate(…)`: the answer, and the ways to let go of it. */
interface Running<T> extends PromiseLike<{ data?: T | undefined; error?: unknown }> {
  readonly abort: () => void;
  readonly unsubscribe?: () => void;
}

/** `endpoint.initiate(…)`; its dispatch gives a `Running`. */
export type EndpointThunk<T> = (
  ...args: Parameters<(dispatch: never, getState: never, extra: never) => void>
) => Running<T>;

/**
 * Calls an endpoint, the one way from a saga to a server: dispatch it, wait for its answer, release
 * the cache entry. A failure is a value; when the saga is cancelled the request is aborted.
 */
export function* callEndpoint<T>(initiated: EndpointThunk<T>): SagaIterator<EndpointResult<T>> {
  // Sagas dispatch thunks as well, which their types do not know.
  const running: Running<T> = yield put(initiated as unknown as Action);
  try {
    const { data, error }: Awaited<Running<T>> = yield call(() => running);
    if (error === undefined && data !== undefined) return { data };
    return {
      error: isProblem(error as Problem) ? (error as Problem) : createLocalProblem('unexpected'),
    };
  } finally {
    if (yield cancelled()) running.abort();
    running.unsubscribe?.();
  }
}
