/** A row of a table whose cells are separated by semicolons. */
export interface Row {
  /** Line on which the row starts, counted from 1. */
  readonly line: number;
  /** Without white space around them. */
  readonly cells: readonly string[];
}

interface Cell {
  readonly text: string;
  /** Position of the semicolon or the end of the line that follows. */
  readonly end: number;
}

/**
 * Reads rows as spreadsheets write them (RFC 4180 with semicolons): a cell that begins with a
 * quotation mark goes on to the next single one, over semicolons and ends of lines; two stand for
 * one. If no semicolon or end of line follows there, and in other cells, quotation marks are
 * letters. Empty rows are left out.
 */
export function parseSemicolonRows(text: string): Row[] {
  // Old programs end a line with a carriage return alone.
  const file = text.includes('\n') ? text : text.replaceAll('\r', '\n');
  const rows: Row[] = [];
  const start = file.startsWith('\uFEFF') ? 1 : 0;
  for (let from = start, line = 1; from < file.length;) {
    const { cells, end } = readRow(file, from);
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
    line += linesIn(file, from, end);
    from = end;
  }
  return rows;
}

function readRow(file: string, from: number) {
  const cells: string[] = [];
  for (let at = from; ; at++) {
    const cell = readQuoted(file, at) ?? readPlain(file, at);
    cells.push(cell.text.trim());
    at = cell.end;
    if (file[at] !== ';') return { cells, end: at + 1 };
  }
}

function linesIn(file: string, from: number, end: number): number {
  let lines = 0;
  for (let at = file.indexOf('\n', from); at >= 0 && at < end; at = file.indexOf('\n', at + 1))
    lines++;
  return lines;
}

function readQuoted(file: string, from: number): Cell | undefined {
  const opening = skipSpace(file, from);
  if (file[opening] !== '"') return undefined;
  let closing = file.indexOf('"', opening + 1);
  while (closing >= 0 && file[closing + 1] === '"') closing = file.indexOf('"', closing + 2);
  const end = skipSpace(file, closing + 1);
  const isClosed = closing >= 0 && (end === file.length || file[end] === ';' || file[end] === '\n');
  if (!isClosed) return undefined;
  return { text: file.slice(opening + 1, closing).replaceAll('""', '"'), end };
}

const SPACE = new Set([' ', '\t', '\r']);

function skipSpace(file: string, from: number): number {
  let at = from;
  while (SPACE.has(file[at]!)) at++;
  return at;
}

const END_OF_CELL = /[;\n]|$/g;

function readPlain(file: string, from: number): Cell {
  END_OF_CELL.lastIndex = from;
  const end = END_OF_CELL.exec(file)!.index;
  return { text: file.slice(from, end), end };
}

const NEEDS_QUOTES = /[;"\r\n]/;

/** Writes a row, with quotation marks where a reader would otherwise see something else. */
export const writeRow = (cells: readonly string[]): string =>
  cells
    .map((cell) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(';');
