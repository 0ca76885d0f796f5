import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { listAxeViolations } from './axe';
import { startRecordedInstallation } from './installation';
import { openOwnInstallation } from './ownInstallation';
import { signIn, tabTo, test, getText } from './portal';
import { saveTape, TAPE_SCENES } from './tapeScenes';

const installation = openOwnInstallation(startRecordedInstallation);

const tape = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['src/tooling/tape.mjs', ...args], { encoding: 'utf8' });

test('[SPEC 10.7] a sign-in and a vote are recorded by a person, and the file is followed by a replay', async ({
  page,
  context,
}, info) => {
  await TAPE_SCENES['sign-in-and-vote']!({ page, context, ...installation() });
  const file = info.outputPath('seen.tape.jsonl');
  await saveTape(page, file);
  await expect(page.getByText(getText('en', 'tape.saved'))).toBeVisible();
  const replayed = tape('replay', file, '--expect', 'signedIn');
  expect(replayed.stdout + replayed.stderr).toContain('last validation Ok');
  expect(replayed.status).toBe(0);
  expect(replayed.stdout).toContain('portalApi/executeMutation/fulfilled');
});

const ASSETS = 'dist/portal/assets';
/** A word of the recorder that nothing else in the portal has. */
const OF_THE_RECORDER = 'wallGapMs';

test('[SPEC 10.7] without the flag no page loads anything of the recorder, whatever is left in the tab', async ({
  page,
  portal,
}) => {
  const withRecorder = readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(join(ASSETS, name), 'utf8').includes(OF_THE_RECORDER));
  expect(withRecorder.length).toBeGreaterThan(0);

  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(basename(new URL(request.url()).pathname)));
  await page.goto(`${portal}/en/faqs`);
  await page.evaluate(() => sessionStorage.setItem('meydan-tape', 'on'));
  await page.reload();
  await signIn(page, 'en', 'Leyla Demir');
  expect(loaded.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(2);
  expect(loaded.filter((name) => withRecorder.includes(name))).toEqual([]);
  expect(await page.evaluate(() => '__tape' in window)).toBe(false);
});

const VIEWS = [
  { locale: 'en', width: 1280, colorScheme: 'light' },
  { locale: 'ar', width: 360, colorScheme: 'dark' },
  { locale: 'tr', width: 768, colorScheme: 'dark' },
] as const;

test('[SPEC 1.6, 10.7] the player replays a tape in every language, and axe finds nothing', async ({
  page,
  portal,
}) => {
  for (const { locale, width, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${portal}/${locale}/workbench?tape=refresh`);
    await expect(page.getByText(getText(locale, 'workbench.tape.followed'))).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft([locale, beyond, await listAxeViolations(page)]).toEqual([locale, 0, []]);
  }
});

test('[SPEC 1.6, 10.7] by keyboard: a packed tape is opened, walked through and searched; its sagas have their names', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/workbench?tape=popup-blocked`);
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  const file = page.getByLabel(getText('en', 'workbench.tape.file'));
  await tabTo(page, file);
  await file.setInputFiles({
    name: 'mine.tape.jsonl.gz',
    mimeType: 'application/gzip',
    buffer: gzipSync(readFileSync('src/tape/shelf/refresh.tape.jsonl')),
  });
  const bars = page.getByRole('region', { name: getText('en', 'workbench.tape.tokens') });
  await expect(bars.getByRole('listitem').first()).toBeAttached();

  await tabTo(page, slider);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^00:1\d:/);
  const waiting = page.getByRole('region', { name: getText('en', 'workbench.tape.waiting') });
  await expect(waiting.getByText('watchProviderRenewals').first()).toBeAttached();

  await tabTo(page, page.getByRole('searchbox', { name: getText('en', 'workbench.tape.search') }));
  await page.keyboard.type('silentRenewStarted');
  const action = page.getByRole('button', { name: /session\/silentRenewStarted/ }).first();
  await tabTo(page, action);
  await page.keyboard.press('Enter');
  await expect(action).toHaveAttribute('aria-current', 'step');
  await expect(slider).toHaveAttribute('aria-valuetext', /^00:05:/);
});
