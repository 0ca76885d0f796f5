import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage } from 'react-intl';
import { isProblem, type Problem } from '../../../api/problem';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { isRevisionConflict } from '../editFormErrors';
import { filesMessages } from './messages';

/** Converts the server’s answer into the words of the form. */
export function toFilesFormErrors(
  error: Problem | SerializedError | undefined,
): ReturnType<typeof toFormErrors> {
  if (isRevisionConflict(error)) return { failure: <FormattedMessage {...filesMessages.newer} /> };
  if (error && isProblem(error) && error.code === 'invalidFiles')
    return { failure: <FormattedMessage {...filesMessages.invalid} /> };
  return toFormErrors(error);
}
