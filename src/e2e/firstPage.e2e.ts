import { expect } from '@playwright/test';
import { visitAs } from './comments';
import { createDataFolder, removeFolder, startInstallation } from './installation';
import { openOwnInstallation } from './ownInstallation';
import { getText, test } from './portal';

const installation = openOwnInstallation();
const HTML = { headers: { accept: 'text/html' } };
const text = (name: string) => getText('en', `admin.settings.home.${name}`);

test('the first page is put together with a preview, and is so in the first HTML', async ({
  browser,
}) => {
  const { portal } = installation();
  const { page, faults } = await visitAs(browser, {
    name: 'Alex Morgan',
    locale: 'en',
    address: `${portal}/en/faqs`,
  });
  await page.goto(`${portal}/en/admin/settings/home`);
  const main = page.getByRole('main');
  const row = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: true }) });
  const turn = (name: string) => row(name).getByRole('checkbox').press('Space');
  for (const name of ['notice', 'outcomes', 'numbers', 'text']) await turn(text(`block.${name}`));
  const posts = row(text('block.posts')).getByRole('button', { name: text('up') });
  for (let presses = 0; presses < 5; presses += 1) await posts.press('Enter');
  await expect(posts).toBeFocused();
  await main
    .getByRole('textbox', { name: text('noticeText') })
    .first()
    .fill('The desk is closed.');
  await main
    .getByRole('textbox', { name: text('text'), exact: true })
    .first()
    .fill('Come **by**.');

  const frame = page.frameLocator(`iframe[title="${text('previewFrame')}"]`);
  await expect(frame.getByText('The desk is closed.')).toBeVisible();
  await expect(frame.locator('strong', { hasText: 'by' })).toBeVisible();
  const width = await frame.locator('html').evaluate((root) => root.clientWidth);
  expect(width).toBeLessThanOrEqual(390);
  const order = await frame.getByRole('heading', { level: 2 }).allTextContents();
  expect(order.indexOf(getText('en', 'home.posts'))).toBeLessThan(
    order.indexOf(getText('en', 'home.polls')),
  );

  const before = await (await fetch(`${portal}/en`, HTML)).text();
  expect(before).not.toContain('The desk is closed.');
  await main.getByRole('button', { name: getText('en', 'admin.settings.save') }).press('Enter');
  await expect(main.getByText(getText('en', 'admin.settings.saved'))).toBeVisible();
  const after = await (await fetch(`${portal}/en`, HTML)).text();
  expect(after).toMatch(/The desk is closed\..*<h1[^>]*>.*Come <strong>by<\/strong>/s);
  expect(after).not.toContain('getOutcomes');
  expect(after).not.toContain('getStatistics');
  // The words are in no other page.
  expect(await (await fetch(`${portal}/en/faqs`, HTML)).text()).not.toContain(
    'The desk is closed.',
  );

  await page.goto(`${portal}/en`);
  await page.locator('html[data-awake]').waitFor();
  await expect(page.getByText('The desk is closed.')).toBeVisible();
  await expect(page.locator('strong', { hasText: 'by' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a portal in which there is nothing says what will come, and counts nothing', async ({
  page,
}) => {
  const folder = createDataFolder();
  const empty = await startInstallation(folder, undefined, { MEYDAN_SEED: 'none' });
  try {
    const html = await (await fetch(`${empty.portal}/en`, HTML)).text();
    expect(html).toContain(getText('en', 'home.beginning.title'));
    expect(html).not.toContain(getText('en', 'ui.emptyTitle'));
    await page.goto(`${empty.portal}/en`);
    await page.locator('html[data-awake]').waitFor();
    const coming = page.getByRole('region', { name: getText('en', 'home.beginning.title') });
    await expect(coming.getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('main').locator('dd')).toHaveCount(0);
    await page.goto('about:blank');
  } finally {
    await empty.stop();
    removeFolder(folder);
  }
});
