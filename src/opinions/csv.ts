/** A row of a table, and the line of the file on which it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A quoted cell that never ends, or goes on after its closing mark. */
export class CsvFault extends Error {
  constructor(readonly line: number) {
    super(`Quotation marks do not match on line ${line}`);
  }
}

const QUOTED = /"((?:[^"]|"")*)"(?=,|\r?\n|$)/y;
const PLAIN = /[^",\r\n]*(?=,|\r?\n|$)/y;
const END_OF_ROW = /\r?\n|$/y;

/**
 * Reads a table (RFC 4180): commas, quoted cells that may hold commas, quotation marks and ends of
 * lines. A byte order mark and empty lines are left out.
 * @throws CsvFault with the line of the row
 */
export function parseCsv(file: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let at = file.startsWith('\uFEFF') ? 1 : 0;
  for (let line = 1; at < file.length;) {
    const { cells, end } = readRow(file, at, line);
    if (cells.length > 1 || cells[0] !== '') rows.push({ line, cells });
    for (let next = file.indexOf('\n', at); next >= 0 && next < end;) {
      line++;
      next = file.indexOf('\n', next + 1);
    }
    at = end;
  }
  return rows;
}

function readRow(file: string, from: number, line: number) {
  const cells: string[] = [];
  for (let at = from; ; at++) {
    const quoted = matchAt(QUOTED, file, at);
    const cell = quoted ?? matchAt(PLAIN, file, at);
    if (!cell) throw new CsvFault(line);
    cells.push(quoted ? quoted[1]!.replaceAll('""', '"') : cell[0]);
    at += cell[0].length;
    if (file[at] === ',') continue;
    return { cells, end: at + matchAt(END_OF_ROW, file, at)![0].length };
  }
}

function matchAt(pattern: RegExp, file: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(file);
}

export type Cell = string | number | null;
const NEEDS_QUOTES = /[",\r\n]/;
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * Changes text that people have written, so that no spreadsheet program takes it for a formula: an
 * apostrophe goes before it then.
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

function writeCell(cell: Cell): string {
  const text = String(cell ?? '');
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns a table with a line feed after each row, as the recorded conversations have it. Null is
 * an empty cell.
 */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(writeCell).join(',')}\n`).join('');
