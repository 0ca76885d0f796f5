import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PortalSettings } from '../shared/contract/settings';
import type { SetupState } from '../shared/contract/setup';
import type { Locale } from '../shared/locales';
import { getField, press } from './accountPages';
import { listAxeViolations } from './axe';
import {
  createDataFolder,
  removeFolder,
  startInstallation,
  type Installation,
} from './installation';
import { expectHydrated, expectSignedIn, getText, test } from './portal';
import { getMain } from './writers';

/** Fields that are filled in, and presses, from the code to “open for staff”. */
const MOST_INTERACTIONS = 40;
const SIZES = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];
const CODE = /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}/;
/** Answers to the gaps of the templates that do for each of them. */
const GAP_ANSWER = '30 days, as the city council has decided';

const DISTRICTS = ['De Hoven', 'Leesten', 'Waterkwartier'];

const CLERK = { name: 'Bo Clerk', email: 'bo@town.example', password: 'barges along the river' };
const ADA = { name: 'Ada Quay', email: 'ada@town.example', password: 'lanterns over the quay' };

let folder: string;
let installation: Installation;
test.beforeEach(async () => {
  folder = createDataFolder();
  installation = await startInstallation(folder, undefined, {
    MEYDAN_SEED: 'none',
    MEYDAN_MAIL: join(folder, 'mails'),
    MEYDAN_MAIL_FROM: 'portal@town.example',
  });
});
test.afterEach(async ({ page }) => {
  // Its stream would tell of the host that is stopped.
  await page.goto('about:blank');
  await installation.stop();
  removeFolder(folder);
});

/** Waits for a newest mail whose plain text holds this, and reads it. */
async function readMailed(pattern: RegExp): Promise<string> {
  const mails = join(folder, 'mails');
  let found: string | undefined;
  await expect
    .poll(() => {
      // The folder comes with the first mail.
      const newest = existsSync(mails) ? readdirSync(mails).toSorted().at(-1) : undefined;
      const text = newest ? readFileSync(join(mails, newest), 'utf8') : '';
      const plain = /Content-Type: text\/plain[^]*?\r?\n\r?\n([^]*?)(?:\r?\n--|$)/i.exec(text)?.[1];
      const whole = (plain ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      // Bytes of quoted-printable, as of the isolates around a number, are no digits of it.
      found = pattern.exec(whole.replace(/=[0-9A-F]{2}(?=[=\d\s])/g, ' '))?.[0];
      return found;
    })
    .toBeTruthy();
  return found!;
}
const NUMBER = /(?<!\d)\d{6}(?!\d)/;
const INVITATION = /https?:\/\/\S+\/accept-invitation#token=[\w.~-]+/;

/** Does what a person does in the main part of a page, and counts it. */
function createPerson(page: Page, locale: Locale) {
  let count = 0;
  const run = async (act: () => Promise<void>) => {
    count += 1;
    await act();
  };
  const name = (id: string) => getText(locale, id);
  return {
    fill: (target: Locator, text: string) => run(() => target.fill(text)),
    fillField: (id: string, text: string) =>
      run(() =>
        getMain(page)
          .getByRole('textbox', { name: name(id) })
          .first()
          .fill(text),
      ),
    click: (target: Locator) => run(() => target.click()),
    check: (target: Locator) => run(() => target.check()),
    press: (id: string) => run(() => press(page, locale, id)),
    leaveOut: () =>
      run(() =>
        getMain(page)
          .getByRole('link', { name: name('setup.later') })
          .click(),
      ),
    getCount: () => count,
  };
}

const expectStep = (page: Page, locale: Locale, step: string) =>
  expect(
    getMain(page).getByRole('heading', { level: 2, name: getText(locale, `setup.title.${step}`) }),
  ).toBeFocused();

async function expectAccessible(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await listAxeViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
  }
}

const readSettings = async (): Promise<PortalSettings> =>
  (await (await fetch(`${installation.portal}/v1/settings`)).json()) as PortalSettings;

const readStage = async (): Promise<string> =>
  ((await (await fetch(`${installation.portal}/v1/setup`)).json()) as SetupState).stage;

type Person = ReturnType<typeof createPerson>;

/** Gives the code that was printed, and becomes administrator with a new account. */
async function begin(page: Page, locale: Locale, person: Person): Promise<void> {
  const findCode = () => CODE.exec(installation.readPrinted())?.[0];
  await expect.poll(findCode).toBeTruthy();
  const code = findCode()!;
  await page.goto(`${installation.portal}/${locale}/setup`);
  await expectHydrated(page);
  await person.fillField('setup.code', code.toLowerCase());
  await person.press('setup.goOn');
  await expectStep(page, locale, 'administrator');
  for (const [id, text] of [
    ['sign-in.form.name', ADA.name],
    ['sign-in.form.email', ADA.email],
    ['sign-in.form.newPassword', ADA.password],
  ] as const)
    await person.fill(getField(page, locale, id), text);
  await person.press('setup.administrator.create');
  await expectStep(page, locale, 'languages');
  await expectSignedIn(page, ADA.name);
}

test.describe('in a town of the Netherlands', () => {
  test.use({ timezoneId: 'Europe/Amsterdam' });

  test('from the code to “open for staff” a town with two languages needs 40 interactions at most; who is invited then gets in', async ({
    page,
    browser,
  }) => {
    const person = createPerson(page, 'en');
    const main = getMain(page);
    await begin(page, 'en', person);

    await test.step('languages, names, contact, clock and currency', async () => {
      await person.press('setup.save');
      await expectStep(page, 'en', 'city');
      await expectAccessible(page);
      for (const [id, text] of [
        ['cityName', 'Zutphen'],
        ['portalName', 'Zutphen Together'],
        ['email', 'hello@zutphen.example'],
        ['phone', '+31 575 000 000'],
        ['website', 'https://zutphen.example'],
        ['address', '’s-Gravenhof 2, Zutphen'],
      ] as const)
        await person.fillField(`admin.settings.${id}`, text);
      await person.press('setup.save');
    });

    await test.step('look, districts, topics and sections', async () => {
      await expectStep(page, 'en', 'look');
      await person.fillField('admin.settings.colour', '#7a1f3d');
      await person.press('setup.save');
      await expectStep(page, 'en', 'districts');
      await expectAccessible(page);
      await person.fillField('vocabulary.paste.label.districts', DISTRICTS.join('\n'));
      await person.press('vocabulary.paste.save');
      await expect(
        main.getByText(DISTRICTS.join(', ').replace(/, (?=\w+$)/, ' and ')),
      ).toBeVisible();
      await person.press('setup.goOn');
      await expectStep(page, 'en', 'sections');
      await person.press('setup.save');
      await expectStep(page, 'en', 'legal');
    });

    const { identity, time, money, languages, look, ...terms } = await readSettings();
    expect(terms.districts.map(({ key }) => key)).toEqual(['de-hoven', 'leesten', 'waterkwartier']);
    expect(terms.topics.length).toBeGreaterThan(3);
    expect(identity.cityName).toEqual({ en: 'Zutphen' });
    expect({ time, money, languages }).toEqual({
      time: { zone: 'Europe/Amsterdam' },
      money: { currency: 'EUR' },
      languages: { offered: ['nl', 'en'], first: 'nl', regions: { en: 'GB', nl: 'NL' } },
    });
    expect(look.colour).toBe('#7a1f3d');

    await test.step('all legal texts', async () => {
      await person.press('setup.legal.begin');
      const gaps = main.getByRole('textbox', { name: /^Missing: / });
      await expect(gaps.first()).toBeVisible();
      await expectAccessible(page);
      // What most cities answer is there already.
      for (const gap of await gaps.all())
        if ((await gap.inputValue()) === '') await person.fill(gap, GAP_ANSWER);
      await person.press('setup.legal.readAll');
      await person.press('setup.legal.putInForce');
      await expectStep(page, 'en', 'mail');
    });

    await test.step('a mail to oneself', async () => {
      await person.click(main.getByRole('button', { name: ADA.email }));
      await person.fillField('setup.mail.number', await readMailed(NUMBER));
      await person.press('setup.goOn');
      await expectStep(page, 'en', 'opening');
      await expectAccessible(page);
    });

    await test.step('open for staff', async () => {
      await person.press('setup.opening.staff');
      await expect(main.getByText(getText('en', 'setup.stage.staff'))).toBeVisible();
      expect(person.getCount()).toBeLessThanOrEqual(MOST_INTERACTIONS);
      expect(await readStage()).toBe('staff');
      for (const page of ['privacy-policy', 'terms-and-conditions', 'accessibility', 'imprint'])
        expect((await fetch(`${installation.portal}/en/${page}`)).status).toBe(200);
    });

    await test.step('a colleague is invited, and gets in while nobody else does', async () => {
      await main.getByRole('link', { name: getText('en', 'setup.next.invite') }).click();
      await main
        .getByRole('textbox', { name: getText('en', 'admin.invite.list') })
        .fill(`name;address;roles;language\n${CLERK.name};${CLERK.email};editor;en`);
      await press(page, 'en', 'admin.invite.check');
      await main.getByRole('button', { name: 'Invite 1 person' }).click();
      const link = await readMailed(INVITATION);

      const context = await browser.newContext();
      const other = await context.newPage();
      await other.goto(link);
      await expectHydrated(other);
      await getField(other, 'en', 'sign-in.form.newPassword').fill(CLERK.password);
      await press(other, 'en', 'accept-invitation.open');
      await expect(other).toHaveURL(/\/en\/admin$/);
      await expectSignedIn(other, CLERK.name);
      await expect(
        getMain(other).getByRole('heading', {
          level: 1,
          name: getText('en', 'work.title'),
        }),
      ).toBeVisible();
      await context.close();
      await page.goBack();
    });

    await test.step('open for everybody', async () => {
      await press(page, 'en', 'setup.opening.open');
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: getText('en', 'setup.opening.open') }).click();
      await expect(main.getByText(getText('en', 'setup.stage.open'))).toBeVisible();
      expect(await readStage()).toBe('open');
    });

    await test.step('every link of the home page leads to a page, although nothing is written yet', async () => {
      const context = await browser.newContext();
      const visitor = await context.newPage();
      await visitor.goto(`${installation.portal}/en`);
      await expectHydrated(visitor);
      await expect(
        getMain(visitor).getByRole('link', { name: getText('en', 'home.howItWorks') }),
      ).toHaveCount(0);
      const addresses = await visitor
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const own = addresses.filter((address) => address.startsWith(`${installation.portal}/`));
      expect(own.length).toBeGreaterThan(10);
      for (const address of new Set(own)) {
        const response = await visitor.goto(address);
        expect([address, response?.status() ?? 200]).toEqual([address, 200]);
        await expectHydrated(visitor);
        await expect(getMain(visitor).getByRole('heading', { level: 1 })).toBeVisible();
      }
      await context.close();
    });
  });
});

test.describe('in a town of Turkey', () => {
  test.use({ timezoneId: 'Europe/Istanbul' });

  test('in Turkish all that can wait is left out, and staff is let in', async ({ page }) => {
    const person = createPerson(page, 'tr');
    await begin(page, 'tr', person);
    await person.leaveOut();
    await expectStep(page, 'tr', 'city');
    await person.fillField('admin.settings.cityName', 'Ayvalık');
    await person.press('setup.save');
    for (const step of ['look', 'districts', 'sections', 'legal', 'mail']) {
      await expectStep(page, 'tr', step);
      await person.leaveOut();
    }
    await expectStep(page, 'tr', 'opening');
    const { identity, time, money } = await readSettings();
    expect([identity.cityName, time.zone, money.currency]).toEqual([
      { tr: 'Ayvalık' },
      'Europe/Istanbul',
      'TRY',
    ]);
    await expect(
      page.getByRole('button', { name: getText('tr', 'setup.opening.open') }),
    ).toHaveCount(0);
    await person.press('setup.opening.staff');
    await expect(getMain(page).getByText(getText('tr', 'setup.stage.staff'))).toBeVisible();
    expect(await readStage()).toBe('staff');
  });
});
