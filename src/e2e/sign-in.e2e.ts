import { expect, type Page } from '@playwright/test';
import { listTestLocales } from '../shared/testing/testLocales';
import {
  overrideConfig,
  continueAtDoor,
  expectLanguage,
  expectSignedIn,
  signIn,
  getSignInLink,
  signOut,
  test,
  getText,
  watchErrors,
} from './portal';

/** Poll on which no other file votes by this name: its ballot is open. */
const POLL = '/en/have-your-say/harbour-swimming-area';
const NAME = 'Grace Bell';

/** Renewal a minute after each token came: the door's tokens last 300 s. */
const SOON = { renewTimeBeforeTokenExpiresInSeconds: 240 };
/** By then a token is due, and the next check of the tokens has come. */
const UNTIL_DUE_MS = 64_000;
/** The next beat of the frame that asks the door whether its session goes on. */
const UNTIL_BEAT_MS = 3_000;

/** Beats of more than two minutes: the frame has been loaded anew twice. */
const BEATS = 44;

declare global {
  interface Window {
    countBeat?: (question: string) => Promise<void>;
    earlyAlarms?: number;
  }
}

/** Grant types of the door's token endpoint that this page asked for, oldest first. */
function grantsOf(page: Page): string[] {
  const grants: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/connect/token')) return;
    if (new URL(request.url()).origin === new URL(page.url()).origin) return;
    grants.push(new URLSearchParams(request.postData() ?? '').get('grant_type') ?? '');
  });
  return grants;
}

const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: NAME });

const storedFlow = (page: Page) =>
  page.evaluate(
    () => JSON.parse(sessionStorage.getItem('door') ?? '{}') as Record<string, unknown>,
  );

test('[SPEC 7.2.4, 4.2.1] a refresh token renews the provider’s tokens, and the page does not notice', async ({
  page,
  context,
  portal,
}) => {
  await context.clock.install();
  await overrideConfig(context, SOON);
  const grants = grantsOf(page);
  await page.goto(portal + POLL);
  await signIn(page, 'en', NAME);
  const { authzData } = await storedFlow(page);
  expect(grants).not.toContain('refresh_token');
  await context.clock.fastForward(UNTIL_DUE_MS);
  await expect.poll(() => grants).toContain('refresh_token');
  await expect.poll(async () => (await storedFlow(page))['authzData']).not.toBe(authzData);
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL(portal + POLL);
});

test('[SPEC 2.8, 7.2.3] without refresh tokens a hidden frame renews them', async ({
  page,
  context,
  portal,
}) => {
  await context.clock.install();
  await overrideConfig(context, { ...SOON, useRefreshToken: false });
  const prompts: string[] = [];
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) return;
    const prompt = new URL(request.url()).searchParams.get('prompt');
    if (prompt) prompts.push(prompt);
  });
  const grants = grantsOf(page);
  await page.goto(portal + POLL);
  await signIn(page, 'en', NAME);
  await context.clock.fastForward(UNTIL_DUE_MS);
  await expect.poll(() => prompts).toContain('none');
  await expect
    .poll(() => grants.filter((grant) => grant === 'authorization_code').length)
    .toBeGreaterThan(1);
  await expect(accountButton(page)).toBeVisible();
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().includes('silent-renew')))
    .toEqual([]);
});

test('[SPEC 4.5.6] signing out in one tab signs the other one out', async ({
  page,
  context,
  portal,
}) => {
  await page.goto(portal + POLL);
  await signIn(page, 'en', NAME);
  const other = await context.newPage();
  const faults = watchErrors(other);
  await other.goto(`${portal}/en/blogs`);
  await expect(accountButton(other)).toBeVisible();
  await signOut(page, 'en', NAME);
  await expect(getSignInLink(other, 'en')).toBeVisible();
  expect(faults).toEqual([]);
});

test('two tabs that own the same refresh token: one renews, both stay signed in', async ({
  page,
  context,
  portal,
}) => {
  await context.clock.install();
  await overrideConfig(context, SOON);
  await page.goto(portal + POLL);
  await signIn(page, 'en', NAME);
  // A duplicated tab starts with a copy of the session storage.
  const copy = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  const twin = await context.newPage();
  await twin.addInitScript((entries) => {
    if (sessionStorage.length > 0) return;
    for (const [key, value] of JSON.parse(entries) as [string, string][])
      sessionStorage.setItem(key, value);
  }, copy);
  const refusals: number[] = [];
  for (const tab of [page, twin]) {
    tab.on('response', (response) => {
      if (response.url().endsWith('/connect/token') && response.status() >= 400)
        refusals.push(response.status());
    });
  }
  await twin.goto(`${portal}/en/blogs`);
  await expectSignedIn(twin, NAME);
  const before = (await storedFlow(page))['authzData'];
  await context.clock.fastForward(UNTIL_DUE_MS);
  for (const tab of [page, twin])
    await expect.poll(async () => (await storedFlow(tab))['authzData']).not.toBe(before);
  await expect(accountButton(page)).toBeVisible();
  await expect(accountButton(twin)).toBeVisible();
  expect(refusals).toEqual([]);
});

test('[SPEC 2.9, 4.7.1] signed out at the door: the portal notices, and a window signs in again without leaving the page', async ({
  page,
  context,
  portal,
}) => {
  // A frame that is refused its session right after a sign-in would speak of blocked cookies: make
  // it an older one.
  await context.clock.install();
  await page.goto(portal + POLL);
  await signIn(page, 'en', NAME);
  await page.getByRole('radio').nth(1).check();
  await page.evaluate(() => {
    const flow = JSON.parse(sessionStorage.getItem('door')!) as Record<string, unknown>;
    sessionStorage.setItem('door', JSON.stringify({ ...flow, signedInAt: Date.now() - 3_600_000 }));
  });
  const { authWellKnownEndPoints } = await storedFlow(page);
  const { endSessionEndpoint } = authWellKnownEndPoints as { endSessionEndpoint: string };
  const atDoor = await context.newPage();
  await atDoor.goto(endSessionEndpoint);
  await atDoor.locator('button[name=logout]').click();
  await page.clock.fastForward(UNTIL_BEAT_MS);
  await expect(getSignInLink(page, 'en')).toBeVisible();
  await expect(page.getByText(getText('en', 'error.signedOutAtProvider'))).toBeVisible();

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: getText('en', 'sessionNotice.signInAgain') }).click();
  const popup = await opened;
  await expect(popup.getByRole('button', { name: NAME })).toBeVisible();
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 500]);
  await popup.getByRole('button', { name: NAME }).click();
  await expect(accountButton(page)).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page).toHaveURL(portal + POLL);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('[SPEC 9.14, 9.15] alarms that ring a moment early: forty-four beats ask the door forty-four times', async ({
  page,
  context,
  portal,
}) => {
  const asked: string[] = [];
  await context.exposeFunction('countBeat', (question: string) => void asked.push(question));
  await context.clock.install();
  await context.addInitScript(() => {
    const ring = window.setTimeout.bind(window) as (...call: unknown[]) => number;
    window.earlyAlarms = 0;
    const ringEarly = (handler: TimerHandler, ms = 0, ...more: unknown[]) => {
      if (ms <= 1) return ring(handler, ms, ...more);
      window.earlyAlarms! += 1;
      return ring(handler, ms - 1, ...more);
    };
    window.setTimeout = ringEarly as typeof window.setTimeout;
    if (window !== window.top)
      addEventListener('message', ({ data }) => void window.countBeat?.(String(data)));
  });
  await page.goto(portal + POLL);
  await signIn(page, 'en', NAME);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // From now on time passes here alone, and whatever was on its way has arrived.
  await context.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const arrived = async () => {
    for (const frame of page.frames()) await frame.evaluate(() => document.readyState);
    return asked.length;
  };
  const before = await arrived();
  // Half a beat at a time: the frame, which is loaded anew between two of them, answers each.
  for (let half = 1; half <= 2 * BEATS; half += 1) {
    await context.clock.runFor(UNTIL_BEAT_MS / 2);
    await expect.poll(() => asked.length - before).toBeGreaterThanOrEqual(Math.floor(half / 2));
  }
  expect((await arrived()) - before).toBe(BEATS);
  expect(await page.evaluate(() => window.earlyAlarms)).toBeGreaterThan(BEATS);
  expect(asked.filter((question) => !/^\S+ \S+$/.test(question))).toEqual([]);
  await expect(accountButton(page)).toBeVisible();
});

test('[SPEC 4.1.6] an account page leads to the sign-in by itself and comes back with query and hash', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/me/have-your-say?page=1#top`);
  await continueAtDoor(page, 'en', NAME);
  await expect(page).toHaveURL(`${portal}/en/me/have-your-say?page=1#top`);
  await expect(accountButton(page)).toBeVisible();
});

for (const locale of listTestLocales())
  test(`[SPEC 2.6, 4.1.6] the way back from the provider loads one document, the callback, in ${locale}`, async ({
    page,
    portal,
  }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
      const { origin, pathname } = new URL(request.url());
      if (isPage && origin === portal) documents.push(pathname);
    });
    await page.goto(`${portal}/${locale}/blogs`);
    await signIn(page, locale, NAME);
    await expect(accountButton(page)).toBeVisible();
    await expect(page).toHaveURL(`${portal}/${locale}/blogs`);
    await expectLanguage(page, locale);
    expect(documents.at(-1)).toBe('/callback');
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`^${portal}/${locale}/blogs/.`));
    await page.goBack();
    await expect(page).toHaveURL(`${portal}/${locale}/blogs`);
    await page.reload();
    await expect(accountButton(page)).toBeVisible();
  });

test('the callback comes with the code that it will want', async ({ portal }) => {
  const html = await (await fetch(`${portal}/callback?state=s&code=c`)).text();
  for (const name of ['session', 'token-validation'])
    expect(html).toMatch(new RegExp(`<script [^>]*src="/assets/${name}\\.`));
});

test.describe('a malformed answer', () => {
  test.use({ loggedErrors: /^\[ERROR\] door - / });
  for (const callback of [
    '/callback?state=stale&code=c',
    '/callback?code=c',
    '/callback?state=%E0%A4%A&code=%',
    '/callback?state=a&state=b&code=c',
    '/callback?error=server_error&state=x',
  ]) {
    test(`[SPEC 4.8.1, 8.3] ${callback} ends on a clear page and loses no good session`, async ({
      page,
      portal,
    }) => {
      await page.goto(portal + callback);
      await expect(page).toHaveURL(/\/unauthorized$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(portal + POLL);
      await signIn(page, 'en', NAME);
      await page.goto(portal + callback);
      await expect(accountButton(page)).toBeVisible();
    });
  }
});

test('a device whose clock is an hour off signs in all the same', async ({ page, portal }) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 3_600_000;
  });
  await page.goto(portal + POLL);
  await signIn(page, 'en', NAME);
  await expect(accountButton(page)).toBeVisible();
});

test.describe('a browser that refuses storage', () => {
  test.use({ loggedErrors: /refuses to store the sign-in attempt$/ });

  test('[SPEC 2.10] says so, and signs in by a window', async ({ page, portal }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'QuotaExceededError');
      };
    });
    await page.goto(portal + POLL);
    await getSignInLink(page, 'en').click();
    await page.getByRole('button', { name: getText('en', 'sign-in.toCity') }).click();
    await expect(page.getByText(getText('en', 'error.storageRefused'))).toBeVisible();
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: getText('en', 'sessionNotice.signInInWindow') }).click();
    await (await opened).getByRole('button', { name: NAME }).click();
    await expect(accountButton(page)).toBeVisible();
  });
});

test('[SPEC 4.5.6] back shows nothing of who was here once they have signed out, and forward neither', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/faqs`);
  await signIn(page, 'en', NAME);
  await page.goto(`${portal}/en/me`);
  await expect(page.getByRole('main')).toContainText(NAME);
  await signOut(page, 'en', NAME);
  for (const go of ['goBack', 'goBack', 'goForward'] as const) {
    await page[go]();
    await expect(getSignInLink(page, 'en')).toBeVisible();
    await expect(page.getByText(NAME)).toHaveCount(0);
  }
});
