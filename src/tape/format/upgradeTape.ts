import { TAPE_FORMAT, type EndLine, type Tape } from './lines';
import { parseTape, readHeader, readRows } from './parseTape';
import { TapeFault } from './tapeFault';
import { writeTape } from './writeTape';

type Row = Readonly<Record<string, unknown>>;
/** From all lines of one format, the header first and the end last, to those of the next. */
export type UpgradeStep = (rows: readonly Row[]) => readonly Row[];

/** By the format that a step starts from. The first format has nothing before it. */
const STEPS: Readonly<Record<number, UpgradeStep>> = {};

/**
 * The same tape in the present format; one that has it already is only checked.
 * @throws TapeFault when it is no tape, or no way leads from its format to the present one
 */
export function upgradeTape(text: string, steps = STEPS): string {
  const from = Number(readHeader(text)['tape']);
  if (from === TAPE_FORMAT) return writeTape(parseTape(text));
  let rows: readonly Row[] = readRows(text).map(({ x: _, ...row }) => row);
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
