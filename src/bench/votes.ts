import { openEmbedded, openServer, type OpenDatabase } from '../server/db/openDatabase';
import { openAccessTokens } from '../server/identity/accessTokens';
import { startPostgres, type TestPostgres } from '../tooling/test/postgres';
import { openBareEmbedded, openBareServer, type BareEngine } from './bareEngines';
import { openBenchHostOn, type BenchHost } from './benchHost';
import { addFigure } from './figures';
import {
  addVoters,
  createBareVote,
  countPoll,
  countPollBare,
  findHotPoll,
  createRequestedVote,
  createStoredVote,
  type PollCounts,
  type HotPoll,
  type Vote,
} from './hotPoll';
import { median, pace, getRate, percentile, saturate, type Run } from './measure';
import { measurePgbenchRate } from './pgbench';
import { formatOneDecimal, printNote, printTable, formatRatio, formatInteger } from './print';
import { createTemporaryFolder } from './temporaryFolder';
import { CROWD_SIZE, printGrowth } from './votesGrowth';

const SECONDS = 4;
const WARM_UP_SECONDS = 1;
/** Ballots per second of the row that asks for the waiting time, not for the limit. */
const RATE = 300;
/** A database on which the same is measured, with the host and without. */
interface Place {
  readonly name: string;
  readonly open: () => Promise<OpenDatabase>;
  readonly openBare: () => Promise<BareEngine>;
  /** Ballots per second of the one-statement form; null where nothing measures it. */
  readonly oneStatement: (poll: HotPoll) => Promise<number | null>;
  /** Number of people who vote at once. */
  readonly workers: number;
  /**
   * More than all rows can use up in their time; the first of them, who have tokens, more than the
   * first two rows.
   */
  readonly voters: number;
  readonly votersWithTokens: number;
  readonly goals: { readonly perSecond: number; readonly p99Ms: number; readonly ratio: number };
}

interface BallotBox {
  /** A task that casts the ballot of somebody who has not voted yet. */
  readonly cast: (vote: Vote) => () => Promise<void>;
  readonly accepted: () => number;
}

function openBallotBox(people: readonly string[]): BallotBox {
  const voters = people.values();
  let accepted = 0;
  const cast = (vote: Vote) => async () => {
    const { done, value } = voters.next();
    if (done) throw new Error('There are more votes than voters; raise VOTERS.');
    await vote(value);
    accepted += 1;
  };
  return { cast, accepted: () => accepted };
}

async function hammer(workers: number, task: () => Promise<void>): Promise<Run> {
  await saturate({ workers, seconds: WARM_UP_SECONDS }, task);
  return saturate({ workers, seconds: SECONDS }, task);
}

async function issueTokens(
  { database }: BenchHost,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const tokens = await openAccessTokens(database.db, Date.now);
  return new Map(
    await Promise.all(
      people.map(async (person) => [person, await tokens.issue(person, 'roles')] as const),
    ),
  );
}

interface Hosted {
  readonly poll: HotPoll;
  readonly before: PollCounts;
  readonly box: BallotBox;
  readonly runs: Readonly<Record<'crowd' | 'stored' | 'requested' | 'paced', Run>>;
}

async function measureHost(place: Place): Promise<Hosted> {
  const { workers, voters, votersWithTokens } = place;
  const host = await openBenchHostOn(await place.open());
  const poll = await findHotPoll(host);
  const before = await countPoll(host, poll);
  const people = await addVoters(host, voters);
  const box = openBallotBox(people);
  const tokens = await issueTokens(host, people.slice(0, votersWithTokens));
  const request = box.cast(createRequestedVote(host, poll, tokens));
  const requested = await hammer(workers, request);
  const paced = await pace({ rate: RATE, seconds: SECONDS }, request);
  const store = box.cast(createStoredVote(host, poll));
  const stored = await hammer(workers, store);
  const crowd = await hammer(CROWD_SIZE, store);
  await host.close();
  return { poll, before, box, runs: { stored, crowd, requested, paced } };
}

async function measureBare({ openBare, workers }: Place, { poll, box }: Hosted) {
  const engine = await openBare();
  const run = await hammer(workers, box.cast(createBareVote(engine, poll)));
  const after = await countPollBare(engine, poll);
  await engine.close();
  return { run, after };
}

const row = (name: string, run: Run, bare: Run, statement: number | null) => [
  name,
  formatInteger(getRate(run)),
  formatRatio(getRate(run), getRate(bare)),
  statement === null ? '—' : formatRatio(getRate(run), statement),
  formatOneDecimal(median(run.latencies)),
  formatOneDecimal(percentile(run.latencies, 0.99)),
];

async function compare(place: Place): Promise<void> {
  const hosted = await measureHost(place);
  const { run: bare, after } = await measureBare(place, hosted);
  const statement = await place.oneStatement(hosted.poll);
  const { crowd, stored, requested, paced } = hosted.runs;
  const name = `one hot poll, ${place.name}`;
  addFigure({
    name,
    value: getRate(crowd),
    unit: 'ballots/s',
    reference:
      statement === null
        ? { name: 'bare', value: getRate(bare) }
        : { name: 'one statement', value: statement },
    goals: [
      { of: 'ratio', atLeast: place.goals.ratio },
      { of: 'value', atLeast: place.goals.perSecond },
    ],
  });
  addFigure({
    name: `${name}, ${RATE} per second: p99`,
    value: percentile(paced.latencies, 0.99),
    unit: 'ms',
    goals: [{ of: 'value', atMost: place.goals.p99Ms }],
  });
  printTable(`One hot poll, ${place.workers} at once, ${SECONDS} s each, ${place.name}`, [
    ['votes', 'ballots/s', '÷ bare', '÷ one statement', 'p50 ms', 'p99 ms'],
    row('request to receipt', requested, bare, statement),
    row(`request to receipt, ${RATE} per second`, paced, bare, statement),
    row('ballot box alone', stored, bare, statement),
    row(`ballot box alone, ${formatInteger(CROWD_SIZE)} at once`, crowd, bare, statement),
    row('  without the host, one by one', bare, bare, statement),
  ]);
  printNote(
    statement === null
      ? 'one statement: not measured, pgbench is for a PostgreSQL server and is not there'
      : `one statement for each ballot, by pgbench: ${formatInteger(statement)} ballots/s`,
  );
  const grown = (name: keyof PollCounts) => formatInteger(after[name] - hosted.before[name]);
  printNote(
    `accepted ${formatInteger(hosted.box.accepted())} · kept number ${grown('tally')} · ballots ${grown('ballots')} · voters ${grown('voters')}`,
  );
}

async function onPostgres(measure: (postgres: TestPostgres) => Promise<void>): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  if (!postgres) return void printNote('PostgreSQL is not installed here.');
  await measure(postgres);
  await postgres.stop();
}

/**
 * Measures the ballots per second that one hot poll takes in, each commit durable: on the embedded
 * database, and on PostgreSQL where it is installed.
 */
export async function run(): Promise<void> {
  const folder = createTemporaryFolder();
  const other = createTemporaryFolder();
  await compare({
    name: 'embedded database on disk',
    open: () => openEmbedded(folder),
    openBare: () => openBareEmbedded(folder),
    oneStatement: async () => null,
    workers: 10,
    voters: 60_000,
    votersWithTokens: 12_000,
    goals: { perSecond: 800, p99Ms: 250, ratio: 0.6 },
  });
  await printGrowth(() => openEmbedded(other));
  await onPostgres(async ({ url, description }) => {
    const workers = 64;
    await compare({
      name: description,
      open: () => openServer(url),
      openBare: () => openBareServer(url, workers),
      oneStatement: (poll) => measurePgbenchRate(url, poll, SECONDS),
      workers,
      voters: 300_000,
      votersWithTokens: 30_000,
      goals: { perSecond: 10_000, p99Ms: 50, ratio: 1 },
    });
  });
  await onPostgres(({ url }) => printGrowth(() => openServer(url)));
}
