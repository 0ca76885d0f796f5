import type { SagaIterator } from 'redux-saga';
import { call, getContext, race } from 'redux-saga/effects';
import { TIMING } from '../../../shared/constants';
import type { ErrorCode } from '../../../shared/errors';
import type { Ports } from '../../browser/ports';
import { sleep } from '../time/sleep';
import { SignInError } from './signInError';

/**
 * Returns by when a sign-in that begins now, or comes back now, is decided; by the monotonic clock.
 */
export const getSignInDeadline = ({ monotonic }: Pick<Ports, 'monotonic'>): number =>
  monotonic() + TIMING.signInDeadlineMs;

/** Wait until a sign-in has to be decided. */
export function* waitUntilDeadline(dueAt: number): SagaIterator<void> {
  const { monotonic }: Ports = yield getContext('ports');
  yield call(sleep, Math.max(0, dueAt - monotonic()));
}

/**
 * Run a part of a sign-in until it is done or due, whatever the servers do; what is late is ended
 * with its requests.
 * @throws SignInError with the given code when it is late, and what the part itself throws
 */
export function* runUntilDeadline<T>(
  dueAt: number,
  late: ErrorCode,
  work: () => SagaIterator<T>,
): SagaIterator<T> {
  const outcome: { readonly done: T } | { readonly late: undefined } = yield race({
    done: call(work),
    late: call(waitUntilDeadline, dueAt),
  });
  if ('late' in outcome) throw new SignInError(late);
  return outcome.done;
}
