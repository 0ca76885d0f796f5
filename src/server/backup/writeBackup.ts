import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { getMainKey } from '../files/fileKeys';
import { splitIntoPieces } from '../files/inPieces';
import type { Storage } from '../files/storage';
import { StartProblem } from '../startProblem';
import { readMigrationNames, readSequences, readTables } from './catalogue';
import { createRunningDigest } from './digest';
import {
  FORMAT,
  HEAD,
  MANIFEST,
  toPieceName,
  toRowsName,
  STORED_FOLDERS,
  type Head,
  type Manifest,
} from './format';
import { agreeOnText, readRows } from './rows';
import { writeTar, type Entry } from './tarball';

const PIECE_BYTES = 1024 * 1024;

export interface Counted {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

export interface Written extends Counted {
  /** Files that the database knows and the storage does not have. */
  readonly missing: number;
}

export interface BackupOptions {
  readonly db: Database;
  readonly storage: Storage;
  /** Must not be there yet. */
  readonly file: string;
  readonly now: Date;
  readonly onProgress?: (counted: Counted) => void;
}

type Sums = Omit<Manifest, 'sha256'>;

const json = (name: string, value: object): Entry => ({
  name,
  body: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

/** Entries with their manifest behind them. */
async function* sealed(entries: AsyncIterable<Entry>, written: () => Sums): AsyncIterable<Entry> {
  const hash = createHash('sha256');
  for await (const entry of entries) {
    hash.update(entry.name).update(entry.body);
    yield entry;
  }
  yield json(MANIFEST, { sha256: hash.digest('hex'), ...written() } satisfies Manifest);
}

/**
 * Reads each file of the storage in pieces. A file that is deleted meanwhile is no longer referred
 * to.
 */
async function* fileEntries(
  storage: Storage,
  onFile: (key: string, sha256: string) => void,
): AsyncIterable<Entry> {
  const memory = new Uint8Array(PIECE_BYTES);
  for (const folder of STORED_FOLDERS)
    for await (const key of storage.list(folder)) {
      const source = await storage.get(key);
      if (!source) continue;
      const hash = createHash('sha256');
      let at = 0;
      for await (const piece of splitIntoPieces(source as AsyncIterable<Uint8Array>, memory)) {
        hash.update(piece);
        yield { name: toPieceName(key, at), body: Uint8Array.from(piece) };
        at += 1;
      }
      onFile(key, hash.digest('hex'));
    }
}

/** Counts the files that people can ask for and that are not among these keys. */
async function countMissing(db: Database, keys: ReadonlySet<string>): Promise<number> {
  const { rows } = await sql<{ id: string; type: string | null }>`
    select id, media_type as type from files where state = 'ready'`.execute(db);
  return rows.filter(({ id, type }) => !keys.has(getMainKey(id, type))).length;
}

/** Reads the rows of all tables as they are at one moment, then the files. */
function contentOf({ storage, now, onProgress = () => undefined }: BackupOptions, db: Database) {
  const tables: Manifest['tables'] = {};
  const files = createRunningDigest();
  const keys = new Set<string>();
  let missing = 0;
  let sequences: Manifest['sequences'] = [];
  let rows = 0;
  const tell = () => onProgress({ tables: Object.keys(tables).length, rows, files: keys.size });

  async function* entries(): AsyncIterable<Entry> {
    const migrations = await readMigrationNames(db);
    if (migrations.length === 0)
      throw new StartProblem('There is nothing to back up: no host has begun with this database.');
    const known = await readTables(db);
    const head: Head = {
      product: 'meydan',
      format: FORMAT,
      createdAt: now.toISOString(),
      migrations,
      tables: Object.fromEntries(
        known.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
      ),
    };
    yield json(HEAD, head);
    for (const table of known) {
      const sum = createRunningDigest();
      let at = 0;
      for await (const lines of readRows(db, table)) {
        for (const line of lines) sum.add(line);
        yield { name: toRowsName(table.name, at), body: Buffer.from(`${lines.join('\n')}\n`) };
        at += 1;
        rows += lines.length;
        tell();
      }
      tables[table.name] = sum.result();
    }
    sequences = await readSequences(db);
    const onFile = (key: string, sha256: string) => {
      keys.add(key);
      files.add(`${key} ${sha256}`);
    };
    for await (const entry of fileEntries(storage, onFile)) {
      yield entry;
      tell();
    }
    if (known.some(({ name }) => name === 'files')) missing = await countMissing(db, keys);
  }

  return {
    entries: entries(),
    written: (): Sums => ({ tables, files: files.result(), sequences }),
    counted: (): Written => ({
      tables: Object.keys(tables).length,
      rows,
      files: keys.size,
      missing,
    }),
  };
}

/**
 * Mode of a file that only its owner may read: a backup holds everything that the installation
 * knows.
 */
const OWNER_ALONE = 0o600;
/**
 * System calls that fail where a disk is full or a folder missing; a lost database fails otherwise.
 */
const OF_FILES = ['open', 'write', 'writev', 'fsync', 'close', 'rename'];

async function writeFile(file: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const half = `${file}.part`;
  try {
    await pipeline(
      Readable.from(bytes, { objectMode: false }),
      createGzip(),
      createWriteStream(half, { mode: OWNER_ALONE, flush: true }),
    );
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    const { syscall = '', message } = error as NodeJS.ErrnoException;
    if (!OF_FILES.includes(syscall)) throw error;
    throw new StartProblem(`${file} cannot be written (${message}).`);
  }
}

async function requireNew(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new StartProblem(`${file} is there already; a backup replaces none.`);
}

/**
 * Writes everything that the database and the storage hold into one file (tar, gzip), as it is at
 * one moment; hosts may go on working.
 * @throws StartProblem when the file is there already or cannot be written, or when there is
 *   nothing to back up
 */
export async function writeBackup(options: BackupOptions): Promise<Written> {
  await requireNew(options.file);
  return options.db.connection().execute(async (db) => {
    await sql`begin isolation level repeatable read, read only`.execute(db);
    try {
      await agreeOnText(db);
      const { entries, written, counted } = contentOf(options, db);
      await writeFile(options.file, writeTar(sealed(entries, written), options.now));
      return counted();
    } finally {
      await sql`rollback`.execute(db);
    }
  });
}
