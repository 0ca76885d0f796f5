import { expect, type Page } from '@playwright/test';
import type { Locale } from '../shared/locales';
import { SECTIONS } from '../shared/sections';
import { languagesToRun } from '../shared/testing/languagesOfRun';
import { axeFindings } from './axe';
import {
  continueAtDoor,
  expectAwake,
  expectLanguage,
  expectSignedIn,
  READERS,
  signIn,
  test,
  text,
} from './portal';

const TEAM = 'green-neighbourhoods';

const DETAILS: Readonly<Record<(typeof SECTIONS)[number], string>> = {
  'have-your-say': 'first-street-without-cars',
  dialogs: '',
  blogs: '',
  publications: '',
  training: '',
  teams: TEAM,
  committees: 'budget-committee',
  governance: 'how-a-decision-is-made',
  events: '',
  quizzes: '',
  faqs: '',
};

interface PageCase {
  readonly path: string;
  readonly status: number;
  /** First-level headings; the workbench shows a whole screen inside its own. */
  readonly headings?: number;
}

const PORTAL_PAGES: readonly PageCase[] = [
  { path: '', status: 200 },
  ...[
    'privacy-policy',
    'legal/privacy-policy-v1',
    'terms-and-conditions',
    'accessibility',
    'cookies',
  ].map((path) => ({ path, status: 200 })),
  ...[
    'workbench',
    'workbench?screen=/unauthorized&state=declined',
    'workbench?screen=/privacy-policy&state=window',
    'workbench?screen=/me&state=leaving',
  ].map((path) => ({ path, status: 200, headings: 2 })),
  { path: 'workbench?component=Dialog', status: 200 },
  ...['search', 'search?q=park', 'search?q=qqqq', 'feedback', 'moderation', 'offline'].map(
    (path) => ({
      path,
      status: 200,
    }),
  ),
];

const OTHER_PAGES: readonly PageCase[] = [
  // Closed: the host writes their results.
  ...['customs-house-use', 'lighthouse-hill-budget'].map((slug) => ({
    path: `have-your-say/${slug}`,
    status: 200,
  })),
  ...[
    'cars-and-people-in-the-old-town',
    'cars-and-people-in-the-old-town/report',
    'getting-home-at-night',
    'getting-home-at-night/report',
    'fish-market-hours',
  ].map((path) => ({ path: `dialogs/${path}`, status: 200 })),
  { path: 'forbidden', status: 403 },
  { path: 'unauthorized', status: 401 },
  ...['sign-in?to=/blogs', 'register', 'forgot-password', 'reset-password#token=none'].map(
    (path) => ({ path, status: 200 }),
  ),
  { path: 'nothing-here', status: 404 },
  { path: 'blogs/nothing-here', status: 404 },
];

/** Who is signed out is taken away from them. */
const ACCOUNT_PAGES: readonly PageCase[] = [
  'me',
  'me/security',
  'me/settings',
  'me/data',
  'profile',
  'profile/edit',
  'me/have-your-say',
  'me/dialogs',
  'me/dialogs?part=hidden',
  // Answers are shown after five.
  'dialogs/summer-evenings-on-the-promenade',
].map((path) => ({ path, status: 200 }));

/** Somebody who is named on a page that everybody reads. */
async function someoneOf(portal: string): Promise<string> {
  const team = (await (await fetch(`${portal}/v1/teams/${TEAM}`)).json()) as {
    details: { members: { personId: string }[] };
  };
  return team.details.members[0]!.personId;
}

async function pagesOfSections(portal: string): Promise<PageCase[]> {
  const ofSections = await Promise.all(
    SECTIONS.map(async (section) => {
      const list = (await (await fetch(`${portal}/v1/${section}?limit=1`)).json()) as {
        items: { slug: string }[];
      };
      const slug = DETAILS[section] || list.items[0]!.slug;
      return [section, `${section}/${slug}`].map((path) => ({ path, status: 200 }));
    }),
  );
  const user = { path: `user/${await someoneOf(portal)}`, status: 200 };
  return [...ofSections.flat(), user];
}

interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly hasAxe?: boolean;
}

interface View {
  readonly page: Page;
  readonly portal: string;
  readonly locale: Locale;
  /** The first is that in which the page is loaded; for the others the window is changed. */
  readonly looks: readonly Look[];
}

async function setLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  // What depends on the width is drawn anew in the first of these frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Grey lines in the place of what is being loaded. */
const SKELETON = 'main [aria-hidden="true"] > span:empty';

/** Status, language, one heading; in every look no sideways scrolling and, where it looks, nothing that axe finds. */
async function visit(
  { page, portal, locale, looks }: View,
  { path, status, headings = 1 }: PageCase,
) {
  const url = `${portal}/${locale}/${path}`;
  await setLook(page, looks[0]!);
  const response = await page.goto(url);
  expect.soft([url, response!.status()]).toEqual([url, status]);
  expect(await response!.text()).toMatch(new RegExp(`<html lang="${locale}" dir="`));
  await expectLanguage(page, locale);
  await expect.soft(page.locator('h1')).toHaveCount(headings);
  await expectAwake(page);
  await expect(page.locator(SKELETON)).toHaveCount(0);
  for (const look of looks) {
    if (look !== looks[0]) await setLook(page, look);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const where = `${url}, ${look.width} px`;
    expect.soft([where, beyond]).toEqual([where, 0]);
    if (look.hasAxe) expect.soft([where, await axeFindings(page)]).toEqual([where, []]);
  }
}

/**
 * Each language, direction, width and theme; the longest words and the other direction on a phone. What axe finds depends on colours and
 * width, not on the words: it looks once in each theme.
 */
const VIEWS: readonly Pick<View, 'locale' | 'looks'>[] = [
  { locale: 'tr', looks: [{ width: 360, colorScheme: 'light', hasAxe: true }] },
  {
    locale: 'ar',
    looks: [
      { width: 360, colorScheme: 'dark' },
      { width: 768, colorScheme: 'light' },
    ],
  },
  { locale: 'en', looks: [{ width: 1280, colorScheme: 'dark', hasAxe: true }] },
];

const describeLooks = (looks: readonly Look[]) =>
  looks.map(({ width, colorScheme }) => `${width} px ${colorScheme}`).join(' and ');

const visitAll = async (view: View, pages: readonly PageCase[]) => {
  for (const pageCase of pages)
    await test.step(pageCase.path || 'home', () => visit(view, pageCase));
};

/** Parts of about the same length, so that each can go to another worker. */
const PARTS = {
  'the portal’s own pages': async () => PORTAL_PAGES,
  'results, dialogs, accounts and what is missing': async () => OTHER_PAGES,
  'every section': pagesOfSections,
};

for (const { locale, looks } of VIEWS) {
  const how = `in ${locale}, ${describeLooks(looks)}`;
  const what = looks.some(({ hasAxe }) => hasAxe)
    ? 'status, language, direction, no sideways scrolling, no axe finding'
    : 'status, language, direction, no sideways scrolling';

  for (const [name, findPages] of Object.entries(PARTS)) {
    test(`[SPEC 1.6, 2.1, 4.4.1] ${name} ${how}: ${what}`, async ({ page, portal }) => {
      await visitAll({ page, portal, locale, looks }, await findPages(portal));
    });
  }

  test(`[SPEC 1.6, 2.1, 4.4.1] pages of one’s own ${how}: ${what}`, async ({ page, portal }) => {
    await page.goto(`${portal}/${locale}/faqs`);
    await signIn(page, locale, READERS[locale]);
    await visitAll({ page, portal, locale, looks }, ACCOUNT_PAGES);
  });
}

const ADMIN_VIEWS: readonly Pick<View, 'locale' | 'looks'>[] = [
  { locale: 'ar', looks: [{ width: 360, colorScheme: 'light', hasAxe: true }] },
  { locale: 'tr', looks: [{ width: 768, colorScheme: 'dark', hasAxe: true }] },
  { locale: 'en', looks: [{ width: 1280, colorScheme: 'light', hasAxe: true }] },
];

for (const { locale, looks } of ADMIN_VIEWS) {
  test(`[SPEC 1.6, 6.2] the administration in ${locale}, ${describeLooks(looks)}: people, a person, the log, what was told; writing in every section`, async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal}/${locale}/sign-in?to=/admin`);
    await continueAtDoor(page, locale, 'Alex Morgan');
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    const paths = [
      'admin',
      `admin/people/${await someoneOf(portal)}`,
      'admin/audit',
      'admin/feedback',
      'admin/moderation',
      'admin/jobs',
      ...SECTIONS.map((section) => `${section}/create`),
      'teams/green-neighbourhoods/edit',
    ];
    await visitAll(
      { page, portal, locale, looks },
      paths.map((path) => ({ path, status: 200 })),
    );
  });
}

test('[SPEC 2.2] the main navigation is there in its order', async ({ page, portal }) => {
  await page.goto(`${portal}/en`);
  const links = page
    .getByRole('navigation', { name: text('en', 'ui.mainNavigation'), exact: true })
    .getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets.filter((href) => SECTIONS.some((section) => href === `/en/${section}`))).toEqual(
    SECTIONS.slice(0, 8).map((section) => `/en/${section}`),
  );
});

test('[SPEC 2.4, 2.5] switching the language keeps page and query and swaps or adds the prefix', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/have-your-say?phase=open#top`);
  await expectLanguage(page, 'en');
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/ar\/have-your-say\?phase=open/);
  await expectLanguage(page, 'ar');
  await page.getByRole('link', { name: 'Türkçe' }).first().click();
  await expect(page).toHaveURL(/\/tr\/have-your-say\?phase=open/);
  await expectLanguage(page, 'tr');
});

test('a public page has its content before any script runs', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${portal}/tr/have-your-say/first-street-without-cars`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Hangi sokak önce araçsız olsun?',
  );
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await context.close();
});

test('the first paint needs nothing but the page: in its colours, as they were chosen, while no other file has come', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ colorScheme: 'light' });
  await context.addCookies([{ name: 'meydan-theme', value: 'dark', url: portal }]);
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(`${portal}/en`);
  const [scheme, skipLink] = await page.evaluate(() => [
    getComputedStyle(document.documentElement).colorScheme,
    getComputedStyle(document.querySelector('a[href="#main"]')!).position,
  ]);
  expect(scheme).toBe('dark');
  expect(skipLink).not.toBe('static');
  expect(refused).toEqual([]);
  await context.close();
});

/** Presses the button that goes through the appearances once; a page that is awake hears it. */
async function changeTheme(page: Page, next: 'light' | 'dark'): Promise<void> {
  await expectAwake(page);
  await page.getByRole('banner').locator('button[title]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', next);
}

test('an appearance that was chosen is that of every page from its first byte', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/faqs`);
  await changeTheme(page, 'light');
  await changeTheme(page, 'dark');
  const next = await page.goto(`${portal}/tr/blogs`);
  expect(await next!.text()).toMatch(/<html [^>]*data-theme="dark"/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('by keyboard: skip link, then the page’s own content', async ({ page, portal }) => {
  await page.goto(`${portal}/en/blogs`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('a page opened once more', () => {
  // A worker would ask in the place of the page.
  test.use({ serviceWorkers: 'block' });

  for (const locale of languagesToRun())
    test(`is not sent again, and wakes up all the same, in ${locale}`, async ({ page, portal }) => {
      const open = async () => {
        await page.goto(`${portal}/${locale}/have-your-say`);
        return page.evaluate(() => {
          const [visit] = performance.getEntriesByType('navigation');
          const { transferSize, decodedBodySize } = visit as PerformanceNavigationTiming;
          return { sent: transferSize, held: decodedBodySize };
        });
      };
      const first = await open();
      await page.goto('about:blank');
      const again = await open();
      expect(first.sent).toBeGreaterThan(5_000);
      expect(again.sent).toBeLessThan(2_000);
      expect(again.held).toBe(first.held);
      await changeTheme(page, 'light');
    });
});

test.describe('after a release, in a page that was open before', () => {
  // A worker would answer from what it has kept.
  test.use({ serviceWorkers: 'block', loggedErrors: /ChunkLoadError|Loading chunk|\[ERROR\]/ });

  async function openPrivacyPolicy(page: Page, portal: string, comesBack: boolean) {
    await page.goto(`${portal}/en/faqs`);
    await signIn(page, 'en', 'Leyla Demir');
    const loads: string[] = [];
    page.on('request', (request) => {
      const isOfPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (isOfPage) loads.push(request.url());
    });
    await page.route(/\/assets\/legal\.\w+\.js$/, (route) =>
      comesBack && loads.length > 0 ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('en', 'title.privacy-policy') })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: text('en', 'title.privacy-policy') }),
    ).toBeVisible();
    return loads;
  }

  test('[SPEC 8.3] a file of the page does not come at first: it is asked for again at once, and the page wakes up', async ({
    page,
    portal,
  }) => {
    const asked: string[] = [];
    await page.route(/\/assets\/legal\.\w+\.js$/, (route) => {
      asked.push(route.request().url());
      return asked.length === 1 ? route.abort() : route.continue();
    });
    await page.goto(`${portal}/en/privacy-policy`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await changeTheme(page, 'light');
    expect(asked).toHaveLength(2);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('[SPEC 8.3] the file of the next page is gone: the page is loaded anew once', async ({
    page,
    portal,
  }) => {
    const loads = await openPrivacyPolicy(page, portal, true);
    await expectSignedIn(page, 'Leyla Demir');
    expect(loads).toEqual([`${portal}/en/privacy-policy`]);
  });

  test('[SPEC 8.3] the file of the next page is gone for good: it can be read as the host wrote it, and is not loaded again and again', async ({
    page,
    portal,
  }) => {
    const givenUp = page.waitForEvent('pageerror');
    const loads = await openPrivacyPolicy(page, portal, false);
    expect((await givenUp).name).toBe('ChunkLoadError');
    expect(loads).toEqual([`${portal}/en/privacy-policy`]);
  });
});

test('a text that the host has written is not read again, and its links stay within the page', async ({
  page,
  portal,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${portal}/en/accessibility`);
  await expectAwake(page);
  expect(scripts.filter((url) => url.includes('/markdown.'))).toEqual([]);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('main').getByRole('link', { name: 'committee’s page' }).click();
  await expect(page).toHaveURL(/\/en\/committees\/ethics-committee$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ethics');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
