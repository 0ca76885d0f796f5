import {
  killAll,
  openLoad,
  listReceipts,
  BURST_SLUG,
  warmHost,
  type BurstHost,
} from '../have-your-say/testing/burst';
import { toFixtureIds } from '../have-your-say/testing/pollFixtures';
import { openSharedTestDatabase, SHARED_SERVER, type TestDatabase } from '../testing/testDatabase';
import type { Database } from './openDatabase';
import { expandEverything } from './testing/expandEverything';
import { testWhere } from '../../shared/testing/testWhere';

const AT_ONCE = 12;
const STEP = 60;

let place: TestDatabase | undefined;
beforeAll(async () => {
  if (SHARED_SERVER) place = await openSharedTestDatabase();
});
afterAll(async () => {
  killAll();
  await place?.close();
});

const readPoll = async ({ origin }: BurstHost) =>
  (await fetch(`${origin}/v1/have-your-say/${BURST_SLUG}`)).status;

/** Reads what whoever looks at the poll by this host hears first. */
async function firstEvent({ origin }: BurstHost): Promise<string> {
  const stop = new AbortController();
  const response = await fetch(
    `${origin}/v1/stream?topic=content:${toFixtureIds(BURST_SLUG).poll}`,
    {
      headers: { accept: 'text/event-stream' },
      signal: stop.signal,
    },
  );
  const body = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  while (!/data: .*\n/.test(heard)) heard += (await body.read()).value ?? '';
  stop.abort();
  return heard;
}

/**
 * Expands the schema while ballots are under way all the time, and one of those who wait for each
 * other has to begin again: as a host does that is started again.
 */
const expand = async (db: Database): Promise<void> =>
  expandEverything(db).catch((error: { code?: string }) => {
    if (error.code !== '40P01') throw error;
    return expand(db);
  });

// Runs only where several hosts share a database.
testWhere(SHARED_SERVER !== undefined, 'needs PostgreSQL')(
  'one host after the other under load: the schema grows, one is stopped, one is killed, and no vote and no reader is lost',
  async () => {
    const warm = [warmHost(place!), warmHost(place!), warmHost(place!)] as const;
    const [old, other] = [await warm[0].open(), await warm[1].open()];
    let hosts = [old, other];
    const origins = () => hosts.map(({ origin }) => origin);
    const load = openLoad({ origins, atOnce: AT_ONCE, from: 0 });
    await load.taken(STEP);
    await place!.use(expand);
    await load.taken(STEP);
    expect([await readPoll(old), await readPoll(other)]).toEqual([200, 200]);

    const young = await warm[2].open();
    // Proxies are told first in the same way; what the old host is answering it finishes.
    hosts = [other, young];
    expect(await old.stop()).toBe(0);
    await load.taken(STEP);
    hosts = [young];
    await other.kill();
    await load.taken(STEP);
    const { receipts, refusals } = await load.end();
    // Requests that the killed host was answering got no answer; nothing worse happened to anybody.
    expect(['503 5', 'nothing']).toEqual(expect.arrayContaining([...refusals]));
    expect((await place!.use(listReceipts)).toSorted()).toEqual(receipts.toSorted());
    expect(await readPoll(young)).toBe(200);
    expect(await firstEvent(young)).toContain('event: changed');
    await young.stop();
  },
);
