import { expect, type Page } from '@playwright/test';
import type { Locale } from '../shared/locales';
import { newDataFolder, removeFolder, freePort, startInstallation } from './installation';
import { expectLanguage, signIn, signOut, test, text, watchFaults } from './portal';

const POLL = 'have-your-say/first-street-without-cars';

const PEOPLE = [
  { locale: 'en', name: 'Grace Bell' },
  { locale: 'ar', name: 'عمر حداد' },
  { locale: 'tr', name: 'Işıl Iğdır' },
] as const satisfies readonly { locale: Locale; name: string }[];

/** The number of votes beside the result's heading. */
async function ballotsOn(page: Page, locale: Locale): Promise<number> {
  const heading = page.getByRole('heading', {
    level: 3,
    name: text(locale, 'have-your-say.result'),
  });
  return Number((await heading.innerText()).replace(/\D/g, ''));
}

for (const { locale, name } of PEOPLE) {
  test(`[SPEC 1.3, 2.7, 4.1.6] ${locale}: sign in, vote, another browser sees it, sign out`, async ({
    page,
    portal,
    browser,
  }) => {
    const watcher = await browser.newPage();
    const faults = watchFaults(watcher);
    await watcher.goto(`${portal}/${locale}/${POLL}`);
    const before = await ballotsOn(watcher, locale);

    await page.goto(`${portal}/${locale}/${POLL}`);
    await expectLanguage(page, locale);
    await signIn(page, locale, name);
    await expect(page).toHaveURL(`${portal}/${locale}/${POLL}`);
    await expectLanguage(page, locale);

    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: text(locale, 'have-your-say.castVote') }).click();
    await expect(page.getByText(text(locale, 'have-your-say.counted'))).toBeVisible();
    await expect(page.getByText(/^[0-9A-F]{5}(-[0-9A-F]{5}){3}$/)).toBeVisible();
    await expect.poll(() => ballotsOn(watcher, locale)).toBeGreaterThan(before);

    await page.reload();
    await expect(page.getByText(text(locale, 'have-your-say.counted'))).toBeVisible();
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
  test.setTimeout(300_000);
  const folder = newDataFolder();
  const ports = [await freePort(), await freePort()] as const;
  const first = await startInstallation(folder, ports);
  const page = await browser.newPage();
  await page.goto(`${first.portal}/en/${POLL}`);
  await signIn(page, 'en', 'Grace Bell');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: text('en', 'have-your-say.castVote') }).click();
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
