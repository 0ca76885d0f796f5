import { parseSemicolonRows, type Row } from './semicolonRows';

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

/** A fault of a line, counted from 1, and the text in question. */
export interface PabulibFault {
  readonly line: number;
  readonly fault: PabulibFaultCode;
  readonly text: string;
}

const SECTIONS = ['meta', 'projects', 'votes'] as const;
export type PabulibSectionName = (typeof SECTIONS)[number];

export interface PabulibSection {
  readonly line: number;
  readonly columns: readonly string[];
  /** The same in small letters. */
  readonly names: readonly string[];
  readonly rows: readonly Row[];
}

/** Takes down what is wrong with a line. */
export type AddPabulibFault = (line: number, fault: PabulibFaultCode, text?: string) => void;

/** A file taken apart; the ballots may be missing. */
export type PabulibSections = Readonly<
  Record<Exclude<PabulibSectionName, 'votes'>, PabulibSection>
> & {
  readonly votes?: PabulibSection | undefined;
};

/** Takes a file apart. Undefined when a section other than the votes is missing. */
export function parseSections(
  file: string,
  notes: Readonly<Record<PabulibSectionName, AddPabulibFault>>,
): PabulibSections | undefined {
  const rows = parseSemicolonRows(file);
  const starts = rows.flatMap((row, index) => (sectionNamed(row) ? [index] : []));
  const end = rows.at(-1)?.line ?? 1;
  for (const { line, cells } of rows.slice(0, starts[0] ?? rows.length))
    notes.meta(line, 'rowUnexpected', cells[0]);
  const found = new Map<PabulibSectionName, PabulibSection>();
  for (const [index, start] of starts.entries()) {
    const name = sectionNamed(rows[start]!)!;
    const own = rows.slice(start, starts[index + 1]);
    if (found.has(name)) notes[name](rows[start]!.line, 'sectionRepeated', name);
    else found.set(name, sectionOf(name === 'meta' ? withKeyHeading(own) : own, notes[name]));
  }
  for (const name of SECTIONS) if (!found.has(name)) notes[name](end, 'sectionMissing', name);
  const [meta, projects] = [found.get('meta'), found.get('projects')];
  return meta && projects && { meta, projects, votes: found.get('votes') };
}

const KEY_HEADING = ['key', 'value'];

/** Some files leave the heading of the first section out. */
function withKeyHeading([title, ...rows]: readonly Row[]): readonly Row[] {
  const names = rows[0]?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const hasHeading = KEY_HEADING.some((name) => names.includes(name)) || rows.length === 0;
  return [title!, ...(hasHeading ? [] : [{ ...title!, cells: KEY_HEADING }]), ...rows];
}

function sectionNamed({ cells }: Row): PabulibSectionName | undefined {
  if (cells.slice(1).some((cell) => cell !== '')) return undefined;
  return SECTIONS.find((name) => name === cells[0]!.toLowerCase());
}

function sectionOf(
  [title, header, ...rows]: readonly Row[],
  note: AddPabulibFault,
): PabulibSection {
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

/** Returns a reader of the cells of a column; a missing column is noted and reads as empty. */
export function getColumn(
  { line, names }: PabulibSection,
  name: string,
  note: AddPabulibFault,
): (row: Row) => string {
  const place = names.indexOf(name);
  if (place < 0) note(line, 'columnMissing', name);
  return ({ cells }) => cells[place] ?? '';
}

/** Finds the columns that are none of those known by name, and a reader of their cells. */
export function listOtherColumns({ columns, names }: PabulibSection, known: readonly string[]) {
  const places = names.flatMap((name, place) => (known.includes(name) ? [] : [place]));
  const others = places.map((place) => columns[place]!);
  return { names: others, cellsOf: ({ cells }: Row) => places.map((place) => cells[place] ?? '') };
}
