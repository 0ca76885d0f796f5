/** A line of a list or table that was pasted, with its number as an editor counts it. */
export interface PastedRow {
  readonly line: number;
  /** Blanks before the first cell, a tab for two: what lies in what. */
  readonly indent: number;
  readonly cells: readonly string[];
}

const DELIMITERS = ['\t', ';', ','] as const;
const TAB_WIDTH = 2;

const measureIndent = (text: string): number =>
  /^[ \t]*/.exec(text)![0].replaceAll('\t', ' '.repeat(TAB_WIDTH)).length;

/** Finds the character that parts the cells: the one that stands most often in the first line. */
export function findDelimiter(text: string): string | null {
  const first = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  const counts = DELIMITERS.map((mark) => first.trim().split(mark).length - 1);
  const most = Math.max(...counts);
  return most === 0 ? null : DELIMITERS[counts.indexOf(most)]!;
}

/** Reads one line as it is: blanks at its ends and a dash before it are no part of a name. */
const parseLine = (text: string, index: number): PastedRow => ({
  line: index + 1,
  indent: measureIndent(text),
  cells: [text.trim().replace(/^[-*•]\s+/, '')],
});

/** Reads lines, each a cell of its own; empty ones are left out. */
export const parseLines = (text: string): PastedRow[] =>
  text
    .split(/\r\n|\r|\n/)
    .map(parseLine)
    .filter(({ cells }) => cells[0] !== '');

/**
 * Reads cells as RFC 4180 has them, whatever parts them: in quotation marks a cell can hold the
 * delimiter, a line break and, twice, a quotation mark.
 */
export function parseCells(text: string, delimiter: string): PastedRow[] {
  const rows: { line: number; cells: string[] }[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let row = { line, cells: [] as string[] };
  const endCell = () => {
    row.cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = { line: line + 1, cells: [] };
  };
  const letters = text.replace(/\r\n?/g, '\n');
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at]!;
    if (isQuoted && letter === '"' && letters[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
    } else if (!isQuoted && letter === delimiter) {
      endCell();
    } else if (!isQuoted && letter === '\n') {
      endRow();
      line += 1;
    } else {
      if (letter === '\n') line += 1;
      cell += letter;
    }
  }
  endRow();
  return rows
    .filter(({ cells }) => cells.some((text) => text !== ''))
    .map((each) => ({ ...each, indent: 0 }));
}
