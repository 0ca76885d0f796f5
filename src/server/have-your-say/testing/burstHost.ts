import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buildServer } from '../../buildServer';
import { migrate } from '../../db/migrate';
import { setAntiForgeryCookie } from '../../http/security';
import { openTestAddress } from '../../testing/testDatabase';
import { TEST_CONFIG, createTestFiles } from '../../testing/testHost';
import { toFixtureIds, insertPoll } from './pollFixtures';

/**
 * A host in a process of its own, with one poll for everyone: `burstHost.ts PLACE SLUG` waits for a
 * line, opens the database of the place and prints its port. It ends when it is told to stop or
 * killed.
 */
const [address, slug] = process.argv.slice(2) as [string, string];
await once(process.stdin, 'data');

// The steps are those of the host’s own program.
const database = await openTestAddress(address, () => process.exit(1));
await migrate(database.db);
const known = await database.db
  .selectFrom('contents')
  .select('id')
  .where('id', '=', toFixtureIds(slug).poll)
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
  files: createTestFiles(),
  portalOrigin: 'http://localhost:3000',
  config: TEST_CONFIG,
  portalFolder: null,
  logLevel: 'silent',
  trustedProxies: 1,
  readsPerWindow: 1_000_000,
  writesPerWindow: 1_000_000,
});
app.get('/test/anti-forgery', (request, reply) => {
  setAntiForgeryCookie(request, reply, false);
  return reply.send();
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
