import { openBallotClient } from '../have-your-say/testing/ballotClient';
import { toFixtureIds, insertPoll } from '../have-your-say/testing/pollFixtures';
import { openTestHost, type TestHost } from '../testing/testHost';
import { expandEverything } from './testing/expandEverything';

const SLUG = 'while-upgrading';
const SECTIONS = [
  'have-your-say',
  'dialogs',
  'blogs',
  'publications',
  'training',
  'teams',
  'committees',
  'governance',
  'events',
  'quizzes',
  'faqs',
];
const ids = toFixtureIds(SLUG);
const answers = { [ids.question(0)]: { chosen: [ids.option(0, 0)] } };

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const readAll = async () => {
  const headers = await host.headersOf('admin');
  const urls = [
    ...SECTIONS.map((section) => `/v1/${section}`),
    '/v1/me/registrations',
    `/v1/have-your-say/${SLUG}`,
    '/v1/search?q=park',
  ];
  return Promise.all(
    urls.map(async (url) => {
      const { statusCode, body } = await host.app.inject({ url, headers });
      return [url, statusCode, statusCode < 400 ? body : ''];
    }),
  );
};

test('a newer host expands the schema while this one works: votes are taken in, and every page is as it was', async () => {
  const client = openBallotClient(host);
  await insertPoll(host.database.db, { slug: SLUG });
  await client.taken(SLUG, answers, { as: 'omar' });
  const before = await readAll();
  expect(before.filter(([, status]) => status !== 200)).toEqual([]);

  await expandEverything(host.database.db);
  expect(await readAll()).toEqual(before);
  const { receipt } = await client.taken(SLUG, answers, { as: 'grace' });
  expect((await client.read(SLUG, 'grace')).details).toMatchObject({
    ballots: 2,
    ownBallot: { receipt },
  });
  expect(JSON.stringify(await readAll())).not.toContain('of a newer host');
});
