import { setTimeout as sleep } from 'node:timers/promises';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { findPoll } from '../pollQueries';
import { fixtureIds, insertPoll } from '../testing/pollFixtures';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({ seed: 'none' });
});

const AGAIN_MS = 50;

async function sealedAt(slug: string): Promise<Date> {
  for (;;) {
    const row = await findPoll(host.database.db, fixtureIds(slug).poll);
    if (row?.sealed_at) return row.sealed_at;
    await sleep(AGAIN_MS);
  }
}

test('a host that listens seals what has closed, looks again, and ends when it is closed', async () => {
  await insertPoll(host.database.db, { slug: 'before', closesAt: FIRST_START });
  await host.app.listen({ port: 0, host: 'localhost' });
  expect(await sealedAt('before')).toEqual(FIRST_START);

  await insertPoll(host.database.db, { slug: 'after', closesAt: FIRST_START });
  expect(await sealedAt('after')).toEqual(FIRST_START);
  await host.close();
});
