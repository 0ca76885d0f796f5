import type { SerializedError } from '@reduxjs/toolkit';
import { isProblem, type Problem } from '../../../../api/problem';
import { problemOf } from '../../../../ui/lazy/forms/problemOf';
import { drawFaultMessages } from './messages';

/**
 * The server’s answer to a draw in the words of the form: what it alone can judge is whether the
 * list would be closed by now.
 */
export function drawProblem(error: Problem | SerializedError | undefined) {
  const isLate = isProblem(error) && error.code === 'invalidDraw' && error.detail === 'closesAt';
  return isLate ? { faults: { closesAt: drawFaultMessages.past } } : problemOf(error);
}
