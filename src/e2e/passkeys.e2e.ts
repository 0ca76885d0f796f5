import { expect, type Page } from '@playwright/test';
import { getAccountButton, getField, openAccount, press, signInWith } from './accountPages';
import { openOwnInstallation } from './ownInstallation';
import { getText, signOut, test, watchErrors } from './portal';

// An account gets a second factor.
const installation = openOwnInstallation();

const VERA = {
  name: 'Vera Quay',
  email: 'vera@harbour.example',
  password: 'seven slow ferries',
};

/** Passwords whose second factor is waited for are answered by 403. */
const PROVOKED = /status of 403 .*\/connect\/token$/;
test.use({ loggedErrors: PROVOKED });

/** Gives the page's browser an authenticator that knows its user by a touch. */
async function plugInAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    knowsUser: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a passkey is added, signs in after the password, and is removed; what it needs is loaded only then', async ({
  browser,
}) => {
  const { portal } = installation();
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = watchErrors(page, PROVOKED);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const isLoaded = () => loaded.some((url) => /\/passkeys\.\w+\.js/.test(url));
  const authenticator = await plugInAuthenticator(page);
  await openAccount(page, portal, 'en', VERA);

  await page.goto(`${portal}/en/me/security`);
  await press(page, 'en', 'me.secondFactor.addPasskey');
  await getField(page, 'en', 'me.secondFactor.passkeyName').fill('Laptop at work');
  const ofPasskey = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel(getText('en', 'me.secondFactor.passkeyName')) });
  await ofPasskey
    .getByLabel(getText('en', 'me.security.present'), { exact: true })
    .fill(VERA.password);
  expect(isLoaded()).toBe(false);
  await press(page, 'en', 'me.secondFactor.addPasskey');
  await expect(page.getByText(getText('en', 'me.secondFactor.codesTitle'))).toBeVisible();
  expect(isLoaded()).toBe(true);
  await press(page, 'en', 'me.secondFactor.kept');
  await expect(page.getByText('Laptop at work')).toBeVisible();
  await expect(page.getByText(getText('en', 'me.secondFactor.notUsed'))).toBeVisible();

  await signOut(page, 'en', VERA.name);
  await page.goto(`${portal}/en/sign-in?to=/me/security`);
  await signInWith(page, 'en', VERA.email, VERA.password);
  await expect(page.getByText(getText('en', 'sign-in.code.passkeyIntro'))).toBeFocused();
  await authenticator.knowsUser(false);
  await press(page, 'en', 'sign-in.code.usePasskey');
  await expect(page.getByText(getText('en', 'error.passkeyNotUsed'))).toBeVisible();
  await authenticator.knowsUser(true);
  await press(page, 'en', 'sign-in.code.usePasskey');
  await expect(getAccountButton(page, VERA.name)).toBeVisible();
  await expect(page).toHaveURL(`${portal}/en/me/security`);
  await expect(page.getByText('Laptop at work')).toBeVisible();
  await expect(page.getByText(getText('en', 'me.secondFactor.notUsed'))).toHaveCount(0);

  const remove = [getText('en', 'me.secondFactor.removeOne'), 'Laptop at work'].join(' ');
  await page.getByRole('button', { name: remove }).click();
  await expect(page.getByText(getText('en', 'me.secondFactor.removeText'))).toBeFocused();
  await page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: getText('en', 'me.secondFactor.remove') }) })
    .getByLabel(getText('en', 'me.security.present'), { exact: true })
    .fill(VERA.password);
  await press(page, 'en', 'me.secondFactor.remove');
  await expect(page.getByText(getText('en', 'me.secondFactor.removed'))).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});
