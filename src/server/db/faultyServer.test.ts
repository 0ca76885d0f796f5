import { existsSync } from 'node:fs';
import { startPostgres, type TestPostgres } from '../../tooling/test/postgres';
import {
  killAll,
  openLoad,
  listReceipts,
  BURST_SLUG,
  warmHost,
  type BurstHost,
} from '../have-your-say/testing/burst';
import { openTestAddress, SHARED_SERVER } from '../testing/testDatabase';
import { migrate } from './migrate';
import { testWhere } from '../../shared/testing/testWhere';

const AT_ONCE = 16;

let [server, host]: [TestPostgres?, BurstHost?] = [];
beforeAll(async () => {
  // One of its own: the others go on with theirs.
  server = (SHARED_SERVER ? await startPostgres() : null) ?? undefined;
  if (!server) return;
  const { db, close } = await openTestAddress(server.url);
  await migrate(db);
  await close();
  host = await warmHost({ address: server.url }).open();
});
afterAll(async () => {
  server?.resume();
  killAll();
  await server?.stop();
});

const ask = (path: string) => fetch(`${host!.origin}${path}`);
const POLL = `/v1/have-your-say/${BURST_SLUG}`;

/** Opens a load, each with the voters after those of the one before. */
const load = () =>
  openLoad({ origins: () => [host!.origin], atOnce: AT_ONCE, from: allReceipts.length });

const allReceipts: string[] = [];
const stored = async () => {
  const { db, close } = await openTestAddress(server!.url);
  return (await listReceipts(db).finally(close)).toSorted();
};

// The embedded engine is in the process: it neither goes away nor stands still alone.
const onServer = testWhere(Boolean(SHARED_SERVER) && existsSync('/proc'), 'needs PostgreSQL');

onServer(
  'PostgreSQL stands still under load: everybody is told to come again while it does, nobody waits without end, and all goes on by itself',
  async () => {
    const voters = load();
    await voters.taken(50);
    server!.pause();
    // More than there are connections, so that some wait for one; none of them is answered after
    // the server goes on.
    const asked = Array.from({ length: 30 }, () => ask(POLL));
    const answers = await Promise.all([...asked, ask('/readyz')]);
    const told = answers.map(({ status, headers }) => [status, headers.get('retry-after')]);
    expect(told).toEqual(Array(31).fill([503, '5']));
    expect(await answers[0]!.json()).toMatchObject({ code: 'unavailable' });
    expect((await ask('/healthz')).status).toBe(200);
    server!.resume();

    await expectNothingLost(voters);
  },
);

/**
 * Expects that what has been acknowledged until now is there, once; who had to come again was told
 * so.
 */
async function expectNothingLost(voters: ReturnType<typeof load>): Promise<void> {
  await voters.taken(50);
  expect((await ask('/readyz')).status).toBe(200);
  const { receipts, refusals } = await voters.end();
  expect(refusals).toEqual(['503 5']);
  allReceipts.push(...receipts);
  expect(await stored()).toEqual(allReceipts.toSorted());
}

onServer(
  'PostgreSQL is restarted under load: votes are refused for a moment, taken in with the same key afterwards, and none is lost or doubled',
  async () => {
    const voters = load();
    await voters.taken(50);
    await server!.restart();
    await expectNothingLost(voters);
  },
);
