import { findBuiltPortal } from './benchHost';
import { startChild, type Child } from './child';
import { addFigure } from './figures';
import { openLoad } from './load';
import { median, getRate, percentile, saturate, type Run } from './measure';
import {
  formatKilobytes,
  formatOneDecimal,
  printNote,
  printTable,
  formatRatio,
  formatInteger,
} from './print';

const CONNECTIONS = 10;
const SECONDS = 5;
/** Until the compiler knows the host's busiest functions. */
const WARM_UP_SECONDS = 4;

const REQUESTS = [
  { name: 'list, plain', path: '/v1/have-your-say', encoding: 'identity', isPage: false },
  { name: 'list, brotli', path: '/v1/have-your-say', encoding: 'br', isPage: false },
  { name: 'home page, plain', path: '/', encoding: 'identity', isPage: true },
  { name: 'home page, brotli', path: '/', encoding: 'br', isPage: true },
] as const;
type Request = (typeof REQUESTS)[number];

interface Measured {
  readonly run: Run;
  readonly bytes: number;
  /** Processor time of the server per request, in microseconds. */
  readonly cpu: number;
}

async function measure(child: Child, { path, encoding }: Request): Promise<Measured> {
  const load = openLoad(child.origin + path, encoding, CONNECTIONS);
  const { body } = await load.get();
  await saturate({ workers: CONNECTIONS, seconds: WARM_UP_SECONDS }, load.get);
  const before = await child.usedCpu();
  const run = await saturate({ workers: CONNECTIONS, seconds: SECONDS }, load.get);
  const cpu = (((await child.usedCpu()) - before) * 1000) / run.count;
  load.close();
  return { run, bytes: body.length, cpu };
}

const row = (name: string, { run, bytes, cpu }: Measured, reference: Measured) => [
  name,
  formatKilobytes(bytes),
  formatInteger(getRate(run)),
  formatRatio(getRate(run), getRate(reference.run)),
  formatOneDecimal(median(run.latencies)),
  formatOneDecimal(percentile(run.latencies, 0.99)),
  formatInteger(cpu),
  formatRatio(cpu, reference.cpu),
];

async function compare(host: Child, request: Request): Promise<string[][]> {
  const bare = await startChild('bareProcess.ts', [host.origin + request.path, request.encoding]);
  const reference = await measure(bare, request);
  await bare.stop();
  const measured = await measure(host, request);
  if (request.encoding === 'identity')
    addFigure({
      name: `${request.name}: processor time`,
      value: measured.cpu,
      unit: 'µs',
      reference: { name: 'bare node:http', value: reference.cpu },
      // The goal is 0.8 of the speed of a bare server.
      goals: [{ of: 'ratio', atMost: 1.25 }],
    });
  return [
    row(request.name, measured, reference),
    row('  bare node:http, same bytes', reference, reference),
  ];
}

const DRAWN = 200;

/**
 * Measures the milliseconds of processor time for a page that has not been asked for before: each
 * has a query of its own.
 */
async function drawingTime(host: Child): Promise<number> {
  const draw = async (number: number) => {
    const { get, close } = openLoad(`${host.origin}/?visit=${number}`, 'identity', 1);
    await get();
    close();
  };
  for (let number = 0; number < DRAWN; number += 1) await draw(number);
  const before = await host.usedCpu();
  for (let number = DRAWN; number < 2 * DRAWN; number += 1) await draw(number);
  return ((await host.usedCpu()) - before) / DRAWN;
}

/**
 * Requests per second and latency of the host on the embedded database, beside a bare server that
 * answers the same bytes.
 */
export async function run(): Promise<void> {
  const isBuilt = findBuiltPortal() !== null;
  const host = await startChild('hostProcess.ts', []);
  const rows: string[][] = [];
  for (const request of REQUESTS.filter(({ isPage }) => isBuilt || !isPage))
    rows.push(...(await compare(host, request)));
  if (isBuilt)
    addFigure({
      name: 'the home page, drawn anew: processor time',
      value: await drawingTime(host),
      unit: 'ms',
      goals: [{ of: 'value', atMost: 5 }],
    });
  await host.stop();
  const heading = ['api', 'kB', 'req/s', '÷ bare', 'p50 ms', 'p99 ms', 'CPU µs/req', '÷ bare'];
  printTable(`${CONNECTIONS} connections, ${SECONDS} s each, embedded database`, [
    heading,
    ...rows,
  ]);
  printNote('The load loop is itself one Node process and holds the bare server back.');
  if (!isBuilt) printNote('No home page: run “npm run build” first.');
}
