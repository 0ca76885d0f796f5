import { expect } from '@playwright/test';
import { listTestLocales } from '../shared/testing/testLocales';
import { getAccountButton, getField, readMailLink, press, signInWith } from './accountPages';
import { expectLanguage, getSignInLink, signOut, test, getText } from './portal';

const FIRST = 'lanterns over the quay';
const SECOND = 'the ferry leaves at noon';
const NAMES = { en: 'Nora Quay', ar: 'ليلى النجار', tr: 'Çağla Öz' } as const;

// The session that a new password has ended, with its stream, and the sign-in with a password that
// is not the right one.
test.use({
  loggedErrors:
    /^\[ERROR\] product - the refresh token was refused|status of (?:400 .*\/connect\/token|401 .*\/v1\/stream\?topic=me)$/,
});

for (const locale of listTestLocales()) {
  test(`[SPEC 1.4, 4.5.4, 7.1.1, 7.1.5] in ${locale}: register, confirm, sign in, forget the password, choose another`, async ({
    page,
    context,
    browser,
    portal,
  }) => {
    const name = NAMES[locale];
    const email = `quay-${locale}-${Date.now()}@harbour.example`;

    await test.step('register', async () => {
      await page.goto(`${portal}/${locale}/blogs`);
      await getSignInLink(page, locale).click();
      await page.getByRole('link', { name: getText(locale, 'sign-in.register') }).click();
      await getField(page, locale, 'sign-in.form.name').fill(name);
      await getField(page, locale, 'sign-in.form.email').fill(email);
      await getField(page, locale, 'sign-in.form.newPassword').fill(FIRST);
      await press(page, locale, 'register.create');
      await expect(page.getByText(getText(locale, 'register.sent'))).toBeVisible();
      await expectLanguage(page, locale);
    });

    await test.step('before the address is confirmed nobody is let in', async () => {
      await page.goto(`${portal}/${locale}/sign-in`);
      await signInWith(page, locale, email, FIRST);
      await expect(page.getByText(getText(locale, 'error.passwordRefused'))).toBeVisible();
    });

    await test.step('confirm', async () => {
      await page.goto(await readMailLink(portal, email, 'confirm-email'));
      await expectLanguage(page, locale);
      await press(page, locale, 'confirm-email.confirm');
      await expect(page.getByText(getText(locale, 'confirm-email.done'))).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
    });

    await test.step('sign in, and be where one wanted to go', async () => {
      await page.goto(`${portal}/${locale}/me/security`);
      await signInWith(page, locale, email, FIRST);
      await expect(page).toHaveURL(`${portal}/${locale}/me/security`);
      await expect(getAccountButton(page, name)).toBeVisible();
      await expect(page.getByText(getText(locale, 'me.security.thisSession'))).toBeVisible();
    });

    await test.step('forget the password on another device', async () => {
      const elsewhere = await browser.newContext();
      const other = await elsewhere.newPage();
      await other.goto(`${portal}/${locale}/forgot-password`);
      await getField(other, locale, 'sign-in.form.email').fill(email);
      await press(other, locale, 'forgot-password.send');
      await expect(other.getByText(getText(locale, 'forgot-password.sent'))).toBeVisible();
      const link = await readMailLink(portal, email, 'reset-password');
      await other.goto(link);
      await getField(other, locale, 'sign-in.form.newPassword').fill(SECOND);
      await press(other, locale, 'reset-password.save');
      await expect(other.getByText(getText(locale, 'reset-password.done'))).toBeVisible();

      // In the same page the address would differ by its fragment alone, and nothing would be
      // loaded.
      const again = await elsewhere.newPage();
      await again.goto(link);
      await getField(again, locale, 'sign-in.form.newPassword').fill(FIRST);
      await press(again, locale, 'reset-password.save');
      await expect(again.getByText(getText(locale, 'sign-in.form.linkInvalid'))).toBeVisible();
      await elsewhere.close();
    });

    await test.step('the session of before has ended', async () => {
      await page.evaluate(() => {
        const auth = JSON.parse(localStorage.getItem('sol-auth')!) as Record<string, unknown>;
        localStorage.setItem('sol-auth', JSON.stringify({ ...auth, expires_in: 0 }));
      });
      await page.goto(`${portal}/${locale}/blogs`);
      await expect(getSignInLink(page, locale)).toBeVisible();
    });

    await test.step('the new password works, the former one does not', async () => {
      await page.goto(`${portal}/${locale}/sign-in`);
      await signInWith(page, locale, email, FIRST);
      await expect(page.getByText(getText(locale, 'error.passwordRefused'))).toBeVisible();
      await getField(page, locale, 'sign-in.form.password').fill(SECOND);
      await press(page, locale, 'ui.signIn');
      await expect(getAccountButton(page, name)).toBeVisible();
      expect(await context.storageState().then((state) => JSON.stringify(state))).not.toContain(
        SECOND,
      );
      await signOut(page, locale, name);
    });
  });
}
