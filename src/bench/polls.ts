import type { AddressInfo } from 'node:net';
import { openEmbedded, openServer, type OpenDatabase } from '../server/db/openDatabase';
import { openAccessTokens } from '../server/identity/accessTokens';
import { startPostgres } from '../tooling/test/postgres';
import { serveBareList } from './bareList';
import { BENCH_ORIGIN, findBuiltPortal, openBenchHostOn, type BenchHost } from './benchHost';
import { recordGrowth, printGrowthTable, type GrowthRecord } from './growth';
import { addVoters, findHotPoll, type HotPoll } from './hotPoll';
import { openLoad } from './load';
import { repeat, measureMs } from './measure';
import { printNote } from './print';
import { addBallots, addPolls } from './pollRows';
import { createTemporaryFolder } from './temporaryFolder';

const POLLS = [100, 1_000, 10_000] as const;
const BALLOTS = [1_000, 10_000, 100_000] as const;
const REQUESTS = 200;
const WARM_UP = 20;

/** Returns the milliseconds of each of many requests, one after the other. */
async function timesOf(url: string, headers: Readonly<Record<string, string>> = {}) {
  const load = openLoad(url, 'identity', 1, headers);
  await repeat(WARM_UP, load.get);
  const times = await repeat(REQUESTS, () => measureMs(load.get));
  load.close();
  return times;
}

const BARE = '  bare node:http and one query';

interface Asked {
  readonly host: BenchHost;
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function askLists({ host, origin, headers }: Asked, grown: GrowthRecord): Promise<void> {
  const list = `${origin}/v1/have-your-say`;
  if (findBuiltPortal())
    recordGrowth(grown, 'page, visitor, kept bytes', await timesOf(`${origin}/en/have-your-say`));
  recordGrowth(grown, 'list, visitor', await timesOf(list));
  recordGrowth(grown, 'list, signed in', await timesOf(list, headers));
  for (const phase of ['open', 'upcoming', 'closed'])
    recordGrowth(
      grown,
      `list, signed in, ${phase}`,
      await timesOf(`${list}?phase=${phase}`, headers),
    );
  const bare = await serveBareList(host.database.db, 'have-your-say');
  recordGrowth(grown, BARE, await timesOf(bare.origin));
  bare.close();
}

async function askDetails({ host, origin, headers }: Asked, poll: HotPoll, name: string) {
  const grown: GrowthRecord = new Map();
  const page = `${origin}/v1/have-your-say/${poll.slug}`;
  const bare = await serveBareList(host.database.db, 'have-your-say');
  let ballots = 0;
  for (const size of BALLOTS) {
    await addBallots(host.database.db, poll.id, poll.answers, size - ballots);
    ballots = size;
    recordGrowth(grown, 'poll, visitor', await timesOf(page));
    recordGrowth(grown, 'poll, signed in', await timesOf(page, headers));
    recordGrowth(grown, BARE, await timesOf(bare.origin));
  }
  bare.close();
  printGrowthTable(`A poll by its ballots, ${name}`, grown, BALLOTS, BARE);
}

async function compare(database: OpenDatabase, name: string): Promise<void> {
  const host = await openBenchHostOn(database);
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = host.app.server.address() as AddressInfo;
  const poll = await findHotPoll(host);
  const [reader] = await addVoters(host, 1);
  const tokens = await openAccessTokens(database.db, Date.now);
  const authorization = `Bearer ${await tokens.issue(reader!, 'roles')}`;
  const headers = { origin: BENCH_ORIGIN, authorization };
  const asked = { host, origin: `http://127.0.0.1:${port}`, headers };
  const grown: GrowthRecord = new Map();
  for (const count of POLLS) {
    await addPolls(database.db, poll.id, count);
    await askLists(asked, grown);
  }
  printGrowthTable(`Lists of polls, ${name}`, grown, POLLS, BARE);
  await askDetails(asked, poll, name);
  await host.close();
}

/**
 * Measures the cost of reading with more polls and with more ballots, on the embedded database and
 * on PostgreSQL where it is installed.
 */
export async function run(): Promise<void> {
  await compare(await openEmbedded(createTemporaryFolder()), 'embedded database');
  const postgres = await startPostgres();
  if (!postgres) return void printNote('PostgreSQL is not installed here.');
  await compare(await openServer(postgres.url), postgres.description);
  await postgres.stop();
  printNote('Goal: lists and polls grow by at most n^0.1.');
}
