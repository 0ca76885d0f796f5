import { formatDivergence } from '../replay/divergence';
import type { Run } from '../replay/run';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how jest lets matchers be added
  namespace jest {
    interface Matchers<R> {
      /** A replay did what the recording did; a failure names the first difference. */
      toFollowTape(): R;
    }
  }
}

expect.extend({
  toFollowTape({ name, divergence }: Run) {
    return {
      pass: divergence === null,
      message: () =>
        divergence ? formatDivergence(name, divergence) : `${name} was expected to leave its tape.`,
    };
  },
});
