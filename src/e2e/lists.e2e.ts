import { expect } from '@playwright/test';
import { expectHydrated, getText, test } from './portal';

const SECTIONS = [
  'have-your-say',
  'dialogs',
  'blogs',
  'publications',
  'training',
  'teams',
  'committees',
  'governance',
  'events',
  'quizzes',
] as const;

/** Pixels from the top within which the first entry begins on a phone. */
const FIRST_ENTRY = 420;

for (const locale of ['en', 'ar'] as const)
  test.describe(locale, () => {
    // No other language is offered above the page, and no other clock named above its times.
    test.use({ locale, timezoneId: 'Europe/Istanbul', viewport: { width: 360, height: 740 } });

    test('on a phone each list begins on the first screen', async ({ page, portal }) => {
      for (const section of SECTIONS) {
        await page.goto(`${portal}/${locale}/${section}`);
        await expectHydrated(page);
        const entry = page.locator('main article, main section[aria-labelledby]').first();
        const { y } = (await entry.boundingBox())!;
        expect([section, y < FIRST_ENTRY, y]).toEqual([section, true, y]);
      }
    });
  });

/** Pixels that the page of a dialogue with a map may take on a phone. */
const LONGEST_MAP_PAGE = 6_000;

for (const locale of ['en', 'ar', 'tr'] as const)
  test.describe(`a dialogue with a map, ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });

    test('on a phone what people came for comes first, and the page is short', async ({
      page,
      portal,
    }) => {
      for (const slug of ['cars-and-people-in-the-old-town', 'getting-home-at-night']) {
        await page.goto(`${portal}/${locale}/dialogs/${slug}`);
        await expectHydrated(page);
        const map = page.getByRole('region', { name: getText(locale, 'dialogs.opinions.title') });
        await expect(map.getByRole('list').first()).toBeVisible();
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect([slug, height < LONGEST_MAP_PAGE, height]).toEqual([slug, true, height]);
        const about = page.getByRole('heading', { name: getText(locale, 'dialogs.background') });
        expect((await map.boundingBox())!.y).toBeLessThan((await about.boundingBox())!.y);
      }
    });
  });

test('on a phone one button opens the filters, and a choice applies at once', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${portal}/en/have-your-say`);
  await expectHydrated(page);
  const topic = page.getByRole('combobox', { name: getText('en', 'ui.topic') });
  await expect(topic).toBeHidden();
  await page.getByRole('button', { name: getText('en', 'ui.filter'), exact: true }).click();
  await topic.focus();
  await topic.selectOption('mobility');
  await expect(page).toHaveURL(/topic=mobility/);
  await expect(topic).toBeFocused();
  await expect(page.getByRole('button', { name: getText('en', 'ui.apply') })).toBeHidden();
});

test('a list begins with what is open and closes soonest; the tabs lead to the others', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/have-your-say`);
  const tabs = page.getByRole('navigation', { name: getText('en', 'ui.phases') });
  const open = tabs.getByRole('link', { name: /^Open \d+$/ });
  await expect(open).toHaveAttribute('aria-current', 'page');
  const closed = page.getByRole('article').filter({ hasText: getText('en', 'phase.closed') });
  await expect(closed).toHaveCount(0);
  await tabs.getByRole('link', { name: getText('en', 'ui.anyPhase') }).click();
  await expect(page).toHaveURL(/phase=all/);
  await expect(closed).not.toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters stand there with a button that applies them', async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${portal}/en/have-your-say`);
    await page.getByRole('combobox', { name: getText('en', 'ui.topic') }).selectOption('mobility');
    await page.getByRole('button', { name: getText('en', 'ui.apply') }).click();
    await expect(page).toHaveURL(/topic=mobility/);
  });
});
