import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { PortalSettings } from '../shared/contract/settings';
import { SECTIONS } from '../shared/sections';
import {
  ROOT,
  createDataFolder,
  removeFolder,
  startInstallation,
  type Installation,
} from './installation';

/** The second demonstration is another city: in a zone with summer time, under its own name. */
const { identity, languages } = JSON.parse(
  readFileSync(join(ROOT, 'demo', 'veldhaven', 'settings.json'), 'utf8'),
) as Pick<PortalSettings, 'identity' | 'languages'>;
const LOCALES = languages.offered;

/** Words of the first demonstration that no other city may read anywhere. */
const DEMONSTRATION =
  /Harbour City|Liman Kenti|مدينة المرفأ|harbour\.example|\bHC-|Europe\/Istanbul/gu;

let folder: string;
let installation: Installation;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = createDataFolder();
  installation = await startInstallation(folder, undefined, { MEYDAN_SEED: 'demo:veldhaven' });
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

const PAGES = LOCALES.flatMap((locale) =>
  [...SCREENS, ...SECTIONS].map((path) => `/${[locale, path].filter(Boolean).join('/')}`),
);
const FILES = [
  ...LOCALES.flatMap((locale) => [`/${locale}/feed.atom`, `/${locale}/blogs/feed.atom`]),
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

/** Lists the pages of all contents that everybody may read, in each language. */
async function listContents(): Promise<string[]> {
  const pages: string[] = [];
  for (const section of SECTIONS) {
    const { items } = JSON.parse(await read(`/v1/${section}`)) as { items: { slug: string }[] };
    pages.push(...items.map(({ slug }) => `${section}/${slug}`));
  }
  return LOCALES.flatMap((locale) => pages.map((page) => `/${locale}/${page}`));
}

test('nothing that another city shows or hands out names the demonstration', async () => {
  const found: string[] = [];
  const contents = await listContents();
  expect(contents.length).toBeGreaterThan(15);
  for (const path of [...PAGES, ...FILES, ...contents]) {
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

for (const locale of LOCALES) {
  test(`pages in ${locale} bear the name of the city and its portal`, async ({ page }) => {
    await page.goto(`${installation.portal}/${locale}`);
    const { cityName, portalName } = identity;
    await expect(page).toHaveTitle(`${portalName[locale]} · ${cityName[locale]}`);
    await expect(page.getByRole('banner')).toContainText(cityName[locale]!);
    await expect(page.getByRole('banner')).toContainText(portalName[locale]!);
    await expect(page.getByRole('contentinfo')).toContainText(cityName[locale]!);
    // Once React has taken the page over it says the same.
    await page.locator('html[data-awake]').waitFor();
    await expect(page.getByRole('banner')).toContainText(portalName[locale]!);
  });
}
