import { announceChange } from '../server/live/liveChanges';
import { openServer, type OpenDatabase } from '../server/db/openDatabase';
import { startPostgres } from '../tooling/test/postgres';
import { addFigure } from './figures';
import { holdStreams } from './heldStreams';
import { median } from './measure';
import { formatOneDecimal, printNote, printTable, formatInteger } from './print';
import { startLoadHost, type StartedHost } from './startLoadHost';

const COUNTS = [5_000, 10_000] as const;
const CHANGES = 5;
/** The most milliseconds until all of the first count have heard. */
const GOAL_MS = 1_000;

interface Held {
  /** Milliseconds until all have heard, for one change after the other. */
  readonly times: readonly number[];
  /** kB that the host holds for each. */
  readonly each: number;
}

async function measure(
  { host, look }: Pick<StartedHost, 'host' | 'look'>,
  { db }: OpenDatabase,
  count: number,
): Promise<Held> {
  const before = await look();
  const { all, close } = await holdStreams(host, count);
  const after = await look();
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const told = all();
    const version = count + change;
    await announceChange(db, { id: host.poll.id, section: 'have-your-say', version });
    times.push(await told);
  }
  close();
  return { times, each: (after.held - before.held) / count / 1_000 };
}

/** Measures how soon a change reaches 5,000 and 10,000 open pages of one host. */
export async function run(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) return void printNote('streams: PostgreSQL is not installed here.');
  const started = await startLoadHost(postgres.url, 1);
  const database = await openServer(postgres.url);
  const rows: string[][] = [];
  for (const count of COUNTS) {
    const { times, each } = await measure(started, database, count);
    rows.push([
      `all of ${formatInteger(count)} have heard`,
      formatInteger(median(times)),
      formatInteger(Math.max(...times)),
      formatOneDecimal(each),
    ]);
    if (count === COUNTS[0])
      addFigure({
        name: `a change reaches ${formatInteger(count)} streams`,
        value: median(times),
        unit: 'ms',
        goals: [{ of: 'value', atMost: GOAL_MS }],
      });
  }
  await database.close();
  await started.stop();
  await postgres.stop();
  printTable('A change told to open streams of one host', [
    ['', 'median ms', 'worst ms', 'memory of each, kB'],
    ...rows,
  ]);
}
