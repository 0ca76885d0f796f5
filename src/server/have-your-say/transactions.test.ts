import { sql } from 'kysely';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { openBallotClient } from './testing/ballotClient';
import { toFixtureIds, insertPoll } from './testing/pollFixtures';

const VOTERS = 90;
/**
 * Limit of matches by chance: a guesser finds one in so many polls of this size on average; so many
 * at once less than one time in a million.
 */
const MOST_BY_CHANCE = 10;

let host: TestHost;
beforeEach(async () => {
  host = await openTestHost();
});
afterEach(() => host.close());

/** Casts ballots that differ in a text, one by one, each a minute after the other. */
async function castOneByOne(slug: string, voters: number): Promise<string[]> {
  const ids = toFixtureIds(slug);
  const client = openBallotClient(host);
  const words: string[] = [];
  for (let voter = 0; voter < voters; voter += 1) {
    host.setNow(new Date(FIRST_START.getTime() + voter * 60_000));
    const text = `words of ${voter}`;
    await client.taken(
      slug,
      { [ids.question(0)]: { text } },
      {
        voterKey: `voter-${voter}-`.padEnd(22, 'k'),
        address: `10.4.${voter >> 6}.${voter & 63}`,
      },
    );
    words.push(text);
  }
  return words;
}

const openSecret = (slug: string) =>
  insertPoll(host.database.db, {
    slug,
    questions: [{ method: 'text' }],
    details: { eligibility: 'everyone', secrecy: 'secret', resultsVisibility: 'after_close' },
  });

interface Row {
  readonly wrote: string;
  readonly text: string;
}

/**
 * Reads the rows as a reader of the database sees them: voters in the order of their ballots, and
 * ballots as they lie, with their transactions.
 */
async function readRows(poll: string, question: string) {
  const { rows: voters } = await sql<Pick<Row, 'wrote'>>`
    select xmin::text as wrote from poll_voters where poll_id = ${poll} order by cast_at`.execute(
    host.database.db,
  );
  const { rows: ballots } = await sql<Row>`
    select xmin::text as wrote, answers -> ${question}::text ->> 'text' as text
    from ballots where poll_id = ${poll} order by ctid`.execute(host.database.db);
  return { voters, ballots };
}

test('as long as few have voted, all ballots of a secret poll were written by the last transaction', async () => {
  const { poll, question } = await openSecret('few');
  const words = await castOneByOne('few', 7);
  const { voters, ballots } = await readRows(poll, question(0));
  expect(new Set(voters.map(({ wrote }) => wrote)).size).toBe(7);
  expect(new Set(ballots.map(({ wrote }) => wrote))).toEqual(new Set([voters.at(-1)!.wrote]));
  expect(ballots.map(({ text }) => text).toSorted()).toEqual(words.toSorted());
});

test('whoever can read the database joins no voter of a secret poll to a ballot, cast one by one: not by transaction, place or neighbours', async () => {
  const { poll, question } = await openSecret('many');
  const words = await castOneByOne('many', VOTERS);
  const { voters, ballots } = await readRows(poll, question(0));
  expect(ballots.map(({ text }) => text).toSorted()).toEqual(words.toSorted());

  /** The ballots from which somebody’s would have to be chosen: their only one is found. */
  const choices: Record<string, (voter: number) => readonly Row[]> = {
    'written by the transaction of the voter': (voter) =>
      ballots.filter(({ wrote }) => wrote === voters[voter]!.wrote),
    'the transactions in their order, the voters in theirs': (voter) => [
      ballots.toSorted((a, b) => Number(a.wrote) - Number(b.wrote))[voter]!,
    ],
    'where the row lies': (voter) => [ballots[voter]!],
    'the first row that the transaction wrote': (voter) =>
      ballots.filter(({ wrote }) => wrote === voters[voter]!.wrote).slice(0, 1),
    'the last row that the transaction wrote': (voter) =>
      ballots.filter(({ wrote }) => wrote === voters[voter]!.wrote).slice(-1),
  };
  for (const [way, chosen] of Object.entries(choices)) {
    const found = words.filter((text, voter) => {
      const rows = chosen(voter);
      return rows.length === 1 && rows[0]!.text === text;
    });
    expect([way, found.length <= MOST_BY_CHANCE, found]).toEqual([way, true, expect.anything()]);
  }
});
