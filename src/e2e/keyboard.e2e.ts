import { expect, type Page } from '@playwright/test';
import { listTestLocalesByDirection } from '../shared/testing/testLocales';
import {
  MAX_TAB_STOPS,
  expectHydrated,
  expectLanguage,
  signIn,
  tabTo,
  test,
  getText,
} from './portal';

const PAGES = [
  '',
  'have-your-say',
  'have-your-say/first-street-without-cars',
  'dialogs',
  'dialogs/cars-and-people-in-the-old-town',
  'governance',
  'faqs',
  'search?q=park',
  'register',
  'feedback',
  'moderation',
];

interface Stop {
  readonly html: string;
  readonly isOutlined: boolean;
  readonly isSeen: boolean;
}

/**
 * Finds the focused element: whether it is marked, and whether something else lies above all of it
 * (WCAG 2.4.7, 2.4.11).
 */
const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const marked = element.closest('label') ?? element;
    // A whole card is a link's target: the frame is the card's, or is drawn by what lies over it.
    const card = element.closest('article') ?? element;
    const frames = [element, marked, card].flatMap((place) =>
      [null, '::before', '::after'].map((part) => getComputedStyle(place, part)),
    );
    const isOutlined = frames.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    );
    const boxes = [...element.getClientRects()];
    const isSeen = boxes.some(({ left, top, right, bottom }) => {
      // The browser scrolls to what begins above the lower edge no further.
      const lowest = Math.min(bottom, document.documentElement.clientHeight);
      const above = document.elementFromPoint((left + right) / 2, (top + lowest) / 2);
      return above !== null && (marked.contains(above) || above.contains(element));
    });
    return {
      html: element.outerHTML.slice(0, 160),
      isOutlined,
      isSeen,
    };
  });

async function walk(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MAX_TAB_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

for (const locale of listTestLocalesByDirection()) {
  test(`[SPEC 1.6] in ${locale} the Tab key leads through every page, always marked, never hidden (WCAG 2.1.1, 2.4.7, 2.4.11)`, async ({
    page,
    portal,
  }) => {
    for (const path of PAGES) {
      await page.goto(`${portal}/${locale}/${path}`);
      await expectHydrated(page);
      const stops = await walk(page);
      expect.soft(stops.length, path).toBeGreaterThan(10);
      expect.soft([path, stops.filter(({ isOutlined }) => !isOutlined)]).toEqual([path, []]);
      expect.soft([path, stops.filter(({ isSeen }) => !isSeen)]).toEqual([path, []]);
    }
  });
}

test('[SPEC 2.5] by keyboard: the language is switched, and the switch keeps the focus', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/faqs`);
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Türkçe' }));
  await page.keyboard.press('Enter');
  await expectLanguage(page, 'tr');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Türkçe' })).toBeFocused();
});

test('by keyboard: the account menu opens, is gone through with arrows, closes with Escape', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en/faqs`);
  await signIn(page, 'en', 'Grace Bell');
  const button = page.getByRole('banner').getByRole('button', { name: 'Grace Bell' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: getText('en', 'ui.signOut') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('[SPEC 4.9.1] after a navigation the heading has the focus and the page is announced', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/en`);
  await expectHydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Teams' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Teams' }).first()).toBeAttached();
});
