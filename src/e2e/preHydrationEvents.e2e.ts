import { expect, type Page } from '@playwright/test';
import type { Locale } from '../shared/locales';
import { listTestLocales } from '../shared/testing/testLocales';
import { getField, press } from './accountPages';
import { expectSignedIn, test, getText } from './portal';

const EMAIL = 'nobody@harbour.example';

const button = (page: Page, locale: Locale, id: string) =>
  page.getByRole('main').getByRole('button', { name: getText(locale, id), exact: true });

test.describe('a page whose files come slowly', () => {
  // A worker would have them already.
  test.use({ serviceWorkers: 'block' });

  /** Opens the page, of which the last file waits; what is answered lets it come. */
  async function openSlowly(page: Page, url: string): Promise<() => void> {
    let wakeUp: () => void;
    const isAwaited = new Promise<void>((come) => (wakeUp = come));
    await page.route(/\/assets\/main\.\w+\.js$/, async (route) => {
      await isAwaited;
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'commit' });
    // The second of its files has run.
    await page.waitForFunction(() =>
      Object.keys(window).some((name) => name.startsWith('webpackChunk')),
    );
    return wakeUp!;
  }

  const seenToWait = (page: Page, locale: Locale, id: string) =>
    expect
      .poll(() => button(page, locale, id).evaluate((each) => getComputedStyle(each).opacity))
      .toBe('0.6');

  test.describe('with a wrong password', () => {
    test.use({ loggedErrors: /status of 400 .*\/connect\/token$/ });

    for (const locale of listTestLocales())
      test(`[SPEC 7.1.1] a form that is sent at once is sent when the page wakes up, with what was typed, in ${locale}`, async ({
        page,
        portal,
      }) => {
        const address = `${portal}/${locale}/sign-in`;
        const wakeUp = await openSlowly(page, address);
        await getField(page, locale, 'sign-in.form.email').fill(EMAIL);
        await getField(page, locale, 'sign-in.form.password').fill('nine quiet ferries');
        await page.keyboard.press('Enter');
        await seenToWait(page, locale, 'ui.signIn');
        wakeUp();
        await expect(page.getByText(getText(locale, 'error.passwordRefused'))).toBeVisible();
        await expect(getField(page, locale, 'sign-in.form.email')).toHaveValue(EMAIL);
        await expect(button(page, locale, 'ui.signIn')).toHaveCSS('opacity', '1');
        expect(page.url()).toBe(address);
      });
  });

  test('[SPEC 1.4] a press that comes before React leads to the door, and back', async ({
    page,
    portal,
  }) => {
    const wakeUp = await openSlowly(page, `${portal}/en/sign-in?to=/faqs`);
    await press(page, 'en', 'sign-in.toCity');
    await seenToWait(page, 'en', 'sign-in.toCity');
    wakeUp();
    await page.getByRole('button', { name: 'Grace Bell' }).click();
    await expectSignedIn(page, 'Grace Bell');
    await expect(page).toHaveURL(`${portal}/en/faqs`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of listTestLocales())
    test(`a form says what it needs, and leads back to its page, in ${locale}`, async ({
      page,
      portal,
    }) => {
      const address = `${portal}/${locale}/register`;
      await page.goto(address);
      const needs = page.locator('noscript p', {
        hasText: getText(locale, 'sign-in.form.needsScript'),
      });
      await expect(needs).toBeVisible();
      const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
      await button(page, locale, 'register.create').click();
      expect((await answer).status()).toBe(303);
      await expect(needs).toBeVisible();
      expect(page.url()).toBe(address);
    });

  for (const locale of listTestLocales())
    test(`[SPEC 1.3] the way to the city’s login says what it needs, in ${locale}`, async ({
      page,
      portal,
    }) => {
      await page.goto(`${portal}/${locale}/sign-in`);
      const needs = page.locator('noscript p', { hasText: getText(locale, 'sign-in.needsScript') });
      await expect(needs).toBeVisible();
    });
});
