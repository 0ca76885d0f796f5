import { expect, type Locator, type Page } from '@playwright/test';
import { visitAs } from './comments';
import { openOwnInstallation } from './ownInstallation';
import { getText, test } from './portal';

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
