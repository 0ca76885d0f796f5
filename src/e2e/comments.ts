import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../shared/locales';
import { signIn, getText, watchErrors } from './portal';

const main = (page: Page) => page.getByRole('main');

/** Finds the comment that says this, without those that answer it. */
export const getComment = (page: Page, words: string): Locator =>
  main(page).locator('article[id^="comment-"]').filter({ hasText: words });

/** Presses what has this text in the main part, or inside of something there. */
export const pressButton = (place: Locator, locale: Locale, id: string) =>
  place.getByRole('button', { name: getText(locale, id), exact: true }).click();

/** Expects a toast that says this, and closes it, so that the next one is not taken for it. */
export async function expectToast(page: Page, locale: Locale, id: string): Promise<void> {
  const toast = page.getByRole('alertdialog').filter({ hasText: getText(locale, id) });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: getText(locale, 'overlay.close') }).click();
  await expect(toast).toHaveCount(0);
}

/** Opens this page for a person who is signed in, in a browser of their own. */
export async function visitAs(
  browser: Browser,
  { name, locale, address }: { name: string; locale: Locale; address: string },
  /** Faults that the test provokes. */
  expected: RegExp | null = null,
): Promise<{ page: Page; faults: readonly string[] }> {
  const page = await (await browser.newContext()).newPage();
  const faults = watchErrors(page, expected);
  await page.goto(address);
  await signIn(page, locale, name);
  return { page, faults };
}

/** Writes a comment that answers nobody, on the page of a dialog. */
export async function writeComment(page: Page, locale: Locale, words: string): Promise<void> {
  await pressButton(main(page), locale, 'comments.write');
  await main(page)
    .getByRole('textbox', { name: getText(locale, 'comments.form.yours') })
    .fill(words);
  await pressButton(main(page), locale, 'comments.form.send');
  await expectToast(page, locale, 'comments.form.sent');
  await expect(getComment(page, words)).toBeVisible();
}

/** Behind the three dots of a comment. */
export async function chooseAct(comment: Locator, locale: Locale, id: string): Promise<void> {
  await pressButton(comment, locale, 'comments.more');
  await pressButton(comment, locale, id);
}

export async function reportComment(
  page: Page,
  locale: Locale,
  { words, reason }: { words: string; reason: string },
): Promise<void> {
  await chooseAct(getComment(page, words), locale, 'comments.report');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: getText(locale, reason) }).check();
  await pressButton(dialog, locale, 'comments.form.reportSend');
  await expectToast(page, locale, 'comments.form.reported');
}
