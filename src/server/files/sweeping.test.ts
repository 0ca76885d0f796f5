import type { FileInfo } from '../../shared/contract/files';
import { toContentId } from '../seed/seedContents';
import { createTestFiles, type TestHost } from '../testing/testHost';
import type { FileChecker } from './checking/fileChecker';
import { checkFile } from './checking/checkFile';
import { findFile } from './fileQueries';
import { UNFINISHED_FILE_LIFETIME_MS, sweepFiles, UNUSED_FILE_LIFETIME_MS } from './fileSweeper';
import { openFilesHost } from './testing/filesHost';
import { createPicture } from './testing/samples';
import { EICAR, openTestScanner, type TestScanner } from './testing/scanner';
import { announceFile, sendFile, sendPart, readFileState } from './testing/uploadClient';

let scanner: TestScanner;
let host: TestHost;
const files = createTestFiles();
beforeAll(async () => {
  scanner = await openTestScanner();
  host = await openFilesHost({ files: { ...files, scanner: scanner.setting } });
});
afterAll(async () => {
  await host.close();
  await scanner.close();
});

const faults: object[] = [];

/** Makes the checks of a host that looks on its own. */
function createChecker(setting = scanner.setting): FileChecker {
  const options = { db: host.database.db, ...files, scanner: setting };
  return {
    check: (id) => checkFile(options, id).catch((error: object) => void faults.push(error)),
  };
}

const sweep = (looking = createChecker()) =>
  sweepFiles({
    db: host.database.db,
    storage: files.storage,
    checker: looking,
    clock: host.clock,
    log: { error: (facts) => void faults.push(facts) },
  });

async function after(ms: number, work: () => Promise<void>): Promise<void> {
  const now = new Date(host.clock());
  host.setNow(new Date(now.getTime() + ms));
  await work().finally(() => host.setNow(now));
}

const exists = async (id: string): Promise<boolean> =>
  (await findFile(host.database.db, id)) !== undefined;

async function keysOf(id: string): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of [`files/${id}`, `parts/${id}`])
    for await (const key of files.storage.list(folder)) keys.push(key);
  return keys;
}

const TEXT = Buffer.from('a harmless text');

describe('the virus scanner', () => {
  test('lets a clean file through', async () => {
    expect(await sendFile(host, 'nadia', 'clean.txt', TEXT)).toMatchObject({ state: 'ready' });
    expect(scanner.scanned).toContain(TEXT.length);
  });

  test('what it finds is refused and nothing is kept of it', async () => {
    const info = await sendFile(host, 'nadia', 'eicar.txt', Buffer.from(EICAR));
    expect(info).toMatchObject({ state: 'refused', refusal: 'infected' });
    expect(await keysOf(info.id)).toEqual([]);
  });

  test('while it is down files wait, are given to nobody, and are looked at when it is back', async () => {
    const { port } = scanner.setting;
    await scanner.close();
    const announced = await announceFile(host, 'nadia', { name: 'wait.txt', bytes: TEXT.length });
    const { id } = announced.json<FileInfo>();
    await sendPart(host, 'nadia', { id, at: 0, bytes: TEXT });
    await after(31_000, () => sweep());
    expect(faults.length).toBeGreaterThan(0);
    expect(await readFileState(host, 'nadia', id)).toMatchObject({ state: 'checking' });
    const answer = await host.app.inject({
      url: `/v1/files/${id}/wait.txt`,
      headers: await host.headersOf('nadia'),
    });
    expect(answer.statusCode).toBe(404);
    scanner = await openTestScanner(port);
    await after(31_000, () => sweep());
    expect(await readFileState(host, 'nadia', id)).toMatchObject({ state: 'ready' });
  });
});

describe('clearing away', () => {
  test('what was given up for a day goes with its parts, what goes on stays', async () => {
    const begin = async () => {
      const { id } = (
        await announceFile(host, 'nadia', { name: 'a.txt', bytes: 9 })
      ).json<FileInfo>();
      await sendPart(host, 'nadia', { id, at: 0, bytes: Buffer.from('begun') });
      return id;
    };
    const id = await begin();
    await after(UNFINISHED_FILE_LIFETIME_MS - 1_000, () => sweep());
    expect([await exists(id), await keysOf(id)]).toEqual([
      true,
      [expect.stringContaining('parts/')],
    ]);
    await after(UNFINISHED_FILE_LIFETIME_MS + 1_000, () => sweep());
    expect([await exists(id), await keysOf(id)]).toEqual([false, []]);
  });

  test('what nothing uses for a week goes; covers, documents, pictures in texts and in their former versions stay', async () => {
    const { db } = host.database;
    const [unused, cover, shown, former] = await Promise.all(
      ['a.png', 'b.png', 'c.png', 'd.png'].map(async (name) =>
        sendFile(host, 'nadia', name, await createPicture('png')),
      ),
    );
    const document = await sendFile(host, 'nadia', 'e.txt', TEXT);
    const id = toContentId('blogs', 'measuring-kerbs-between-tram-and-town-hall');
    await db
      .updateTable('contents')
      .set({
        body: JSON.stringify({ en: `![x](/v1/files/${shown!.id}/w/960)` }),
        cover: JSON.stringify({
          file: cover!.id,
          alt: { en: 'x' },
          credit: '',
          width: 1,
          height: 1,
        }),
      })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('attachments')
      .values({
        content_id: id,
        file_id: document.id,
        position: 0,
        locale: null,
        title: '{"en":"x"}',
        description: '{}',
        added_at: new Date(0),
      })
      .execute();
    await db
      .insertInto('content_versions')
      .values({
        content_id: id,
        revision: 999,
        at: new Date(0),
        is_public: true,
        status: 'published',
        title: '{}',
        summary: '{}',
        details: '{}',
        body: JSON.stringify({ en: `![x](/v1/files/${former!.id}/w/960)` }),
      } as never)
      .execute();
    const used = [cover!, shown!, former!, document];
    await after(UNUSED_FILE_LIFETIME_MS - 60_000, () => sweep());
    expect(await exists(unused!.id)).toBe(true);
    await after(UNUSED_FILE_LIFETIME_MS + 60_000, () => sweep());
    expect([await exists(unused!.id), await keysOf(unused!.id)]).toEqual([false, []]);
    expect(await Promise.all(used.map((file) => exists(file.id)))).toEqual(used.map(() => true));
    expect((await keysOf(cover!.id)).length).toBe(4);
  });
});
