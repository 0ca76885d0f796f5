import type { PortalSettings } from '../shared/contract/settings';
import { SECTIONS } from '../shared/sections';
import { createDatabaseNow } from './db/databaseClock';
import { sweepPolls } from './have-your-say/results/pollSweeper';
import { openTestHost, type TestHost } from './testing/testHost';

/** Words of the first demonstration that no other city may read anywhere. */
const OF_HARBOUR_CITY =
  /Harbour City|Liman Kenti|مدينة المرفأ|harbour\.example|\bHC-|Europe\/Istanbul/u;

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({ seed: 'demo:veldhaven' });
});
afterAll(() => host.close());

const read = async (path: string) => {
  const { statusCode, body } = await host.app.inject(`/v1/${path}`);
  expect([path, statusCode]).toEqual([path, 200]);
  return body;
};

test('a database is filled with the city that is asked for by name', async () => {
  const settings = JSON.parse(await read('settings')) as PortalSettings;
  expect(settings).toMatchObject({
    identity: { cityName: { en: 'Veldhaven' }, referencePrefix: 'VH' },
    time: { zone: 'Europe/Brussels' },
    languages: { offered: ['en', 'tr'] },
  });
  expect([settings.districts.length, settings.topics.length]).toEqual([8, 6]);
});

test.each(['en', 'tr'])(
  'no list and no content in %s names the other demonstration',
  async (locale) => {
    const refs: string[] = [];
    for (const section of SECTIONS) {
      const list = await read(`${section}?locale=${locale}`);
      expect([section, OF_HARBOUR_CITY.exec(list)]).toEqual([section, null]);
      for (const { slug } of (JSON.parse(list) as { items: { slug: string }[] }).items) {
        const content = await read(`${section}/${slug}?locale=${locale}`);
        expect([slug, OF_HARBOUR_CITY.exec(content)]).toEqual([slug, null]);
        refs.push((JSON.parse(content) as { ref: string }).ref);
      }
    }
    expect(refs.length).toBeGreaterThan(8);
    expect(refs.filter((ref) => !/^VH-/.test(ref))).toEqual([]);
  },
);

test('a poll of it that has closed is counted for good', async () => {
  await sweepPolls({
    db: host.database.db,
    databaseNow: createDatabaseNow(host.clock),
    log: { error: (facts: object) => expect(facts).toBeUndefined() },
  });
  const poll: unknown = JSON.parse(await read('have-your-say/swimming-in-the-lock?locale=en'));
  expect(poll).toMatchObject({ details: { result: { isFinal: true, ballots: 34 } } });
});
