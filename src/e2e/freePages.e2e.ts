import { expect, type Page } from '@playwright/test';
import { listAxeViolations } from './axe';
import { visitAs } from './comments';
import { openOwnInstallation } from './ownInstallation';
import { getText, test } from './portal';
import { getMain } from './writers';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];
const PLACE = '/pages/town-hall';

const installation = openOwnInstallation();

const text = (id: string) => getText('en', `admin.settings.${id}`);
const footer = (page: Page) => page.getByRole('contentinfo');

async function expectAccessible(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await listAxeViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
  }
}

test('an administrator writes a page and places it; a visitor reads it in Arabic from the footer, until it is deleted', async ({
  browser,
}) => {
  const { portal } = installation();
  const { page, faults } = await visitAs(browser, {
    name: 'Alex Morgan',
    locale: 'en',
    address: `${portal}/en/faqs`,
  });
  await page.goto(`${portal}/en/admin/pages`);
  const main = getMain(page);
  await main.getByRole('button', { name: text('pages.add') }).click();
  const field = (id: string) => main.getByRole('textbox', { name: text(id) }).first();
  await field('pages.pageTitle').fill('Take part offline');
  await field('pages.text').fill('Come to the town hall.');
  await main.getByRole('tab', { name: getText('en', 'language.ar') }).click();
  await main.locator('[name$=".title.ar"]').fill('المشاركة من دون إنترنت');
  await main
    .locator('[name$=".text.ar"]')
    .fill(
      'تعالوا إلى **دار البلدية**. <script>document.title = "x"</script> [الشروط](/terms-and-conditions)',
    );
  await field('pages.slug').fill('town-hall');
  await main.getByRole('switch', { name: text('pages.published') }).check();
  await main.getByRole('checkbox', { name: 'Take part offline' }).check();
  await expectAccessible(page);
  await main.getByRole('button', { name: text('save') }).click();
  await expect(main.getByText(text('saved'))).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Take part offline' })).toBeVisible();

  await test.step('the host writes the page with its title and its languages', async () => {
    const html = await (await fetch(`${portal}/ar${PLACE}`)).text();
    expect(html).toMatch(/<title>المشاركة من دون إنترنت · /);
    expect(html).toContain('<strong>دار البلدية</strong>');
    expect(html).not.toContain('<script>document');
    expect(html).toMatch(/<link rel="alternate" hrefLang="tr" href="[^"]*\/tr\/pages\/town-hall"/i);
    const map = await (await fetch(`${portal}/sitemap/pages.xml`)).text();
    expect(map).toContain(`/ar${PLACE}<`);
  });

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${portal}/ar/faqs`);
  await footer(visitor).getByRole('link', { name: 'المشاركة من دون إنترنت' }).click();
  await expect(visitor).toHaveURL(`${portal}/ar${PLACE}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('المشاركة من دون إنترنت');
  await expect(getMain(visitor).getByText('دار البلدية')).toBeVisible();
  await expect(visitor).toHaveTitle(/المشاركة من دون إنترنت/);
  await expectAccessible(visitor);

  await main.getByRole('button', { name: text('pages.remove') }).click();
  await main.getByRole('button', { name: text('save') }).click();
  await expect(footer(page).getByRole('link', { name: 'Take part offline' })).toHaveCount(0);
  expect((await fetch(`${portal}/ar${PLACE}`)).status).toBe(410);
  await visitor.goto(`${portal}/ar/faqs`);
  await expect(footer(visitor).getByRole('link', { name: 'المشاركة من دون إنترنت' })).toHaveCount(
    0,
  );
  expect(faults).toEqual([]);
});
