import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Migrator, sql, type Migration } from 'kysely';
import { SERVER_SOURCE_FOLDER } from '../folders';
import { StartProblem } from '../startProblem';
import type { Database } from './openDatabase';

const FOLDER = join(SERVER_SOURCE_FOLDER, 'db', 'migrations');

const migrationFrom = (text: string): Migration => ({
  async up(db) {
    for (const statement of statementsOf(text)) await sql.raw(statement).execute(db);
  },
});

/** Our migrations hold no quoted semicolons; a line that ends with one ends the statement. */
function statementsOf(text: string): string[] {
  return text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/^--.*$/gm, '').trim() !== '');
}

/** Lists the names of all migrations of this program, in their order. */
export async function listMigrationNames(): Promise<string[]> {
  return Object.keys(await readMigrations());
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8')));
  return Object.fromEntries(
    names.map((name, index) => [name.replace(/\.sql$/, ''), migrationFrom(texts[index]!)]),
  );
}

/**
 * Brings the schema to the state after a migration, or up to date, within the transaction that the
 * one connection of `db` is in.
 * @throws StartProblem when a migration fails
 */
export async function migrateUpTo(db: Database, upTo?: string): Promise<void> {
  const migrations = await readMigrations();
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    disableTransactions: true,
  });
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw failed(error);
}

const failed = (error: unknown) =>
  new StartProblem(
    `The database schema could not be brought up to date (${(error as Error).message}).`,
  );

const UNDEFINED_TABLE = '42P01';

/**
 * Lists the migrations that this database has had. One query: looking over the whole catalogue
 * takes as long as opening the engine.
 */
async function appliedTo(db: Database): Promise<ReadonlySet<string>> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if ((error as { code?: string }).code !== UNDEFINED_TABLE) throw error;
    return new Set();
  }
}

/**
 * Brings the schema up to date; each run is one transaction and can be repeated. Returns the names
 * of what it applied.
 * @throws StartProblem when a migration fails or the database is newer than this program.
 */
export async function migrate(db: Database): Promise<string[]> {
  const [migrations, applied] = await Promise.all([readMigrations(), appliedTo(db)]);
  const names = Object.keys(migrations);
  const unknown = [...applied].filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new StartProblem(
      `The database is newer than this program: it has had ${unknown.join(', ')}.`,
    );
  }
  if (names.every((name) => applied.has(name))) return [];

  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw failed(error);
  return results.map(({ migrationName }) => migrationName);
}
