import { expect } from '@playwright/test';
import type { Section } from '../shared/sections';
import { test } from './portal';
import {
  describeVisits,
  findSomeone,
  TEAM_SLUG,
  PAGE_VIEWS,
  visitAll,
  type PageCase,
} from './pageVisits';

/**
 * All sections (SPEC 1.1), each with the page in it that is visited; where none is named, it is the
 * newest.
 */
const PAGES = {
  'have-your-say': 'first-street-without-cars',
  dialogs: '',
  blogs: '',
  publications: '',
  training: '',
  teams: TEAM_SLUG,
  committees: 'budget-committee',
  governance: 'how-a-decision-is-made',
  events: '',
  quizzes: '',
  faqs: '',
} as const satisfies Record<Section, string>;

async function listPages(portal: string): Promise<PageCase[]> {
  const ofSections = await Promise.all(
    Object.entries(PAGES).map(async ([section, page]) => {
      const answer = await fetch(`${portal}/v1/${section}?limit=1`);
      expect([section, answer.status]).toEqual([section, 200]);
      const list = (await answer.json()) as { items: { slug: string }[] };
      const slug = page || list.items[0]!.slug;
      return [section, `${section}/${slug}`].map((path) => ({ path, status: 200 }));
    }),
  );
  const user = { path: `user/${await findSomeone(portal)}`, status: 200 };
  return [...ofSections.flat(), user];
}

// Pages as the host sends them: a worker would first store the portal for each test.
test.use({ serviceWorkers: 'block' });

for (const view of PAGE_VIEWS)
  test(`[SPEC 1.1, 1.6, 2.1, 4.4.1] every section ${describeVisits(view)}`, async ({
    page,
    portal,
  }) => {
    await visitAll({ page, portal, ...view }, await listPages(portal));
  });
