import { chromium, type Browser } from '@playwright/test';
import { addFigure } from './figures';
import { median } from './measure';
import { printTable, formatSpread, formatInteger } from './print';
import { getWaitedMs, watchRequests } from './requestTimes';
import { signIn } from './signedInTab';
import { openSignInPortal } from './signInPortal';

const ROUNDS = 7;
const CPU_SLOWDOWN = 4;

/**
 * Runs in the page: notes when the person's name has been painted in the page that was left for the
 * sign-in.
 */
function noteSignedIn({ name, path }: { readonly name: string; readonly path: string }): void {
  const observer = new MutationObserver(() => {
    const header = document.querySelector('header');
    if (location.pathname !== path || !header?.textContent.includes(name)) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        const signedInAt = performance.timeOrigin + performance.now();
        Object.assign(globalThis, { signedInAt });
      }),
    );
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}

interface Arrival {
  /** Milliseconds from the provider's answer with tokens until the signed-in view is painted. */
  readonly all: number;
  /** Milliseconds of it in which requests were under way. */
  readonly requests: number;
}

async function arrive(browser: Browser, origin: string, provider: string): Promise<Arrival> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const requests = watchRequests(page);
  await page.addInitScript(noteSignedIn, { name: 'Grace Bell', path: '/en/blogs' });
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await signIn(page, origin);
  const noted = await page.waitForFunction(() => Reflect.get(globalThis, 'signedInAt') as number);
  const to = await noted.jsonValue();
  await page.context().close();
  const tokens = requests.find(({ url }) => url === `${provider}/connect/token`);
  if (!tokens) throw new Error('The provider gave no tokens.');
  const span = { from: tokens.to, to };
  return { all: to - span.from, requests: getWaitedMs(span, requests) };
}

/**
 * Measures the portal's own time from the provider's tokens to the view of a signed-in person,
 * beside the requests in between.
 */
export async function measureSignedInView(): Promise<void> {
  const portal = await openSignInPortal('The view after a sign-in');
  if (!portal) return;
  const { origin, provider, executablePath } = portal;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const arrivals: Arrival[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    arrivals.push(await arrive(browser, origin, provider));
  await browser.close();
  await portal.stop();

  const own = arrivals.map(({ all, requests }) => all - requests);
  const requests = arrivals.map((arrival) => arrival.requests);
  printTable(
    `From the provider’s tokens to the painted view of who signed in, processor slowed ${CPU_SLOWDOWN} times`,
    [
      ['what', 'median ms (min–max)'],
      ['work of its own', formatSpread(own, formatInteger)],
      ['requests', formatSpread(requests, formatInteger)],
    ],
  );
  addFigure({
    name: `from the provider’s tokens to the signed-in view, slowed ${CPU_SLOWDOWN} times: own work`,
    value: median(own),
    unit: 'ms',
    reference: { name: 'its requests', value: median(requests) },
    goals: [{ of: 'value', atMost: 50 }],
  });
}
