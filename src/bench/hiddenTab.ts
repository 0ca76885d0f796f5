import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { findProgram } from '../tooling/test/findProgram';
import { addFigure } from './figures';
import { printNote, printTable, formatSpread, formatInteger } from './print';
import { signIn } from './signedInTab';

const ROUNDS = 3;
/** Chromium lets a hidden page work once a minute after five minutes; this makes it ten seconds. */
const GRACE = '--enable-features=IntensiveWakeUpThrottling:grace_period_seconds/10';
/** Keep a browser under test from slowing hidden pages down. */
const KEEPS_AWAKE = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];
/** Until it does so. */
const ASLEEP_MS = 75_000;
const LOOK_MS = 250;
/** For the heartbeat's answer and the renewal, whenever they come. */
const PATIENCE_MS = 5_000;

/** Milliseconds from when the browser is told to show the page. */
interface Shown {
  /** Until a renewal is begun: the tokens have been looked at. */
  readonly checked: number;
  /** Until the provider's frame has answered. */
  readonly answered: number;
  /** Until new tokens are asked for. */
  readonly asked: number;
}

/**
 * Runs in the page: notes when a renewal is marked as running, when the provider's frame answers,
 * and when tokens are asked for.
 */
function noteWork(): void {
  const noted: Record<keyof Shown, number> = { checked: 0, answered: 0, asked: 0 };
  Object.assign(globalThis, { noted });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    setItem.call(this, key, value);
    if (value.includes('storageSilentRenewRunning')) noted.checked ||= performance.now();
  };
  addEventListener('message', () => (noted.answered ||= performance.now()));
  new PerformanceObserver((list) => {
    const asked = list.getEntries().find(({ name }) => name.endsWith('/connect/token'));
    if (asked) noted.asked ||= asked.startTime;
  }).observe({ type: 'resource' });
}

/** Forgets what was noted. Returns the page's time. */
const begin = (page: Page): Promise<number> =>
  page.evaluate(() => {
    Object.assign(Reflect.get(globalThis, 'noted') as Shown, { checked: 0, answered: 0, asked: 0 });
    return performance.now();
  });

const readNoted = (page: Page): Promise<Shown> =>
  page.evaluate(() => Reflect.get(globalThis, 'noted') as Shown);

const isHidden = (page: Page) => page.evaluate(() => document.visibilityState === 'hidden');

/** Tells whether the provider's tokens have run out unnoticed. */
const hasExpired = (page: Page) =>
  page.evaluate(() => {
    const flow = JSON.parse(sessionStorage.getItem('door')!) as { access_token_expires_at: number };
    return flow.access_token_expires_at < Date.now();
  });

/**
 * Hides the page until its tokens have ended, then shows it. Null where the browser does not hide
 * it, or lets it renew them just before.
 */
async function showAgain(page: Page, other: Page): Promise<Shown | null> {
  await other.bringToFront();
  if (!(await isHidden(page))) return null;
  await sleep(ASLEEP_MS);
  while (!(await hasExpired(page))) await sleep(LOOK_MS);
  const shown = await begin(page);
  await page.bringToFront();
  await sleep(PATIENCE_MS);
  const { checked, answered, asked } = await readNoted(page);
  if (Math.min(checked, answered, asked) < shown) return null;
  return { checked: checked - shown, answered: answered - shown, asked: asked - shown };
}

function print(all: readonly Shown[]): void {
  const timesOf = (part: keyof Shown) => all.map((shown) => shown[part]);
  const [checked, answered] = [timesOf('checked'), timesOf('answered')];
  printTable(`A tab that was hidden until its tokens had ended is shown, ${all.length} times`, [
    ['until', 'median ms (min–max)'],
    ['the tokens have been looked at', formatSpread(checked, formatInteger)],
    ['the provider’s frame has answered', formatSpread(answered, formatInteger)],
    ['new tokens are asked for', formatSpread(timesOf('asked'), formatInteger)],
  ]);
  printNote('Before they are asked for, other tabs have 250 ms to say that they hold newer ones.');
  addFigure({
    name: 'a hidden tab is shown: tokens looked at, provider has answered, worst',
    value: Math.max(...checked, ...answered),
    unit: 'ms',
    goals: [{ of: 'value', atMost: 200 }],
  });
}

/**
 * Measures how soon a tab that has slept looks at its session. Needs a browser that hides pages,
 * which the headless shell does not.
 */
export async function measureHiddenTab(origin: string): Promise<void> {
  const executablePath = findProgram(['chromium', 'google-chrome']);
  if (!executablePath) return void printNote('A hidden tab needs Chromium as people have it.');
  const args = ['--no-sandbox', GRACE];
  const browser = await puppeteer.launch({
    executablePath,
    args,
    ignoreDefaultArgs: KEEPS_AWAKE,
  });
  // Playwright shows every page for as long as it is connected.
  const guest = await chromium.connectOverCDP(browser.wsEndpoint());
  await signIn(guest.contexts()[0]!.pages()[0]!, origin);
  await guest.close();
  const [page] = await browser.pages();
  await page!.evaluate(noteWork);
  const other = await browser.newPage();
  const all: Shown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const shown = await showAgain(page!, other);
    if (shown) all.push(shown);
  }
  await browser.close();
  if (all.length > 0) print(all);
  else printNote('Nothing was measured: this browser does not hide pages.');
}
