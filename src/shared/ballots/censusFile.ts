import type { LineFault } from '../contract/papers';

/** A person of a list: the address that they are known by, or the id of their account. */
export interface CensusEntry {
  /** Counted from 1. */
  readonly line: number;
  readonly kind: 'address' | 'id';
  /** As it is compared: without blanks around, in small letters. */
  readonly value: string;
}

export interface CensusReading {
  readonly entries: readonly CensusEntry[];
  /** The first `MOST_CENSUS_FAULTS` of them. */
  readonly faults: readonly LineFault[];
}

export const MOST_CENSUS_LINES = 100_000;
export const MOST_CENSUS_FAULTS = 100;
const MOST_FAULT_TEXT = 80;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ADDRESS =
  /^[^\s@"<>()[\],;:\\\p{C}]{1,64}@[^\s@"<>()[\],;:\\\p{C}]+\.[^\s@"<>()[\],;:\\\p{C}]{2,63}$/u;
/** What stands above a list that a table was saved as. */
const HEADS: readonly string[] = [
  'email',
  'e-mail',
  'address',
  'id',
  'person',
  'eposta',
  'e-posta',
];

/** The first cell of a row, whatever separates cells and whether it is quoted. */
const firstCell = (row: string): string => {
  const [, quoted, plain] = /^\s*(?:"([^"]*)"|([^,;\t]*))/.exec(row) ?? [];
  return (quoted ?? plain ?? '').normalize('NFKC').trim().toLowerCase();
};

function kindOf(value: string): CensusEntry['kind'] | null {
  if (UUID.test(value)) return 'id';
  return ADDRESS.test(value) ? 'address' : null;
}

/**
 * Reads a list of people who may vote: one a line, in the first column, an e-mail address or the id of an account. Empty lines and a
 * heading are skipped. Faults by line: `unreadable` for what is neither, `repeated`, `tooManyLines`.
 */
export function readCensusFile(text: string): CensusReading {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const values = rows.map((row, index) => ({ line: index + 1, value: firstCell(row) }));
  const heading = values.find(({ value }) => value !== '');
  const people = values.filter(
    ({ line, value }) => value !== '' && !(line === heading?.line && HEADS.includes(value)),
  );
  if (people.length > MOST_CENSUS_LINES) {
    const { line } = people[MOST_CENSUS_LINES]!;
    return { entries: [], faults: [{ line, code: 'tooManyLines', text: String(people.length) }] };
  }
  const seen = new Set<string>();
  const entries: CensusEntry[] = [];
  const faults: LineFault[] = [];
  const note = (line: number, code: string, value: string) => {
    if (faults.length < MOST_CENSUS_FAULTS)
      faults.push({ line, code, text: value.slice(0, MOST_FAULT_TEXT) });
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
