import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { TIMING } from '../shared/constants';
import { addFigure, type Figure } from './figures';
import { formatOneDecimal, printTable, formatRatio, formatInteger } from './print';
import { signIn } from './signedInTab';
import { openSignInPortal } from './signInPortal';

const MINUTES = Number(process.env.MEYDAN_BENCH_MINUTES ?? 2);
/**
 * A browser tidies up after a page for about a minute: a visitor’s tab, in which no timer runs,
 * takes 50 ms in it and 2 later.
 */
const SETTLED_MS = 70_000;
const MINUTE_MS = 60_000;

const FRAME = `<script>addEventListener('message', ({ source }) => source.postMessage('unchanged', '*'))</script>`;
/** Two timers and a frame that answers: what a signed-in tab cannot do without. */
const FLOOR = `<!doctype html><iframe src="/frame" hidden></iframe><script>
  setInterval(() => frames[0].postMessage('client session', '*'), ${TIMING.sessionHeartbeatMs});
  setInterval(() => Date.now(), ${TIMING.tokenCheckMs});
</script>`;

async function serveFloor() {
  const server = createServer(({ url }, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(url === '/frame' ? FRAME : FLOOR),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

interface Tab {
  readonly name: string;
  readonly page: Page;
  readonly tools: CDPSession;
}

async function openTab(browser: Browser, name: string, open: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page);
  const tools = await context.newCDPSession(page);
  await tools.send('Performance.enable');
  return { name, page, tools };
}

/** Notes when the provider's frame answers a heartbeat. */
const noteBeats = (page: Page) =>
  page.evaluate(() => {
    const beats: number[] = [];
    Object.assign(globalThis, { beats });
    addEventListener('message', () => beats.push(performance.now()));
  });

/**
 * Reads the milliseconds by which the last beat is late after all those before it, and the longest
 * time between two.
 */
async function readBeats(page: Page): Promise<{ readonly late: number; readonly gap: number }> {
  const beats = await page.evaluate(() => Reflect.get(globalThis, 'beats') as number[]);
  const gaps = beats.slice(1).map((at, index) => at - beats[index]!);
  const wanted = gaps.length * TIMING.sessionHeartbeatMs;
  return { late: beats.at(-1)! - beats[0]! - wanted, gap: Math.max(...gaps) };
}

type Metrics = Readonly<Record<string, number>>;

const collect = ({ tools }: Tab) => tools.send('HeapProfiler.collectGarbage');

async function look({ tools }: Tab): Promise<Metrics> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

interface Idle {
  readonly name: string;
  /** Milliseconds in a minute. */
  readonly script: number;
  readonly task: number;
  /** kB after a collection. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly late: number;
  readonly gap: number;
}

/** Begins, and gives what ends it. */
async function measure(tab: Tab): Promise<() => Promise<Idle>> {
  await noteBeats(tab.page);
  await collect(tab);
  const before = await look(tab);
  return async () => {
    const beats = await readBeats(tab.page);
    // Before the collection, which takes as long as a minute of all else.
    const worked = await look(tab);
    await collect(tab);
    const left = await look(tab);
    return {
      name: tab.name,
      script: ((worked['ScriptDuration']! - before['ScriptDuration']!) * 1_000) / MINUTES,
      task: ((worked['TaskDuration']! - before['TaskDuration']!) * 1_000) / MINUTES,
      heap: (left['JSHeapUsedSize']! - before['JSHeapUsedSize']!) / 1_000,
      nodes: left['Nodes']! - before['Nodes']!,
      listeners: left['JSEventListeners']! - before['JSEventListeners']!,
      ...beats,
    };
  };
}

function print(portal: Idle, floor: Idle): void {
  const row = ({ name, script, task, ...more }: Idle) => [
    name,
    formatOneDecimal(script),
    formatRatio(script, floor.script),
    formatOneDecimal(task),
    formatRatio(task, floor.task),
    ...[more.heap, more.nodes, more.listeners, more.late, more.gap].map(formatInteger),
  ];
  printTable(`A tab that nobody touches, ${MINUTES} minutes`, [
    [
      '',
      'script ms/min',
      '÷ floor',
      'all ms/min',
      '÷ floor',
      'heap kB',
      'nodes',
      'listeners',
      'last beat late by ms',
      'longest gap ms',
    ],
    row(portal),
    row(floor),
  ]);
  const goal = (what: string, part: 'script' | 'task', goals: Figure['goals']) =>
    addFigure({
      name: `${what} of an idle signed-in tab`,
      value: portal[part],
      unit: 'ms/min',
      reference: { name: 'floor', value: floor[part] },
      goals,
    });
  goal('script', 'script', [
    { of: 'value', atMost: 8 },
    { of: 'ratio', atMost: 1.5 },
  ]);
  goal('main thread', 'task', [
    { of: 'value', atMost: 75 },
    { of: 'ratio', atMost: 3.5 },
  ]);
  const grows = (name: string, value: number, unit: string, atMost: number) =>
    addFigure({
      name: `${name} in an idle signed-in tab`,
      value,
      unit,
      goals: [{ of: 'value', atMost }],
    });
  grows('heap grown', portal.heap, 'kB', 256);
  grows('nodes more', portal.nodes, '', 0);
  grows('listeners more', portal.listeners, '', 0);
  grows('last heartbeat late', portal.late, 'ms', 25);
  grows('longest time between heartbeats', portal.gap, 'ms', 3_050);
}

/**
 * Measures the cost of a signed-in tab while it is not touched, beside a page with the same timers
 * and nothing else.
 */
export async function run(): Promise<void> {
  const portal = await openSignInPortal('idle');
  if (!portal) return;
  const { executablePath } = portal;
  const floor = await serveFloor();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const tabs = [
    await openTab(browser, 'portal', (page) => signIn(page, portal.origin)),
    await openTab(browser, '  floor', (page) => page.goto(floor.url)),
  ] as const;
  await sleep(SETTLED_MS);
  const [portalEnds, floorEnds] = [await measure(tabs[0]), await measure(tabs[1])];
  await sleep(MINUTES * MINUTE_MS);
  print(await portalEnds(), await floorEnds());
  await browser.close();
  floor.close();
  await portal.stop();
}
