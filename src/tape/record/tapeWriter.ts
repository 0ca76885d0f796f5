import type { BareInput, InputLine, TapeLine } from '../format/lines';
import type { Redactor } from '../redact/redactor';
import type { Turns } from './turns';

/** Writer to which the parts of a recorder write. */
export interface TapeWriter {
  readonly turns: Turns;
  readonly redactor: Redactor;
  /**
   * Records an input that cannot wait: a new turn begins, with this line, or the one that goes on
   * has it as well.
   */
  readonly input: (line: BareInput) => void;
  /** A line of the turn that has just begun. */
  readonly note: (line: BareInput) => void;
  /** The next number of something that is counted. */
  readonly count: (what: string) => number;
  /** Line that the tape has if it ends before the answer is called. */
  readonly waiting: (line: BareInput) => () => void;
  /**
   * Work that nothing outside has a part in; a replay waits for it, and so does what comes next.
   */
  readonly working: <T>(work: Promise<T>) => Promise<T>;
  /** The same for what depends on how quick a server is: nothing but virtual time waits for it. */
  readonly reading: <T>(work: Promise<T>) => Promise<T>;
}

/** Lines that set how the world is: a replay applies them before the alarms of the same moment. */
export function isWorldInput(line: InputLine): boolean {
  if (line.k === 'vis') return true;
  if (line.k === 'conn') return line.told !== true;
  if (line.k === 'stor') return line.silent === true;
  if (line.k === 'wake') return line.wallGapMs !== undefined;
  if (line.k === 'frame') return line.ev === 'loaded' || line.ev === 'loading';
  return line.k === 'popup' && (line.ev === 'closed' || line.ev === 'open');
}

/**
 * Tells whether a line of a tape is only for reading; such lines are removed first when the tape
 * gets too long.
 */
export const isForReading = (line: TapeLine) => 'e' in line || 's' in line || 'c' in line;
