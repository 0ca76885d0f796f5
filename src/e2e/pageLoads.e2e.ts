import { expect, type Page } from '@playwright/test';
import { SECTIONS } from '../shared/sections';
import { listTestLocales } from '../shared/testing/testLocales';
import { expectHydrated, expectLanguage, expectSignedIn, signIn, test, getText } from './portal';

test('[SPEC 2.2] the main navigation is there in its order', async ({ page, portal }) => {
  await page.goto(`${portal}/en`);
  const links = page
    .getByRole('navigation', { name: getText('en', 'ui.mainNavigation'), exact: true })
    .getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets.filter((href) => SECTIONS.some((section) => href === `/en/${section}`))).toEqual(
    SECTIONS.slice(0, 8).map((section) => `/en/${section}`),
  );
});

test('[SPEC 2.4, 2.5] switching the language keeps page and query and swaps or adds the prefix', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/have-your-say?phase=open#top`);
  await expectLanguage(page, 'en');
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/ar\/have-your-say\?phase=open/);
  await expectLanguage(page, 'ar');
  await page.getByRole('link', { name: 'Türkçe' }).first().click();
  await expect(page).toHaveURL(/\/tr\/have-your-say\?phase=open/);
  await expectLanguage(page, 'tr');
});

test('a public page has its content before any script runs', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${portal}/tr/have-your-say/first-street-without-cars`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Hangi sokak önce araçsız olsun?',
  );
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await context.close();
});

test('the first paint needs nothing but the page: in its colours, as they were chosen, while no other file has come', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ colorScheme: 'light' });
  await context.addCookies([{ name: 'meydan-theme', value: 'dark', url: portal }]);
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(`${portal}/en`);
  const [scheme, skipLink] = await page.evaluate(() => [
    getComputedStyle(document.documentElement).colorScheme,
    getComputedStyle(document.querySelector('a[href="#main"]')!).position,
  ]);
  expect(scheme).toBe('dark');
  expect(skipLink).not.toBe('static');
  expect(refused).toEqual([]);
  await context.close();
});

/** Presses the button that goes through the appearances once; a page that is awake hears it. */
async function changeTheme(page: Page, next: 'light' | 'dark'): Promise<void> {
  await expectHydrated(page);
  await page.getByRole('banner').locator('button[title]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', next);
}

test('an appearance that was chosen is that of every page from its first byte', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/faqs`);
  await changeTheme(page, 'light');
  await changeTheme(page, 'dark');
  const next = await page.goto(`${portal}/tr/blogs`);
  expect(await next!.text()).toMatch(/<html [^>]*data-theme="dark"/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('by keyboard: skip link, then the page’s own content', async ({ page, portal }) => {
  await page.goto(`${portal}/en/blogs`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('a page opened once more', () => {
  // A worker would ask in the place of the page.
  test.use({ serviceWorkers: 'block' });

  for (const locale of listTestLocales())
    test(`is not sent again, and wakes up all the same, in ${locale}`, async ({ page, portal }) => {
      const open = async () => {
        // A list of polls would change with the votes of other tests.
        await page.goto(`${portal}/${locale}/publications`);
        return page.evaluate(() => {
          const [visit] = performance.getEntriesByType('navigation');
          const { transferSize, decodedBodySize } = visit as PerformanceNavigationTiming;
          return { sent: transferSize, held: decodedBodySize };
        });
      };
      const first = await open();
      await page.goto('about:blank');
      const again = await open();
      expect(first.sent).toBeGreaterThan(5_000);
      expect(again.sent).toBeLessThan(2_000);
      expect(again.held).toBe(first.held);
      await changeTheme(page, 'light');
    });
});

test.describe('after a release, in a page that was open before', () => {
  // A worker would answer from what it has kept.
  test.use({
    serviceWorkers: 'block',
    loggedErrors: /ChunkLoadError|Loading chunk|\[ERROR\]|(?:status of 404|ERR_FAILED).*\/assets\//,
  });

  async function openPrivacyPolicy(page: Page, portal: string, comesBack: boolean) {
    await page.goto(`${portal}/en/faqs`);
    await signIn(page, 'en', 'Leyla Demir');
    const loads: string[] = [];
    page.on('request', (request) => {
      const isOfPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (isOfPage) loads.push(request.url());
    });
    await page.route(/\/assets\/legal\.\w+\.js$/, (route) =>
      comesBack && loads.length > 0 ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: getText('en', 'title.privacy-policy') })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: getText('en', 'title.privacy-policy') }),
    ).toBeVisible();
    return loads;
  }

  test('[SPEC 8.3] a file of the page does not come at first: it is asked for again at once, and the page wakes up', async ({
    page,
    portal,
  }) => {
    const asked: string[] = [];
    await page.route(/\/assets\/legal\.\w+\.js$/, (route) => {
      asked.push(route.request().url());
      return asked.length === 1 ? route.abort() : route.continue();
    });
    await page.goto(`${portal}/en/privacy-policy`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await changeTheme(page, 'light');
    expect(asked).toHaveLength(2);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('[SPEC 8.3] the file of the next page is gone: the page is loaded anew once', async ({
    page,
    portal,
  }) => {
    const loads = await openPrivacyPolicy(page, portal, true);
    await expectSignedIn(page, 'Leyla Demir');
    expect(loads).toEqual([`${portal}/en/privacy-policy`]);
  });

  test('[SPEC 8.3] the file of the next page is gone for good: it can be read as the host wrote it, and is not loaded again and again', async ({
    page,
    portal,
  }) => {
    const givenUp = page.waitForEvent('pageerror');
    const loads = await openPrivacyPolicy(page, portal, false);
    expect((await givenUp).name).toBe('ChunkLoadError');
    expect(loads).toEqual([`${portal}/en/privacy-policy`]);
  });
});

test('a text that the host has written is not read again, and its links stay within the page', async ({
  page,
  portal,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${portal}/en/accessibility`);
  await expectHydrated(page);
  expect(scripts.filter((url) => url.includes('/markdown.'))).toEqual([]);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('main').getByRole('link', { name: 'committee’s page' }).click();
  await expect(page).toHaveURL(/\/en\/committees\/ethics-committee$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ethics');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
