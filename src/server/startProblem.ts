/**
 * Fault that the person who starts the host has to mend. Its message is printed alone, without a
 * stack, and the exit code is 1.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
