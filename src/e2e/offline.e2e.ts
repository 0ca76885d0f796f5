import { expect, type Page } from '@playwright/test';
import { listTestLocales } from '../shared/testing/testLocales';
import { expectLanguage, signIn, signOut, test, getText } from './portal';

// The portal logs these messages itself when no server answers.
test.use({ loggedErrors: /\[ERROR\]|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const POLL = 'have-your-say/harbour-swimming-area';
const NAME = 'Leyla Demir';
const RECEIPT = /^[0-9A-F]{5}(-[0-9A-F]{5}){3}$/;

/** Path and query of everything that the service worker keeps in the caches of that name. */
const keptIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (cacheName) => {
    const names = (await caches.keys()).filter((one) => one.startsWith(cacheName));
    const requests = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, name);

/**
 * Expects that the worker controls this page, and keeps it with the offline page and all that they
 * need.
 */
async function expectKept(page: Page, path: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptIn(page, 'meydan-pages')).toContain(path);
  await expect
    .poll(async () => (await keptIn(page, 'meydan-assets')).join(' '))
    .toMatch(/\/errors\..+\.js/);
}

async function ballotsIn(portal: string): Promise<number> {
  const answer = await fetch(`${portal}/v1/${POLL}`);
  const poll = (await answer.json()) as { details: { result: { ballots: number } } };
  return poll.details.result.ballots;
}

test('[SPEC 8.5] a vote on a bus: cast without a network, still there after a reload, counted once', async ({
  page,
  portal,
  context,
}) => {
  const counted: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/ballots'))
      counted.push(response.status());
  });
  const main = page.getByRole('main');
  const waiting = main.getByText(getText('en', 'offline.waiting'));
  await page.goto(`${portal}/en/${POLL}`);
  await signIn(page, 'en', NAME);
  await expect(main.getByRole('radio').first()).toBeVisible();
  await expectKept(page, `/en/${POLL}`);
  const before = await ballotsIn(portal);

  await context.setOffline(true);
  await expect(page.getByText(getText('en', 'title.offline')).first()).toBeVisible();
  await main.getByRole('radio').first().check();
  await main.getByRole('button', { name: getText('en', 'have-your-say.castVote') }).click();
  await expect(waiting).toBeVisible();

  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(main.getByText(getText('en', 'have-your-say.resultLater'))).toBeVisible();
  await expect(page.getByText(getText('en', 'have-your-say.counted'))).toHaveCount(0);
  expect([await ballotsIn(portal), counted]).toEqual([before, []]);

  await context.setOffline(false);
  await expect(main.getByText(getText('en', 'have-your-say.counted'))).toBeVisible();
  await expect(main.getByText(RECEIPT)).toBeVisible();
  await expect(page.getByText(getText('en', 'title.offline'))).toHaveCount(0);
  expect([await ballotsIn(portal), counted]).toEqual([before + 1, [201]]);

  await page.getByRole('button', { name: getText('en', 'offline.dismiss') }).click();
  await expect(page.getByText(getText('en', 'offline.counted'))).toHaveCount(0);
});

test('[SPEC 4.5.6] after sign-out nothing of a person, and nothing that they read, is left in the caches', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/blogs`);
  await signIn(page, 'en', 'Yusuf Kaya');
  await expectKept(page, '/en/blogs');
  await page.goto(`${portal}/en/me`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${portal}/en/me/have-your-say`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await keptIn(page, 'meydan-');
  expect(
    before.filter((path) =>
      /^(\/(en|ar|tr))?\/(v1|connect|me|profile|sign-in|callback)\b/.test(path),
    ),
  ).toEqual([]);

  await signOut(page, 'en', 'Yusuf Kaya');
  await expect.poll(() => keptIn(page, 'meydan-pages')).not.toContain('/en/blogs');
  const bodies = await page.evaluate(async () => {
    const names = await caches.keys();
    const copies = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (key) => (await cache.match(key))!.text()),
        );
      }),
    );
    return copies.flat().join('\n');
  });
  expect(bodies).not.toContain('Yusuf Kaya');
});

for (const locale of listTestLocales()) {
  test(`${locale}: without a network a page that is not kept leads to the offline page, and back`, async ({
    page,
    portal,
    context,
  }) => {
    await page.goto(`${portal}/${locale}/blogs`);
    await expectKept(page, `/${locale}/blogs`);
    await context.setOffline(true);
    await page.goto(`${portal}/${locale}/events`);
    await expect(page).toHaveURL(`${portal}/${locale}/offline?to=%2Fevents`);
    await expectLanguage(page, locale);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(getText(locale, 'title.offline'));

    const main = page.getByRole('main');
    await main.getByRole('link', { name: getText(locale, 'section.blogs') }).click();
    await expect(page).toHaveURL(`${portal}/${locale}/blogs`);
    await expect(heading).toHaveText(getText(locale, 'section.blogs'));
    await page.goBack();

    await context.setOffline(false);
    await main.getByRole('button', { name: getText(locale, 'offline.page.goOn') }).click();
    await expect(page).toHaveURL(`${portal}/${locale}/events`);
    await expect(heading).toHaveText(getText(locale, 'section.events'));
  });
}
