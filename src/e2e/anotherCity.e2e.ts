import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { TEST_LOCALES } from '../shared/testing/testLocales';
import { SECTIONS } from '../shared/sections';
import {
  createDataFolder,
  removeFolder,
  ROOT,
  startInstallation,
  type Installation,
} from './installation';

/** A city of its own: in a zone with summer time, under its own name. */
const GHENT = {
  identity: {
    cityName: { en: 'Ghent', ar: 'غنت', tr: 'Gent' },
    portalName: { en: 'Ghent Together', ar: 'غنت معًا', tr: 'Gent Birlikte' },
    referencePrefix: 'GNT',
  },
  time: { zone: 'Europe/Brussels' },
};

/** Words of the demonstration that no other city may read anywhere. */
const DEMONSTRATION =
  /Harbour City|Liman Kenti|مدينة المرفأ|harbour\.example|\bHC-|Europe\/Istanbul/gu;

let folder: string;
let installation: Installation;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = createDataFolder();
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify(GHENT));
  const settings = { MEYDAN_SEED: 'none', MEYDAN_SETTINGS: file };
  const program = ['--import', 'tsx', 'src/tooling/test/openPortal.ts'];
  const env = { ...process.env, ...settings, MEYDAN_DATA: folder };
  await promisify(execFile)(process.execPath, program, { cwd: ROOT, env });
  installation = await startInstallation(folder, undefined, settings);
});
test.afterAll(async () => {
  await installation.stop();
  removeFolder(folder);
});

const read = async (path: string): Promise<string> =>
  (await fetch(installation.portal + path, { headers: { accept: 'text/html,*/*' } })).text();

const SCREENS = [
  '',
  'sign-in',
  'register',
  'search',
  'feedback',
  'open-data',
  'moderation',
  'no-such',
];

const PAGES = TEST_LOCALES.flatMap((locale) =>
  [...SCREENS, ...SECTIONS].map((path) => `/${[locale, path].filter(Boolean).join('/')}`),
);
const FILES = [
  ...TEST_LOCALES.flatMap((locale) => [`/${locale}/feed.atom`, `/${locale}/blogs/feed.atom`]),
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/icon.svg',
  '/service-worker.js',
  '/config.json',
  '/v1/settings',
  '/v1/openapi.json',
  '/v1/open-data/catalogue.jsonld',
  '/v1/governance/indicators/comments.sql',
];

test('nothing that another city shows or hands out names the demonstration', async () => {
  const found: string[] = [];
  for (const path of [...PAGES, ...FILES]) {
    const words = (await read(path)).match(DEMONSTRATION);
    if (words) found.push(`${path}: ${[...new Set(words)].join(', ')}`);
  }
  expect(found).toEqual([]);
});

test('files that browsers load name no fact of the demonstration', async () => {
  const page = await read('/en');
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, path]) => path!,
  );
  expect(scripts.length).toBeGreaterThan(5);
  for (const path of scripts)
    expect([path, (await read(path)).match(DEMONSTRATION)]).toEqual([path, null]);
});

for (const locale of TEST_LOCALES) {
  test(`pages in ${locale} bear the name of the city and its portal`, async ({ page }) => {
    await page.goto(`${installation.portal}/${locale}`);
    const { cityName, portalName } = GHENT.identity;
    await expect(page).toHaveTitle(`${portalName[locale]} · ${cityName[locale]}`);
    await expect(page.getByRole('banner')).toContainText(cityName[locale]);
    await expect(page.getByRole('banner')).toContainText(portalName[locale]);
    await expect(page.getByRole('contentinfo')).toContainText(cityName[locale]);
    // Once React has taken the page over it says the same.
    await page.locator('html[data-awake]').waitFor();
    await expect(page.getByRole('banner')).toContainText(portalName[locale]);
  });
}
