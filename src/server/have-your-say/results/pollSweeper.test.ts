import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { watchTables, type TableWatch } from '../../testing/watchTables';
import { findPoll } from '../pollQueries';
import { toFixtureIds, insertPoll } from '../testing/pollFixtures';

let host: TestHost;
let watch: TableWatch;
beforeAll(async () => {
  host = await openTestHost({ seed: 'none' });
  watch = await watchTables(host.database, 'polls');
});

const sealedAt = (slug: string): Promise<Date> =>
  watch.until(
    async () => (await findPoll(host.database.db, toFixtureIds(slug).poll))?.sealed_at ?? undefined,
  );

test('a host that listens seals what has closed, looks again, and ends when it is closed', async () => {
  await insertPoll(host.database.db, { slug: 'before', closesAt: FIRST_START });
  await host.app.listen({ port: 0, host: 'localhost' });
  expect(await sealedAt('before')).toEqual(FIRST_START);

  await insertPoll(host.database.db, { slug: 'after', closesAt: FIRST_START });
  expect(await sealedAt('after')).toEqual(FIRST_START);
  await host.close();
});
