import { randomBytes } from 'node:crypto';
import { toFixtureIds, insertPoll } from '../have-your-say/testing/pollFixtures';
import type { DemoPerson } from '../../demo/people';
import { VOTER_KEY_HEADER } from '../../shared/contract/have-your-say';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';

const POLL = 'limits';
const NETWORK = '192.0.2.20';
const MINUTE_MS = 60_000;

let host: TestHost;
let windows = 0;
beforeAll(async () => {
  host = await openTestHost({ readsPerWindow: 40, writesPerWindow: undefined });
  await insertPoll(host.database.db, { slug: POLL, details: { eligibility: 'everyone' } });
});
afterAll(() => host.close());
beforeEach(() => host.setNow(new Date(FIRST_START.getTime() + ++windows * 5 * MINUTE_MS)));

type Who = DemoPerson | number | null;

async function headersOf(who: Who): Promise<Record<string, string>> {
  const { authorization, ...others } = await host.headersOf(who ?? 'grace');
  return who === null || !authorization ? others : { ...others, authorization };
}

/** Sends so many writes, each refused for what it is; @returns the last answer. */
async function write(who: Who, times: number, address: (index: number) => string = () => NETWORK) {
  const headers = await headersOf(who);
  let answer;
  for (let index = 0; index < times; index += 1)
    answer = await host.app.inject({
      method: 'POST',
      url: '/v1/feedback',
      headers: { ...headers, 'idempotency-key': 'x' },
      remoteAddress: address(index),
      payload: {},
    });
  return answer!;
}

async function cast(who: Who) {
  return host.app.inject({
    method: 'POST',
    url: `/v1/have-your-say/${POLL}/ballots`,
    headers: {
      ...(await headersOf(who)),
      'idempotency-key': randomBytes(16).toString('base64url'),
      [VOTER_KEY_HEADER]: randomBytes(16).toString('base64url'),
    },
    remoteAddress: NETWORK,
    payload: {
      answers: { [toFixtureIds(POLL).question(0)]: { chosen: [toFixtureIds(POLL).option(0, 0)] } },
    },
  });
}

const read = async (who: Who, remoteAddress = NETWORK) =>
  host.app.inject({ url: '/v1/blogs', headers: await headersOf(who), remoteAddress });

test('a visitor who writes without end stops the visitors of that network, who are told so and for how long', async () => {
  expect((await write(null, 300)).statusCode).toBe(400);
  const refused = await write(null, 1);
  expect(refused.json()).toMatchObject({ status: 429, code: 'tooManyFromNetwork' });
  expect(refused.headers['retry-after']).toBe('300');
  // The limit does not reach signed-in people there, ballots, or other networks.
  expect((await write('grace', 1)).statusCode).toBe(400);
  expect((await cast(null)).statusCode).toBe(201);
  expect((await write(null, 1, () => '192.0.2.21')).statusCode).toBe(400);
  expect((await read(null)).statusCode).toBe(200);
});

test('who is signed in is counted by person, wherever they are', async () => {
  const anywhere = (index: number) => `198.51.100.${index % 250}`;
  expect((await write('grace', 300, anywhere)).statusCode).toBe(400);
  expect((await write('grace', 1)).json()).toMatchObject({ status: 429, code: 'tooManyRequests' });
  expect((await write('omar', 1)).statusCode).toBe(400);
  expect((await write(null, 1)).statusCode).toBe(400);
  // Ballots are counted apart.
  expect((await cast('grace')).statusCode).toBe(201);
});

test('what an administrator imports is not stopped after three hundred drafts', async () => {
  expect((await write('admin', 3_000)).statusCode).toBe(400);
  expect((await write('admin', 1)).statusCode).toBe(429);
});

test('a full hall behind one address: each person has their own number', async () => {
  await write('grace', 300);
  await write('omar', 300);
  expect((await write(2, 1)).statusCode).toBe(400);
});

test('reads are counted alike: of persons by person, of visitors by network', async () => {
  for (let time = 0; time < 40; time += 1) expect((await read(null)).statusCode).toBe(200);
  expect((await read(null)).json()).toMatchObject({ code: 'tooManyFromNetwork' });
  expect((await read('grace')).statusCode).toBe(200);
});

test('an address is counted however it is spelt', async () => {
  const spelt = ['/v1/blogs', '/%761/blogs', '/v%31/bl%6fgs', '/%76%31/blogs?x', '/v1/b%6Cogs'];
  const statuses = [];
  for (let time = 0; time < 41; time += 1) {
    const url = spelt[time % spelt.length]!;
    statuses.push((await host.app.inject({ url, remoteAddress: NETWORK })).statusCode);
  }
  expect(statuses.lastIndexOf(429)).toBe(40);
  expect(statuses.indexOf(429)).toBe(40);
});

test('an IPv6 /64 is one network, and a /56 has four times the number', async () => {
  const anywhere = (index: number) => `2001:db8:1:100::${index.toString(16)}`;
  for (let index = 0; index < 40; index += 1) await read(null, anywhere(index));
  expect((await read(null, anywhere(99))).statusCode).toBe(429);
  for (const subnet of ['101', '102', '103'])
    for (let index = 0; index < 40; index += 1)
      expect((await read(null, `2001:db8:1:${subnet}::${index}`)).statusCode).toBe(200);
  expect((await read(null, '2001:db8:1:104::1')).statusCode).toBe(429);
  expect((await read(null, '2001:db8:1:200::1')).statusCode).toBe(200);
});

test('after five minutes it begins anew', async () => {
  await write(null, 301);
  host.setNow(new Date(host.clock() + 5 * MINUTE_MS));
  expect((await write(null, 1)).statusCode).toBe(400);
  windows += 1;
});
