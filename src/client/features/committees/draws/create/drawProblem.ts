import type { SerializedError } from '@reduxjs/toolkit';
import { isProblem, type Problem } from '../../../../api/problem';
import { problemOf } from '../../../../ui/lazy/forms/problemOf';
import { drawFaultMessages } from './messages';

/**
 * Converts the server’s answer to a draw into the words of the form: the server alone can judge
 * whether the list would be closed by now.
 */
export function drawProblem(error: Problem | SerializedError | undefined) {
  const isLate = isProblem(error) && error.code === 'invalidDraw' && error.detail === 'closesAt';
  return isLate ? { faults: { closesAt: drawFaultMessages.past } } : problemOf(error);
}
