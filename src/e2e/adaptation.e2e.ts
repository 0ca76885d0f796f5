import { expect, type Page } from '@playwright/test';
import { listTestLocalesByDirection } from '../shared/testing/testLocales';
import { listAxeViolations } from './axe';
import { test } from './portal';

const PAGES = [
  '',
  'have-your-say',
  'have-your-say/first-street-without-cars',
  'governance',
  'search?q=park',
  'faqs',
  'register',
  'feedback',
  'nothing-here',
];

test.use({ loggedErrors: /status of 404 .*\/nothing-here$/ });

/**
 * Content that goes beyond its screen, by how many pixels; a part that scrolls by itself (a table)
 * is allowed to.
 */
const beyondTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Texts of one line that are cut off because their box did not grow with them. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *')]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => {
        const { overflowY, overflowX, position, webkitLineClamp } = getComputedStyle(element);
        // A card shows the beginning of a summary that its page has in full.
        const isClamped = webkitLineClamp !== 'none';
        const clips = !isClamped && (overflowY === 'hidden' || overflowX === 'hidden');
        const isHidden = position === 'absolute' && element.clientWidth <= 1;
        return clips && !isHidden && element.innerText.trim() !== '';
      })
      .filter(
        (element) => element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 0,
      )
      .map((element) => element.outerHTML.slice(0, 200)),
  );

async function expectReadable(page: Page, name: string): Promise<void> {
  expect.soft([name, await beyondTheScreen(page)]).toEqual([name, 0]);
  expect.soft([name, await cutTexts(page)]).toEqual([name, []]);
}

for (const locale of listTestLocalesByDirection()) {
  test(`[SPEC 1.6, 4.4.1] in ${locale} nothing is lost at 400 % zoom, with text of twice the size and with wide spacing (WCAG 1.4.4, 1.4.10, 1.4.12)`, async ({
    page,
    portal,
  }) => {
    for (const path of PAGES) {
      const name = `${locale}/${path}`;
      // 1,280 pixels at 400 %.
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${portal}/${name}`);
      await expectReadable(page, `${name} at 320 px`);

      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      await expectReadable(page, `${name} at 200 %`);

      await page.evaluate((isArabic) => {
        document.documentElement.style.fontSize = '';
        const sheet = new CSSStyleSheet();
        // Letters of a word are joined in Arabic: spacing between them is not for it.
        const letters = isArabic ? '' : 'letter-spacing: 0.12em !important;';
        sheet.replaceSync(
          `* { line-height: 1.5 !important; word-spacing: 0.16em !important; ${letters} } p { margin-block-end: 2em !important; }`,
        );
        document.adoptedStyleSheets = [sheet];
      }, locale === 'ar');
      await expectReadable(page, `${name} spaced`);
    }
  });
}

const MEDIA = [
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: 'more contrast, light', media: { contrast: 'more', colorScheme: 'light' } },
  { name: 'more contrast, dark', media: { contrast: 'more', colorScheme: 'dark' } },
] as const;

for (const { name, media } of MEDIA) {
  test(`[SPEC 1.6] with ${name} axe finds nothing and every control keeps its border`, async ({
    page,
    portal,
  }) => {
    await page.emulateMedia(media);
    for (const path of PAGES) {
      await page.goto(`${portal}/ar/${path}`);
      expect.soft([path, await listAxeViolations(page)]).toEqual([path, []]);
      if (name !== 'forced colours') continue;
      const borderless = await page
        .locator('main :is(button, input, select, textarea)')
        .evaluateAll((controls) =>
          controls
            .filter((control) => (control as HTMLElement).offsetParent !== null)
            // A heading that sorts has arrows.
            .filter((control) => !control.closest('th'))
            .filter((control) => getComputedStyle(control).borderBlockEndStyle === 'none')
            .filter(
              (control) => !['radio', 'checkbox'].includes(control.getAttribute('type') ?? ''),
            )
            .map((control) => control.outerHTML.slice(0, 120)),
        );
      expect.soft([path, borderless]).toEqual([path, []]);
    }
  });
}

test('[SPEC 1.6] who asks for less motion gets none (WCAG 2.3.3)', async ({ page, portal }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of PAGES) {
    await page.goto(`${portal}/en/${path}`);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 10)
        .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 120)),
    );
    expect.soft([path, moving]).toEqual([path, []]);
  }
});
