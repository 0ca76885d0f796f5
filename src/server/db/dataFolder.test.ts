import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartProblem } from '../startProblem';
import { lockDataFolder, requireWritable } from './dataFolderLock';
import { migrate } from './migrate';
import { openEmbedded } from './openDatabase';

const newFolder = () => mkdtempSync(join(tmpdir(), 'meydan-data-'));

test('a folder in use by a running process is refused, by name', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'host.lock'), String(process.ppid));
  expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.ppid}`);
});

test('a lock whose process is gone is taken over, and released at the end', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'host.lock'), '999999999');
  const release = lockDataFolder(folder);
  expect(existsSync(join(folder, 'host.lock'))).toBe(true);
  release();
  expect(existsSync(join(folder, 'host.lock'))).toBe(false);
});

test('the data folder is open to its owner alone, a new one and one that was there', () => {
  const modeOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8);
  const parent = newFolder();
  const old = join(parent, 'old');
  mkdirSync(old, { mode: 0o755 });
  for (const folder of [old, join(parent, 'new'), join(parent, 'deep', 'new')]) {
    requireWritable(folder);
    expect([folder, modeOf(folder)]).toEqual([folder, '700']);
  }
});

test('a place that cannot be written gives one sentence', () => {
  const file = join(newFolder(), 'a-file');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  expect(() => lockDataFolder(join(file, 'below'))).toThrow(StartProblem);
  expect(() => lockDataFolder(join(file, 'below'))).toThrow(/cannot be written/);
});

test('what was committed is there after the database is closed and opened again, and every commit reached fsync', async () => {
  const folder = newFolder();
  const first = await openEmbedded(folder);
  await migrate(first.db);
  const fsync = jest.spyOn(fs, 'fsyncSync');
  await sql`insert into installation (key, value) values ('kept', '{}')`.execute(first.db);
  const calls = fsync.mock.calls.length;
  fsync.mockRestore();
  await first.close();

  const again = await openEmbedded(folder);
  expect(await again.db.selectFrom('installation').select('key').execute()).toEqual([
    { key: 'kept' },
  ]);
  expect(await migrate(again.db)).toEqual([]);
  await again.close();
  expect(calls).toBeGreaterThan(0);
});

test('a database that a newer program has migrated is refused', async () => {
  const { db, close } = await openEmbedded(null);
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(db);
  await expect(migrate(db)).rejects.toThrow('newer than this program: it has had 999-later');
  await close();
});
