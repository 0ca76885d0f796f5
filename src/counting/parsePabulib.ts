import {
  hasPoints,
  type PabulibElection,
  type PabulibProject,
  type PabulibVote,
  VOTE_TYPES,
  type VoteType,
} from './pabulib';
import type { ElectionParseOptions } from './blt';
import {
  getColumn,
  type AddPabulibFault,
  listOtherColumns,
  type PabulibFault,
  type PabulibFaultCode,
  parseSections,
  type PabulibSection,
  type PabulibSections,
} from './pabulibSections';
import type { Row } from './semicolonRows';

export type PabulibResult =
  | {
      readonly election: PabulibElection;
      readonly faults: readonly [];
      /** Parts that were left out. */
      readonly warnings: readonly PabulibFault[];
    }
  | {
      readonly election: null;
      readonly faults: readonly PabulibFault[];
      readonly warnings: readonly [];
    };

/** More faults than these are not listed. */
export const MAX_PABULIB_FAULTS = 100;
const MAX_FAULT_TEXT_LETTERS = 40;
const MAX_DECIMALS = 6;
/** Points fit into `ScoreProfile`. */
const MAX_POINTS = 0x7fff;

/** An amount as it stands in the file, without the point. */
interface Decimal {
  readonly line: number;
  readonly digits: string;
  readonly decimals: number;
}

interface PricedProject extends Omit<PabulibProject, 'cost'> {
  readonly cost: Decimal;
}

interface Entry {
  readonly line: number;
  readonly value: string;
}

const createNote =
  (list: PabulibFault[]): AddPabulibFault =>
  (line, fault, text = '') => {
    if (list.length < MAX_PABULIB_FAULTS)
      list.push({ line, fault, text: text.slice(0, MAX_FAULT_TEXT_LETTERS) });
  };

/**
 * Reads a `.pb` file. Sections and columns may come in any order; columns and keys that are not
 * known are kept. Amounts may have a decimal point or comma and up to six decimals. The section
 * META may do without its heading `key;value`. Where ballots are not needed, an unknown kind of
 * them is a warning, and all are left out.
 * @returns the election with what was left out of it, or what is wrong with it, line by line, up to
 * `MAX_PABULIB_FAULTS` faults.
 */
export function parsePabulib(
  file: string,
  { needsBallots }: ElectionParseOptions = { needsBallots: true },
): PabulibResult {
  const faults: PabulibFault[] = [];
  const warnings: PabulibFault[] = [];
  const note = createNote(faults);
  const noteBallot = needsBallots ? note : createNote(warnings);
  const sections = parseSections(file, { meta: note, projects: note, votes: noteBallot });
  const election = sections && readElection(sections, note, noteBallot);
  return election && faults.length === 0
    ? { election, faults: [], warnings }
    : { election: null, faults, warnings: [] };
}

function readElection(
  { meta, projects, votes }: PabulibSections,
  note: AddPabulibFault,
  noteBallot: AddPabulibFault,
): PabulibElection | undefined {
  const keys = readKeys(meta, note);
  const ballotKeys = { ...keys, note: noteBallot };
  const voteType = valueOf(ballotKeys, 'vote_type', voteTypeIn, 'voteTypeUnknown');
  const budget = valueOf(keys, 'budget', decimalIn, 'amountInvalid');
  const priced = readProjects(projects, note);
  // Ballots of an unknown kind cannot be read.
  const readable = voteType && votes;
  const ballots = readVotes(readable, voteType ?? VOTE_TYPES[0], priced.projects, noteBallot);
  checkCount(keys, 'num_projects', projects);
  if (votes) checkCount(ballotKeys, 'num_votes', votes);
  const rest = [...keys.entries].filter(([key]) => !WRITTEN_ANEW.includes(key));
  return (
    budget && {
      voteType: voteType ?? VOTE_TYPES[0],
      ...inMinorUnits(budget, priced.projects, note),
      meta: rest.map(([key, { value }]) => [key, value] as const),
      projectColumns: priced.columns,
      voteColumns: ballots.columns,
      votes: ballots.votes,
    }
  );
}

const WRITTEN_ANEW: readonly string[] = ['num_projects', 'num_votes', 'budget', 'vote_type'];

/** The section META. */
interface Keys {
  readonly line: number;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly note: AddPabulibFault;
}

function readKeys(section: PabulibSection, note: AddPabulibFault): Keys {
  const keyIn = getColumn(section, 'key', note);
  const valueIn = getColumn(section, 'value', note);
  const entries = new Map<string, Entry>();
  for (const row of section.rows) {
    const key = keyIn(row);
    if (entries.has(key)) note(row.line, 'keyRepeated', key);
    else entries.set(key, { line: row.line, value: valueIn(row) });
  }
  return { line: section.line, entries, note };
}

/** Reads the value of a key that has to be there. */
function valueOf<Value>(
  { line, entries, note }: Keys,
  key: string,
  read: (entry: Entry) => Value | undefined,
  fault: PabulibFaultCode,
): Value | undefined {
  const entry = entries.get(key);
  const value = entry && read(entry);
  if (!entry) note(line, 'keyMissing', key);
  else if (value === undefined) note(entry.line, fault, entry.value);
  return value;
}

const voteTypeIn = ({ value }: Entry): VoteType | undefined =>
  VOTE_TYPES.find((type) => type === value.toLowerCase());

function checkCount({ entries, note }: Keys, key: string, { rows }: PabulibSection): void {
  const entry = entries.get(key);
  if (entry && Number(entry.value) !== rows.length) note(entry.line, 'countWrong', entry.value);
}

/** Cost in place of one that cannot be read, so that ballots for that project are no faults too. */
const UNKNOWN = { digits: '1', decimals: 0 };

function readProjects(section: PabulibSection, note: AddPabulibFault) {
  const idOf = getColumn(section, 'project_id', note);
  const costOf = getColumn(section, 'cost', note);
  const others = listOtherColumns(section, ['project_id', 'cost']);
  const ids = new Set<string>();
  const projects: PricedProject[] = [];
  for (const row of section.rows) {
    const id = idOf(row);
    const fault = idFault(id, ids, 'projectRepeated');
    if (fault) note(row.line, fault, id);
    ids.add(id);
    const cost = decimalIn({ line: row.line, value: costOf(row) });
    if (!cost) note(row.line, 'amountInvalid', costOf(row));
    projects.push({ id, cost: cost ?? { ...UNKNOWN, line: row.line }, more: others.cellsOf(row) });
  }
  return { columns: others.names, projects };
}

/** Finds the fault of an id after others. */
function idFault(
  id: string,
  earlier: ReadonlySet<string>,
  repeated: PabulibFaultCode,
): PabulibFaultCode | undefined {
  if (id === '') return 'idMissing';
  return earlier.has(id) ? repeated : undefined;
}

function readVotes(
  section: PabulibSection | undefined,
  voteType: VoteType,
  projects: readonly PricedProject[],
  noteFault: AddPabulibFault,
) {
  if (!section) return { columns: [], votes: [] };
  const voterOf = getColumn(section, 'voter_id', noteFault);
  const choiceOf = getColumn(section, 'vote', noteFault);
  const pointsOf = hasPoints(voteType) ? getColumn(section, 'points', noteFault) : undefined;
  const known = ['voter_id', 'vote', ...(pointsOf ? ['points'] : [])];
  const others = listOtherColumns(section, known);
  const numbers = new Map(projects.map(({ id }, project) => [id, project]));
  const voters = new Set<string>();
  const votes = section.rows.flatMap((row): PabulibVote[] => {
    let isRight = true;
    const note: AddPabulibFault = (...fault) => {
      isRight = false;
      noteFault(...fault);
    };
    const voter = voterOf(row);
    const fault = idFault(voter, voters, 'voterRepeated');
    if (fault) note(row.line, fault, voter);
    voters.add(voter);
    const named = readChoice(row, choiceOf(row), numbers, note);
    const points = pointsOf ? readPoints(row, pointsOf(row), named.length, note) : [];
    return isRight ? [{ voter, projects: named, points, more: others.cellsOf(row) }] : [];
  });
  return { columns: others.names, votes };
}

const listIn = (cell: string): string[] =>
  cell === '' ? [] : cell.split(',').map((item) => item.trim());

function readChoice(
  { line }: Row,
  cell: string,
  numbers: ReadonlyMap<string, number>,
  note: AddPabulibFault,
): number[] {
  const named: number[] = [];
  for (const id of listIn(cell)) {
    const project = numbers.get(id);
    if (project === undefined) note(line, 'projectUnknown', id);
    else if (named.includes(project)) note(line, 'choiceRepeated', id);
    else named.push(project);
  }
  return named;
}

function readPoints({ line }: Row, cell: string, length: number, note: AddPabulibFault): number[] {
  const points = listIn(cell).map((item) => (/^-?\d+$/.test(item) ? Number(item) : NaN));
  const isRight = points.length === length && points.every((each) => Math.abs(each) <= MAX_POINTS);
  if (!isRight) note(line, 'pointsInvalid', cell);
  return points;
}

function decimalIn({ line, value }: Entry): Decimal | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(value) ?? [];
  const decimals = fraction.replace(/0+$/, '');
  if (whole === undefined || decimals.length > MAX_DECIMALS) return undefined;
  return { line, digits: whole + decimals, decimals: decimals.length };
}

/** Converts all amounts to the same minor units, as few to the unit as the file allows. */
function inMinorUnits(budget: Decimal, projects: readonly PricedProject[], note: AddPabulibFault) {
  const costs = projects.map(({ cost }) => cost);
  const decimals = costs.reduce((most, cost) => Math.max(most, cost.decimals), budget.decimals);
  const minor = ({ line, digits, decimals: own }: Decimal, least: number) => {
    const amount = Number(digits + '0'.repeat(decimals - own));
    if (!Number.isSafeInteger(amount) || amount < least) note(line, 'amountInvalid', digits);
    return amount;
  };
  return {
    scale: 10 ** decimals,
    budget: minor(budget, 0),
    projects: projects.map(({ cost, ...rest }) => ({ ...rest, cost: minor(cost, 1) })),
  };
}
