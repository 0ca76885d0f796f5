import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { addFigure } from './figures';
import { median } from './measure';
import { printTable, formatSpread, formatInteger } from './print';
import { getWaitedMs, watchRequests, type Span } from './requestTimes';
import { signIn } from './signedInTab';

const RENEWALS = 10;
const LOOK_MS = 1_000;
/**
 * Milliseconds that the browser adds to each request: host and provider on the same machine, and as
 * far away as they usually are.
 */
const NETWORKS = [
  { name: 'on this machine', latency: 0 },
  { name: '50 ms away', latency: 50 },
] as const;
/**
 * The tokens' lifetime is that of the door's setting; they are renewed as soon as they are looked
 * at again.
 */
const BY_FRAME = { useRefreshToken: false, renewTimeBeforeTokenExpiresInSeconds: 28 };

/** Runs in the page: notes when a frame for a renewal is opened and when new tokens are kept. */
function noteRenewals(): void {
  const spans: { from: number; to?: number }[] = [];
  Object.assign(globalThis, { renewals: spans });
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLIFrameElement && node.title.startsWith('silent-renew'))
        spans.push({ from: performance.timeOrigin + performance.now() });
  }).observe(document, { childList: true, subtree: true });
  const { setItem } = Storage.prototype;
  let kept: string | undefined;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    setItem.call(this, key, value);
    const { authzData } = (key === 'door' ? JSON.parse(value) : {}) as { authzData?: string };
    if (!authzData || authzData === kept) return;
    kept = authzData;
    const last = spans.at(-1);
    if (last) last.to ??= performance.timeOrigin + performance.now();
  };
}

const renewalsOf = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(globalThis, 'renewals') as Partial<Span>[]).filter(
      (span): span is Span => span.to !== undefined,
    ),
  );

interface Renewals {
  /** Milliseconds of each, from the frame to the kept tokens. */
  readonly times: readonly number[];
  /** Milliseconds of each in which its requests were under way. */
  readonly networks: readonly number[];
}

async function openTab(browser: Browser, origin: string) {
  // A service worker would read the configuration past the change of it.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.addInitScript(noteRenewals);
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as { signIn: object[] };
    Object.assign(config.signIn[0]!, BY_FRAME);
    await route.fulfill({ response, json: config });
  });
  await signIn(page, origin);
  // Requests that are watched on their way take longer.
  await page.unrouteAll();
  return { page, requests: watchRequests(page) };
}

async function measure(
  { page, requests }: Awaited<ReturnType<typeof openTab>>,
  latency: number,
): Promise<Renewals> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  const conditions = { latency, offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await tools.send('Network.emulateNetworkConditions', conditions);
  // The first loads code, and may have begun before.
  const before = (await renewalsOf(page)).length + 1;
  while ((await renewalsOf(page)).length < before + RENEWALS) await sleep(LOOK_MS);
  const renewals = (await renewalsOf(page)).slice(before);
  return {
    times: renewals.map(({ from, to }) => to - from),
    networks: renewals.map((renewal) => getWaitedMs(renewal, requests)),
  };
}

/**
 * Measures how long a renewal by a hidden frame takes, from the frame to the kept tokens, beside
 * the time in which its requests were under way.
 */
export async function measureSilentRenewal(origin: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const tab = await openTab(browser, origin);
  const rows: string[][] = [];
  for (const { name, latency } of NETWORKS) {
    const { times, networks } = await measure(tab, latency);
    const ratios = times.map((time, index) => time / networks[index]!);
    rows.push(
      [name, formatSpread(times, formatInteger), formatSpread(ratios, (value) => value.toFixed(2))],
      ['  its requests', formatSpread(networks, formatInteger), '1.00'],
    );
    addFigure({
      name: `silent renewal by a hidden frame, provider ${name}`,
      value: median(times),
      unit: 'ms',
      reference: { name: 'its requests', value: median(networks) },
      goals: [{ of: 'ratio', atMost: 1.2 }],
    });
  }
  await browser.close();
  printTable(`${RENEWALS} silent renewals by a hidden frame, from the frame to the kept tokens`, [
    ['provider', 'median ms (min–max)', '÷ its requests (min–max)'],
    ...rows,
  ]);
}
