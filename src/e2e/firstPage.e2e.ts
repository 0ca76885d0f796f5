import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { createDataFolder, removeFolder, ROOT, startInstallation } from './installation';
import { getText, test } from './portal';

const HTML = { headers: { accept: 'text/html' } };

test('a portal in which there is nothing says what will come, and counts nothing', async ({
  page,
}) => {
  const folder = createDataFolder();
  const settings = { MEYDAN_SEED: 'none', MEYDAN_DATA: folder };
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/tooling/test/openPortal.ts'],
    { cwd: ROOT, env: { ...process.env, ...settings } },
  );
  const empty = await startInstallation(folder, undefined, settings);
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
