import { CsvFault, type CsvRow, parseCsv } from '../csv';
import type {
  PublishedComment,
  PublishedConversation,
  PublishedParticipant,
  PublishedSummary,
  PublishedVote,
} from '../publishedConversation';
import { type PublishedTable, SUMMARY_ROWS } from '../publishedFiles';
import { MAX_STATEMENTS, type Vote } from '../voteRows';

type PublishedFaultCode =
  | 'quotesDoNotMatch'
  | 'columnMissing'
  | 'rowMissing'
  | 'notANumber'
  | 'notAVote'
  | 'commentUnknown'
  | 'givenTwice';

interface PublishedFault {
  readonly table: PublishedTable;
  /** From 1; 0 where the fault is that something is nowhere. */
  readonly line: number;
  readonly fault: PublishedFaultCode;
  /** Text that stands there, shortened. */
  readonly text: string;
}

export type PublishedTablesResult =
  | { readonly conversation: PublishedConversation; readonly faults: readonly [] }
  | { readonly conversation: null; readonly faults: readonly PublishedFault[] };

/** More faults than these are not listed. */
export const MAX_PUBLISHED_FAULTS = 100;
const MAX_FAULT_TEXT_LETTERS = 40;

/**
 * Reads the four tables of a published conversation. Columns may stand in any order, others are
 * left out.
 */
export function parsePublishedTables(
  files: Readonly<Record<PublishedTable, string>>,
): PublishedTablesResult {
  const faults: PublishedFault[] = [];
  const tableOf = (table: PublishedTable) => new Table(table, files[table], faults);
  const known = new Set<number>();
  const comments = tableOf('comments').read((row) => readComment(row, known));
  const conversation = {
    summary: readSummary(tableOf('summary')),
    comments: comments.toSorted((a, b) => a.comment - b.comment),
    votes: tableOf('votes').read((row) => readVote(row, known)),
    participants: readParticipants(tableOf('participants'), known),
  };
  return faults.length > 0 ? { conversation: null, faults } : { conversation, faults: [] };
}

const VOTES: ReadonlyMap<string, Vote> = new Map([
  ['1', 1],
  ['0', 0],
  ['-1', -1],
]);
const NUMBER = /^-?\d{1,15}$/;
const COMMENT_NUMBER = /^\d+$/;
/** Polis writes `true` and `false` today. */
const IS_META = /^(1|true)$/i;

class Table {
  readonly rows: readonly CsvRow[];
  readonly #columns: Map<string, number>;
  /** The columns that are named by the number of a comment, in ascending order. */
  readonly comments: readonly string[];

  constructor(
    readonly table: PublishedTable,
    file: string,
    readonly faults: PublishedFault[],
  ) {
    this.rows = this.#parse(file);
    this.#columns = new Map(this.rows[0]?.cells.map((name, column) => [name, column]));
    this.comments = [...this.#columns.keys()]
      .filter((name) => COMMENT_NUMBER.test(name))
      .sort((a, b) => Number(a) - Number(b));
  }

  note(line: number, fault: PublishedFaultCode, text: string): void {
    if (this.faults.length < MAX_PUBLISHED_FAULTS)
      this.faults.push({
        table: this.table,
        line,
        fault,
        text: text.slice(0, MAX_FAULT_TEXT_LETTERS),
      });
  }

  /** Reads all rows below the heading. */
  read<Value>(readRow: (row: NamedRow) => Value): Value[] {
    return this.rows.slice(1).map((row) => readRow(new NamedRow(this, row)));
  }

  has(name: string): boolean {
    return this.#columns.has(name);
  }

  columnOf(name: string): number | undefined {
    const column = this.#columns.get(name);
    if (column !== undefined) return column;
    const isNoted = this.faults.some(
      ({ table, fault, text }) =>
        table === this.table && fault === 'columnMissing' && text === name,
    );
    if (!isNoted) this.note(1, 'columnMissing', name);
    return undefined;
  }

  #parse(file: string): readonly CsvRow[] {
    try {
      return parseCsv(file);
    } catch (error) {
      if (!(error instanceof CsvFault)) throw error;
      this.note(error.line, 'quotesDoNotMatch', '');
      return [];
    }
  }
}

/** A row whose cells go by the names of their columns. */
class NamedRow {
  constructor(
    readonly table: Table,
    readonly row: CsvRow,
  ) {}

  note(fault: PublishedFaultCode, text: string): void {
    this.table.note(this.row.line, fault, text);
  }

  text(name: string): string {
    const column = this.table.columnOf(name);
    return column === undefined ? '' : (this.row.cells[column] ?? '');
  }

  number(name: string): number {
    const given = this.text(name);
    if (!NUMBER.test(given)) this.note('notANumber', given);
    return Number(given);
  }

  /** An empty cell gives null. */
  vote(name: string): Vote | null {
    const given = this.text(name);
    const vote = VOTES.get(given) ?? null;
    if (vote === null && given !== '') this.note('notAVote', given);
    return vote;
  }
}

function readSummary(table: Table): PublishedSummary {
  const rows = new Map(table.rows.map((row) => [row.cells[0]!, row]));
  const entries = SUMMARY_ROWS.map(([name, key]) => {
    const row = rows.get(name);
    const value = row?.cells[1] ?? '';
    if (!row) table.note(0, 'rowMissing', name);
    if (key === 'topic' || key === 'url' || key === 'description') return [key, value];
    if (row && !NUMBER.test(value)) table.note(row.line, 'notANumber', value);
    return [key, Number(value)];
  });
  return Object.fromEntries(entries) as unknown as PublishedSummary;
}

function readComment(row: NamedRow, known: Set<number>): PublishedComment {
  const comment = row.number('comment-id');
  if (!(comment >= 0 && comment < MAX_STATEMENTS)) row.note('commentUnknown', String(comment));
  noteTwice(row, known, comment);
  return {
    comment,
    timestamp: row.number('timestamp'),
    author: row.number('author-id'),
    agrees: row.number('agrees'),
    disagrees: row.number('disagrees'),
    moderated: Math.sign(row.number('moderated')) as PublishedComment['moderated'],
    isMeta: row.table.has('is-meta') && IS_META.test(row.text('is-meta')),
    body: row.text('comment-body'),
  };
}

function noteTwice(row: NamedRow, known: Set<number>, number: number): void {
  if (known.has(number)) row.note('givenTwice', String(number));
  known.add(number);
}

function readVote(row: NamedRow, known: ReadonlySet<number>): PublishedVote {
  const comment = row.number('comment-id');
  if (!known.has(comment)) row.note('commentUnknown', String(comment));
  const vote = row.vote('vote');
  if (vote === null && row.text('vote') === '') row.note('notAVote', '');
  return {
    comment,
    timestamp: row.text('timestamp') === '' ? null : row.number('timestamp'),
    voter: row.number('voter-id'),
    vote: vote ?? 0,
  };
}

/**
 * Reads the participants. The cells of a row belong to the comments that head their columns; a
 * comment without a column has no votes.
 */
function readParticipants(table: Table, known: ReadonlySet<number>): PublishedParticipant[] {
  for (const name of table.comments)
    if (!known.has(Number(name))) table.note(1, 'commentUnknown', name);
  const columns = new Map(table.comments.map((name) => [Number(name), name]));
  const comments = [...known].sort((a, b) => a - b).map((comment) => columns.get(comment));
  const voters = new Set<number>();
  return table.read((row) => readParticipant(row, comments, voters));
}

function readParticipant(
  row: NamedRow,
  comments: readonly (string | undefined)[],
  voters: Set<number>,
): PublishedParticipant {
  const voter = row.number('participant');
  noteTwice(row, voters, voter);
  return {
    voter,
    group: row.text('group-id') === '' ? null : row.number('group-id'),
    comments: row.number('n-comments'),
    votes: row.number('n-votes'),
    agrees: row.number('n-agree'),
    disagrees: row.number('n-disagree'),
    row: comments.map((name) => (name === undefined ? null : row.vote(name))),
  };
}
