import { sql } from 'kysely';
import type { PortalSettings } from '../../shared/contract/settings';
import { getSettings, runWithSettings } from '../city/currentSettings';
import { openTestDatabase } from '../testing/testHost';
import type { OpenDatabase } from './openDatabase';
import { runInTransaction, runOnConnection, createBatcher } from './batch';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('what is asked at once is answered in a few rounds, everybody with their own answer', async () => {
  const rounds: number[] = [];
  const double = createBatcher<number, number>(database.db, {
    most: 40,
    on: runOnConnection,
    async answer(db, asked) {
      rounds.push(asked.length);
      const { rows } = await sql<{ twice: number }>`
        select number * 2 as twice from unnest(${[...asked]}::int[]) with ordinality as given (number, place)
        order by place`.execute(db);
      return rows.map(({ twice }) => twice);
    },
  });
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  expect(await Promise.all(numbers.map(double))).toEqual(numbers.map((number) => number * 2));
  expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(100);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(40);
  expect(rounds.length).toBeLessThanOrEqual(4);
});

test('a round has the newest settings, not those of the request that it began in', async () => {
  const read = createBatcher<number, PortalSettings>(database.db, {
    most: 40,
    on: runOnConnection,
    answer: async (_db, asked) => asked.map(() => getSettings()),
  });
  const newest = getSettings();
  const old = { ...newest };
  const [answer] = await runWithSettings(old, () => Promise.all([read(1), read(2)]));
  expect(answer).toBe(newest);
});

test('one that cannot be answered takes no other with it, and the next round goes on', async () => {
  const divide = createBatcher<number, number>(database.db, {
    most: 40,
    on: runInTransaction,
    async answer(db, asked) {
      const { rows } = await sql<{ part: number }>`
        select 12 / number as part from unnest(${[...asked]}::int[]) with ordinality as given (number, place)
        order by place`.execute(db);
      return rows.map(({ part }) => part);
    },
  });
  const outcomes = await Promise.allSettled([1, 0, 3].map(divide));
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 12 },
    { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) },
    { status: 'fulfilled', value: 4 },
  ]);
  expect(await divide(6)).toBe(2);
});

test('without a connection everybody who waits is told, and nobody waits for ever', async () => {
  const closed = await openTestDatabase();
  const ask = createBatcher<number, number>(closed.db, {
    most: 2,
    on: runOnConnection,
    answer: async (_db, asked) => asked,
  });
  await closed.close();
  const outcomes = await Promise.allSettled([ask(1), ask(2), ask(3)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('an answer is never older than its question', async () => {
  let now = 0;
  const look = createBatcher<null, number>(database.db, {
    most: 40,
    on: runOnConnection,
    async answer(db, asked) {
      const seen = now;
      await sql`select 1`.execute(db);
      return asked.map(() => seen);
    },
  });
  const first = look(null);
  now = 1;
  const second = look(null);
  expect(await first).toBeLessThanOrEqual(1);
  expect(await second).toBe(1);
});

test('a database that is away is told to everybody at once: nobody is asked alone, one failure after the other', async () => {
  let rounds = 0;
  const ask = createBatcher<number, number>(database.db, {
    most: 40,
    on: runOnConnection,
    async answer() {
      rounds += 1;
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    },
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map(ask));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(rounds).toBe(1);
});

describe('a database that answers nothing', () => {
  const CROWD = 150;
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  test('who waits is told to come again before a browser gives up, and who comes to a crowd that waits is not let in', async () => {
    const taken: (readonly number[])[] = [];
    let goOn = () => {};
    const standing = new Promise<void>((resolve) => (goOn = resolve));
    const ask = createBatcher<number, number>(database.db, {
      most: 1_000,
      on: async (db, task) => standing.then(() => task(db)),
      async answer(_db, asked) {
        taken.push(asked);
        return asked;
      },
    });
    const crowd = Array.from({ length: CROWD }, (_, index) => ask(index));
    const outcomes = Promise.allSettled(crowd);
    await jest.advanceTimersByTimeAsync(5_000);
    const late = ask(CROWD);
    await jest.advanceTimersByTimeAsync(5_500);
    await expect(ask(CROWD + 1)).rejects.toMatchObject({ name: 'TooBusy', code: '53300' });
    await jest.advanceTimersByTimeAsync(5_000);
    const reasons = (await outcomes).map((one) => 'reason' in one && one.reason.name);
    expect(reasons).toEqual(Array(CROWD).fill('TooBusy'));
    goOn();
    // Callers that were told to come again are not answered behind their back where that can still
    // be prevented.
    expect(await late).toBe(CROWD);
    expect(taken).toEqual([[CROWD]]);
  });
});
