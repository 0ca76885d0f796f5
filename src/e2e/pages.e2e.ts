import { test } from './portal';
import { describeVisits, PAGE_VIEWS, visitAll, type PageCase } from './pageVisits';

const PORTAL_PAGES: readonly PageCase[] = [
  { path: '', status: 200 },
  ...[
    'privacy-policy',
    'legal/privacy-policy-v1',
    'terms-and-conditions',
    'accessibility',
    'cookies',
    'imprint',
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

// Pages as the host sends them: a worker would first store the portal for each test.
test.use({
  serviceWorkers: 'block',
  loggedErrors: /status of 40\d .*\/(?:forbidden|unauthorized|nothing-here)(?:[/?]|$)/,
});

for (const view of PAGE_VIEWS)
  for (const [name, pages] of Object.entries({
    'the portal’s own pages': PORTAL_PAGES,
    'results, dialogs, accounts and what is missing': OTHER_PAGES,
  }))
    test(`[SPEC 1.6, 2.1, 4.4.1] ${name} ${describeVisits(view)}`, async ({ page, portal }) => {
      await visitAll({ page, portal, ...view }, pages);
    });
