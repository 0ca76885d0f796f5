import { expect, type Page } from '@playwright/test';
import { SECTIONS } from '../shared/sections';
import { listTestLocales } from '../shared/testing/testLocales';
import { startInstallation } from './installation';
import { LONG_WORDS, lengthenWords } from './longWords';
import { openOwnInstallation } from './ownInstallation';
import { expectHydrated, expectLoaded, READERS, signIn, test } from './portal';

const installation = openOwnInstallation(async (folder) => {
  await lengthenWords(folder);
  return startInstallation(folder);
});

/** The narrowest window that WCAG 1.4.10 knows. */
const WIDTH = 320;
/** Number of contents of each section: its newest ones, which differ in kind. */
const CONTENTS_OF_EACH = 3;

const OWN_PAGES = [
  'me',
  'me/notifications',
  'me/dialogs',
  'me/have-your-say',
  'me/teams',
  'me/events',
  'me/committees',
  'profile',
];

/**
 * Lists what makes the page wider than its window: by how much, and the innermost parts beyond it.
 */
const listWide = (page: Page) =>
  page.evaluate(() => {
    const isBeyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > innerWidth + 1 || left < -1;
    };
    const beyond = document.documentElement.scrollWidth - innerWidth;
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (element) => isBeyond(element) && ![...element.children].some(isBeyond),
    );
    return beyond <= 0
      ? []
      : [`${beyond} px`, ...culprits.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 160))];
  });

async function listContents(portal: string): Promise<string[]> {
  const lists: string[][] = [];
  for (const section of SECTIONS) {
    const url = `${portal}/v1/${section}?limit=${CONTENTS_OF_EACH}`;
    const { items } = (await (await fetch(url)).json()) as { items: { slug: string }[] };
    lists.push([section, ...items.map(({ slug }) => `${section}/${slug}`)]);
  }
  return lists.flat();
}

// Pages as the host sends them: a worker would first store the portal for each test.
test.use({ serviceWorkers: 'block' });

for (const locale of listTestLocales())
  test(`[SPEC 1.6] in ${locale} no word that people write widens a page of ${WIDTH} px (WCAG 1.4.10)`, async ({
    page,
  }) => {
    const { portal } = installation();
    await page.setViewportSize({ width: WIDTH, height: 800 });
    const visit = async (path: string) => {
      await page.goto(`${portal}/${locale}/${path}`);
      await expectHydrated(page);
      await expectLoaded(page);
      expect.soft([path, await listWide(page)]).toEqual([path, []]);
    };
    const contents = await listContents(portal);
    for (const path of ['', 'search?q=park', 'moderation', ...contents]) await visit(path);
    await expect(page.getByRole('main')).toContainText(LONG_WORDS[locale]);
    await page.goto(`${portal}/${locale}/faqs`);
    await signIn(page, locale, READERS[locale]);
    for (const path of OWN_PAGES) await visit(path);
  });
