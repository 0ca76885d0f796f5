import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openServer, type Database } from '../server/db/openDatabase';
import { startPostgres } from '../tooling/test/postgres';
import { BENCH_ORIGIN } from './benchHost';
import { startChild } from './child';
import { addFigure } from './figures';
import { openLoad } from './load';
import { median, pace, getRate, percentile, saturate, type Run } from './measure';
import { formatOneDecimal, printNote, printTable, formatRatio, formatInteger } from './print';
import { addContents } from './searchRows';
import { startLoadHost } from './startLoadHost';

const CONTENTS = 100_000;
const RATE = 1_000;
const SECONDS = 10;
const CONNECTIONS = 10;
const LIST = '/v1/blogs';

const LOOK_MS = 500;

/**
 * Waits until a new host has written the public data; it does that at once, and it would be
 * measured as well.
 */
async function untilWritten(db: Database): Promise<void> {
  const isWritten = () =>
    db
      .selectFrom('open_data_runs')
      .select('id')
      .where('finished_at', 'is not', null)
      .executeTakeFirst();
  while (!(await isWritten())) await sleep(LOOK_MS);
}

async function fill(url: string): Promise<void> {
  const { db, close } = await openServer(url);
  await untilWritten(db);
  await addContents(db, CONTENTS);
  await sql`vacuum analyze contents`.execute(db);
  await close();
}

type Load = ReturnType<typeof openLoad>;
type Way = (load: Load) => Promise<Run>;

const asMuchAsPossible: Way = ({ get }) =>
  saturate({ workers: CONNECTIONS, seconds: SECONDS }, get);
const atRate: Way = ({ get }) => pace({ rate: RATE, seconds: SECONDS }, get);

/** Returns the second of two runs, when the compiler knows which code is busy. */
async function warm(way: Way, load: Load): Promise<Run> {
  await way(load);
  const run = await way(load);
  load.close();
  return run;
}

const row = (name: string, run: Run, reference: Run) => [
  name,
  formatInteger(getRate(run)),
  formatRatio(getRate(run), getRate(reference)),
  formatOneDecimal(median(run.latencies)),
  formatOneDecimal(percentile(run.latencies, 0.99)),
];

/**
 * Measures the first page of a section among 100,000 contents on PostgreSQL: 1,000 requests a
 * second of visitors, and as many as possible of one signed-in person.
 */
export async function run(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) return void printNote('lists: PostgreSQL is not installed here.');
  const { host, stop } = await startLoadHost(postgres.url, 1);
  await fill(postgres.url);
  const list = `http://127.0.0.1:${host.port}${LIST}`;
  const signedIn = { origin: BENCH_ORIGIN, authorization: `Bearer ${host.tokens[0]}` };
  const visitors = await warm(atRate, openLoad(list, 'br', CONNECTIONS));
  const alone = await warm(asMuchAsPossible, openLoad(list, 'identity', CONNECTIONS, signedIn));
  const bareHost = await startChild('bareListProcess.ts', [postgres.url]);
  const bare = await warm(asMuchAsPossible, openLoad(bareHost.origin, 'identity', CONNECTIONS));
  await bareHost.stop();
  await stop();
  await postgres.stop();

  printTable(
    `First page of a section among ${formatInteger(CONTENTS)} contents, ${postgres.description}`,
    [
      ['', 'req/s', '÷ bare', 'p50 ms', 'p99 ms'],
      row(`visitors, ${formatInteger(RATE)} a second`, visitors, bare),
      row('somebody signed in, as much as possible', alone, bare),
      row('  bare node:http and one query', bare, bare),
    ],
  );
  printNote('What visitors ask is at hand for two seconds.');
  addFigure({
    name: `visitors, ${formatInteger(RATE)} requests a second: p99`,
    value: percentile(visitors.latencies, 0.99),
    unit: 'ms',
    goals: [{ of: 'value', atMost: 20 }],
  });
  addFigure({
    name: 'somebody signed in',
    value: getRate(alone),
    unit: 'req/s',
    reference: { name: 'http and one query', value: getRate(bare) },
    goals: [{ of: 'ratio', atLeast: 0.7 }],
  });
}
