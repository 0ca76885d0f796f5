import { expect, type Page } from '@playwright/test';
import type { Locale } from '../shared/locales';
import { listTestLocales } from '../shared/testing/testLocales';
import { reservePort } from '../tooling/test/reservePort';
import { removeFolder, startInstallation } from './installation';
import {
  READERS,
  expectHydrated,
  expectLanguage,
  signIn,
  signOut,
  test,
  getText,
  watchErrors,
} from './portal';
import { copySeededFolder } from './seededFolder';

const POLL = 'have-your-say/first-street-without-cars';

/** Reads the turnout at the head of the result. */
function turnoutOn(page: Page, locale: Locale): Promise<string> {
  const result = page.getByRole('region', { name: getText(locale, 'have-your-say.result') });
  const label = result.getByText(getText(locale, 'have-your-say.result.voters'), { exact: true });
  return label.first().locator('..').innerText();
}

for (const locale of listTestLocales()) {
  const name = READERS[locale];
  test(`[SPEC 1.3, 2.7, 4.1.6] ${locale}: sign in, vote, another browser sees it, sign out`, async ({
    page,
    portal,
    browser,
  }) => {
    const watcher = await browser.newPage();
    const faults = watchErrors(watcher);
    await watcher.goto(`${portal}/${locale}/${POLL}`);
    const before = await turnoutOn(watcher, locale);

    await page.goto(`${portal}/${locale}/${POLL}`);
    await expectLanguage(page, locale);
    await signIn(page, locale, name);
    await expect(page).toHaveURL(`${portal}/${locale}/${POLL}`);
    await expectLanguage(page, locale);

    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: getText(locale, 'have-your-say.castVote') }).click();
    await expect(page.getByText(getText(locale, 'have-your-say.counted'))).toBeVisible();
    await expect(page.getByText(/^[0-9A-F]{5}(-[0-9A-F]{5}){3}$/)).toBeVisible();
    await expect.poll(() => turnoutOn(watcher, locale)).not.toBe(before);

    await page.reload();
    await expect(page.getByText(getText(locale, 'have-your-say.counted'))).toBeVisible();
    await signOut(page, locale, name);
    await expectLanguage(page, locale);
    expect(
      await page.evaluate(() => [
        localStorage.getItem('sol-auth'),
        localStorage.getItem('sol-user'),
      ]),
    ).toEqual([null, null]);
    expect(faults).toEqual([]);
    await watcher.close();
  });
}

test('the way to vote is on the first screen, and signing in leads to the ballot', async ({
  page,
  portal,
}) => {
  // It stands above the ballot too; wide screens have it beside the text, others in the header.
  const ways = page.getByRole('link', { name: getText('en', 'have-your-say.signInToVote') });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${portal}/en/${POLL}`);
  await expect(ways).toHaveCount(2);
  await expect(ways.first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(ways.last()).toBeInViewport({ ratio: 1 });
  await expectHydrated(page);
  // Straight to the city's login: the page with the ways to sign in is beside it.
  await ways.last().click();
  await page.getByRole('button', { name: 'Leyla Demir' }).click();
  await expect(page).toHaveURL(`${portal}/en/${POLL}#ballot`);
  const heading = page.getByRole('heading', { name: getText('en', 'have-your-say.ballot') });
  await expect(page.getByRole('radio').first()).toBeEnabled();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('[SPEC 3.2.1, 3.2.2, 3.3.1, 9.19] what signing in leaves in the browser', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/blogs`);
  await signIn(page, 'en', 'Leyla Demir');
  const stored = await page.evaluate(() => ({
    auth: JSON.parse(localStorage.getItem('sol-auth')!) as Record<string, unknown>,
    user: JSON.parse(localStorage.getItem('sol-user')!) as Record<string, unknown>,
    session: JSON.parse(sessionStorage.getItem('door')!) as Record<string, unknown>,
    cookie: document.cookie,
  }));
  expect(Object.keys(stored.auth)).toEqual(
    expect.arrayContaining(['access_token', 'refresh_token', 'expires_in', 'createDate']),
  );
  expect(stored.user).toMatchObject({ name: 'Leyla Demir', verified: true });
  expect(stored.session).toHaveProperty('authWellKnownEndPoints');
  expect(stored.cookie).toContain(`accessToken=${String(stored.auth.access_token)}`);
});

test('after a stop and a start the vote is still there, and the session too', async ({
  browser,
}) => {
  // Two starts and a stop.
  const folder = await copySeededFolder();
  const ports = [await reservePort(), await reservePort()] as const;
  const first = await startInstallation(folder, ports);
  const page = await browser.newPage();
  await page.goto(`${first.portal}/en/${POLL}`);
  await signIn(page, 'en', 'Grace Bell');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: getText('en', 'have-your-say.castVote') }).click();
  const receipt = page.getByText(/^[0-9A-F]{5}(-[0-9A-F]{5}){3}$/);
  const kept = await receipt.textContent();
  expect((await first.stop()).code).toBe(0);

  const second = await startInstallation(folder, ports);
  await page.reload();
  await expect(receipt).toHaveText(kept!);
  await page.close();
  expect((await second.stop()).code).toBe(0);
  removeFolder(folder);
});

const RECEIPT = /^[0-9A-F]{5}(-[0-9A-F]{5}){3}$/;

test('a vote that can be changed: by keyboard, kept through a reload, cast, changed', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/have-your-say/fish-market-stalls`);
  await signIn(page, 'en', 'Grace Bell');
  const paper = page.getByRole('region', { name: getText('en', 'have-your-say.ballot') });
  const boxes = paper.getByRole('checkbox');
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await page.reload();
  await expect(paper.getByText(getText('en', 'have-your-say.paper.restored'))).toBeVisible();
  await expect(boxes.first()).toBeChecked();

  await paper.getByRole('button', { name: getText('en', 'have-your-say.castVote') }).click();
  const receipt = paper.getByText(RECEIPT);
  const first = await receipt.textContent();
  await paper.getByRole('button', { name: getText('en', 'have-your-say.receipt.change') }).click();
  await expect(boxes.first()).toBeChecked();
  await boxes.nth(1).check();
  await paper.getByRole('button', { name: getText('en', 'have-your-say.paper.replace') }).click();
  await expect(receipt).toBeVisible();
  await expect(receipt).not.toHaveText(first!);
});

test('an order made by keyboard alone', async ({ page, portal }) => {
  await page.goto(`${portal}/en/have-your-say/ferry-name`);
  await signIn(page, 'en', 'Leyla Demir');
  const paper = page.getByRole('region', { name: getText('en', 'have-your-say.ballot') });
  const free = paper.getByRole('button', { name: /^Put next in my order/ });
  await free.first().focus();
  const options = await free.count();
  for (let place = 0; place < options; place += 1) await page.keyboard.press('Enter');
  await expect(free).toHaveCount(0);
  const up = paper.getByRole('button', { name: /^Move up/ });
  await expect(up.last()).toBeFocused();
  for (let place = 1; place < options; place += 1) await page.keyboard.press('Enter');
  await expect(up.first()).toBeFocused();
  await paper.getByRole('button', { name: getText('en', 'have-your-say.castVote') }).click();
  await expect(paper.getByText(RECEIPT)).toBeVisible();
});

test('a visitor answers a survey for everybody once, and finds the receipt again', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/have-your-say/library-visitors`);
  const paper = page.getByRole('region', { name: getText('en', 'have-your-say.ballot') });
  await paper.getByRole('button', { name: getText('en', 'have-your-say.castVote') }).click();
  const summary = paper.getByRole('alert');
  await expect(summary).toBeFocused();
  for (const group of await paper.getByRole('group').all()) {
    const radio = group.getByRole('radio').first();
    if (await radio.isVisible()) await radio.check();
    else if (await group.getByRole('checkbox').first().isVisible())
      await group.getByRole('checkbox').first().check();
  }
  await paper.getByRole('button', { name: getText('en', 'have-your-say.castVote') }).click();
  const receipt = await paper.getByText(RECEIPT).textContent();
  await page.reload();
  await expect(paper.getByText(RECEIPT)).toHaveText(receipt!);
});
