import { expect } from '@playwright/test';
import { SECTIONS } from '../shared/sections';
import { continueAtDoor, READERS, signIn, test } from './portal';
import {
  describeLooks,
  describeVisits,
  findSomeone,
  TEAM_SLUG,
  PAGE_VIEWS,
  listViewsToRun,
  visitAll,
  type PageCase,
  type View,
} from './pageVisits';

/** Pages that are taken away from visitors who are signed out. */
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

// Pages as the host sends them: a worker would first store the portal for each test.
test.use({ serviceWorkers: 'block' });

for (const view of PAGE_VIEWS)
  test(`[SPEC 1.6, 2.1, 4.4.1] pages of one’s own ${describeVisits(view)}`, async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal}/${view.locale}/faqs`);
    await signIn(page, view.locale, READERS[view.locale]);
    await visitAll({ page, portal, ...view }, ACCOUNT_PAGES);
  });

const ADMIN_VIEWS = listViewsToRun<Pick<View, 'locale' | 'looks'>>([
  { locale: 'ar', looks: [{ width: 360, colorScheme: 'light', hasAxe: true }] },
  { locale: 'tr', looks: [{ width: 768, colorScheme: 'dark', hasAxe: true }] },
  { locale: 'en', looks: [{ width: 1280, colorScheme: 'light', hasAxe: true }] },
]);

for (const { locale, looks } of ADMIN_VIEWS) {
  test(`[SPEC 1.6] the administration in ${locale}, ${describeLooks(looks)}: people, a person, the log, what was told; writing in every section`, async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal}/${locale}/sign-in?to=/admin/people`);
    await continueAtDoor(page, locale, 'Alex Morgan');
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    const paths = [
      'admin',
      'admin/people',
      `admin/people/${await findSomeone(portal)}`,
      'admin/audit',
      'admin/feedback',
      'admin/moderation',
      'admin/jobs',
      'admin/settings',
      'admin/pages',
      'admin/settings/identity',
      'admin/settings/time',
      'admin/settings/money',
      ...SECTIONS.map((section) => `${section}/create`),
      `teams/${TEAM_SLUG}/edit`,
    ];
    await visitAll(
      { page, portal, locale, looks },
      paths.map((path) => ({ path, status: 200 })),
    );
  });
}
