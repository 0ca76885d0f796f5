import { sql } from 'kysely';
import type { FileInfo } from '../shared/contract/files';
import { createMemoryStorage } from './files/testing/memoryStorage';
import {
  announceFile,
  waitUntilChecked,
  sendPart,
  readFileState,
} from './files/testing/uploadClient';
import { openBallotClient } from './have-your-say/testing/ballotClient';
import { toFixtureIds, insertPoll } from './have-your-say/testing/pollFixtures';
import { openTestHost, createTestFiles, type TestHost } from './testing/testHost';

const storage = createMemoryStorage();
const put = storage.put;
let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({ files: { ...createTestFiles(), storage } });
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
});
afterAll(() => host.close());

type Answer = Awaited<ReturnType<typeof sendPart>>;
const told = ({ statusCode, headers, json }: Answer): unknown => [
  statusCode,
  headers['retry-after'],
  json<{ code: string }>().code,
];
const FULL = [507, '5', 'diskFull'];

/**
 * Makes the server say of this table from now on what it says of all when its disk is full:
 * SQLSTATE 53100, `disk_full`.
 */
async function fillFor(table: string): Promise<void> {
  await sql`
    create function says_full() returns trigger language plpgsql as
    'begin raise exception ''could not extend file'' using errcode = ''disk_full''; end'
  `.execute(host.database.db);
  await sql`
    create trigger is_full before insert on ${sql.table(table)} for each row execute function says_full()
  `.execute(host.database.db);
}

const makeRoom = () => sql`drop function says_full() cascade`.execute(host.database.db);

test('the disk of the server is full: a ballot is refused whole and can be read about, and the same one is taken when there is room', async () => {
  const slug = 'full';
  await insertPoll(host.database.db, { slug });
  const { question, option } = toFixtureIds(slug);
  const answers = { [question(0)]: { chosen: [option(0, 1)] } };
  const { cast, read } = openBallotClient(host);
  const ballot = { as: 'grace', key: 'the-same-ballot' } as const;

  await fillFor('ballots');
  expect(told(await cast(slug, answers, ballot))).toEqual(FULL);
  expect((await read(slug, 'grace')).details).toMatchObject({ ballots: 0, hasVoted: false });

  await makeRoom();
  expect((await cast(slug, answers, ballot)).statusCode).toBe(201);
  expect((await read(slug, 'grace')).details).toMatchObject({ ballots: 1, hasVoted: true });
});

test('the disk of the uploads is full: a part is refused, and goes on from where it was when there is room', async () => {
  const bytes = Buffer.from('Five hundred trees');
  const announced = await announceFile(host, 'nadia', { name: 'trees.txt', bytes: bytes.length });
  const { id } = announced.json<FileInfo>();
  await sendPart(host, 'nadia', { id, at: 0, bytes: bytes.subarray(0, 4) });

  storage.put = () =>
    Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const rest = { id, at: 4, bytes: bytes.subarray(4) };
  expect(told(await sendPart(host, 'nadia', rest))).toEqual(FULL);
  expect(await readFileState(host, 'nadia', id)).toMatchObject({ received: 4, state: 'uploading' });

  storage.put = put;
  await sendPart(host, 'nadia', rest);
  expect(await waitUntilChecked(host, 'nadia', id)).toMatchObject({
    state: 'ready',
    received: bytes.length,
  });
});
