import type { AddressInfo } from 'node:net';
import { buildServer } from '../../buildServer';
import { migrate } from '../../db/migrate';
import { openEmbedded } from '../../db/openDatabase';
import { giveAntiForgeryToken } from '../../http/security';
import { TEST_CONFIG, testFiles } from '../../testing/testHost';
import { fixtureIds, insertPoll } from './pollFixtures';

/** A host in a process of its own, with one poll for everyone: `burstHost.ts FOLDER SLUG` prints its port. It ends when it is killed. */
const [folder, slug] = process.argv.slice(2) as [string, string];

const database = await openEmbedded(folder);
await migrate(database.db);
const known = await database.db
  .selectFrom('contents')
  .select('id')
  .where('id', '=', fixtureIds(slug).poll)
  .executeTakeFirst();
if (!known)
  await insertPoll(database.db, {
    slug,
    opensAt: null,
    closesAt: null,
    details: { eligibility: 'everyone' },
  });

const app = await buildServer({
  database,
  doors: [],
  origins: [],
  mail: { transport: { kind: 'none' }, from: { name: 'Meydan', address: 'meydan@localhost' } },
  files: testFiles(),
  portalOrigin: 'http://localhost:3000',
  config: TEST_CONFIG,
  portalFolder: null,
  logLevel: 'silent',
  trustedProxies: 1,
});
app.get('/test/anti-forgery', (request, reply) => {
  giveAntiForgeryToken(request, reply, false);
  return reply.send();
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
