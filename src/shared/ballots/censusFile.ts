import type { LineFault } from '../contract/papers';
import { removeInvisible } from '../invisibleMarks';

/** A person of a list: the address that they are known by, or the id of their account. */
export interface CensusEntry {
  /** Counted from 1. */
  readonly line: number;
  readonly kind: 'address' | 'id';
  /** Text to compare: without blanks around, in small letters. */
  readonly value: string;
}

export interface CensusFileResult {
  readonly entries: readonly CensusEntry[];
  /** The first `MAX_CENSUS_FAULTS` of them. */
  readonly faults: readonly LineFault[];
}

export const MAX_CENSUS_LINES = 100_000;
export const MAX_CENSUS_FAULTS = 100;
const MAX_FAULT_TEXT_LETTERS = 80;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ADDRESS =
  /^[^\s@"<>()[\],;:\\\p{C}]{1,64}@[^\s@"<>()[\],;:\\\p{C}]+\.[^\s@"<>()[\],;:\\\p{C}]{2,63}$/u;
/** Column heads that stand above a list that a table was saved as. */
const HEADS: readonly string[] = [
  'email',
  'e-mail',
  'address',
  'id',
  'person',
  'eposta',
  'e-posta',
];

/** A cell, in quotation marks or not; tables separate them by commas, semicolons or tabs. */
const CELL = /\s*(?:"((?:[^"]|"")*)"[^,;\t]*|([^,;\t]*))(?:[,;\t]|$)/gy;

/** Splits a row into cells as they are compared; empty ones are left out. */
const cellsOf = (row: string): string[] =>
  [...row.matchAll(CELL)]
    .map(([, quoted, plain]) => (quoted ?? plain ?? '').normalize('NFKC').trim().toLowerCase())
    .filter((cell) => cell !== '');

function kindOf(value: string): CensusEntry['kind'] | null {
  if (UUID.test(value)) return 'id';
  return ADDRESS.test(value) ? 'address' : null;
}

/** Finds the first cell that names a person. */
const personIn = (cells: readonly string[]): string | undefined =>
  cells.find((cell) => kindOf(cell) !== null);

/**
 * Reads a list of people who may vote: one a line, an e-mail address or the id of an account, in
 * whichever column of a table it stands. Empty lines and a heading are skipped, and marks that
 * nobody sees. Faults by line: `unreadable` for what is neither, `repeated`, `tooManyLines`.
 */
export function parseCensusFile(text: string): CensusFileResult {
  const rows = removeInvisible(text)
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ line: index + 1, cells: cellsOf(row) }))
    .filter(({ cells }) => cells.length > 0);
  const isHeading = rows[0]?.cells.some((cell) => HEADS.includes(cell)) && !personIn(rows[0].cells);
  const people = (isHeading ? rows.slice(1) : rows).map(({ line, cells }) => ({
    line,
    value: personIn(cells) ?? cells[0]!,
  }));
  if (people.length > MAX_CENSUS_LINES) {
    const { line } = people[MAX_CENSUS_LINES]!;
    return { entries: [], faults: [{ line, code: 'tooManyLines', text: String(people.length) }] };
  }
  const seen = new Set<string>();
  const entries: CensusEntry[] = [];
  const faults: LineFault[] = [];
  const note = (line: number, code: string, value: string) => {
    if (faults.length < MAX_CENSUS_FAULTS)
      faults.push({ line, code, text: value.slice(0, MAX_FAULT_TEXT_LETTERS) });
  };
  for (const { line, value } of people) {
    const kind = kindOf(value);
    if (!kind) note(line, 'unreadable', value);
    else if (seen.has(value)) note(line, 'repeated', value);
    else entries.push({ line, kind, value });
    seen.add(value);
  }
  return { entries, faults };
}
