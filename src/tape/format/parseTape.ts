import { createChain, LINES_PER_LINK } from './chain';
import { findHeaderFault, findLineFault } from './lineShapes';
import { TAPE_FORMAT, type EndLine, type Tape, type TapeHeader, type TapeLine } from './lines';
import { createPacker } from './packLines';
import { TapeFault } from './tapeFault';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Read a tape, strictly: a replay of something that is not quite a tape would prove nothing.
 * @throws TapeFault with one sentence that says what is wrong
 */
export function parseTape(text: string): Tape {
  const header = readHeader(text);
  if (Number(header['tape']) < TAPE_FORMAT) {
    throw new TapeFault(
      'older',
      `The tape has format ${header['tape']} and this portal reads ${TAPE_FORMAT}: upgrade the tape first.`,
    );
  }
  const rows = readRows(text);
  checkLinks(rows);
  const end = rows.at(-1) as unknown as EndLine;
  const fault = findHeaderFault(without(header));
  if (fault) throw malformed(1, fault);
  const { unpack } = createPacker(without(header));
  const lines = rows.slice(1, -1).map((row, index) => {
    const line = unpacked(without(row), index + 2, unpack);
    const wrong = 'end' in line ? 'end' : findLineFault(line);
    if (wrong) throw malformed(index + 2, wrong);
    return line;
  });
  return {
    header: without(header) as unknown as TapeHeader,
    lines: lines as unknown as TapeLine[],
    endMs: end.t,
  };
}

/** Reads the first line of a tape of any format up to this one. */
export function readHeader(text: string): Fields {
  const [first = ''] = text.split('\n', 1);
  const header = parseLine(first);
  if (!header || !Number.isInteger(header['tape']) || header['app'] !== 'meydan') {
    throw new TapeFault('foreign', 'This is no tape of this portal: its first line is no header.');
  }
  if (Number(header['tape']) > TAPE_FORMAT) {
    throw new TapeFault(
      'newer',
      `The tape has format ${header['tape']} and this portal reads ${TAPE_FORMAT}: use a newer portal.`,
    );
  }
  return header;
}

/** Reads every line as an object; the last one says that nothing is missing. */
export function readRows(text: string): Fields[] {
  const texts = text.split('\n');
  if (texts.at(-1) === '') texts.pop();
  const rows = texts.map((line, index) => {
    const row = parseLine(line);
    if (row) return row;
    if (index === texts.length - 1) throw truncated(index);
    throw new TapeFault('malformed', `Line ${index + 1} of the tape is no JSON object.`);
  });
  if (!('end' in rows.at(-1)!)) throw truncated(rows.length);
  return rows;
}

function checkLinks(rows: readonly Fields[]): void {
  const chain = createChain(rows.length);
  rows.forEach((row, index) => {
    if (row['x'] === chain.add(row, index + 1)) return;
    const first = index - (index % LINES_PER_LINK) + 1;
    throw new TapeFault(
      'edited',
      `One of the lines ${first} to ${index + 1} of the tape was changed, put in or left out after the recording.`,
    );
  });
}

function unpacked(row: Fields, number: number, unpack: (row: Fields) => Fields): Fields {
  try {
    return unpack(row);
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure;
    throw malformed(number, 'as');
  }
}

const truncated = (lines: number) =>
  new TapeFault('truncated', `The tape was cut off after line ${lines}: its last line is missing.`);

const malformed = (line: number, field: string) =>
  new TapeFault(
    'malformed',
    `Line ${line} of the tape has a wrong, missing or unknown "${field}".`,
  );

function parseLine(line: string): Fields | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Fields)
      : null;
  } catch {
    return null;
  }
}

function without({ x: _, ...line }: Fields): Fields {
  return line;
}
