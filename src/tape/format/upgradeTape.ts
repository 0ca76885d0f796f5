import { FIRST_HASH } from './canonicalJson';
import { computeLink } from './chain';
import { HASH_DIGITS, TAPE_FORMAT, type EndLine, type Tape } from './lines';
import { parseTape, readHeader, readRows } from './parseTape';
import { TapeFault } from './tapeFault';
import { writeTape } from './writeTape';

type Row = Readonly<Record<string, unknown>>;
/** From all lines of one format, the header first and the end last, to those of the next. */
type UpgradeStep = (rows: readonly Row[]) => readonly Row[];

/** By the format that a step starts from. The first format has nothing before it. */
const STEPS: Readonly<Record<number, UpgradeStep>> = { 1: whole };

/**
 * Format 1 wrote every line in full, with a link of its own; states said only which slices had
 * changed, and checkpoints had longer hashes.
 */
function whole(rows: readonly Row[]): readonly Row[] {
  let link = FIRST_HASH;
  let state: Row = {};
  return rows.map((row, index) => {
    link = computeLink(link, row);
    if (row['x'] !== link) {
      throw new TapeFault(
        'edited',
        `Line ${index + 1} of the tape, or one that stood before it, was changed after the recording.`,
      );
    }
    const { x: _, ...line } = row;
    if ('c' in line) return { ...line, h: String(line['h']).slice(0, HASH_DIGITS) };
    if (!('s' in line)) return line;
    state = { ...state, ...(line['state'] as Row) };
    return { ...line, state };
  });
}

/**
 * Converts a tape to the present format; one that has it already is only checked.
 * @throws TapeFault when it is no tape, or no way leads from its format to the present one
 */
export function upgradeTape(text: string, steps = STEPS): string {
  const from = Number(readHeader(text)['tape']);
  if (from === TAPE_FORMAT) return writeTape(parseTape(text));
  let rows: readonly Row[] = readRows(text);
  for (let format = from; format < TAPE_FORMAT; format += 1) {
    const step = steps[format];
    if (!step) {
      throw new TapeFault(
        'older',
        `No way leads from format ${format} of tapes to ${TAPE_FORMAT}.`,
      );
    }
    rows = step(rows);
  }
  const [header, ...rest] = rows;
  const upgraded = writeTape({
    header: { ...header, tape: TAPE_FORMAT },
    lines: rest.slice(0, -1),
    endMs: (rest.at(-1) as unknown as EndLine).t,
  } as unknown as Tape);
  return writeTape(parseTape(upgraded));
}
