import type { SerializedError } from '@reduxjs/toolkit';
import type { MessageDescriptor } from 'react-intl';
import { isProblem, type Problem } from '../../api/problem';
import { TooManyTries, toFormErrors } from '../../ui/forms/formErrors';

const BAD_REQUEST = 400;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/**
 * Converts the answer to a code or a number that was typed off: refused it is wrong or too old,
 * and its field says so.
 */
export function toSecretErrors(
  error: Problem | SerializedError | undefined,
  name: string,
  fault: MessageDescriptor,
): ReturnType<typeof toFormErrors> {
  if (!isProblem(error)) return toFormErrors(error);
  const { status, code, retryAfterMs } = error;
  if (status === TOO_MANY_REQUESTS)
    return { failure: <TooManyTries code={code} retryAfterMs={retryAfterMs} /> };
  const isRefused = status >= BAD_REQUEST && status < SERVER_ERROR && code !== 'antiForgery';
  return isRefused ? { faults: { [name]: fault } } : toFormErrors(error);
}
