import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { RECEIPT_HEADER } from '../../../shared/ballots/receiptHeader';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import { createDatabaseNow } from '../../db/databaseClock';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { openBallotClient } from '../testing/ballotClient';
import { toFixtureIds, insertPoll } from '../testing/pollFixtures';
import { sweepPolls } from './pollSweeper';

const DAY_MS = 24 * 3_600_000;
const FILES = [
  'recount.json',
  'ballots.json',
  'ballots.csv',
  'result.csv',
  'ballots.pb',
  'ballots.blt',
];
const ADMIN = 'admin';

let host: TestHost;
let client: ReturnType<typeof openBallotClient>;
beforeEach(async () => {
  host = await openTestHost();
  client = openBallotClient(host);
});
afterEach(() => host.close());

const choose = (slug: string, option: number) => {
  const ids = toFixtureIds(slug);
  return { [ids.question(0)]: { chosen: [ids.option(0, option)] } };
};
const open = (slug: string, resultsVisibility: PollDetails['resultsVisibility']) =>
  insertPoll(host.database.db, {
    slug,
    details: { eligibility: 'everyone', secrecy: 'secret', resultsVisibility },
  });
const voterKey = (voter: number) => `voter-${voter}-`.padEnd(22, 'k');

/** Casts ballots for A from so many devices. */
async function castMany(slug: string, count: number): Promise<string[]> {
  const receipts: string[] = [];
  for (let voter = 0; voter < count; voter += 1) {
    const device = { voterKey: voterKey(voter), address: `10.9.0.${voter}` };
    receipts.push((await client.taken(slug, choose(slug, 0), device)).receipt);
  }
  return receipts;
}

async function close(): Promise<void> {
  host.setNow(new Date(FIRST_START.getTime() + 3 * DAY_MS));
  await sweepPolls({
    db: host.database.db,
    databaseNow: createDatabaseNow(host.clock),
    log: host.app.log,
  });
}

/**
 * Reads every answer in which numbers of the poll could stand, for visitors and for those who would
 * see most.
 */
async function readEverything(slug: string, receipt: string) {
  const found: unknown[] = [];
  for (const headers of [{}, await host.headersOf(ADMIN)]) {
    const { details } = (
      await host.app.inject({ url: `/v1/have-your-say/${slug}`, headers })
    ).json<{ details: PollDetails }>();
    found.push(details.result, details.ballots);
    const list = await host.app.inject({ url: '/v1/have-your-say?limit=100', headers });
    const listed = list
      .json<{ items: { slug: string; details: PollDetails }[] }>()
      .items.find((item) => item.slug === slug);
    found.push(listed?.details.ballots ?? null);
    const result = await host.app.inject({
      url: `/v1/have-your-say/${slug}/result`,
      headers: { ...headers, [RECEIPT_HEADER]: receipt },
    });
    found.push(result.statusCode === 200 ? result.json() : null);
    for (const file of FILES) {
      const { statusCode } = await host.app.inject({
        url: `/v1/have-your-say/${slug}/${file}`,
        headers,
      });
      found.push(statusCode === 404 ? null : file);
    }
  }
  return found;
}

test.each(['always', 'after_vote'] as const)(
  'nobody sees numbers of a secret poll as it goes on, though it says: %s',
  async (resultsVisibility) => {
    await open('followed', resultsVisibility);
    const receipts = await castMany('followed', 12);
    const seen = await readEverything('followed', receipts[0]!);
    expect(seen).toEqual(seen.map(() => null));

    await close();
    const { details } = await client.read('followed');
    expect(details).toMatchObject({ ballots: 12, result: { isFinal: true, ballots: 12 } });
  },
);

test.each([
  [0, true],
  [1, false],
  [4, false],
  [5, true],
])('of %p ballots the result and the files are published: %p', async (count, isPublished) => {
  await open('small', 'after_close');
  const receipts = await castMany('small', count);
  await close();
  const { details } = await client.read('small');
  expect(details).toMatchObject({ ballots: count, trust: { links: count } });
  expect(details.trust!.sealedAt).not.toBeNull();
  expect(details.result !== null).toBe(isPublished);
  const result = await host.app.inject({
    url: '/v1/have-your-say/small/result',
    headers: receipts[0] === undefined ? {} : { [RECEIPT_HEADER]: receipts[0] },
  });
  expect(result.statusCode).toBe(isPublished ? 200 : 404);
  for (const file of ['recount.json', 'ballots.json', 'ballots.csv', 'result.csv'])
    expect([file, (await host.app.inject(`/v1/have-your-say/small/${file}`)).statusCode]).toEqual([
      file,
      isPublished ? 200 : 404,
    ]);
});

test.each([
  [4, 0],
  [5, 1],
])('of %p ballots, %p notifications say that there is a result', async (count, notifications) => {
  await insertPoll(host.database.db, {
    slug: 'told',
    details: { secrecy: 'secret', resultsVisibility: 'after_close' },
    ballots: Array.from({ length: count - 1 }, () => choose('told', 0)),
  });
  await client.taken('told', choose('told', 1), { as: 'grace' });
  await close();
  const { rows } = await sql<{ told: number }>`
    select count(*)::int as told from notifications join contents on contents.id = notifications.content_id
    where slug = 'told' and notifications.kind = 'resultPublished'`.execute(host.database.db);
  expect(rows[0]!.told).toBe(notifications);
});

test('secret polls from before show their results after the close, and open ones as they did', async () => {
  await open('before', 'always');
  await insertPoll(host.database.db, {
    slug: 'open-before',
    details: { resultsVisibility: 'always' },
  });
  const folder = join(import.meta.dirname, '../../db/migrations');
  const migration = await readFile(join(folder, '053-unnamed.sql'), 'utf8');
  const statement = migration.split(';').find((part) => part.includes('resultsVisibility'));
  await sql.raw(statement!).execute(host.database.db);
  expect((await client.read('before')).details.resultsVisibility).toBe('after_close');
  expect((await client.read('open-before')).details.resultsVisibility).toBe('always');
});
