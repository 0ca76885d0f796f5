import type { SerializedError } from '@reduxjs/toolkit';
import { isProblem, type Problem } from '../../../api/problem';

/** Refusals for what became of the poll since the page read it. */
const OUTDATED: readonly string[] = [
  'newerRevision',
  'stillDraft',
  'notOpenYet',
  'paperFrozen',
  'notClosedYet',
  'closed',
  'alreadyCounted',
  'cancelled',
];

/**
 * Tells whether the poll is another one than the page took it for, so that reading it anew helps.
 */
export const isOutdated = (error: Problem | SerializedError | undefined): boolean =>
  isProblem(error) && OUTDATED.includes(error.code);
