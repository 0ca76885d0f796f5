import { expect, type Locator, type Page } from '@playwright/test';
import { signIn, text } from './portal';

export const main = (page: Page): Locator => page.getByRole('main');

/** Finds a button of the main part by its text. */
export const button = (page: Page, id: string): Locator =>
  main(page).getByRole('button', { name: text('en', id), exact: true });

/** Finds a field of the main part by its label. */
export const field = (page: Page, id: string): Locator =>
  main(page).getByRole('textbox', { name: text('en', id) });

/** Signs in, in English, with the terms accepted: from now on this person may write. */
export async function enterAsWriter(page: Page, portal: string, name: string): Promise<void> {
  await page.goto(`${portal}/en`);
  await signIn(page, 'en', name);
  await page.getByRole('button', { name: text('en', 'terms.accept') }).click();
  await expect(page.getByText(text('en', 'terms.accepted'))).toBeVisible();
}

/** Expects that what is typed has reached the host. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(main(page).locator('[data-saving="saved"]')).toBeVisible();

interface Words {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

/** Types a whole post in one language. */
export async function write(page: Page, code: 'en' | 'tr', words: Words): Promise<void> {
  await field(page, `edit.title.${code}`).fill(words.title);
  await field(page, `edit.summary.${code}`).fill(words.summary);
  await field(page, `edit.body.${code}`).fill(words.body);
}
