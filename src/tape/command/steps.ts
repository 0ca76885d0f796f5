import {
  isCheckpoint,
  isInput,
  type CheckpointLine,
  type InputLine,
  type Tape,
} from '../format/lines';
import { PROJECTED_SLICES } from '../record/canonicalAction';
import { findDifferences, formatDifference, formatInput } from '../replay/divergence';
import { formatClock } from '../replay/moments';
import type { Run } from '../replay/run';
import type { Ask, Print } from './command';

interface Replayed {
  readonly tape: Tape;
  readonly run: Run;
}

interface Reader {
  /** Up to this checkpoint without waiting for anybody, and no further; null: all of them. */
  readonly only: number | null;
  readonly print: Print;
  readonly ask: Ask;
}

export const formatCheckpoint = ({ c, t, a }: CheckpointLine) =>
  `${formatClock(t)} ${String(c).padStart(4)} ${a}`;

/**
 * Prints one checkpoint after another: what came in before it, what happened, and what became of
 * the state. The person at the terminal presses Enter for the next one, or `q` and Enter for no
 * more.
 * @throws RangeError where there is no checkpoint of that number
 */
export async function printSteps({ tape, run }: Replayed, { only, print, ask }: Reader) {
  const { checkpoints } = run;
  if (only !== null && !checkpoints.some(({ c }) => c === only))
    throw new RangeError(
      `There is no checkpoint ${only}: they go from 1 to ${checkpoints.length}.`,
    );
  const before = inputsBefore(tape);
  for (const checkpoint of checkpoints) {
    const { c } = checkpoint;
    if (only !== null && c !== only) continue;
    before.get(c)?.forEach((line) => print(formatInput(line)));
    print(formatCheckpoint(checkpoint));
    changes(run, c).forEach((change) => print(`  ${change}`));
    if (only === null && (await ask()) === 'q') return;
  }
}

/** Maps the number of each checkpoint to the inputs between it and the one before it. */
function inputsBefore({ lines }: Tape): ReadonlyMap<number, readonly InputLine[]> {
  const found = new Map<number, readonly InputLine[]>();
  let since: InputLine[] = [];
  for (const line of lines) {
    if (isInput(line)) since.push(line);
    if (!isCheckpoint(line)) continue;
    found.set(line.c, since);
    since = [];
  }
  return found;
}

function changes({ after }: Run, c: number): readonly string[] {
  const [earlier, later] = [after(c - 1), after(c)];
  return PROJECTED_SLICES.flatMap((slice) =>
    findDifferences(earlier[slice], later[slice], slice).map(formatDifference),
  );
}
