import { expect, type Locator, type Page } from '@playwright/test';
import { visitAs } from './comments';
import { openOwnInstallation } from './ownInstallation';
import { getText, test } from './portal';
import { getButton, publish, write } from './writers';

const OLD_NAME = 'Harbour City';
const NEW_NAME = 'Brightwater';

const installation = openOwnInstallation();

const main = (page: Page) => page.getByRole('main');
const cityIn = (page: Page, name: string) => page.getByRole('banner').getByText(name);

/** Goes on with Tab until this has the focus, as people without a pointer do. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no focus on ${String(target)}`);
}

const tabToButton = (page: Page, place: Locator, name: string | RegExp) =>
  tabTo(page, place.getByRole('button', { name }).last());

test('another colour is on the page as soon as it is saved', async ({ browser }) => {
  const { portal } = installation();
  const { page, faults } = await visitAs(browser, {
    name: 'Alex Morgan',
    locale: 'en',
    address: `${portal}/en/faqs`,
  });
  const readAccent = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--accent)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  const save = async (colour: string) => {
    await main(page)
      .getByRole('textbox', { name: getText('en', 'admin.settings.colour'), exact: true })
      .fill(colour);
    await main(page)
      .getByRole('button', { name: getText('en', 'admin.settings.save') })
      .click();
    await expect(main(page).getByText(getText('en', 'admin.settings.saved'))).toBeVisible();
  };
  await page.goto(`${portal}/en/admin/settings/look`);
  const given = await main(page)
    .getByRole('textbox', { name: getText('en', 'admin.settings.colour'), exact: true })
    .inputValue();
  await save('#7a1f3d');
  await expect.poll(readAccent).toBe('rgb(122, 31, 61)');
  await page.reload();
  expect(await readAccent()).toBe('rgb(122, 31, 61)');
  await save(given);
  const [red, green, blue] = given.match(/[0-9a-f]{2}/g)!.map((part) => Number.parseInt(part, 16));
  await expect.poll(readAccent).toBe(`rgb(${red}, ${green}, ${blue})`);
  expect(faults).toEqual([]);
});

test('by keyboard alone the city gets another name, everywhere at once, and its old one back', async ({
  browser,
}) => {
  const { portal } = installation();
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`${portal}/en/faqs`);
  await expect(cityIn(reader, OLD_NAME)).toBeVisible();

  const { page, faults } = await visitAs(browser, {
    name: 'Alex Morgan',
    locale: 'en',
    address: `${portal}/en/faqs`,
  });
  await page.goto(`${portal}/en/admin/settings/identity`);
  const name = main(page).getByRole('textbox', { name: getText('en', 'admin.settings.cityName') });
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(NEW_NAME);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(getText('en', 'admin.settings.saved'))).toBeVisible();
  await expect(cityIn(page, NEW_NAME)).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Meydan' }).press('Enter');
  await expect(page).toHaveTitle(new RegExp(NEW_NAME));
  await page.goto(`${portal}/en/faqs`);
  await expect(cityIn(page, NEW_NAME)).toBeVisible();

  // A page that was open before follows with the first answer of the host.
  await reader.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  await expect(cityIn(reader, NEW_NAME)).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${portal}/en`);
  await expect(other).toHaveTitle(new RegExp(NEW_NAME));

  await page.goto(`${portal}/en/admin/settings/identity`);
  const history = main(page).getByText(getText('en', 'admin.settings.history'), { exact: true });
  await tabTo(page, history);
  await page.keyboard.press('Enter');
  await tabToButton(page, main(page), /^Bring back:/);
  await page.keyboard.press('Enter');
  await tabToButton(page, page.getByRole('alertdialog'), 'Bring back');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(getText('en', 'admin.settings.broughtBack'))).toBeVisible();
  await expect(cityIn(page, OLD_NAME)).toBeVisible();
  await expect(name).toHaveValue(OLD_NAME);
  expect(faults).toEqual([]);
});

test('[SPEC 6.2] a role for a section, then one for a district, is picked for a person: they write there, and nowhere else', async ({
  browser,
}) => {
  const { portal } = installation();
  const resident = { name: 'Grace Bell', locale: 'en' as const };
  const IN_THE_DISTRICT = 'winter-festival-on-ferry-square';
  const ELSEWHERE = 'site-of-the-new-library';
  const grace = await visitAs(browser, { ...resident, address: `${portal}/en/faqs` });
  const heading = main(grace.page).getByRole('heading', { level: 1 });
  const edit = main(grace.page).getByRole('link', {
    name: getText('en', 'title.edit'),
    exact: true,
  });
  const getCreateLink = (section: string) =>
    main(grace.page).getByRole('link', { name: getText('en', `content.create.${section}`) });
  /** Loads a page anew, until the host has said what the reader may do there. */
  const visit = async (path: string, question: string) => {
    const answer = grace.page.waitForResponse(
      (response) => response.url().includes(question) && response.ok(),
    );
    await grace.page.goto(`${portal}/en/${path}`);
    await answer;
    await expect(heading).toBeVisible();
  };
  await visit('faqs', '/v1/me/authors');
  await expect(getCreateLink('faqs')).toHaveCount(0);

  const admin = await visitAs(browser, {
    name: 'Alex Morgan',
    locale: 'en',
    address: `${portal}/en/faqs`,
  });
  await admin.page.goto(`${portal}/en/admin/people?q=Grace+Bell`);
  await main(admin.page).getByRole('link', { name: resident.name }).click();
  const parts = admin.page.getByRole('group', { name: getText('en', 'admin.scope.title') });
  const rights = main(admin.page).locator('form').filter({ has: parts });
  const pick = async (place: string) => {
    await parts.getByLabel(getText('en', 'admin.scope.role')).selectOption({ label: 'Editor' });
    await parts.getByLabel(getText('en', 'admin.scope.place')).selectOption({ label: place });
    await parts.getByRole('button', { name: getText('en', 'admin.scope.add') }).click();
  };
  const remove = (place: string) =>
    parts.getByRole('button', { name: `Remove: Editor (only: ${place})` }).click();
  /** Saves what was picked, which is this role alone. */
  const save = async (place: string) => {
    await expect(parts.getByRole('listitem')).toContainText([`Editor (only: ${place})`]);
    await rights.getByRole('textbox', { name: getText('en', 'admin.reason') }).fill('Knows it');
    const answer = admin.page.waitForResponse(
      (response) => response.url().endsWith('/rights') && response.ok(),
    );
    await rights.getByRole('button', { name: getText('en', 'admin.save') }).click();
    await answer;
    await expect(main(admin.page).getByText(getText('en', 'admin.saved'))).toBeVisible();
  };
  await pick('Questions and answers');
  await pick('University');
  await remove('University');
  await save('Questions and answers');

  await visit('quizzes', '/v1/me/authors');
  await expect(getCreateLink('quizzes')).toHaveCount(0);
  await grace.page.goto(`${portal}/en/quizzes/create`);
  await expect(main(grace.page).getByText(getText('en', 'edit.notYours'))).toBeVisible();
  await visit(`governance/${IN_THE_DISTRICT}`, '/v1/me/rights');
  await expect(edit).toHaveCount(0);
  await visit('faqs', '/v1/me/authors');
  await getCreateLink('faqs').click();
  await write(grace.page, 'en', {
    title: 'Where do I fetch my library card?',
    summary: 'At every branch.',
    body: 'Bring something with your address on it.',
  });
  await getButton(grace.page, 'edit.save').click();
  await expect(grace.page).toHaveURL(/\/en\/faqs\/where-do-i-fetch-my-library-card\/edit/);
  await publish(grace.page);
  await expect(heading).toHaveText('Where do I fetch my library card?');

  await remove('Questions and answers');
  await pick('Old Port');
  await save('Old Port');
  await visit(`governance/${ELSEWHERE}`, '/v1/me/rights');
  await expect(edit).toHaveCount(0);
  await visit(`governance/${IN_THE_DISTRICT}`, '/v1/me/rights');
  await expect(edit).toBeVisible();
  expect([...grace.faults, ...admin.faults]).toEqual([]);
});
