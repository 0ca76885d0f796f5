import { verifyRecountFile } from '../../../counting/verifyRecountFile';
import type { PollPaper } from '../../../shared/contract/papers';
import { DEMO_PEOPLE, type DemoPerson } from '../../../demo/people';
import { createDatabaseNow } from '../../db/databaseClock';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { sweepPolls } from '../results/pollSweeper';
import { openBallotClient } from '../testing/ballotClient';
import { toFixtureIds, insertPoll, type FixturePoll } from '../testing/pollFixtures';
import { DAY_MS, openPaperClient } from './testing/paperClient';

let host: TestHost;
let client: ReturnType<typeof openPaperClient>;
let ballots: ReturnType<typeof openBallotClient>;
beforeAll(async () => {
  host = await openTestHost();
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
  client = openPaperClient(host);
  ballots = openBallotClient(host);
});
beforeEach(() => host.setNow(FIRST_START));
afterAll(() => host.close());

const nameOf = (person: DemoPerson) => DEMO_PEOPLE.find(({ key }) => key === person)!.name;
const NAMES = ['Ada', 'Bo', 'Cem'];
const VOTERS: readonly (DemoPerson | number)[] = ['grace', 'omar', 'yusuf'];

async function goOn(days: number): Promise<void> {
  host.setNow(new Date(FIRST_START.getTime() + days * DAY_MS));
  const { db } = host.database;
  await sweepPolls({ db, databaseNow: createDatabaseNow(host.clock), log: host.app.log });
}

const insert = (slug: string, more: Partial<FixturePoll> = {}) =>
  insertPoll(host.database.db, {
    slug,
    questions: [{ method: 'instantRunoff', options: NAMES }],
    ...more,
  });

const withdraw = async (slug: string, option: number, more: object = {}) => {
  const { revision } = await client.read(slug);
  const ids = toFixtureIds(slug);
  const wanted = { question: ids.question(0), option: ids.option(0, option), kind: 'withdrew' };
  const reason = { en: 'Moved away.' };
  return client.send('POST', `/${slug}/withdrawals`, { revision, reason, ...wanted, ...more });
};

const get = async (slug: string, file: string) =>
  (await host.app.inject(`/v1/have-your-say/${slug}/${file}`)).body;

const rank = (slug: string, ...places: number[]) => {
  const { question, option } = toFixtureIds(slug);
  return { [question(0)]: { ranking: places.map((place) => [option(0, place)]) } };
};

test('who withdraws is counted for nobody, votes pass on, and receipts stay', async () => {
  const slug = 'withdrawn-open';
  await insert(slug);
  const { receipt } = await ballots.taken(slug, rank(slug, 0, 1), { as: VOTERS[0]! });
  await ballots.taken(slug, rank(slug, 0, 1), { as: VOTERS[1]! });
  await ballots.taken(slug, rank(slug, 2, 0), { as: VOTERS[2]! });
  const before = (await ballots.read(slug, 'grace')).details;
  expect(before.result!.counts[0]!.result).toMatchObject({ elected: [0] });

  expect((await withdraw(slug, 0)).statusCode).toBe(200);
  const { details } = await ballots.read(slug, 'grace');
  const ids = toFixtureIds(slug);
  expect(details.withdrawals).toMatchObject([
    { question: ids.question(0), option: ids.option(0, 0), reason: { text: 'Moved away.' } },
  ]);
  // Bo and Cem are left.
  expect(details.result!.counts[0]).toMatchObject({
    answered: 3,
    result: { elected: [0], rounds: [{ votes: [2, 1] }] },
  });
  expect(details.ownBallot!.receipt).toBe(receipt);
  expect(details.trust!.head).toBe(before.trust!.head);
  const late = await ballots.send(slug, rank(slug, 0, 1), { as: 'nadia' });
  expect(late.json()).toMatchObject({
    code: 'invalidBallot',
    faults: [{ code: 'unknownOption', option: ids.option(0, 0) }],
  });
  await ballots.taken(slug, rank(slug, 1), { as: 'nadia' });

  await goOn(2);
  const text = await get(slug, 'recount.json');
  expect(verifyRecountFile(text).checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(text).toContain(receipt);
  expect(JSON.parse(text)).toMatchObject({ withdrawals: [{ option: ids.option(0, 0) }] });
  const table = await get(slug, 'result.csv');
  expect(table).not.toContain('Ada');
  expect(table).toContain('Question 1,instantRunoff,4,0,0,0,0,Bo,1,1,');
  expect((await ballots.read(slug)).details.result!.counts[0]!.result).toMatchObject({
    elected: [0],
  });
  expect((await withdraw(slug, 1)).json()).toMatchObject({ code: 'alreadyCounted' });
});

test('a secret poll publishes answers without who was struck off', async () => {
  const slug = 'withdrawn-secret';
  await insert(slug, {
    questions: [{ method: 'approval', options: NAMES, settings: { most: 3 } }],
    details: { secrecy: 'secret', resultsVisibility: 'after_close' },
    ballots: Array.from({ length: 12 }, (_, number) => ({
      [toFixtureIds(slug).question(0)]: {
        chosen: [0, number % 2 ? 1 : 2].map((place) => toFixtureIds(slug).option(0, place)),
      },
    })),
  });
  await goOn(0);
  expect((await withdraw(slug, 0, { kind: 'struckOff' })).statusCode).toBe(200);
  await goOn(2);
  const text = await get(slug, 'recount.json');
  expect(verifyRecountFile(text).checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(await get(slug, 'ballots.csv')).not.toContain('Ada');
  expect(await get(slug, 'ballots.pb')).not.toContain('Ada');
});

test('who is left without a rival is elected without a vote, and other questions go on', async () => {
  const slug = 'withdrawn-uncontested';
  const { question, option } = toFixtureIds(slug);
  await insert(slug, {
    questions: [
      { method: 'scottishStv', options: NAMES, settings: { seats: 2 }, required: true },
      { method: 'plurality', options: NAMES },
    ],
  });
  const other = { [question(1)]: { chosen: [option(1, 0)] } };
  await ballots.taken(slug, { ...rank(slug, 0, 1), ...other }, { as: VOTERS[0]! });
  expect((await withdraw(slug, 0)).statusCode).toBe(200);
  const asked = await ballots.send(slug, { ...rank(slug, 1), ...other }, { as: VOTERS[1]! });
  expect(asked.json()).toMatchObject({
    code: 'invalidBallot',
    faults: [{ question: question(0), code: 'notAsked' }],
  });
  await ballots.taken(slug, other, { as: VOTERS[1]! });

  await goOn(2);
  expect((await ballots.read(slug)).details.result!.counts).toMatchObject([
    { uncontested: true, answered: 0, result: { elected: [0, 1] } },
    { answered: 2, result: { elected: [0] } },
  ]);
  const text = await get(slug, 'recount.json');
  expect(verifyRecountFile(text).checks.filter(({ ok }) => !ok)).toEqual([]);
  const table = await get(slug, 'result.csv');
  expect(table).toContain('Question 1,scottishStv,0,0,2,,,Bo,1,1,');
  expect(table).toContain('Question 1,scottishStv,0,0,2,,,Cem,1,1,');
});

test.each(['open', 'secret'] as const)(
  'who has voted in an %s poll, or follows it, is told of a withdrawal once, whatever they chose',
  async (secrecy) => {
    const slug = `withdrawn-told-${secrecy}`;
    const { poll } = await insert(slug, {
      details: secrecy === 'secret' ? { secrecy, resultsVisibility: 'after_close' } : {},
    });
    await ballots.taken(slug, rank(slug, 0), { as: VOTERS[0]! });
    await ballots.taken(slug, rank(slug, 1), { as: VOTERS[1]! });
    const { db } = host.database;
    const followers = await db
      .selectFrom('people')
      .select('id')
      .where('name', 'in', [nameOf('isil'), nameOf('grace')])
      .execute();
    await db
      .insertInto('follows')
      .values(
        followers.map(({ id }) => ({
          person_id: id,
          content_id: poll,
          is_following: true,
          at: FIRST_START,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect((await withdraw(slug, 0)).statusCode).toBe(200);
    const told = await db
      .selectFrom('notifications')
      .innerJoin('people', 'people.id', 'notifications.person_id')
      .select(['people.name', 'notifications.because'])
      .where('content_id', '=', poll)
      .where('kind', '=', 'optionWithdrawn')
      .execute();
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        { name: nameOf('grace'), because: 'voter' },
        { name: nameOf('isil'), because: 'following' },
        { name: nameOf('omar'), because: 'voter' },
      ]),
    );
  },
);

test('the act stands in the log with its reason, and the paper of the writers knows it', async () => {
  const slug = 'withdrawn-log';
  const { option } = await insert(slug);
  await goOn(0);
  const paper = (await withdraw(slug, 2)).json<PollPaper>();
  expect(paper.withdrawn).toEqual([option(0, 2)]);
  const { db } = host.database;
  const log = await db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).execute();
  expect(log).toMatchObject([
    {
      reason: 'Moved away.',
      after: { slug, withdrawal: { option: option(0, 2), kind: 'withdrew' } },
    },
  ]);
});

test('nothing is taken out twice, without a reason, before the opening, or when nothing would be left', async () => {
  const slug = 'withdrawn-refused';
  await insert(slug);
  const later = new Date(FIRST_START.getTime() + DAY_MS / 2);
  await insert('withdrawn-early', { opensAt: later });
  expect((await withdraw('withdrawn-early', 0)).json()).toMatchObject({ code: 'notOpenYet' });
  expect((await withdraw(slug, 0, { reason: { tr: 'Taşındı.' } })).statusCode).toBe(400);
  expect((await withdraw(slug, 0)).statusCode).toBe(200);
  expect((await withdraw(slug, 0)).json()).toMatchObject({ code: 'invalidRequest' });
  expect((await withdraw(slug, 1)).statusCode).toBe(200);
  expect((await withdraw(slug, 2)).json()).toMatchObject({ code: 'invalidRequest' });
  await insert('withdrawn-proposal', {
    questions: [{ method: 'proposal', options: ['Yes', 'No', 'Abstain'] }],
  });
  expect((await withdraw('withdrawn-proposal', 2)).json()).toMatchObject({
    code: 'invalidRequest',
  });
});
