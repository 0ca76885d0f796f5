import { announceChange } from '../server/live/liveChanges';
import { openServer } from '../server/db/openDatabase';
import { startPostgres } from '../tooling/test/postgres';
import { addFigure } from './figures';
import { holdStreams } from './heldStreams';
import { median } from './measure';
import { oneDecimal, printNote, printTable, whole } from './print';
import { startLoadHost } from './startLoadHost';

const STREAMS = 5_000;
const CHANGES = 5;

/** How soon a change reaches 5,000 open pages of one host. */
export async function run(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) return void printNote('streams: PostgreSQL is not installed here.');
  const { host, look, stop } = await startLoadHost(postgres.url, 1);
  const before = await look();
  const { all, close } = await holdStreams(host, STREAMS);
  const after = await look();
  const database = await openServer(postgres.url);
  const times: number[] = [];
  for (let version = 1_000; version < 1_000 + CHANGES; version += 1) {
    const told = all();
    await announceChange(database.db, { id: host.poll.id, section: 'have-your-say', version });
    times.push(await told);
  }
  await database.close();
  const each = (after.held - before.held) / STREAMS / 1_000;
  printTable(`A change told to ${whole(STREAMS)} open streams of one host`, [
    ['', 'median ms', 'worst ms', 'memory of each, kB'],
    ['all have heard', whole(median(times)), whole(Math.max(...times)), oneDecimal(each)],
  ]);
  addFigure({
    name: `a change reaches ${whole(STREAMS)} streams`,
    value: median(times),
    unit: 'ms',
    goals: [{ of: 'value', atMost: 1_000 }],
  });
  close();
  await stop();
  await postgres.stop();
}
