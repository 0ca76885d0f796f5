import { once } from 'node:events';
import { Agent, get, type ClientRequest, type IncomingMessage } from 'node:http';
import { announceChange } from '../server/live/liveChanges';
import { openServer } from '../server/db/openDatabase';
import { startPostgres } from '../tooling/test/postgres';
import { addFigure } from './figures';
import { anyAddress } from './hotPoll';
import { median } from './measure';
import { oneDecimal, printNote, printTable, whole } from './print';
import { startLoadHost } from './startLoadHost';

const STREAMS = 5_000;
const AT_ONCE = 50;
const CHANGES = 5;

interface Open {
  readonly requests: readonly ClientRequest[];
  /** Resolves with the milliseconds until every stream has told of something since. */
  all(): Promise<number>;
}

async function openStreams(port: number, pollId: string): Promise<Open> {
  const agent = new Agent({ keepAlive: true, maxSockets: STREAMS });
  let heard = 0;
  let allHeard: () => void = () => undefined;
  const open = async () => {
    const path = `/v1/stream?topic=content:${pollId}`;
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': anyAddress() };
    const request = get({ agent, port, host: '127.0.0.1', path, headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await new Promise<void>((resolve) => {
      response.on('data', () => {
        heard += 1;
        if (heard === STREAMS) allHeard();
        resolve();
      });
    });
    response.on('error', () => undefined);
    return request;
  };
  const requests: ClientRequest[] = [];
  while (requests.length < STREAMS)
    requests.push(...(await Promise.all(Array.from({ length: AT_ONCE }, open))));
  return {
    requests,
    async all() {
      heard = 0;
      const started = performance.now();
      await new Promise<void>((resolve) => (allHeard = resolve));
      return performance.now() - started;
    },
  };
}

/** How soon a change reaches 5,000 open pages of one host. */
export async function run(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) return void printNote('streams: PostgreSQL is not installed here.');
  const { host, look, stop } = await startLoadHost(postgres.url, 1);
  const before = await look();
  const { requests, all } = await openStreams(host.port, host.poll.id);
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
  requests.forEach((request) => request.on('error', () => undefined).destroy());
  await stop();
  await postgres.stop();
}
