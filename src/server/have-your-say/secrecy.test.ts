import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { OwnBallot } from '../../shared/contract/have-your-say';
import { createDatabaseNow } from '../db/databaseClock';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { sweepPolls } from './results/pollSweeper';
import { openBallotClient } from './testing/ballotClient';
import { toFixtureIds, insertPoll } from './testing/pollFixtures';

const LONG_MS = 1_800_000;
const AT_ONCE = 200;
/** Few in a run of all tests. */
const ROUNDS = Number(process.env.MEYDAN_VOTE_ROUNDS ?? 2);
const VOTERS = Number(process.env.MEYDAN_SECRET_VOTERS ?? 150);

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
}, LONG_MS);
beforeEach(() => host.setNow(FIRST_START));
afterAll(() => host.close());

const choose = (slug: string, option: number) => {
  const ids = toFixtureIds(slug);
  return { [ids.question(0)]: { chosen: [ids.option(0, option)] } };
};

/** Sends once more, as a browser does, while a machine that is too busy asks to come again. */
async function sendUntilAnswered(request: InjectOptions): Promise<LightMyRequestResponse> {
  const answer = await host.app.inject(request);
  return answer.statusCode === 503 ? sendUntilAnswered(request) : answer;
}

test(
  '200 ballots of one person at once, again and again: one is counted, none fails, every other is told so',
  async () => {
    const headers = await host.headersOf('omar');
    for (let round = 0; round < ROUNDS; round += 1) {
      const slug = `round-${round}`;
      const { poll } = await insertPoll(host.database.db, { slug });
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          sendUntilAnswered({
            method: 'POST',
            url: `/v1/have-your-say/${slug}/ballots`,
            remoteAddress: `10.${round}.0.${index}`,
            // Half of them are repetitions of one, as a phone sends them that hears no answer.
            headers: {
              ...headers,
              'idempotency-key': `round-${round}-${Math.max(0, index - 100)}`,
            },
            payload: { answers: choose(slug, 0) },
          }),
        ),
      );
      const receipts = answers
        .filter(({ statusCode }) => statusCode < 300)
        .map((answer) => answer.json<OwnBallot>().receipt);
      const others = answers.filter(({ statusCode }) => statusCode >= 300);
      expect([round, new Set(receipts).size]).toEqual([round, 1]);
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
      expect(others.map((answer) => answer.json<{ code: string }>().code)).toEqual(
        others.map(() => 'alreadyVoted'),
      );
      const { db } = host.database;
      const ballots = await db
        .selectFrom('ballots')
        .select('id')
        .where('poll_id', '=', poll)
        .execute();
      const voters = await db
        .selectFrom('poll_voters')
        .select('receipt')
        .where('poll_id', '=', poll)
        .execute();
      expect([ballots.length, voters.map(({ receipt }) => receipt)]).toEqual([1, [receipts[0]]]);
    }
  },
  LONG_MS,
);

type Row = Readonly<Record<string, unknown>>;

/**
 * Reads every row of the database as text, table by table; in the order in which the rows lie where
 * the engine tells it.
 */
async function dump(): Promise<Map<string, Row[]>> {
  const { db } = host.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found = new Map<string, Row[]>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(name)} t order by ctid`.execute(db);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/** Lists every value in a row that is one, however deep: what a join could go by. */
const valuesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(valuesIn)
    : value === null || typeof value === 'boolean'
      ? []
      : [String(value)];

const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
const spread = (some: readonly number[]) =>
  Math.sqrt(mean(some.map((one) => (one - mean(some)) ** 2)));

/**
 * Computes how far choices, which grow with the order of casting, go with their places: Pearson’s
 * coefficient, from -1 to 1.
 */
function orderCorrelation(choices: readonly number[]): number {
  const places = choices.map((_, place) => place);
  const covariance = mean(
    choices.map((choice, place) => (choice - mean(choices)) * (place - mean(places))),
  );
  return covariance / (spread(choices) * spread(places));
}

/** Five times as far from 0 as a random order usually is: less than one in a million. */
const MOST = 5 / Math.sqrt(VOTERS - 1);

test(
  'a copy of the whole database tells of no ballot in a secret poll whose it is: no value joins them, no order does',
  async () => {
    const slug = 'secret-of-many';
    const { db } = host.database;
    const { poll } = await insertPoll(db, {
      slug,
      details: { eligibility: 'everyone', secrecy: 'secret' },
    });
    const client = openBallotClient(host);
    const receipts: string[] = [];
    for (let voter = 0; voter < VOTERS; voter += 1) {
      host.setNow(new Date(FIRST_START.getTime() + voter * 60_000));
      // Early voters vote for A, late ones for C: an order of casting would show.
      const { receipt } = await client.taken(slug, choose(slug, Math.floor((3 * voter) / VOTERS)), {
        voterKey: `voter-${voter}-`.padEnd(22, 'k'),
        address: `10.3.${voter >> 6}.${voter & 63}`,
      });
      receipts.push(receipt);
    }
    const choiceOf = (row: Row) => {
      const chosen = JSON.stringify(row['answers']);
      return [0, 1, 2].findIndex((option) => chosen.includes(toFixtureIds(slug).option(0, option)));
    };

    const look = (found: Map<string, Row[]>) => {
      const isOurs = (row: Row) => row['poll_id'] === poll;
      const ballots = found.get('ballots')!.filter(isOurs);
      const voters = found.get('poll_voters')!.filter(isOurs);
      expect([ballots.length, voters.length]).toEqual([VOTERS, VOTERS]);
      // Values that all ballots of the poll have in common join every voter with every other.
      const common = new Set([
        ...valuesIn(ballots.map(({ answers, ...rest }) => [answers, rest['poll_id']])),
        poll,
      ]);
      const ofBallots = new Set(ballots.flatMap(valuesIn).filter((value) => !common.has(value)));
      const elsewhere = [...found].flatMap(([table, rows]) =>
        (table === 'ballots' ? [] : rows).flatMap((row) =>
          valuesIn(row)
            .filter((value) => ofBallots.has(value))
            .map((value) => `${table}: ${value}`),
        ),
      );
      expect(elsewhere).toEqual([]);
      for (const { receipt } of voters) expect(ofBallots.has(String(receipt))).toBe(false);
      for (const column of Object.keys(ballots[0]!)) {
        const values = ballots.map((row) => String(row[column]));
        // A column of a few values says nothing of an order.
        if (new Set(values).size < VOTERS) continue;
        const sorted = ballots.toSorted((a, b) => (String(a[column]) < String(b[column]) ? -1 : 1));
        const correlation = Math.abs(orderCorrelation(sorted.map(choiceOf)));
        expect([column, correlation < MOST]).toEqual([column, true]);
      }
      // Times that are finer than the poll would be an order, too.
      expect(
        Object.keys(ballots[0]!).filter((column) => /_at$|time|seq|number|position/.test(column)),
      ).toEqual([]);
      return ballots;
    };

    look(await dump());
    await sweepPolls({
      db,
      databaseNow: createDatabaseNow(() => FIRST_START.getTime() + 3 * 86_400_000),
      log: host.app.log,
    });
    const sealed = look(await dump());
    // Choices, as the rows lie on the disk now, come in any order, though they were cast one after
    // the other.
    const choices = sealed.map(choiceOf);
    expect(choices.toSorted()).not.toEqual(choices);
    expect(Math.abs(orderCorrelation(choices))).toBeLessThan(MOST);
    // Nor does the log of receipts, which everybody may read, stand in any row of a ballot.
    const text = JSON.stringify(sealed);
    expect(receipts.filter((receipt) => text.includes(receipt))).toEqual([]);
  },
  LONG_MS,
);
