import type { SerializedError } from '@reduxjs/toolkit';
import { isProblem, type Problem } from '../../../../api/problem';
import { toFormErrors } from '../../../../ui/forms/formErrors';
import { sortitionFaultMessages } from './messages';

/**
 * Converts the server’s answer to a draw into the words of the form: the server alone can judge
 * whether the list would be closed by now.
 */
export function toSortitionFormErrors(error: Problem | SerializedError | undefined) {
  const isLate = isProblem(error) && error.code === 'invalidDraw' && error.detail === 'closesAt';
  return isLate ? { faults: { closesAt: sortitionFaultMessages.past } } : toFormErrors(error);
}
