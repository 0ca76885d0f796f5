import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';

export interface Column {
  readonly name: string;
  /** Type as it is written in a cast. */
  readonly type: string;
}

export interface Table {
  readonly name: string;
  /** Without those that the database makes from others. */
  readonly columns: readonly Column[];
}

/** Written by the migrations themselves. */
const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

const here = sql`current_schema()::regnamespace`;

/** Lists the names of all tables in the schema, whoever made them. */
export async function listTableNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class where relkind in ('r', 'p') and relnamespace = ${here}
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Lists the tables that hold what the installation knows. */
export async function readTables(db: Database): Promise<Table[]> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select relname::text as table, attname::text as name, format_type(atttypid, atttypmod) as type
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = ${here} and relname <> all(${OF_MIGRATIONS}::text[])
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by relname, attname`.execute(db);
  const tables = new Map<string, Column[]>();
  for (const { table, name, type } of rows)
    tables.set(table, [...(tables.get(table) ?? []), { name, type }]);
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

export interface Sequence {
  readonly name: string;
  readonly last: string;
  readonly isCalled: boolean;
}

/** Reads where the numbers that the database gives have come to. */
export async function readSequences(db: Database): Promise<Sequence[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class where relkind = 'S' and relnamespace = ${here} order by 1`.execute(
    db,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await sql<{ last: string; isCalled: boolean }>`
      select last_value::text as last, is_called as "isCalled" from ${sql.table(name)}`.execute(db);
    sequences.push({ name, ...found.rows[0]! });
  }
  return sequences;
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export async function readForeignKeys(db: Database): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select relname::text as table, conname::text as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = ${here}`.execute(db);
  return rows;
}

/**
 * Lists the migrations that the database has had, in their order; none for a database that is not
 * ours.
 */
export async function readMigrationNames(db: Database): Promise<string[]> {
  if (!(await listTableNames(db)).includes(OF_MIGRATIONS[0]!)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Tells whether a host has ever begun with this database. */
export async function isInUse(db: Database): Promise<boolean> {
  if (!(await listTableNames(db)).includes('installation')) return false;
  const { rows } = await sql`select from installation limit 1`.execute(db);
  return rows.length > 0;
}

/** Drops everything in the schema but what extensions brought. */
export async function clearSchema(db: Database): Promise<void> {
  for (const name of await listTableNames(db))
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(db);
  const { rows } = await sql<{ signature: string }>`
    select pg_proc.oid::regprocedure::text as signature from pg_proc
    where pronamespace = ${here}
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(
    db,
  );
  for (const { signature } of rows)
    await sql`drop function if exists ${sql.raw(signature)} cascade`.execute(db);
}
