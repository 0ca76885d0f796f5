import { mkdtempSync, openSync, closeSync, renameSync, writeSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { restoreBackup } from '../backup/restoreBackup';
import { writeBackup } from '../backup/writeBackup';
import { createMemoryStorage } from '../files/testing/memoryStorage';
import {
  killAll,
  openLoad,
  openVoters,
  listReceipts,
  sendAll,
  BURST_SLUG,
  warmHost,
  type BurstHost,
} from '../have-your-say/testing/burst';
import { createFolderDatabase, SHARED_SERVER } from '../testing/testDatabase';
import type { DiskFault } from '../testing/faultyDisk';
import { StartProblem } from '../startProblem';
import { testWhere } from '../../shared/testing/testWhere';

const FAULTY_DISK = join(import.meta.dirname, '..', 'testing', 'faultyDisk.ts');
const VOTERS = 40;
const AT_ONCE = 100;

const folder = mkdtempSync(join(tmpdir(), 'meydan-disk-'));
const place = createFolderDatabase(folder);
/** Receipts of all ballots that were acknowledged, by the voters from 0 on. */
const receipts: string[] = [];
let host: BurstHost;
beforeAll(async () => {
  if (!SHARED_SERVER) host = await openHost();
});
afterAll(() => {
  killAll();
  return place.close();
});

const openHost = () => warmHost(place, [FAULTY_DISK]).open();

/** Casts the ballots of the next voters. Returns how many were acknowledged. */
async function castMore({ origin }: BurstHost): Promise<number> {
  const voters = Array.from({ length: VOTERS }, (_, index) => receipts.length + index);
  const taken = await sendAll(origin, { voters, atOnce: 8 });
  receipts.push(...taken.values());
  return taken.size;
}

async function disk({ child }: BurstHost, fault: DiskFault): Promise<void> {
  const heard = once(child, 'message');
  child.send(fault);
  await heard;
}

const read = (origin: string) => fetch(`${origin}/v1/have-your-say/${BURST_SLUG}`);
const stored = async () => (await place.use(listReceipts)).toSorted();

// A server keeps its own disk.
const onEmbedded = testWhere(SHARED_SERVER === undefined, 'of the embedded engine alone');

onEmbedded(
  'the disk is full: everything can be read, a write is told why, and goes on when there is room',
  async () => {
    expect(await castMore(host)).toBe(VOTERS);
    await disk(host, 'full');
    const { cast } = await openVoters(host.origin);
    const refused = await cast(receipts.length);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([507, '5']);
    expect(await refused.json()).toMatchObject({ code: 'diskFull' });
    expect((await read(host.origin)).status).toBe(200);
    await disk(host, 'none');
    expect(await castMore(host)).toBe(VOTERS);
  },
);

onEmbedded(
  'a slow disk under load: nobody waits in vain, who is told anything else is told to come again, and everybody is taken in',
  async () => {
    await disk(host, { flushTakesMs: 100 });
    const load = openLoad({
      origins: () => [host.origin],
      atOnce: AT_ONCE,
      from: receipts.length,
    });
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => read(host.origin)));
    const told = answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`);
    expect(['200 null', '503 5']).toEqual(expect.arrayContaining([...new Set(told)]));
    await load.taken(10);
    await disk(host, 'none');
    await load.taken(10);
    const ended = await load.end();
    receipts.push(...ended.receipts);
    // Ballots that arrive together share a flush: nobody may have had to be sent away.
    expect(['503 5']).toEqual(expect.arrayContaining(ended.refusals));
  },
);

onEmbedded(
  'a disk that takes nothing: the host ends, and everything that it acknowledged is there at the next start',
  async () => {
    await disk(host, 'broken');
    const ended = once(host.child, 'exit');
    expect(await castMore(host)).toBeLessThan(VOTERS);
    expect((await ended)[0]).toBe(1);
    expect(await stored()).toEqual(receipts.toSorted());
  },
);

const PIECE = 64;

/** Overwrites the beginning of the file, as a disk does that forgets. */
function damage(file: string): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(PIECE, 0xa5), 0, PIECE, 0);
  closeSync(handle);
}

onEmbedded(
  'a damaged file is found at the start, in one sentence; the newest backup brings everything back',
  async () => {
    const database = join(folder, 'database');
    const [storage, backup] = [createMemoryStorage(), join(folder, 'newest.backup')];
    const path = await place.use(async (db) => {
      await writeBackup({ db, storage, file: backup, now: new Date() });
      // Pages still in the log are written anew at the next start, which mends the file.
      await sql`checkpoint`.execute(db);
      const { rows } = await sql<{ path: string }>`
        select pg_relation_filepath('poll_voters') as path`.execute(db);
      return rows[0]!.path;
    });
    damage(join(database, path));
    const opening = place.use(async () => undefined);
    await expect(opening).rejects.toThrow(StartProblem);
    await expect(opening).rejects.toThrow(/cannot be opened, or is damaged .*npm run restore/s);

    renameSync(database, join(folder, 'for-looking'));
    await place.use((db) => restoreBackup({ db, storage, file: backup, replaces: true }));
    expect(await stored()).toEqual(receipts.toSorted());
  },
);
