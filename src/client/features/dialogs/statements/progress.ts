import type { Progress } from '../../../../shared/contract/statements';

/**
 * Returns the number of statements that are left to answer. Others go on writing: then the dialog
 * has more than when the host was asked last.
 */
export const countLeft = ({ answered, left }: Progress, count: number): number =>
  Math.max(left, count - answered);
