import { readFileSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { Locale } from '../shared/locales';
import { listTestLocales } from '../shared/testing/testLocales';
import { getAccountButton, getField, openAccount, press, signInWith } from './accountPages';
import { openOwnInstallation } from './ownInstallation';
import { continueAtDoor, signIn, getSignInLink, test, getText, watchErrors } from './portal';

// Sessions of one person are ended everywhere, and an account is deleted.
const installation = openOwnInstallation();

async function anotherBrowser(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { page, faults: watchErrors(page, PROVOKED), close: () => context.close() };
}

const accessToken = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('sol-auth')!) as { access_token: string }).access_token,
  );

/** Changes the record as if the access token's time had passed. */
const expire = (page: Page) =>
  page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('sol-auth')!) as Record<string, unknown>;
    localStorage.setItem('sol-auth', JSON.stringify({ ...auth, expires_in: 0 }));
  });

/** Calls of a session that has ended, and a ballot before the terms are accepted. */
const PROVOKED =
  /status of (?:400 .*\/connect\/token|401 .*\/v1\/(?:me\/.*|stream\?topic=me)|403 .*\/ballots)$/;
test.use({ loggedErrors: PROVOKED });

/** Readers whom no other test of this file changes. */
const READERS = { en: 'Leyla Demir', ar: 'عمر حداد', tr: 'Yusuf Kaya' } as const;

for (const locale of listTestLocales()) {
  const name = READERS[locale];
  test(`[SPEC 1.3, 1.4, 4.5.2, 4.5.6, 7.1.2, 7.1.3] in ${locale}, two browsers: in by the door, renewed after expiry, signed out everywhere until somebody signs in there`, async ({
    page,
    browser,
  }) => {
    const { portal } = installation();
    const other = await anotherBrowser(browser);
    for (const each of [page, other.page]) {
      await each.goto(`${portal}/${locale}/blogs`);
      await signIn(each, locale, name);
    }

    const before = await accessToken(page);
    await expire(page);
    await page.reload();
    await expect(getAccountButton(page, name)).toBeVisible();
    expect(await accessToken(page)).not.toBe(before);

    const prompts = promptsOf(other.page);
    await endOthers(page, portal, locale);
    await test.step('the other’s next page says why; the door, which knows the person, has to ask', async () => {
      const main = other.page.getByRole('main');
      await other.page.goto(`${portal}/${locale}/me`);
      await expect(main.getByText(getText(locale, 'error.endedElsewhere'))).toBeVisible();
      await expect(getSignInLink(other.page, locale)).toBeVisible();
      await main.getByRole('link', { name: getText(locale, 'sessionNotice.signInAgain') }).click();
      await continueAtDoor(other.page, locale, name);
      await expect(other.page).toHaveURL(`${portal}/${locale}/me`);
      await expect(getAccountButton(other.page, name)).toBeVisible();
      expect(prompts.splice(0)).toEqual(['login']);
    });

    await endOthers(page, portal, locale);
    await test.step('a new tab that knows of no end: the door lets in unasked, and is asked once more', async () => {
      await other.page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await other.page.goto(`${portal}/${locale}/blogs`);
      await signIn(other.page, locale, name);
      await expect(other.page).toHaveURL(`${portal}/${locale}/blogs`);
      expect(prompts).toEqual(['', 'login']);
    });

    await expect(getAccountButton(page, name)).toBeVisible();
    expect(other.faults).toEqual([]);
    await other.close();
  });
}

async function endOthers(page: Page, portal: string, locale: Locale): Promise<void> {
  await page.goto(`${portal}/${locale}/me/security`);
  await expect(page.getByText(getText(locale, 'me.security.afterEnd'))).toBeVisible();
  await press(page, locale, 'me.security.endOthers');
  await expect(page.getByText(getText(locale, 'me.security.afterEnd'))).toHaveCount(0);
  await expect(page.getByText(getText(locale, 'me.security.thisSession'))).toBeVisible();
}

/**
 * Records the prompts with which this page asks the provider from now on, oldest first; an empty
 * prompt where it may let in whom it knows.
 */
function promptsOf(page: Page): string[] {
  const prompts: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isAsked = pathname === '/connect/authorize' && request.frame() === page.mainFrame();
    if (isAsked && !request.redirectedFrom()) prompts.push(searchParams.get('prompt') ?? '');
  });
  return prompts;
}

const POLL = 'en/have-your-say/first-street-without-cars';
const ISIL = 'Işıl Iğdır';
const PICTURE = 'src/pictures/portal-ar-en.png';
const NINA = { name: 'Nina Ferry', email: 'nina@harbour.example', password: 'nine quiet ferries' };

async function vote(page: Page, portal: string) {
  await page.goto(`${portal}/${POLL}`);
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: getText('en', 'have-your-say.castVote') }).click();
  await expect(page.getByText(getText('en', 'have-your-say.counted'))).toBeVisible();
}

async function editProfile(page: Page, portal: string) {
  await page.goto(`${portal}/en/profile/edit`);
  await getField(page, 'en', 'sign-in.form.name').fill('Nina of the Ferry');
  await page.getByLabel(getText('en', 'me.profileEdit.about')).fill('I live by the old port.');
  await press(page, 'en', 'me.profileEdit.save');
  await expect(page.getByText(getText('en', 'me.profileEdit.saved'))).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await press(page, 'en', 'me.picture.use');
  await expect(page.getByText(getText('en', 'me.picture.saved'))).toBeVisible();
  await expect(getAccountButton(page, 'Nina of the Ferry')).toBeVisible();
  const picture = page.getByRole('banner').locator('img');
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('naturalWidth', 256);
}

async function download(page: Page, portal: string) {
  await page.goto(`${portal}/en/me/data`);
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'en', 'me.data.downloadAll'),
  ]);
  const files = unzipSync(readFileSync(await archive.path()));
  const account = strFromU8(files['account.json']!);
  expect(account).toContain('I live by the old port.');
  expect(account).toContain(NINA.email);
  expect(account).not.toMatch(/argon2|\$m=/);
  expect(Object.keys(files)).toContain('README.txt');
}

/** At the door as this person, whoever was there before. */
async function linkDoor(page: Page, portal: string, person: string) {
  await page.goto(`${portal}/en/me/security`);
  await page
    .getByRole('button', {
      name: `${getText('en', 'me.doors.link')} ${getText('en', 'me.doors.city')}`,
    })
    .click();
  await press(page, 'en', 'me.doors.goOn');
  await page.getByRole('button', { name: person }).click();
}

test('the account area, from one end to the other: leave, come back, profile, data, linked login, rights, block', async ({
  browser,
}) => {
  const { portal } = installation();
  const isil = await anotherBrowser(browser);
  const nina = await anotherBrowser(browser);
  const admin = await anotherBrowser(browser);

  await test.step('[SPEC 1.2, 6.1] Işıl votes and deletes her account; her vote stays', async () => {
    await isil.page.goto(`${portal}/en`);
    await signIn(isil.page, 'en', ISIL);
    await vote(isil.page, portal);
    await isil.page.goto(`${portal}/en/me/data`);
    await isil.page.getByLabel(getText('en', 'me.data.sure')).check();
    await press(isil.page, 'en', 'me.data.deleteAccount');
    await expect(isil.page.getByText(getText('en', 'sessionNotice.deletedTitle'))).toBeVisible();
    await expect(getSignInLink(isil.page, 'en')).toBeVisible();
  });

  await test.step('[SPEC 1.4, 2.1] Nina opens an account, changes her profile and takes her data along', async () => {
    await openAccount(nina.page, portal, 'en', NINA);
    await editProfile(nina.page, portal);
    await download(nina.page, portal);
  });

  await test.step('a login that somebody else’s account has is not linked', async () => {
    await linkDoor(nina.page, portal, 'Grace Bell');
    await expect(nina.page.getByText(getText('en', 'refused.doorTaken'))).toBeVisible();
  });

  await test.step('the login of the account that is gone is linked, with the vote that was cast by it', async () => {
    await linkDoor(nina.page, portal, ISIL);
    await expect(nina.page.getByText(getText('en', 'me.doors.linked'))).toBeVisible();
    await expect(getAccountButton(nina.page, 'Nina of the Ferry')).toBeVisible();
    await nina.page.goto(`${portal}/${POLL}`);
    await expect(nina.page.getByText(getText('en', 'have-your-say.counted'))).toBeVisible();
  });

  await test.step('the linked login opens the same account', async () => {
    await isil.page.goto(`${portal}/en/sign-in`);
    await continueAtDoor(isil.page, 'en', ISIL);
    await expect(getAccountButton(isil.page, 'Nina of the Ferry')).toBeVisible();
  });

  await test.step('an administrator makes Nina a moderator, and she opens the administration', async () => {
    await nina.page.goto(`${portal}/en/admin`);
    await admin.page.goto(`${portal}/en/admin/people?q=nina`);
    await continueAtDoor(admin.page, 'en', 'Alex Morgan');
    await admin.page.getByRole('main').getByRole('link', { name: 'Nina of the Ferry' }).click();
    await admin.page.getByRole('checkbox', { name: /moderator/i }).check();
    await admin.page
      .getByLabel(getText('en', 'admin.reason'))
      .first()
      .fill('Helps with the dialogues');
    await press(admin.page, 'en', 'admin.save');
    await expect(admin.page.getByText(getText('en', 'admin.saved'))).toBeVisible();
    await nina.page.goto(`${portal}/en/admin/people`);
    await expect(nina.page.getByRole('table')).toBeVisible();
  });

  await test.step('[SPEC 6.1] Nina is blocked: her sessions end, and she does not get in again', async () => {
    const reason = admin.page.getByLabel(getText('en', 'admin.reason')).last();
    await reason.fill('A test of the block');
    await press(admin.page, 'en', 'admin.block.label');
    await press(admin.page, 'en', 'admin.block.yes');
    await expect(admin.page.getByText('Nina of the Ferry is blocked now.')).toBeVisible();
    await nina.page.goto(`${portal}/en/me`);
    await expect(
      nina.page.getByRole('main').getByText(getText('en', 'error.endedElsewhere')),
    ).toBeVisible();
    await expect(getSignInLink(nina.page, 'en')).toBeVisible();
    await nina.page.goto(`${portal}/en/sign-in`);
    await signInWith(nina.page, 'en', NINA.email, NINA.password);
    await expect(nina.page.getByRole('main').getByRole('alert')).toBeVisible();
    await admin.page.goto(`${portal}/en/admin/audit`);
    await expect(admin.page.getByText('A test of the block')).toBeVisible();
  });

  for (const each of [isil, nina, admin]) await each.close();
});

test('[SPEC 6.1] who has not accepted the terms in force reads on, and votes after accepting them', async ({
  page,
}) => {
  const { portal } = installation();
  await page.goto(`${portal}/ar/have-your-say/first-street-without-cars`);
  await signIn(page, 'ar', 'نادية صالح');
  await expect(page.getByText(getText('ar', 'terms.title'))).toBeVisible();
  await page.getByRole('radio').nth(1).check();
  const cast = page.getByRole('button', { name: getText('ar', 'have-your-say.castVote') });
  await cast.click();
  await expect(
    page.getByText(getText('ar', 'have-your-say.failure.termsNotAccepted')),
  ).toBeVisible();
  await page.getByRole('button', { name: getText('ar', 'terms.accept') }).click();
  await expect(page.getByText(getText('ar', 'terms.accepted'))).toBeVisible();
  await cast.click();
  await expect(page.getByText(getText('ar', 'have-your-say.counted'))).toBeVisible();
});
