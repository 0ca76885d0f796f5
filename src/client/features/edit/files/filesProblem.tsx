import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage } from 'react-intl';
import { isProblem, type Problem } from '../../../api/problem';
import { problemOf } from '../../../ui/lazy/forms/problemOf';
import { isNewer } from '../editProblem';
import { filesMessages } from './messages';

/** Converts the server’s answer into the words of the form. */
export function filesProblem(
  error: Problem | SerializedError | undefined,
): ReturnType<typeof problemOf> {
  if (isNewer(error)) return { failure: <FormattedMessage {...filesMessages.newer} /> };
  if (error && isProblem(error) && error.code === 'invalidFiles')
    return { failure: <FormattedMessage {...filesMessages.invalid} /> };
  return problemOf(error);
}
