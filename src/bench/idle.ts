import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { TIMING } from '../shared/constants';
import { findBrowser } from '../tooling/test/findBrowser';
import { builtPortal } from './benchHost';
import { addFigure, type Figure } from './figures';
import { oneDecimal, printNote, printTable, ratio, whole } from './print';
import { freePorts } from './processes';
import { openPortal } from './startPortal';
import { temporaryFolder } from './temporary';

const MINUTES = Number(process.env.MEYDAN_BENCH_MINUTES ?? 2);
const SETTLED_MS = 8_000;
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

/** As somebody of the demonstration does it. */
async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/en/blogs`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue with the city’s login' }).click();
  await page.getByRole('button', { name: 'Grace Bell' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Grace Bell' }).waitFor();
}

type Metrics = Readonly<Record<string, number>>;

async function look({ tools }: Tab): Promise<Metrics> {
  await tools.send('HeapProfiler.collectGarbage');
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
}

const idleOf = (name: string, before: Metrics, after: Metrics): Idle => {
  const grown = (metric: string) => after[metric]! - before[metric]!;
  return {
    name,
    script: (grown('ScriptDuration') * 1_000) / MINUTES,
    task: (grown('TaskDuration') * 1_000) / MINUTES,
    heap: grown('JSHeapUsedSize') / 1_000,
    nodes: grown('Nodes'),
    listeners: grown('JSEventListeners'),
  };
};

function print(portal: Idle, floor: Idle): void {
  const row = ({ name, script, task, heap, nodes, listeners }: Idle) => [
    ...[name, oneDecimal(script), ratio(script, floor.script)],
    ...[oneDecimal(task), ratio(task, floor.task)],
    ...[heap, nodes, listeners].map(whole),
  ];
  printTable(`A tab that nobody touches, ${MINUTES} minutes`, [
    ['', 'script ms/min', '÷ floor', 'all ms/min', '÷ floor', 'heap kB', 'nodes', 'listeners'],
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
  addFigure({
    name: 'heap grown in an idle signed-in tab',
    value: portal.heap,
    unit: 'kB',
    goals: [{ of: 'value', atMost: 256 }],
  });
}

/** What a signed-in tab costs while nobody touches it, beside a page with the same timers and nothing else. */
export async function run(): Promise<void> {
  const executablePath = findBrowser();
  if (!builtPortal() || !executablePath) {
    printNote('idle: run “npm run build” first; a browser is needed as well.');
    return;
  }
  const [port = 0, doorPort = 0] = await freePorts(2);
  const portal = await openPortal({ folder: '.', data: temporaryFolder(), port, doorPort });
  const floor = await serveFloor();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const tabs = [
    await openTab(browser, 'portal', (page) => signIn(page, `http://localhost:${port}`)),
    await openTab(browser, '  floor', (page) => page.goto(floor.url)),
  ] as const;
  await sleep(SETTLED_MS);
  const before = [await look(tabs[0]), await look(tabs[1])] as const;
  await sleep(MINUTES * MINUTE_MS);
  const [ours, bare] = [await look(tabs[0]), await look(tabs[1])];
  print(idleOf('portal', before[0], ours), idleOf('  floor', before[1], bare));
  await browser.close();
  floor.close();
  await portal.stop();
}
