import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { LOCALE_CODES } from '../shared/locales';
import { TEST_LOCALES } from '../shared/testing/testLocales';
import { reservePort } from '../tooling/test/reservePort';
import { signInWith } from './accountPages';
import { listAxeViolations } from './axe';
import {
  createDataFolder,
  removeFolder,
  startInstallation,
  type Installation,
} from './installation';
import { expectHydrated, expectSignedIn, getText, test, watchErrors } from './portal';
import { openForStaff } from './setUp';
import { getButton, getField, getMain } from './writers';

const ADA = { name: 'Ada Quay', email: 'ada@town.example', password: 'lanterns over the quay' };
const KINDS = ['privacy-policy', 'terms-and-conditions'] as const;
const SIZES = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];

let folder: string;
let installation: Installation;
const start = async (ports: readonly [number, number]) => {
  const mails = { MEYDAN_MAIL: join(folder, 'mails'), MEYDAN_MAIL_FROM: 'portal@town.example' };
  installation = await startInstallation(folder, ports, { MEYDAN_SEED: 'none', ...mails });
};
test.beforeEach(() => {
  folder = createDataFolder();
});
test.afterEach(async () => {
  await installation.stop();
  removeFolder(folder);
});

/** Pages are closed at first, and the registration asks for terms that are not there yet. */
test.use({
  loggedErrors: /status of 503|status of 404 .*\/v1\/legal\/terms-and-conditions/,
});

const footerLink = (page: Page, kind: (typeof KINDS)[number]) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: getText('en', `title.${kind}`), exact: true });

async function expectAccessible(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await listAxeViolations(page)).toEqual([]);
  }
}

/** Fills in every gap of the text, in all languages: until some are chosen, each is offered. */
async function fillGaps(page: Page): Promise<void> {
  for (const code of LOCALE_CODES) {
    await getMain(page)
      .getByRole('tab', { name: getText('en', `language.${code}`) })
      .click();
    for (const name of ['summary', 'body']) {
      const field = getField(page, `legal-edit.${name}.${code}`);
      const text = await field.inputValue();
      await field.fill(text.replaceAll(/\[… [^\]]+\]/g, 'Town Hall'));
    }
  }
}

/** Writes a text from its template and puts it in force today. */
async function writeFromTemplate(page: Page, kind: (typeof KINDS)[number]): Promise<void> {
  await footerLink(page, kind).click();
  await expect(page).toHaveURL(new RegExp(`/legal/${kind}/edit$`));
  await getButton(page, 'legal-edit.beginTemplate').click();
  await expect(getMain(page).getByText(getText('en', 'legal-edit.unreadTitle'))).toBeVisible();
  await expect(getMain(page).getByText(getText('en', 'legal-edit.gapsTitle'))).toBeVisible();
  await expectAccessible(page);
  await fillGaps(page);
  await getButton(page, 'legal-edit.save').click();
  await getMain(page)
    .getByRole('checkbox', { name: getText('en', 'legal-edit.signOffRead') })
    .check();
  await getButton(page, 'legal-edit.signOff').click();
  await getButton(page, 'legal-edit.announce').click();
  await expect(getMain(page).getByText(getText('en', 'legal-edit.doneAtOnce'))).toBeVisible();
}

test('in a new portal the first administrator writes the legal texts from templates, and then people register', async ({
  page,
  browser,
}) => {
  await start([await reservePort(), await reservePort()]);
  const { portal } = installation;

  await test.step('before the code is given every page says that the portal is set up', async () => {
    const response = await page.goto(`${portal}/en/register`);
    expect(response!.status()).toBe(503);
    await expect(getMain(page)).toContainText(getText('en', 'closed.setupTitle'));
    for (const kind of KINDS) await expect(footerLink(page, kind)).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('about:blank');
  });

  await test.step('with an administrator registration waits for the terms', async () => {
    await openForStaff(installation, ADA);
    const visitor = await (await browser.newContext()).newPage();
    for (const locale of TEST_LOCALES) {
      await visitor.goto(`${portal}/${locale}`);
      await expect(getMain(visitor)).toContainText(getText(locale, 'closed.soonTitle'));
      await visitor.goto(`${portal}/${locale}/register`);
      await expect(visitor.getByText(getText(locale, 'register.notOpen'))).toBeVisible();
      await expect(visitor.getByRole('main').getByRole('textbox')).toHaveCount(0);
    }
  });

  await test.step('the administrator comes from the footer to each text, and puts it in force', async () => {
    const admin = await (await browser.newContext({ viewport: SIZES[0]! })).newPage();
    const faults = watchErrors(admin);
    await admin.goto(`${portal}/en/sign-in?to=%2Ffaqs`);
    await signInWith(admin, 'en', ADA.email, ADA.password);
    await expectSignedIn(admin, ADA.name);
    for (const kind of KINDS) await writeFromTemplate(admin, kind);
    const link = footerLink(admin, 'privacy-policy');
    await expect(link).toHaveAttribute('href', /en\/privacy-policy$/);
    expect(faults).toEqual([]);
  });

  await test.step('now everybody can read them, and register', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${portal}/en/register`);
    await expectHydrated(visitor);
    await expect(getButton(visitor, 'register.create')).toBeVisible();
    await footerLink(visitor, 'privacy-policy').click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await expect(getMain(visitor)).toContainText('14 days');
  });
});
