import type { SagaIterator } from 'redux-saga';
import { call, getContext, race } from 'redux-saga/effects';
import { TIMING } from '../../../shared/constants';
import type { ErrorCode } from '../../../shared/errors';
import type { Ports } from '../../browser/ports';
import { sleep } from '../time/sleep';
import { SignInError } from './signInError';

/** By when a sign-in that begins now, or comes back now, is decided; by the monotonic clock. */
export const decisionDue = ({ monotonic }: Pick<Ports, 'monotonic'>): number =>
  monotonic() + TIMING.signInDeadlineMs;

/**
 * Run a part of a sign-in; a person waits for it no longer than that, whatever the servers do. Its requests are aborted then.
 * @throws SignInError with the given code when it is late, and what the part itself throws
 */
export function* decideInTime<T>(
  dueAt: number,
  late: ErrorCode,
  work: () => SagaIterator<T>,
): SagaIterator<T> {
  const ports: Ports = yield getContext('ports');
  let result: { readonly value: T } | undefined;
  yield race({
    done: call(function* (): SagaIterator<void> {
      result = { value: yield call(work) };
    }),
    late: call(sleep, Math.max(0, dueAt - ports.monotonic())),
  });
  if (!result) throw new SignInError(late);
  return result.value;
}
