import { expect, type Page } from '@playwright/test';
import type { Locale } from '../shared/locales';
import { getText } from './portal';

/**
 * Finds the link of the newest mail to this address that leads to this page; the development
 * mailbox shows it.
 */
export async function readMailLink(portal: string, email: string, path: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const list = await (await fetch(`${portal}/mailbox`)).text();
      const rows = list.split('<tr>').filter((row) => row.includes(email));
      const ids = rows.map((row) => /\/mailbox\/([\w-]+)/.exec(row)?.[1] ?? '');
      const mails = ids.map(async (id) => (await fetch(`${portal}/mailbox/${id}`)).text());
      const link = new RegExp(`https?://[^\\s"<]+/${path}#token=[\\w.~-]+`);
      found = (await Promise.all(mails)).map((mail) => link.exec(mail)?.[0]).find(Boolean);
      return found;
    })
    .toBeTruthy();
  return found!;
}

export const getField = (page: Page, locale: Locale, id: string) =>
  page.getByLabel(getText(locale, id), { exact: true });
export const press = (page: Page, locale: Locale, id: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: getText(locale, id), exact: true })
    .click();

/** Signs in with email and password on the page with the ways to sign in. */
export async function signInWith(page: Page, locale: Locale, email: string, password: string) {
  await getField(page, locale, 'sign-in.form.email').fill(email);
  await getField(page, locale, 'sign-in.form.password').fill(password);
  await press(page, locale, 'ui.signIn');
}

export const getAccountButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name });

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Registers, follows the link of the mail and signs in. */
export async function openAccount(
  page: Page,
  portal: string,
  locale: Locale,
  { name, email, password }: NewAccount,
): Promise<void> {
  await page.goto(`${portal}/${locale}/register`);
  await getField(page, locale, 'sign-in.form.name').fill(name);
  await getField(page, locale, 'sign-in.form.email').fill(email);
  await getField(page, locale, 'sign-in.form.newPassword').fill(password);
  await press(page, locale, 'register.create');
  await expect(page.getByText(getText(locale, 'register.sent'))).toBeVisible();
  await page.goto(await readMailLink(portal, email, 'confirm-email'));
  await press(page, locale, 'confirm-email.confirm');
  await expect(page.getByText(getText(locale, 'confirm-email.done'))).toBeVisible();
  await page.goto(`${portal}/${locale}/sign-in`);
  await signInWith(page, locale, email, password);
  await expect(getAccountButton(page, name)).toBeVisible();
}
