import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './portal';
import { getMain } from './writers';

const NUMBER = /HC-\d{4}-\d{3}/g;

const CELL = /("(?:[^"]|"")*"|[^,\r\n"]*)(,|\r\n|$)/gy;

/** Rows by column name (RFC 4180). */
function parse(csv: string): readonly Readonly<Record<string, string>>[] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of csv.replace(/^\uFEFF/, '').matchAll(CELL)) {
    rows.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
  }
  const [names = [], ...records] = rows.filter(({ length }) => length > 1);
  return records.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]!])));
}

/** Lists the numbers of all decisions as the register shows them, in its order. */
async function shownNumbers(page: Page, portal: string): Promise<readonly string[]> {
  await page.goto(`${portal}/en/governance?kind=decision`);
  const rows = getMain(page).getByRole('table').getByRole('row');
  const { total } = (await (
    await page.request.get(`${portal}/v1/governance?kind=decision`)
  ).json()) as { total: number };
  const more = getMain(page).locator('a[href*="cursor="]');
  while ((await rows.count()) - 1 < total) {
    const before = await rows.count();
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
  }
  const texts = await rows.allInnerTexts();
  return texts.flatMap((text) => text.match(NUMBER)?.[0] ?? []);
}

test('what is downloaded as a table is what the register shows', async ({ page, portal }) => {
  const address = `${portal}/v1/open-data/decisions.csv`;
  // The host writes the files as it starts.
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await page.goto(`${portal}/en/open-data`);
  const link = getMain(page).locator('a[href$="/open-data/decisions.csv"]');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/decisions.*\.csv$/);

  const records = parse(readFileSync(await download.path(), 'utf8'));
  const shown = await shownNumbers(page, portal);
  expect(shown.length).toBeGreaterThan(20);
  expect(records.map(({ number }) => number).toSorted()).toEqual(shown.toSorted());

  const [first] = shown;
  const row = records.find(({ number }) => number === first)!;
  const line = getMain(page).getByRole('row').filter({ hasText: first! });
  await expect(line.getByRole('link', { name: row['title_en']! })).toHaveAttribute(
    'href',
    new RegExp(`${row['path']}$`),
  );
});
