import { expect, type Locator, type Page } from '@playwright/test';
import { listTestLocalesByDirection } from '../shared/testing/testLocales';
import { visitAs } from './comments';
import { expectHydrated, expectLoaded, READERS, test } from './portal';

interface CommentPage {
  readonly items: readonly { readonly id: string; readonly replies: number }[];
  readonly next: string | null;
}

const readPage = async (url: string, cursor: string | null): Promise<CommentPage> =>
  (await fetch(`${url}?${new URLSearchParams(cursor === null ? {} : { cursor })}`)).json();

/** Finds the dialogue with the most comments. */
async function findDialog(portal: string): Promise<string> {
  const { items } = (await (await fetch(`${portal}/v1/dialogs?limit=50`)).json()) as {
    items: { slug: string; counts: { comments: number } }[];
  };
  return items.toSorted((a, b) => b.counts.comments - a.counts.comments)[0]!.slug;
}

/**
 * Lists the last comment of each page of the list, and an answer to one of them: most come late.
 */
async function listComments(portal: string, slug: string): Promise<string[]> {
  const url = `${portal}/v1/dialogs/${slug}/comments`;
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const { items, next }: CommentPage = await readPage(url, cursor);
    const answered = items.find(({ replies }) => replies > 0);
    found.push(items.at(-1)!.id);
    if (answered) found.push((await readPage(`${url}/${answered.id}/replies`, null)).items[0]!.id);
    cursor = next;
  } while (cursor !== null);
  return found;
}

/**
 * Expects that the target has the focus, and that its beginning is seen, when everything on the
 * page has come.
 */
async function expectArrival(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectLoaded(page);
  const beginning = () =>
    target.evaluate((element) => element.getBoundingClientRect().top / innerHeight);
  await expect.poll(beginning).toBeGreaterThanOrEqual(0);
  await expect.poll(beginning).toBeLessThan(0.5);
}

for (const locale of listTestLocalesByDirection())
  for (const width of [360, 1280])
    test(`in ${locale} at ${width} px an address leads to its comment, wherever the list has it`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const slug = await findDialog(portal);
      const comments = await listComments(portal, slug);
      expect(comments.length).toBeGreaterThan(1);
      for (const id of comments) {
        await page.goto('about:blank');
        await page.goto(`${portal}/${locale}/dialogs/${slug}?comment=${id}#comment-${id}`);
        await expectHydrated(page);
        await expectArrival(page, page.locator(`#comment-${id}`).first());
      }
    });

test('[SPEC 9.7] from a notification one comes to the comment; the way back leads to where one was', async ({
  browser,
  portal,
}) => {
  const address = `${portal}/en/me/notifications`;
  const reader = { name: READERS.en, locale: 'en', address: `${portal}/en/faqs` } as const;
  const { page, faults } = await visitAs(browser, reader);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(address);
  const link = page.locator('main a[href*="#comment-"]').first();
  const id = (await link.getAttribute('href'))!.split('#')[1]!;
  await link.click();
  await expectArrival(page, page.locator(`[id="${id}"]`).first());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(faults).toEqual([]);
  await page.close();
});

test('a link to a question unfolds it, from outside and from its own page', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const list = (await (await fetch(`${portal}/v1/faqs?limit=50`)).json()) as {
    items: { slug: string; details: { category: string } }[];
  };
  const { slug, details } = list.items.at(-1)!;
  await page.goto('about:blank');
  await page.goto(`${portal}/tr/faqs#${slug}`);
  const summary = page
    .locator('details', { has: page.locator(`[id="${slug}"]`) })
    .locator('summary');
  await expectArrival(page, summary);
  await expect(page.locator(`[id="${slug}"]`)).toBeVisible();
  await page.goto(`${portal}/tr/faqs/${slug}`);
  await expectHydrated(page);
  const category = page.locator(`main a[href$="/faqs#about-${details.category}"]`);
  await category.click();
  await expectArrival(page, page.locator(`#about-${details.category}`));
});
