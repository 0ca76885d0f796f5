import {
  isCheckpoint,
  isInput,
  isToken,
  type InputLine,
  type NetInput,
  type Tape,
  type TapeLine,
} from '../format/lines';
import { replay, type Run } from '../replay/run';
import { toUnansweredRequest } from './cutTape';

/** Condition that a shrunk tape still has to meet. */
export type Keep = (run: Run) => boolean;

const RESULTS: Readonly<Record<string, (run: Run, value: string) => boolean>> = {
  validation: ({ state }, value) => state.validation.latest?.result === value,
  status: ({ state }, value) => state.session.status === value,
  ended: ({ state }, value) => state.session.ended === value,
  action: ({ checkpoints }, value) => checkpoints.some(({ a }) => a === value),
};

/**
 * `validation=IncorrectNonce`, `status=signedOut`, `ended=invalid`, `action=session/tokenExpired`.
 * @throws RangeError for another text
 */
export function parseKeep(text: string): Keep {
  const [, name = '', value = ''] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (!Object.hasOwn(RESULTS, name))
    throw new RangeError(
      `"${text}" is nothing to keep: write ${Object.keys(RESULTS).join('=…, ')}=….`,
    );
  return (run) => RESULTS[name]!(run, value);
}

/**
 * Finds the fewest inputs that still show the result, by delta debugging: leaving out any one of
 * them loses it. An answer that is left out never comes.
 * @throws RangeError when the tape does not show the result to begin with
 */
export async function shrinkTape(tape: Tape, keep: Keep): Promise<Tape> {
  const all = tape.lines.filter(isInput);
  const shows = async (kept: readonly InputLine[]) => keep(await replay(tapeWith(tape, kept)));
  if (!(await shows(all))) throw new RangeError('The tape does not show this result.');
  const fewest = await minimal(all, shows);
  return compared(tape, fewest);
}

/** ddmin of Zeller and Hildebrandt, with complements alone: what is wanted is the smallest list. */
async function minimal<T>(
  all: readonly T[],
  shows: (kept: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let kept = all;
  let parts = 2;
  while (kept.length > 0) {
    const size = Math.ceil(kept.length / parts);
    const without = await firstThat(complements(kept, size), shows);
    if (without) {
      kept = without;
      parts = Math.max(2, parts - 1);
    } else if (size === 1) return kept;
    else parts = Math.min(kept.length, parts * 2);
  }
  return kept;
}

const complements = <T>(list: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.filter((__, index) => Math.floor(index / size) !== at),
  );

async function firstThat<T>(
  lists: readonly (readonly T[])[],
  shows: (list: readonly T[]) => Promise<boolean>,
): Promise<readonly T[] | null> {
  for (const list of lists) if (await shows(list)) return list;
  return null;
}

/** Without checkpoints; a request whose answer was left out is still known. */
function tapeWith(tape: Tape, kept: readonly InputLine[]): Tape {
  const isKept = new Set(kept);
  const inputs = tape.lines.filter(isInput).flatMap((line): readonly InputLine[] => {
    if (isKept.has(line)) return [line];
    return line.k === 'net' ? [toUnansweredRequest(line, tape.endMs)] : [];
  });
  const ordered = inputs.toSorted((a, b) => a.t - b.t).map((line, at) => ({ ...line, i: at + 1 }));
  return { ...tape, lines: [...tape.lines.filter(isToken), ...ordered] };
}

/**
 * Returns the tape with the checkpoints of its own replay, and without the requests that are no
 * longer made.
 */
async function compared(tape: Tape, kept: readonly InputLine[]): Promise<Tape> {
  const shrunk = tapeWith(tape, kept);
  const run = await replay(shrunk);
  const unused = new Set(run.notices.map(({ input }) => input));
  const inputs = shrunk.lines
    .filter(isInput)
    .filter(({ i }) => !unused.has(i))
    .map((line, at) => ({ ...line, i: at + 1 }));
  const lines: readonly TapeLine[] = [...inputs, ...run.checkpoints.filter(isCheckpoint)];
  const inTime = lines.toSorted((a, b) => timeOf(a) - timeOf(b));
  return { ...tape, lines: [...tape.lines.filter(isToken), ...inTime] };
}

const timeOf = (line: TapeLine) => (line as NetInput).t;
