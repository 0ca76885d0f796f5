import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DURABLE_START_PARAMS, DurableNodeFS } from '../server/db/durableFs';
import { openAccessTokens } from '../server/identity/accessTokens';
import { openBenchHost, type BenchHost } from './benchHost';
import {
  addVoters,
  bareVote,
  countPoll,
  countPollBare,
  findHotPoll,
  requestedVote,
  storedVote,
  type Counted,
  type HotPoll,
  type Vote,
} from './hotPoll';
import { median, pace, perSecond, percentile, saturate, type Run } from './measure';
import { oneDecimal, printNote, printTable, ratio, whole } from './print';
import { temporaryFolder } from './temporary';

const WORKERS = 10;
const SECONDS = 4;
const WARM_UP_SECONDS = 1;
/** Ballots per second of the row that asks for the waiting time, not for the limit. */
const RATE = 300;
/** More than all rows can use up in their time; the first of them, who have tokens, more than the first two rows. */
const VOTERS = 20_000;
const VOTERS_WITH_TOKENS = 8_000;

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

async function hammer(task: () => Promise<void>): Promise<Run> {
  await saturate({ workers: WORKERS, seconds: WARM_UP_SECONDS }, task);
  return saturate({ workers: WORKERS, seconds: SECONDS }, task);
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
  readonly before: Counted;
  readonly box: BallotBox;
  readonly runs: Readonly<Record<'stored' | 'requested' | 'paced', Run>>;
}

async function measureHost(folder: string): Promise<Hosted> {
  const host = await openBenchHost(folder);
  const poll = await findHotPoll(host);
  const before = await countPoll(host, poll);
  const people = await addVoters(host, VOTERS);
  const box = openBallotBox(people);
  const tokens = await issueTokens(host, people.slice(0, VOTERS_WITH_TOKENS));
  const request = box.cast(requestedVote(host, poll, tokens));
  const requested = await hammer(request);
  const paced = await pace({ rate: RATE, seconds: SECONDS }, request);
  const stored = await hammer(box.cast(storedVote(host, poll)));
  await host.close();
  return { poll, before, box, runs: { stored, requested, paced } };
}

async function measureBare(folder: string, { poll, box }: Hosted) {
  const engine = await PGlite.create({
    fs: new DurableNodeFS(join(folder, 'database')),
    startParams: [...DURABLE_START_PARAMS],
  });
  const run = await hammer(box.cast(bareVote(engine, poll)));
  const after = await countPollBare(engine, poll);
  await engine.close();
  return { run, after };
}

const row = (name: string, run: Run, reference: Run) => [
  name,
  whole(perSecond(run)),
  ratio(perSecond(run), perSecond(reference)),
  oneDecimal(median(run.latencies)),
  oneDecimal(percentile(run.latencies, 0.99)),
];

/** Ballots per second that one hot poll takes in on the embedded database, on disk, each commit durable. */
export async function run(): Promise<void> {
  const folder = temporaryFolder();
  const hosted = await measureHost(folder);
  const { run: bare, after } = await measureBare(folder, hosted);
  const { stored, requested, paced } = hosted.runs;
  printTable(`One hot poll, ${WORKERS} at once, ${SECONDS} s each, embedded database on disk`, [
    ['votes', 'ballots/s', '÷ bare', 'p50 ms', 'p99 ms'],
    row('request to receipt', requested, bare),
    row(`request to receipt, ${RATE} per second`, paced, bare),
    row('castBallot alone', stored, bare),
    row('  bare PGlite, same statements', bare, bare),
  ]);
  const grown = (name: keyof Counted) => whole(after[name] - hosted.before[name]);
  printNote(
    `accepted ${whole(hosted.box.accepted())} · tally ${grown('tally')} · ballots ${grown('ballots')} · voters ${grown('voters')}`,
  );
}
