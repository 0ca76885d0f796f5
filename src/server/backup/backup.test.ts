import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { listCountedReceipts, listHeads } from '../../shared/ballots/receipts';
import type { DetailPage } from '../../shared/contract/content';
import type { OwnBallot, PollDetails } from '../../shared/contract/have-your-say';
import { bundleProgram } from '../../tooling/jest/bundledProgram';
import { buildServer } from '../buildServer';
import { migrate, migrateUpTo, listMigrationNames } from '../db/migrate';
import { openEmbedded, openServer, type Database, type OpenDatabase } from '../db/openDatabase';
import { createDiskStorage } from '../files/diskStorage';
import type { Storage } from '../files/storage';
import { createMemoryStorage } from '../files/testing/memoryStorage';
import { openBallotClient } from '../have-your-say/testing/ballotClient';
import { toFixtureIds, insertPoll } from '../have-your-say/testing/pollFixtures';
import {
  FIRST_START,
  openTestDatabase,
  openTestHost,
  TEST_CONFIG,
  createTestFiles,
  type TestHost,
} from '../testing/testHost';
import { STORED_FOLDERS } from './format';
import { checkBackup } from './readBackup';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';
import { testWhere } from '../../shared/testing/testWhere';

const SLUG = 'kept';
const NOW = FIRST_START;
const server = process.env.MEYDAN_TEST_DATABASE;
const folder = mkdtempSync(join(tmpdir(), 'meydan-backup-'));
const FILE = join(folder, 'city.backup');
/** Larger than a piece of the archive, and not a whole number of them. */
const LARGE = createHash('sha512').update('large').digest().toString('hex').repeat(20_001);

let host: TestHost;
let files: Storage;
let own: OwnBallot;

beforeAll(async () => {
  const setting = createTestFiles();
  files = setting.storage;
  host = await openTestHost({ files: setting });
  const { db } = host.database;
  await insertPoll(db, { slug: SLUG });
  const ids = toFixtureIds(SLUG);
  const answers = { [ids.question(0)]: { chosen: [ids.option(0, 1)] } };
  const client = openBallotClient(host);
  await client.taken(SLUG, answers, { as: 'omar' });
  own = await client.taken(SLUG, answers, { as: 'grace' });
  await files.put('parts/large/one', Buffer.from(LARGE));
  await files.put('files/empty/whole', Buffer.alloc(0));
  // Values that text formats lose first: null beside "null", quotes, lines, bytes, and numbers to
  // the last digit.
  await sql`insert into installation (key, value) values ('strange', '{"text": "\\"a\\\\b\\n\\t’ي 𝒳\\"", "nothing": null}'),
    ('null', 'null'), ('number', '0.30000000000000004')`.execute(db);
  expect(await writeBackup({ db, storage: files, file: FILE, now: NOW })).toMatchObject({
    missing: 0,
  });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Reads every row of every table, in an order that no server decides. */
async function rowsIn(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'kysely_%'`.execute(
    db,
  );
  const all = new Map<string, string[]>();
  await db.transaction().execute(async (trx) => {
    await sql`set local timezone to 'UTC'`.execute(trx);
    for (const { name } of rows) {
      const found = await sql<{
        row: string;
      }>`select to_jsonb(t)::text as row from ${sql.table(name)} as t`.execute(trx);
      all.set(name, found.rows.map(({ row }) => row).toSorted());
    }
  });
  return all;
}

async function filesIn(storage: Storage): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const name of STORED_FOLDERS)
    for await (const key of storage.list(name)) {
      const bytes = await buffer((await storage.get(key))!);
      all.set(key, createHash('sha256').update(bytes).digest('hex'));
    }
  return all;
}

const sorted = (map: Map<string, unknown>) =>
  [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));

async function expectEqual(db: Database, storage: Storage): Promise<void> {
  const [had, has] = [await rowsIn(host.database.db), await rowsIn(db)];
  expect([...has.keys()].toSorted()).toEqual([...had.keys()].toSorted());
  for (const [name, rows] of had) expect([name, has.get(name)]).toEqual([name, rows]);
  expect(had.get('ballots')!.length).toBeGreaterThan(1);
  expect(sorted(await filesIn(storage))).toEqual(sorted(await filesIn(files)));
}

const embedded = () => openEmbedded(null);
/** Opens a database with nothing in it, not even tables. */
const fresh = () => (server ? onServer() : embedded());

/** Creates a new and empty database on the server; dropped when it is closed. */
async function onServer(): Promise<OpenDatabase> {
  const name = `meydan_restored_${randomUUID().replaceAll('-', '')}`;
  const asAdmin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  // Another collation than that of the embedded engine: the order of rows and texts must not
  // matter.
  await asAdmin(`create database ${name} template template0 locale 'C.UTF-8'`);
  const database = await openServer(new URL(`/${name}`, server).href);
  return {
    ...database,
    async close() {
      await database.close();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

/**
 * Starts a host with what was restored: whoever was signed in still is, and sees the receipt in an
 * unbroken chain.
 */
async function expectReceipt(database: OpenDatabase, storage: Storage): Promise<void> {
  expect(await migrate(database.db)).toEqual([]);
  const app = await buildServer({
    database,
    doors: [],
    origins: [],
    portalOrigin: 'http://localhost:3000',
    portalFolder: null,
    mail: { transport: { kind: 'none' }, from: { name: 'Meydan', address: 'meydan@localhost' } },
    files: { ...createTestFiles(), storage },
    config: TEST_CONFIG,
    logLevel: 'silent',
    clock: host.clock,
  });
  const { authorization } = await host.headersOf('grace');
  const answer = await app.inject({ url: `/v1/have-your-say/${SLUG}`, headers: { authorization } });
  const { details } = answer.json<DetailPage<PollDetails>>();
  const chain = await database.db
    .selectFrom('poll_links')
    .select(['receipt', 'replaces'])
    .where('poll_id', '=', toFixtureIds(SLUG).poll)
    .orderBy('position')
    .execute();
  await app.close();
  expect(details.ownBallot).toEqual(own);
  expect(listCountedReceipts(chain)).toContain(own.receipt);
  expect(listHeads(details.trust!.firstHead, chain).at(-1)).toBe(details.trust!.head);
}

const nextNumber = async (db: Database) => {
  const { rows } = await sql<{ number: number }>`
    insert into audit_log (at, action, before, after, reason) values (now(), 'test', '{}', '{}', '') returning id as number`.execute(
    db,
  );
  return rows[0]!.number;
};

test('a backup of a host at work is restored elsewhere: every row and file is equal, and a receipt still verifies', async () => {
  const [database, storage] = [
    await embedded(),
    createDiskStorage(mkdtempSync(join(folder, 'files-'))),
  ];
  const counted = await restoreBackup({ db: database.db, storage, file: FILE, replaces: false });
  await expectEqual(database.db, storage);
  const keys = await filesIn(storage);
  expect(counted.files).toBe(keys.size);
  // The numbers that the database gives go on, and what must not be is still refused.
  const [here, there] = [await nextNumber(host.database.db), await nextNumber(database.db)];
  expect(there).toBe(here);
  await expect(
    sql`insert into refresh_tokens values ('\\x00', ${randomUUID()}, ${randomUUID()}, '', now(), now())`.execute(
      database.db,
    ),
  ).rejects.toThrow('foreign key');
  await sql`delete from audit_log where action = 'test'`.execute(database.db);
  await sql`delete from audit_log where action = 'test'`.execute(host.database.db);
  await expectReceipt(database, storage);

  if (server) {
    const second = join(folder, 'laptop.backup');
    await writeBackup({ db: database.db, storage, file: second, now: NOW });
    const city = await onServer();
    const bucket = createMemoryStorage();
    await restoreBackup({ db: city.db, storage: bucket, file: second, replaces: false });
    await expectEqual(city.db, bucket);
    await expectReceipt(city, bucket);
    await city.close();
  }
  await database.close();
});

/** A database that somebody uses already, with one file. */
interface InUse {
  readonly database: OpenDatabase;
  readonly storage: Storage;
}

async function openInUse(): Promise<InUse> {
  const [database, storage] = [await openTestDatabase('empty'), createMemoryStorage()];
  await sql`insert into installation (key, value) values ('mine', '{}')`.execute(database.db);
  await storage.put('files/mine/whole', Buffer.from('mine'));
  return { database, storage };
}

/** For the tests of restorations that are refused. */
let mine: InUse;
beforeAll(async () => {
  mine = await openInUse();
});
afterAll(() => mine.database.close());

const into = ({ database: { db }, storage }: InUse) => ({ db, storage });

async function expectUntouched({ database: { db }, storage }: InUse): Promise<void> {
  expect(await db.selectFrom('installation').select('key').execute()).toEqual([{ key: 'mine' }]);
  expect([...(await filesIn(storage)).keys()]).toEqual(['files/mine/whole']);
}

test('what is in use is not overwritten unless that is said', async () => {
  await expect(restoreBackup({ ...into(mine), file: FILE, replaces: false })).rejects.toThrow(
    /^The database is not empty\. .*--replace/,
  );
  await expectUntouched(mine);
});

const unpacked = () => gunzipSync(readFileSync(FILE));

/**
 * Returns the backup with one letter of a text changed, and packed again as if nothing had
 * happened.
 */
function changed(): Buffer {
  const bytes = unpacked();
  const at = bytes.indexOf('harbour');
  bytes.write('H', at);
  return gzipSync(bytes);
}

const DAMAGES: readonly (readonly [string, () => Buffer, RegExp])[] = [
  [
    'cut off',
    () => readFileSync(FILE).subarray(0, -40_000),
    /no backup, or is damaged or incomplete: /,
  ],
  [
    'cut off between entries',
    () => gzipSync(unpacked().subarray(0, 512 * 3)),
    /incomplete: it ends too early\.$/,
  ],
  [
    'with a byte changed',
    () => changed(),
    /incomplete: its content is not what its manifest says\.$/,
  ],
  [
    'of another program',
    () => gzipSync(Buffer.alloc(4_096, 'x')),
    /incomplete: an entry has no valid header\.$/,
  ],
  [
    'not packed',
    () => Buffer.from('-- PostgreSQL database dump'),
    /no backup, or is damaged or incomplete: /,
  ],
];

test.each(DAMAGES)(
  'a file that is %s is refused before anything is changed',
  async (_title, bytes, said) => {
    const file = join(folder, `${randomUUID()}.backup`);
    writeFileSync(file, bytes());
    await expect(restoreBackup({ ...into(mine), file, replaces: true })).rejects.toMatchObject({
      name: 'StartProblem',
      message: expect.stringMatching(said),
    });
    await expectUntouched(mine);
  },
);

test('a file that is not there is said to be so', async () => {
  await expect(checkBackup(join(folder, 'none'))).rejects.toThrow(/none cannot be read \(ENOENT/);
});

test('a backup of a newer program is refused, by what it has and this one does not know', async () => {
  const { db } = host.database;
  const file = join(folder, 'newer.backup');
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(db);
  const written = await writeBackup({ db, storage: createMemoryStorage(), file, now: NOW });
  // The storage of another installation: whoever makes the backup is told.
  expect(written).toMatchObject({ files: 0, missing: expect.any(Number) });
  expect(written.missing).toBeGreaterThan(10);
  await sql`delete from kysely_migration where name = '999-later'`.execute(db);
  await expect(restoreBackup({ ...into(mine), file, replaces: true })).rejects.toThrow(
    /newer than this program: its database has had 999-later\.$/,
  );
  await expectUntouched(mine);
});

test('a restore that fails half-way leaves the database as it was; the next one replaces all of it', async () => {
  const city = await openInUse();
  const { database, storage } = city;
  const full: Storage = { ...storage, put: () => Promise.reject(new Error('no space left')) };
  const options = { ...into(city), file: FILE, replaces: true };
  await expect(restoreBackup({ ...options, storage: full })).rejects.toThrow('no space left');
  await expectUntouched(city);
  await restoreBackup(options);
  await expectEqual(database.db, storage);
  await database.close();
});

test('a backup of an older program is brought up to date', async () => {
  const older = await fresh();
  const before = (await listMigrationNames()).at(-2)!;
  await older.db.connection().execute((db) => migrateUpTo(db, before));
  await sql`insert into people (name) values ('Ada')`.execute(older.db);
  const file = join(folder, 'older.backup');
  await writeBackup({ db: older.db, storage: createMemoryStorage(), file, now: NOW });
  await older.close();

  const database = await openTestDatabase('empty');
  await restoreBackup({ db: database.db, storage: createMemoryStorage(), file, replaces: false });
  expect(await migrate(database.db)).toEqual([]);
  expect(await database.db.selectFrom('people').select('name').execute()).toEqual([
    { name: 'Ada' },
  ]);
  await database.close();
});

test('what there is nothing of is not backed up, and a database of another program is left alone', async () => {
  const database = await fresh();
  const options = { db: database.db, storage: createMemoryStorage() };
  const file = join(folder, 'empty.backup');
  await expect(writeBackup({ ...options, file, now: NOW })).rejects.toThrow(
    'There is nothing to back up',
  );
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  await sql`create table their_own (id integer)`.execute(database.db);
  await expect(restoreBackup({ ...options, file: FILE, replaces: true })).rejects.toThrow(
    'The database holds tables of another program; restore into an empty one.',
  );
  await database.close();
});

testWhere(server !== undefined, 'needs PostgreSQL')(
  'a database that a host works with is not restored into',
  async () => {
    const city = await onServer();
    await city.listen('changes', () => undefined);
    await expect(
      restoreBackup({ db: city.db, storage: createMemoryStorage(), file: FILE, replaces: true }),
    ).rejects.toThrow(/^The database is in use \(other connections: 1\)\. Stop every host/);
    await city.close();
  },
);

test('a backup is for its owner alone, and replaces none', async () => {
  expect(statSync(FILE).mode & 0o777).toBe(0o600);
  const options = { db: host.database.db, storage: files, now: NOW };
  await expect(writeBackup({ ...options, file: FILE })).rejects.toThrow(/there already/);
  await expect(writeBackup({ ...options, file: join(folder, 'no', 'where') })).rejects.toThrow(
    /where cannot be written \(ENOENT/,
  );
});

interface Ran {
  readonly code: number;
  readonly said: string;
}

function command(name: 'backup' | 'restore', data: string, file: string): Promise<Ran> {
  const script = join(import.meta.dirname, '..', '..', 'tooling', 'backup', `${name}.ts`);
  return promisify(execFile)(process.execPath, [bundleProgram(script), file], {
    env: { ...process.env, DATABASE_URL: '', MEYDAN_DATA: data, MEYDAN_SEED: 'none' },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

test('the two commands on an embedded database: refused while a host has it, done when it has stopped', async () => {
  const data = mkdtempSync(join(folder, 'data-'));
  const file = join(folder, 'by-command.backup');
  writeFileSync(join(data, 'host.lock'), String(process.ppid));
  expect(await command('backup', data, file)).toEqual({
    code: 1,
    said: expect.stringMatching(
      new RegExp(
        `^The data folder ${data} is in use by process ${process.ppid}\\. The embedded database serves one process: stop the host`,
      ),
    ),
  });
  rmSync(join(data, 'host.lock'));
  expect(await command('restore', data, FILE)).toEqual({
    code: 0,
    said: expect.stringContaining('compared with the backup row by row'),
  });
  expect(await command('restore', data, FILE)).toEqual({
    code: 1,
    said: expect.stringMatching(/^The database is not empty\. /),
  });
  expect((await command('backup', data, file)).code).toBe(0);
  const [first, second] = [await checkBackup(FILE), await checkBackup(file)];
  expect(second.manifest).toEqual({ ...first.manifest, sha256: expect.any(String) });
});
