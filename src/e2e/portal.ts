import { readFileSync } from 'node:fs';
import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { getLocaleInfo, isLocale, type Locale } from '../shared/locales';
import type { TestLocale } from '../shared/testing/testLocales';

/** Person of the demonstration who reads this language. */
export const READERS = {
  en: 'Grace Bell',
  ar: 'عمر حداد',
  tr: 'Işıl Iğdır',
} as const satisfies Record<TestLocale, string>;

/**
 * Every page fails its test when the browser reports an error, a policy violation or a broken
 * hydration.
 */
export const test = base.extend<{ portal: string; loggedErrors: RegExp | null }>({
  portal: async ({}, use) => {
    await use(process.env.MEYDAN_E2E_PORTAL!);
  },
  /** Lines of the log that a test provokes: our own, and answers of 400 and above. */
  loggedErrors: [null, { option: true }],
  page: async ({ page, loggedErrors }, use) => {
    const faults = watchErrors(page, loggedErrors);
    await use(page);
    expect(faults).toEqual([]);
  },
});

/** The product waits three seconds for it, which a busy machine may need. */
const SLOW_REVOCATION = /^\[ERROR\] signOut - revoke token failed$/;

/** Collects what a page reports from now on, but for what the test provokes. */
export function watchErrors(page: Page, expected: RegExp | null = null): readonly string[] {
  const faults: string[] = [];
  const isExpected = (fault: string) => expected?.test(fault) || SLOW_REVOCATION.test(fault);
  const add = (fault: string) => void (isExpected(fault) || faults.push(fault));
  page.on('pageerror', ({ message }) => add(message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // An answer of 400 and above is told without its address.
    const isRefusal = message.text().startsWith('Failed to load resource');
    add(isRefusal ? `${message.text()} ${message.location().url}` : message.text());
  });
  return faults;
}

export async function expectLanguage(page: Page, locale: Locale): Promise<void> {
  const { dir, align } = getLocaleInfo(locale);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  expect(await page.evaluate(() => getComputedStyle(document.body).textAlign)).toMatch(
    new RegExp(`^(${align}|start)$`),
  );
}

const catalogues = new Map<Locale, Record<string, string>>();

/** Finds the label of a field in one language: “Title in Turkish” of `edit.title.tr`. */
function findFieldLabel(
  texts: Readonly<Record<string, string>>,
  locale: Locale,
  id: string,
): string | undefined {
  const [field, code = ''] = id.split(/\.(?=[a-z]+$)/);
  const names = new Intl.DisplayNames(getLocaleInfo(locale).format, { type: 'language' });
  if (!isLocale(code)) return undefined;
  const named = texts[field!]?.replaceAll('$', '$$$$');
  const label =
    texts[`${field}.in`] ??
    texts[`${field}.name`] ??
    (named && texts['edit.details.fieldIn']!.replace('{field}', named));
  return label?.replace('{language}', names.of(code)!);
}

/** Returns the portal's own text for a message id, as a person in that language reads it. */
export function getText(locale: Locale, id: string): string {
  if (!catalogues.has(locale)) {
    catalogues.set(
      locale,
      JSON.parse(readFileSync(`i18n/${locale}.json`, 'utf8')) as Record<string, string>,
    );
  }
  const texts = catalogues.get(locale)!;
  const found = texts[id] ?? findFieldLabel(texts, locale, id);
  if (found === undefined) throw new Error(`${locale} has no message ${id}`);
  return found;
}

/**
 * Serves the installation's own configuration with some options changed, for the pages of this
 * browser.
 */
export async function overrideConfig(
  context: BrowserContext,
  options: Readonly<Record<string, unknown>>,
) {
  await context.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as { signIn: Record<string, unknown>[] };
    Object.assign(config.signIn[0]!, options);
    await route.fulfill({ response, json: config });
  });
}

/**
 * Signs in from any page with a sign-in link: with the city's login as this person, and back to the
 * same page.
 */
export async function signIn(page: Page, locale: Locale, name: string): Promise<void> {
  await getSignInLink(page, locale).click();
  await continueAtDoor(page, locale, name);
  await expectSignedIn(page, name);
}

/** Waits until React has taken the page over: presses and keys are heard from now on. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-awake]')).toBeAttached();
}

/** Waits until no grey lines stand in the place of what is being loaded. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('main [aria-hidden="true"] > span:empty')).toHaveCount(0);
}

/** Waits until the links of the page lead to pages in the language of its address. */
async function expectLinksInLanguage(page: Page): Promise<void> {
  const [prefix] = /^\/[a-z]{2}(?=\/|$)/.exec(new URL(page.url()).pathname) ?? [''];
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`^${prefix}/`),
  );
}

/**
 * Waits until the page is awake and knows who looks at it. The callback shows the name before it
 * leads back, and its links have no prefix.
 */
export async function expectSignedIn(page: Page, name: string): Promise<void> {
  await expectHydrated(page);
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  await expect(page).not.toHaveURL(/\/callback\b/);
  await expectLinksInLanguage(page);
}

/** Continues the sign-in from the page with the ways to sign in. */
export async function continueAtDoor(page: Page, locale: Locale, name: string): Promise<void> {
  await page.getByRole('button', { name: getText(locale, 'sign-in.toCity') }).click();
  await page.getByRole('button', { name }).click();
}

export const getSignInLink = (page: Page, locale: Locale) =>
  page.getByRole('banner').getByRole('link', { name: getText(locale, 'ui.signIn') });

/** Through the door's end of the session, and back to the start page in the same language. */
export async function signOut(page: Page, locale: Locale, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: getText(locale, 'ui.signOut') }).click();
  await expect(page).toHaveURL(new RegExp(`/${locale}/?$`));
  await expect(getSignInLink(page, locale)).toBeVisible();
}

/** More than any page has places for the focus. */
export const MAX_TAB_STOPS = 200;

/** Presses Tab until the focus is there. @throws Error when it never comes there */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expectHydrated(page);
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The Tab key does not lead there.');
}
