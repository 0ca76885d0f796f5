import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import type { Column, Table } from './catalogue';

/** Approximate amount of text that is read, sent and held at a time. */
const BATCH_CHARACTERS = 1_000_000;
const FIRST_ROWS = 16;
const MOST_ROWS = 5_000;

/**
 * Values as text are the same on every server only when these are; and files are read and written
 * within the transaction, however long that takes.
 */
const SETTINGS: readonly (readonly [string, string])[] = [
  ['datestyle', 'ISO, YMD'],
  ['intervalstyle', 'postgres'],
  ['timezone', 'UTC'],
  ['extra_float_digits', '1'],
  ['bytea_output', 'hex'],
  ['idle_in_transaction_session_timeout', '0'],
];

/** Sets how values are written as text, for the rest of the transaction. */
export async function agreeOnText(db: Database): Promise<void> {
  for (const [name, value] of SETTINGS)
    await sql`select set_config(${name}, ${value}, true)`.execute(db);
}

const textOf = ({ name }: Column) => sql`${sql.ref(name)}::text`;

const nextCount = (lines: readonly string[]): number => {
  const characters = lines.reduce((sum, line) => sum + line.length, 0);
  const fitting = Math.floor((BATCH_CHARACTERS * lines.length) / Math.max(1, characters));
  return Math.min(MOST_ROWS, Math.max(1, fitting));
};

/**
 * Reads the rows of a table, each as a line: the texts of its columns as a JSON array. In batches,
 * as large as the rows before let expect. Within a transaction that {@link agreeOnText} has
 * prepared.
 */
export async function* readRows(db: Database, { name, columns }: Table): AsyncIterable<string[]> {
  const texts = sql.join(columns.map(textOf));
  await sql`declare backup_rows no scroll cursor for
    select json_build_array(${texts})::text as line from ${sql.table(name)}`.execute(db);
  for (let count = FIRST_ROWS; ;) {
    const fetched = await sql<{ line: string }>`fetch ${sql.lit(count)} from backup_rows`.execute(
      db,
    );
    if (fetched.rows.length === 0) break;
    const lines = fetched.rows.map(({ line }) => line);
    yield lines;
    count = nextCount(lines);
  }
  await sql`close backup_rows`.execute(db);
}

/** Puts lines that {@link readRows} gave into a table with these columns. */
export async function writeRows(
  db: Database,
  { name, columns }: Table,
  lines: readonly string[],
): Promise<void> {
  const values = columns.map(({ type }, at) => sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`);
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))})
    overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`.execute(
    db,
  );
}
