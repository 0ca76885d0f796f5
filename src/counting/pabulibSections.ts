import { readRows, type Row } from './semicolonRows';

export type PabulibFaultCode =
  | 'sectionMissing'
  | 'sectionRepeated'
  | 'rowUnexpected'
  | 'columnMissing'
  | 'columnRepeated'
  | 'cellsMissing'
  | 'cellsTooMany'
  | 'keyMissing'
  | 'keyRepeated'
  | 'amountInvalid'
  | 'voteTypeUnknown'
  | 'countWrong'
  | 'idMissing'
  | 'projectRepeated'
  | 'projectUnknown'
  | 'voterRepeated'
  | 'choiceRepeated'
  | 'pointsInvalid';

/** What is wrong with a line, counted from 1, and the text in question. */
export interface PabulibFault {
  readonly line: number;
  readonly fault: PabulibFaultCode;
  readonly text: string;
}

const SECTIONS = ['meta', 'projects', 'votes'] as const;
export type SectionName = (typeof SECTIONS)[number];

export interface Section {
  readonly line: number;
  readonly columns: readonly string[];
  /** The same in small letters. */
  readonly names: readonly string[];
  readonly rows: readonly Row[];
}

/** Takes down what is wrong with a line. */
export type Note = (line: number, fault: PabulibFaultCode, text?: string) => void;

/** Takes a file apart. Undefined when a section is missing. */
export function readSections(file: string, note: Note): Record<SectionName, Section> | undefined {
  const rows = readRows(file);
  const starts = rows.flatMap((row, index) => (sectionNamed(row) ? [index] : []));
  const end = rows.at(-1)?.line ?? 1;
  for (const { line, cells } of rows.slice(0, starts[0] ?? rows.length))
    note(line, 'rowUnexpected', cells[0]);
  const found = new Map<SectionName, Section>();
  for (const [index, start] of starts.entries()) {
    const name = sectionNamed(rows[start]!)!;
    if (found.has(name)) note(rows[start]!.line, 'sectionRepeated', name);
    else found.set(name, sectionOf(rows.slice(start, starts[index + 1]), note));
  }
  const [meta, projects, votes] = SECTIONS.map((name) => found.get(name));
  for (const name of SECTIONS) if (!found.has(name)) note(end, 'sectionMissing', name);
  return meta && projects && votes && { meta, projects, votes };
}

function sectionNamed({ cells }: Row): SectionName | undefined {
  if (cells.slice(1).some((cell) => cell !== '')) return undefined;
  return SECTIONS.find((name) => name === cells[0]!.toLowerCase());
}

function sectionOf([title, header, ...rows]: readonly Row[], note: Note): Section {
  const { line, cells } = header ?? { ...title!, cells: [] };
  const names = cells.map((cell) => cell.toLowerCase());
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  if (repeated !== undefined) note(line, 'columnRepeated', repeated);
  for (const { line: own, cells: filled } of rows) {
    if (filled.length < cells.length) note(own, 'cellsMissing', filled.join(';'));
    if (filled.slice(cells.length).some(Boolean)) note(own, 'cellsTooMany', filled.join(';'));
  }
  return { line, columns: cells, names, rows };
}

/** What reads the cells of a column; a missing one is noted and reads as empty. */
export function column({ line, names }: Section, name: string, note: Note): (row: Row) => string {
  const place = names.indexOf(name);
  if (place < 0) note(line, 'columnMissing', name);
  return ({ cells }) => cells[place] ?? '';
}

/** The columns that are none of those known by name, and what reads their cells. */
export function otherColumns({ columns, names }: Section, known: readonly string[]) {
  const places = names.flatMap((name, place) => (known.includes(name) ? [] : [place]));
  const others = places.map((place) => columns[place]!);
  return { names: others, cellsOf: ({ cells }: Row) => places.map((place) => cells[place] ?? '') };
}
