import { sql } from 'kysely';
import { buildServer } from '../../../buildServer';
import { openTestAddress } from '../../../testing/testDatabase';
import { TEST_CONFIG, createTestFiles } from '../../../testing/testHost';
import { schedulePosts } from './schedulePosts';

/**
 * A host in a process of its own: `publishingHost.ts FOLDER|URL` prints how many contents are out,
 * whenever one has changed; told anything, it schedules one more. It ends when it is killed.
 */
const [place] = process.argv.slice(2) as [string];

const database = await openTestAddress(place);
const { db } = database;

async function count(): Promise<{ all: number; out: number }> {
  const { rows } = await sql<{ all: number; out: number }>`
    select count(*) as all, count(*) filter (where status = 'published') as out from contents`.execute(
    db,
  );
  return rows[0]!;
}
const printCount = async () => void process.stdout.write(`${(await count()).out}\n`);

await database.listen('content_changed', () => void printCount());
process.on('message', () => {
  void count().then(({ all }) => schedulePosts(db, all + 1, all + 1));
});
const app = await buildServer({
  database,
  doors: [],
  origins: [],
  mail: { transport: { kind: 'none' }, from: { name: 'Meydan', address: 'meydan@localhost' } },
  files: createTestFiles(),
  portalOrigin: 'http://localhost:3000',
  config: TEST_CONFIG,
  portalFolder: null,
  logLevel: 'silent',
});
await app.listen({ port: 0, host: '127.0.0.1' });
await printCount();
