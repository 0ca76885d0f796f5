import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { LEGAL_DAY_FAULTS } from '../../../../shared/contract/legal';
import { isProblem, type Problem } from '../../../api/problem';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { dayFaultMessages, writingMessages } from './messages';

type Failure = Problem | SerializedError | undefined;

const FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  newerRevision: writingMessages.newer,
  notReadyToPublish: writingMessages.notReady,
  draftExists: writingMessages.draftExists,
  notPossibleNow: writingMessages.notPossible,
};

export const isRevisionConflict = (error: Failure): boolean =>
  isProblem(error) && error.code === 'newerRevision';

/** Returns the server’s answer in the words of the form. */
export function toLegalFormErrors(error: Failure): ReturnType<typeof toFormErrors> {
  const { code = '', detail }: Partial<Problem> = isProblem(error) ? error : {};
  const fault = LEGAL_DAY_FAULTS.find((name) => name === detail);
  if (code === 'invalidDay' && fault) return { faults: { effectiveOn: dayFaultMessages[fault] } };
  const failure = FAILURES[code];
  return failure ? { failure: <FormattedMessage {...failure} /> } : toFormErrors(error);
}
