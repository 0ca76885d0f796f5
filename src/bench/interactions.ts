import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '../shared/constants';
import { startSession } from '../server/identity/sessions';
import { findBrowser } from '../tooling/test/findBrowser';
import { findBuiltPortal, openBenchHost, type BenchHost } from './benchHost';
import { addVoters, findHotPoll } from './hotPoll';
import { addFigure } from './figures';
import { median } from './measure';
import { printNote, printTable, formatRatio, formatInteger } from './print';

const ROUNDS = 10;
const CPU_SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };
/**
 * Long enough for a paint, for the entry that tells of it, and for the page that a link leads to.
 */
const SETTLED_MS = 800;
const KEY = 'longest-interaction';
const BARE = 'data:text/html,<!doctype html><button>Press</button>';

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly needsVoter?: boolean;
  readonly press: (page: Page) => Promise<void>;
}

/** Until the page listens. */
const AWAKE_MS = 3_000;

const BARE_BUTTON: Interaction = {
  name: '  a button that does nothing',
  path: BARE,
  press: (page) => page.getByRole('button').click(),
};

const listInteractions = (slug: string): readonly Interaction[] => [
  { name: 'open the menu', path: '/en', press: (page) => page.locator('[popovertarget]').click() },
  {
    name: 'switch the language',
    path: '/en',
    press: (page) => page.locator('header a[hreflang=ar]').click(),
  },
  {
    name: 'cast a vote',
    path: `/en/have-your-say/${slug}`,
    needsVoter: true,
    press: async (page) => {
      await page.locator('main input[type=radio]').first().check();
      await page.locator('main form button[type=submit]').click();
    },
  },
];

/**
 * Keeps the longest interaction of the tab; in its storage, as a press may lead to another page.
 */
function observe(key: string): void {
  let kept = 0;
  const storage = location.protocol.startsWith('http') ? sessionStorage : null;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) kept = Math.max(kept, entry.duration);
    }
    Object.assign(globalThis, { [key]: kept });
    storage?.setItem(key, String(Math.max(kept, Number(storage.getItem(key)))));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

const getLongest = (page: Page): Promise<number> =>
  page.evaluate((key) => {
    const kept = Number(Reflect.get(globalThis, key) ?? 0);
    const stored = location.protocol.startsWith('http') ? Number(sessionStorage.getItem(key)) : 0;
    return Math.max(kept, stored);
  }, KEY);

/** Signs a person in to the tab, with a session that is renewed at the start, as after a night. */
async function signIn({ database }: BenchHost, page: Page, personId: string): Promise<void> {
  const session = { personId, scope: 'roles', kind: 'password', device: 'bench' } as const;
  const { refreshToken } = (await startSession(database.db, session, new Date()))!;
  const record = {
    access_token: 'expired',
    refresh_token: refreshToken,
    expires_in: 1,
    createDate: new Date(0).toISOString(),
  };
  await page.addInitScript(
    ([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value),
    [STORAGE_KEYS.productAuth, JSON.stringify(record)] as const,
  );
}

interface Bench {
  readonly host: BenchHost;
  readonly origin: string;
  readonly browser: Browser;
}

/**
 * Measures the milliseconds from the press to the next paint. The browser counts in steps of 8 and
 * tells nothing below 16.
 */
async function measurePaint({ host, origin, browser }: Bench, interaction: Interaction) {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.addInitScript(observe, KEY);
  const [voter] = interaction.needsVoter ? await addVoters(host, 1) : [];
  if (voter) await signIn(host, page, voter);
  const isBare = interaction.path.startsWith('data:');
  await page.goto(isBare ? interaction.path : origin + interaction.path);
  // The network is never idle: a stream of news stays open.
  await page.waitForTimeout(AWAKE_MS);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await interaction.press(page);
  await page.waitForTimeout(SETTLED_MS);
  const ms = Math.max(16, await getLongest(page));
  await context.close();
  return ms;
}

async function printInteractions(bench: Bench): Promise<void> {
  const { slug } = await findHotPoll(bench.host);
  const all = [...listInteractions(slug), BARE_BUTTON];
  const runs: number[][] = all.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, interaction] of all.entries())
      runs[index]!.push(await measurePaint(bench, interaction));
  const reference = median(runs.at(-1)!);
  for (const [index, { name }] of all.slice(0, -1).entries()) {
    const times = runs[index]!;
    addFigure({
      name: `${name}: median`,
      value: median(times),
      unit: 'ms',
      reference: { name: 'a bare button', value: reference },
      goals: [{ of: 'value', atMost: 32 }],
    });
    addFigure({
      name: `${name}: worst`,
      value: Math.max(...times),
      unit: 'ms',
      goals: [{ of: 'value', atMost: 120 }],
    });
  }
  printTable(`From the press to the next paint, processor slowed ${CPU_SLOWDOWN} times`, [
    ['interaction', 'median ms', '÷ bare', 'worst ms'],
    ...all.map(({ name }, index) => {
      const times = runs[index]!;
      return [
        name,
        formatInteger(median(times)),
        formatRatio(median(times), reference),
        formatInteger(Math.max(...times)),
      ];
    }),
  ]);
  printNote('Goals: median ≤ 32 ms, worst ≤ 120 ms; 16 stands for 16 or less.');
}

/** Measures how soon the page shows that a press was understood: menu, language, vote. */
export async function run(): Promise<void> {
  const executablePath = findBrowser();
  if (!findBuiltPortal() || !executablePath) {
    printNote('interactions: run “npm run build” first; a browser is needed as well.');
    return;
  }
  const host = await openBenchHost(null);
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = host.app.server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  await printInteractions({ host, origin: `http://127.0.0.1:${port}`, browser });
  await browser.close();
  await host.close();
}
