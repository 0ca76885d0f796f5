import { expect, type Page } from '@playwright/test';
import type { Locale } from '../shared/locales';
import { expectLanguage, expectSignedIn, READERS, signIn, test, getText } from './portal';

interface DeadEnd {
  readonly address: string;
  readonly locale: Locale;
}

/**
 * Addresses that lead to the callback without an answer that is ours: bookmarks, reloads, providers
 * with other settings.
 */
const DEAD_ENDS: readonly DeadEnd[] = [
  { address: '/callback', locale: 'en' },
  { address: '/callback/', locale: 'en' },
  { address: '/callback?code=&state=', locale: 'en' },
  { address: '/callback?session_state=s', locale: 'en' },
  { address: '/callback?code=c', locale: 'en' },
  { address: '/callback?state=s', locale: 'en' },
  { address: '/callback?code=c&state=s', locale: 'en' },
  { address: '/callback?error=access_denied', locale: 'en' },
  { address: '/callback#code=c&state=s', locale: 'en' },
  { address: '/callback#', locale: 'en' },
  { address: '/en/callback', locale: 'en' },
  { address: '/ar/callback', locale: 'ar' },
  { address: '/ar/callback?code=c&state=s', locale: 'ar' },
  { address: '/ar/callback#code=c&state=s', locale: 'ar' },
  { address: '/tr/callback?error=access_denied&state=s', locale: 'tr' },
];

const LOGGED = /no state in url|codeFlowCodeRequest incorrect state/;

async function expectWayOn(page: Page, locale: Locale): Promise<void> {
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expectLanguage(page, locale);
  await expect(page.getByText(getText(locale, 'error.signInInterrupted'))).toBeVisible();
  const main = page.getByRole('main');
  await expect(
    main.getByRole('link', { name: getText(locale, 'sessionNotice.signInAgain') }),
  ).toBeVisible();
}

test.describe('an address of the callback without an answer of ours', () => {
  test.use({ loggedErrors: LOGGED });

  test('[SPEC 2.6, 4.1.3, 8.3] ends on a page that says what happened and leads on', async ({
    context,
    portal,
  }) => {
    for (const { address, locale } of DEAD_ENDS) {
      await test.step(address, async () => {
        const page = await context.newPage();
        await page.goto(portal + address);
        await expectWayOn(page, locale);
        await page.close();
      });
    }
  });

  test('[SPEC 2.6, 4.1.3] takes whoever is signed in to the home page', async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal}/en/blogs`);
    await signIn(page, 'en', READERS.en);
    for (const address of ['/callback', '/callback#code=c&state=s', '/callback?code=c&state=s']) {
      await page.goto(portal + address);
      await expectSignedIn(page, READERS.en);
      await expect(page).toHaveURL(/:\d+\/(en\/?)?$/);
    }
  });

  test('[SPEC 4.1.3] a page that is loaded anew during the sign-in says so in the language of the person', async ({
    page,
    portal,
  }) => {
    let isHeld = true;
    // A held request ends with its page: let go, it would finish the sign-in.
    await page.route('**/connect/token', (route) => (isHeld ? undefined : route.continue()));
    await page.goto(`${portal}/tr/blogs`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: getText('tr', 'ui.signIn') })
      .click();
    await page.getByRole('button', { name: getText('tr', 'sign-in.toCity') }).click();
    await page.getByRole('button', { name: READERS.tr }).click();
    await expect(page).toHaveURL(`${portal}/callback`);
    isHeld = false;
    await page.reload();
    await expectWayOn(page, 'tr');
  });
});

test('[SPEC 2.6] an answer behind a language prefix signs in', async ({ page, portal }) => {
  await page.route(
    (url) => url.pathname === '/callback',
    (route) => {
      const { search } = new URL(route.request().url());
      return route.fulfill({ status: 303, headers: { location: `/ar/callback${search}` } });
    },
  );
  await page.goto(`${portal}/en/blogs`);
  await signIn(page, 'en', READERS.en);
  await expect(page).toHaveURL(`${portal}/en/blogs`);
});
