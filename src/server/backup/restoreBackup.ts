import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { migrateUpTo, listMigrationNames } from '../db/migrate';
import type { Storage } from '../files/storage';
import { StartProblem } from '../startProblem';
import {
  clearSchema,
  isInUse,
  readForeignKeys,
  readMigrationNames,
  readTables,
  listTableNames,
  type ForeignKey,
  type Table,
} from './catalogue';
import { createRunningDigest } from './digest';
import { namedBy, STORED_FOLDERS, type Head, type Manifest } from './format';
import { checkBackup, readBackupEntries, readLines, type Backup } from './readBackup';
import { agreeOnText, readRows, writeRows } from './rows';
import type { Entry } from './tarball';
import type { Counted } from './writeBackup';

export interface RestoreOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly file: string;
  /** True if the present contents of the database and the storage are given up. */
  readonly replaces: boolean;
  readonly onProgress?: (counted: Counted) => void;
}

/** Requires that no other client is connected: hosts remember what they have read. */
async function requireAlone(db: Database): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::integer as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  );
  const { others } = rows[0]!;
  if (others > 0)
    throw new StartProblem(
      `The database is in use (other connections: ${others}). Stop every host that works with it first.`,
    );
}

async function requireFree(db: Database, replaces: boolean): Promise<void> {
  const names = await listTableNames(db);
  if (names.length > 0 && (await readMigrationNames(db)).length === 0)
    throw new StartProblem(
      'The database holds tables of another program; restore into an empty one.',
    );
  if (!replaces && (await isInUse(db)))
    throw new StartProblem(
      'The database is not empty. Restore into an empty one, or add --replace: then everything that it and the storage hold now is gone.',
    );
}

async function requireKnown(file: string, { migrations }: Head): Promise<void> {
  const known = await listMigrationNames();
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StartProblem(
      `${file} is newer than this program: its database has had ${unknown.join(', ')}.`,
    );
}

const isAlike = (tables: readonly Table[], head: Head): boolean =>
  JSON.stringify(Object.entries(head.tables)) ===
  JSON.stringify(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));

interface Prepared {
  readonly tables: readonly Table[];
  /** Foreign keys that were taken away, so that rows can come in any order. */
  readonly foreignKeys: readonly ForeignKey[];
}

/** Empty tables, as they were when the backup was made. */
async function prepareTables(db: Database, file: string, head: Head): Promise<Prepared> {
  await clearSchema(db);
  await migrateUpTo(db, head.migrations.at(-1));
  const tables = await readTables(db);
  if (!isAlike(tables, head))
    throw new StartProblem(
      `${file} was made by another program: its tables are not those of this one.`,
    );
  const foreignKeys = await readForeignKeys(db);
  for (const { table, name } of foreignKeys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  // Some migrations bring rows of their own.
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db);
  return { tables, foreignKeys };
}

/** Reads again what was written: every row is there, once and as it was. */
async function requireEqual(
  db: Database,
  tables: readonly Table[],
  manifest: Manifest,
): Promise<void> {
  for (const table of tables) {
    const sum = createRunningDigest();
    for await (const lines of readRows(db, table)) for (const line of lines) sum.add(line);
    const { count, digest } = sum.result();
    const wanted = manifest.tables[table.name];
    if (wanted?.count !== count || wanted.digest !== digest)
      throw new StartProblem(
        `The rows of ${table.name} are not what the backup says; nothing was restored.`,
      );
  }
}

interface Walk {
  readonly entries: AsyncIterator<Entry>;
  current: Entry | null;
}

async function advance(walk: Walk): Promise<void> {
  const next = await walk.entries.next();
  walk.current = next.done ? null : next.value;
}

/**
 * Reads the pieces of the file that the walk stands at; behind it, the walk stands at what follows.
 */
async function* piecesOf(walk: Walk, key: string): AsyncIterable<Uint8Array> {
  for (;;) {
    const named = walk.current && namedBy(walk.current.name);
    if (named?.kind !== 'piece' || named.key !== key) return;
    yield walk.current!.body;
    await advance(walk);
  }
}

/** Puts rows and files where they belong. Returns the keys of the files. */
async function load(
  { file, storage, onProgress = () => undefined }: RestoreOptions,
  db: Database,
  tables: readonly Table[],
): Promise<{ readonly keys: ReadonlySet<string>; readonly counted: Counted }> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const walk: Walk = { entries: readBackupEntries(file)[Symbol.asyncIterator](), current: null };
  const keys = new Set<string>();
  let rows = 0;
  const counted = () => ({ tables: tables.length, rows, files: keys.size });
  await advance(walk);
  while (walk.current) {
    const named = namedBy(walk.current.name);
    if (named.kind === 'piece') {
      await storage.put(named.key, Readable.from(piecesOf(walk, named.key), { objectMode: false }));
      keys.add(named.key);
    } else {
      const table = named.kind === 'rows' && byName.get(named.table);
      if (table) {
        const lines = readLines(walk.current.body);
        await writeRows(db, table, lines);
        rows += lines.length;
      }
      await advance(walk);
    }
    onProgress(counted());
  }
  return { keys, counted: counted() };
}

async function restoreWithin(
  options: RestoreOptions,
  db: Database,
  { head, manifest }: Backup,
): Promise<{ readonly keys: ReadonlySet<string>; readonly counted: Counted }> {
  await agreeOnText(db);
  const { tables, foreignKeys } = await prepareTables(db, options.file, head);
  const loaded = await load(options, db, tables);
  await requireEqual(db, tables, manifest);
  for (const { name, last, isCalled } of manifest.sequences)
    await sql`select setval(${name}::regclass, ${last}::bigint, ${isCalled}::boolean)`.execute(db);
  for (const { table, name, definition } of foreignKeys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      db,
    );
  await migrateUpTo(db);
  return loaded;
}

async function inTransaction<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await sql`begin`.execute(db);
  try {
    const result = await work();
    await sql`commit`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback`.execute(db);
    throw error;
  }
}

/** Deletes the other files of the storage, which belong to what was replaced. */
async function deleteOthers(storage: Storage, keys: ReadonlySet<string>): Promise<void> {
  for (const folder of STORED_FOLDERS)
    for await (const key of storage.list(folder)) if (!keys.has(key)) await storage.delete(key);
}

/**
 * Puts a backup into a database and a storage and brings the schema up to date, all in one
 * transaction: afterwards everything is there or, where anything fails, the database is as it was.
 * @throws StartProblem, one sentence, for what {@link checkBackup} refuses, a newer backup, and a
 *   database that is in use or not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<Counted> {
  const { db, file, storage, replaces } = options;
  const backup = await checkBackup(file);
  await requireKnown(file, backup.head);
  const { keys, counted } = await db.connection().execute(async (one) => {
    await requireAlone(one);
    await requireFree(one, replaces);
    return inTransaction(one, () => restoreWithin(options, one, backup));
  });
  if (replaces) await deleteOthers(storage, keys);
  await sql`analyze`.execute(db);
  return counted;
}
