import { expect } from '@playwright/test';
import { listTestLocales } from '../shared/testing/testLocales';
import { test, getText } from './portal';

const MOMENTS = 'time[datetime*="T"]';
const WITH_OWN = /\(.*:\d\d.*\)/s;
/** Lists name the city’s zone once. */
const LISTS = ['events', ''];
const PAGES = ['events/open-council-evening', 'have-your-say/library-visitors', 'training'];

for (const locale of listTestLocales()) {
  /** Words between the city's time and the reader's. */
  const between = getText(locale, 'ui.inBothZones')
    .split(/\{\w+\}/)[2]!
    .trim();
  /** Text behind the city in the note of a list. */
  const note = getText(locale, 'ui.listedTimes').split('{city}')[1]!.trim();

  test.describe('to readers in New York', () => {
    test(`times name the city’s zone and tell their own, in ${locale}`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const path of [...PAGES, ...LISTS]) {
        await page.goto(`${portal}/${locale}/${path}`);
        const times = page.locator(MOMENTS).filter({ hasText: /:\d\d/ });
        const elsewhere = times.filter({ hasText: WITH_OWN });
        await expect(elsewhere.first()).toBeVisible();
        await expect(elsewhere).toHaveCount(await times.count());
        const named = LISTS.includes(path)
          ? page.getByText(note)
          : times.filter({ hasText: between });
        await expect(named.first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      }
    });
  });

  test.describe('to readers in the city', () => {
    test.use({ timezoneId: 'Europe/Istanbul' });

    test(`times stand alone, in ${locale}`, async ({ page, portal }) => {
      for (const path of [...PAGES, ...LISTS]) {
        await page.goto(`${portal}/${locale}/${path}`);
        const times = page.locator(MOMENTS).filter({ hasText: /:\d\d/ });
        await expect(times.first()).toBeVisible();
        await expect(times.filter({ hasText: WITH_OWN })).toHaveCount(0);
        await expect(page.getByText(note)).toHaveCount(0);
      }
    });
  });
}
