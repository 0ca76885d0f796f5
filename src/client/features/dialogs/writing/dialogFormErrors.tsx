import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage } from 'react-intl';
import type { DialogFault } from '../../../../shared/dialogs/dialogFaults';
import type { Locale } from '../../../../shared/locales';
import { isProblem, type Problem } from '../../../api/problem';
import type { Faults } from '../../../ui/forms/formContext';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { dialogFaultMessages, writingMessages } from './messages';

type Failure = Problem | SerializedError | undefined;

export const isRevisionConflict = (error: Failure): boolean =>
  isProblem(error) && error.code === 'newerRevision';

/** Puts each fault below the field in which it can be corrected. */
export function toFieldFaults(found: readonly DialogFault[], original: Locale): Faults {
  const fields: Readonly<Record<DialogFault, string>> = {
    instructionsMissing: `instructions.${original}`,
    closesBeforeOpening: 'closesAt',
    closesInPast: 'closesAt',
  };
  return Object.fromEntries(
    found.map((fault) => [fields[fault], dialogFaultMessages[fault]] as const),
  );
}

/** Converts the server’s answer into the words of the form. */
export function toDialogFormErrors(error: Failure): ReturnType<typeof toFormErrors> {
  if (isRevisionConflict(error))
    return { failure: <FormattedMessage {...writingMessages.newer} /> };
  return toFormErrors(error);
}
