import { expect, type Page } from '@playwright/test';
import { matchPath, ROUTES, splitLocale, type RouteName } from '../shared/routes';
import { SECTIONS, type Section } from '../shared/sections';
import { listTestLocales } from '../shared/testing/testLocales';
import { startInstallation } from './installation';
import { LONG_WORDS, lengthenWords } from './longWords';
import { openOwnInstallation } from './ownInstallation';
import { followRequests } from './requests';
import { findSomeone } from './pageVisits';
import { continueAtDoor, expectHydrated, expectLoaded, READERS, signIn, test } from './portal';

const installation = openOwnInstallation(async (folder) => {
  await lengthenWords(folder);
  return startInstallation(folder);
});

/** The narrowest window that WCAG 1.4.10 knows. */
const WIDTH = 320;
/** Number of contents of each section: its newest ones, which differ in kind. */
const CONTENTS_OF_EACH = 3;
/** Few committees draw by lot. */
const ALL = 25;

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

async function listPaths(portal: string, section: Section, limit: number): Promise<string[]> {
  const url = `${portal}/v1/${section}?limit=${limit}`;
  const { items } = (await (await fetch(url)).json()) as { items: { slug: string }[] };
  return items.map(({ slug }) => `${section}/${slug}`);
}

async function listContents(portal: string): Promise<string[]> {
  const lists: string[][] = [];
  for (const section of SECTIONS)
    lists.push([section, ...(await listPaths(portal, section, CONTENTS_OF_EACH))]);
  return lists.flat();
}

type Visit = (url: string) => Promise<void>;

/** Visits pages in a narrow window, each once it is complete, and notes those that are wider. */
function createVisit(page: Page): Visit {
  const settled = followRequests(page);
  return async (url) => {
    await page.goto(url);
    await expectHydrated(page);
    await settled();
    await expectLoaded(page);
    expect.soft([url, await listWide(page)]).toEqual([url, []]);
  };
}

/** Addresses that programs and developers call, or that end a session. */
const NOT_VISITED: readonly RouteName[] = ['callback', 'workbench', 'notFound', 'offline'];

/** Tells pages apart by their route, areas of settings and steps of a form also by themselves. */
function getKind(href: string): string | null {
  const { pathname, searchParams } = new URL(href);
  const { rest } = splitLocale(pathname);
  const { name } = matchPath(rest).route;
  if (NOT_VISITED.includes(name)) return null;
  if (name === 'admin.settings.area') return rest;
  const part = name.endsWith('.edit') ? searchParams.get('part') : null;
  return part === null ? name : `${name} ${part}`;
}

/** Visits pages, and one of each kind that links on them lead to. @returns the kinds */
async function visitAllKinds(page: Page, start: readonly string[]): Promise<Set<string>> {
  const { origin } = new URL(start[0]!);
  const visit = createVisit(page);
  const kinds = new Set(start.map(getKind).filter((kind) => kind !== null));
  const waiting = [...start];
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    await test.step(url, () => visit(url!));
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(({ href }) => href),
    );
    for (const href of links.filter((link) => link.startsWith(`${origin}/`))) {
      const kind = getKind(href);
      if (kind === null || kinds.has(kind)) continue;
      kinds.add(kind);
      waiting.push(href);
    }
  }
  return kinds;
}

const STAFF_PAGES = ROUTES.filter(
  ({ name, path }) => name.startsWith('admin') && !path.includes(':'),
);

/** Kinds that have to be among those that links lead to: their words are people's own. */
const OF_PEOPLE: readonly RouteName[] = [
  ...STAFF_PAGES.map(({ name }) => name),
  'admin.person',
  ...SECTIONS.map((section) => `${section}.edit` as const),
  ...SECTIONS.map((section) => `${section}.history` as const),
  'user',
  'committees.meeting',
  'committees.draws',
  'committees.draw',
];

// Pages as the host sends them: a worker would first store the portal for each test.
test.use({ serviceWorkers: 'block', viewport: { width: WIDTH, height: 800 } });

/** A page that visitors do not see is drawn for them first; not every picture has each width. */
const NOT_FOUND = /status of 404/;

for (const locale of listTestLocales()) {
  test(`[SPEC 1.6] in ${locale} no word that people write widens a page of ${WIDTH} px (WCAG 1.4.10)`, async ({
    page,
  }) => {
    const root = `${installation().portal}/${locale}`;
    const visit = createVisit(page);
    const contents = await listContents(installation().portal);
    for (const path of ['', 'search?q=park', 'moderation', ...contents])
      await visit(`${root}/${path}`);
    await expect(page.getByRole('main')).toContainText(LONG_WORDS[locale]);
    await page.goto(`${root}/faqs`);
    await signIn(page, locale, READERS[locale]);
    for (const path of OWN_PAGES) await visit(`${root}/${path}`);
  });

  test.describe('of the staff', () => {
    test.use({ loggedErrors: NOT_FOUND });

    test(`[SPEC 1.6] in ${locale} none widens the administration, editors and each of their steps, profiles, meetings and draws`, async ({
      page,
    }) => {
      const { portal } = installation();
      const root = `${portal}/${locale}`;
      await page.goto(`${root}/sign-in?to=/admin/people`);
      await continueAtDoor(page, locale, 'Alex Morgan');
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      const contents = await listContents(portal);
      const committees = await listPaths(portal, 'committees', ALL);
      const kinds = await visitAllKinds(page, [
        ...STAFF_PAGES.map(({ path }) => root + path),
        `${root}/admin/people/${await findSomeone(portal)}`,
        ...contents.map((path) => `${root}/${path}`),
        ...committees.map((path) => `${root}/${path}/draws`),
      ]);
      expect(OF_PEOPLE.filter((name) => !kinds.has(name))).toEqual([]);
    });
  });
}
