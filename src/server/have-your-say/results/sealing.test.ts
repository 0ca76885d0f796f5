import { sql } from 'kysely';
import type { Answers } from '../../../shared/ballots/answers';
import type { Outcome } from '../../../counting/outcome';
import { databaseNow, createDatabaseNow } from '../../db/databaseClock';
import type { OpenDatabase } from '../../db/openDatabase';
import { FIRST_START, openTestDatabase } from '../../testing/testHost';
import { openPoll } from '../openPoll';
import { findPoll } from '../pollQueries';
import { insertPoll, type FixturePoll } from '../testing/pollFixtures';
import { readPollResult } from './pollResult';
import { sealPoll } from './sealing';
import { sweepPolls } from './pollSweeper';

const DAY_MS = 24 * 3_600_000;
const AFTER = new Date(FIRST_START.getTime() + 2 * DAY_MS);
const before = (ms: number) => new Date(FIRST_START.getTime() + DAY_MS - ms);

const isServer = process.env.MEYDAN_TEST_DATABASE !== undefined;

let database: OpenDatabase;
const errors: object[] = [];
const log = { error: (facts: object) => void errors.push(facts) };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  errors.length = 0;
  await database.db.deleteFrom('contents').execute();
});

const sweepAt = (now: Date) =>
  sweepPolls({ db: database.db, databaseNow: createDatabaseNow(() => now.getTime()), log });

async function openedPoll(poll: Omit<FixturePoll, 'ballots'> & { readonly choices?: string }) {
  const { choices = '', ...fixture } = poll;
  const ids = await insertPoll(database.db, fixture);
  const cast = [...choices].map((letter): Answers => ({
    [ids.question(0)]: { chosen: [ids.option(0, letter.charCodeAt(0) - 65)] },
  }));
  await database.db.deleteFrom('contents').where('id', '=', ids.poll).execute();
  await insertPoll(database.db, { ...fixture, ballots: cast });
  await openPoll(database.db, ids.poll, FIRST_START);
  return ids;
}

const rowOf = async (id: string) => (await findPoll(database.db, id))!;
const versionOf = async (id: string) =>
  (
    await database.db
      .selectFrom('contents')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version;
const votesIn = (counts: readonly { readonly result: unknown }[]) =>
  (counts[0]!.result as Outcome<{ votes: readonly number[] }>).rounds[0]!.votes;

const closing = { quorum: 0, secrecy: 'open', withdrawn: [] } as const;

test('a poll is counted and published when the database says that it has closed, not a millisecond before', async () => {
  const { poll } = await openedPoll({ slug: 'on-time', choices: 'AABC' });
  expect(await sweepAt(before(1))).toBe(0);
  expect(await rowOf(poll)).toMatchObject({ sealed_at: null, counts: null });

  const version = await versionOf(poll);
  expect(await sweepAt(before(0))).toBe(1);
  const row = await rowOf(poll);
  expect(row.sealed_at).toEqual(before(0));
  expect(votesIn(row.counts!)).toEqual([2, 1, 1]);
  expect(await versionOf(poll)).toBe(version + 1);
  expect(errors).toEqual([]);
});

test('a poll opens by itself when its time has come, and only then', async () => {
  const opensAt = before(0);
  const { poll } = await insertPoll(database.db, { slug: 'later', opensAt, closesAt: AFTER });
  await sweepAt(before(1));
  expect((await rowOf(poll)).opened_at).toBeNull();
  await sweepAt(opensAt);
  expect(await rowOf(poll)).toMatchObject({
    opened_at: opensAt,
    head: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
  });
});

test('one that was never opened is opened and sealed in one go, without a ballot', async () => {
  const { poll } = await insertPoll(database.db, { slug: 'unnoticed' });
  expect(await sweepAt(AFTER)).toBe(1);
  expect(await rowOf(poll)).toMatchObject({ ballots: 0, counts: [{ answered: 0, blank: 0 }] });
});

test('twice is the same as once', async () => {
  const { poll } = await openedPoll({ slug: 'once', choices: 'AB' });
  await sweepAt(AFTER);
  const [row, version] = [await rowOf(poll), await versionOf(poll)];
  expect(await sweepAt(AFTER)).toBe(0);
  expect(await sealPoll(database.db, { id: poll, ...closing }, AFTER)).toBe(false);
  expect(await rowOf(poll)).toEqual(row);
  expect(await versionOf(poll)).toBe(version);
});

test('of several hosts that look at once, each poll is sealed by one', async () => {
  for (const slug of ['one', 'two', 'three', 'four']) await openedPoll({ slug, choices: 'AB' });
  const sealed = await Promise.all([sweepAt(AFTER), sweepAt(AFTER), sweepAt(AFTER)]);
  expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(4);
});

test('what a killed host was at is left to it for two minutes, then another one takes it', async () => {
  const { poll } = await openedPoll({ slug: 'left', choices: 'AB' });
  const lease = new Date(AFTER.getTime() + 120_000);
  await database.db
    .updateTable('polls')
    .set({ leased_until: lease })
    .where('poll_id', '=', poll)
    .execute();
  expect(await sweepAt(AFTER)).toBe(0);
  expect(await sweepAt(lease)).toBe(1);
});

test('a count is thrown away when the chain has grown under it', async () => {
  const { poll } = await openedPoll({ slug: 'grown', choices: 'AB' });
  const { db } = database;
  const grow = () =>
    db
      .updateTable('polls')
      .set((eb) => ({ links: eb('links', '+', 1) }))
      .where('poll_id', '=', poll)
      .execute();
  let growing: Promise<unknown> | undefined;
  const readsBallots = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.some((row) => 'answers' in row)) growing ??= grow();
      // The embedded database has one connection, which is held here: there the change is the next
      // statement anyway.
      if (isServer) await growing;
      return result;
    },
  });
  expect(await sealPoll(readsBallots, { id: poll, ...closing }, AFTER)).toBe(false);
  await growing;
  expect(await rowOf(poll)).toMatchObject({ links: 3, counts: null });
});

test('unpublished, hidden and cancelled polls are left alone', async () => {
  const cancelled = { cancellation: { en: 'Called off' } };
  const ids = [
    await openedPoll({ slug: 'called-off', choices: 'A', details: cancelled }),
    await openedPoll({ slug: 'draft', choices: 'A' }),
    await openedPoll({ slug: 'hidden', choices: 'A' }),
  ];
  const change = (place: number, set: object) =>
    database.db.updateTable('contents').set(set).where('id', '=', ids[place]!.poll).execute();
  await change(1, { status: 'draft' });
  await change(2, { hidden_at: FIRST_START });
  expect(await sweepAt(AFTER)).toBe(0);
  for (const { poll } of ids) expect((await rowOf(poll)).sealed_at).toBeNull();
});

test('rows of a secret poll are written anew: neither place nor id nor transaction tells of casting', async () => {
  const choices = 'ABCABCABCAABBCCABCAB';
  const { poll } = await openedPoll({ slug: 'secret', choices, details: { secrecy: 'secret' } });
  const rows = async () => {
    const { rows: found } = await sql<{ id: string; xmin: string; answers: Answers }>`
      select id, xmin::text, answers from ballots where poll_id = ${poll} order by ctid`.execute(
      database.db,
    );
    return found;
  };
  const cast = await rows();
  await sweepAt(AFTER);
  const mixed = await rows();
  const idsOf = (some: typeof cast) => some.map(({ id }) => id);
  const answersOf = (some: typeof cast) => some.map(({ answers }) => JSON.stringify(answers));

  expect(answersOf(mixed).toSorted()).toEqual(answersOf(cast).toSorted());
  expect(idsOf(mixed)).toEqual(idsOf(mixed).toSorted());
  expect(idsOf(cast).filter((id) => idsOf(mixed).includes(id))).toEqual([]);
  expect(new Set(mixed.map(({ xmin }) => xmin)).size).toBe(1);
  expect(votesIn((await rowOf(poll)).counts!)).toEqual([7, 7, 6]);
});

test('rows of an open poll stay as they are', async () => {
  const { poll } = await openedPoll({ slug: 'open', choices: 'ABC' });
  const rows = () =>
    database.db
      .selectFrom('ballots')
      .selectAll()
      .where('poll_id', '=', poll)
      .orderBy('id')
      .execute();
  const cast = await rows();
  await sweepAt(AFTER);
  expect(await rows()).toEqual(cast);
});

test('a poll whose ballots are missing is not sealed; it is told, and the others are', async () => {
  const broken = await openedPoll({ slug: 'broken', choices: 'ABC', closesAt: before(0) });
  const whole = await openedPoll({ slug: 'whole', choices: 'A', closesAt: AFTER });
  await sql`delete from ballots where id = (select min(id::text)::uuid from ballots where poll_id = ${broken.poll})`.execute(
    database.db,
  );
  expect(await sweepAt(AFTER)).toBe(1);
  expect(errors).toMatchObject([
    { pollId: broken.poll, err: { message: '2 ballots where the poll has 3' } },
  ]);
  expect((await rowOf(broken.poll)).sealed_at).toBeNull();
  expect((await rowOf(whole.poll)).sealed_at).not.toBeNull();
});

test('a result of now is counted from the ballots, a final one is what was stored', async () => {
  const { poll } = await openedPoll({ slug: 'result', choices: 'AAB' });
  const result = async () =>
    readPollResult(database.db, {
      id: poll,
      details: { quorum: 0, secrecy: 'open' },
      row: await rowOf(poll),
    });
  const now = await result();
  expect(now).toMatchObject({ isFinal: false, ballots: 3, seed: (await rowOf(poll)).head });
  expect(votesIn(now!.counts)).toEqual([2, 1, 0]);

  await sweepAt(AFTER);
  await database.db.deleteFrom('ballots').where('poll_id', '=', poll).execute();
  expect(await result()).toEqual({ ...now, isFinal: true });
});

test('a result is counted again when the chain has grown, and not before; who asks together gets one count', async () => {
  const { poll, question, option } = await openedPoll({ slug: 'growing', choices: 'AB' });
  const ask = (row: Awaited<ReturnType<typeof rowOf>>) =>
    readPollResult(database.db, { id: poll, details: { quorum: 0, secrecy: 'open' }, row });
  const row = await rowOf(poll);
  const [first, second] = await Promise.all([ask(row), ask(row)]);
  expect(second).toBe(first);

  const answers = JSON.stringify({ [question(0)]: { chosen: [option(0, 2)] } });
  await database.db
    .insertInto('ballots')
    .values({ poll_id: poll, voter_id: null, answers })
    .execute();
  expect(await ask(row)).toBe(first);
  await database.db
    .updateTable('polls')
    .set({ ballots: 3, links: 3, head: 'f'.repeat(64) })
    .where('poll_id', '=', poll)
    .execute();
  const third = await ask(await rowOf(poll));
  expect(third).toMatchObject({ ballots: 3, seed: 'f'.repeat(64) });
  expect(votesIn(third!.counts)).toEqual([1, 1, 1]);
});

test('a poll that has not opened has no result', async () => {
  const { poll } = await insertPoll(database.db, { slug: 'early' });
  expect(
    await readPollResult(database.db, {
      id: poll,
      details: { quorum: 0, secrecy: 'open' },
      row: await rowOf(poll),
    }),
  ).toBeNull();
});

test('many ballots are read page by page and counted in a thread, like few', async () => {
  const { poll, question, option } = await openedPoll({ slug: 'large' });
  await sql`
    insert into ballots (poll_id, answers)
    select ${poll}, jsonb_build_object(${question(0)}::text, jsonb_build_object('chosen',
      jsonb_build_array(case when n <= 1500 then ${option(0, 0)}::text else ${option(0, 1)}::text end)))
    from generate_series(1, 2500) as n`.execute(database.db);
  await database.db
    .updateTable('polls')
    .set({ ballots: 2_500, links: 2_500 })
    .where('poll_id', '=', poll)
    .execute();
  expect([await sweepAt(AFTER), errors]).toEqual([1, []]);
  expect(votesIn((await rowOf(poll)).counts!)).toEqual([1_500, 1_000, 0]);
});

test('without a clock of a test it is the database’s that decides', async () => {
  const { poll } = await openedPoll({
    slug: 'past',
    choices: 'A',
    opensAt: new Date('2026-03-01T00:00:00Z'),
    closesAt: new Date('2026-03-02T00:00:00Z'),
  });
  await sweepPolls({ db: database.db, databaseNow, log });
  const { rows } = await sql<{ isPast: boolean }>`
    select sealed_at <= clock_timestamp() as "isPast" from polls where poll_id = ${poll}`.execute(
    database.db,
  );
  expect(rows).toEqual([{ isPast: true }]);
});
