import { expect } from '@playwright/test';
import { getLocaleInfo, type Locale } from '../../shared/locales';
import { getText } from '../portal';
import type { BrowserWindow } from './browser';
import {
  click,
  expectUrl,
  expectVisible,
  pollInPage,
  type Locator,
  type LocatorStep,
} from './elements';

export const banner: LocatorStep = { role: 'banner' };
export const main: LocatorStep = { role: 'main' };

/** Finds a button by the portal's own text. */
export const getButton = (locale: Locale, id: string): LocatorStep => ({
  role: 'button',
  name: getText(locale, id),
});

/** Finds a field by its label. */
export const getField = (locale: Locale, id: string): Locator => [
  main,
  { role: 'textbox', name: getText(locale, id) },
];

export const getSignInLink = (locale: Locale): Locator => [
  banner,
  { role: 'link', name: getText(locale, 'ui.signIn') },
];

export const getAccountButton = (name: string): Locator => [banner, { role: 'button', name }];

/** Signs in from any page with a sign-in link, by the city's login, and comes back to that page. */
export async function signIn(window: BrowserWindow, locale: Locale, name: string): Promise<void> {
  await click(window, getSignInLink(locale));
  await click(window, [getButton(locale, 'sign-in.toCity')]);
  await click(window, [{ role: 'button', name }]);
  await expectSignedIn(window, name);
}

export async function expectSignedIn(window: BrowserWindow, name: string): Promise<void> {
  await expectVisible(window, getAccountButton(name));
  await expectUrl(window, /^(?!.*\/callback\b)/);
}

/** Signs out at the provider, too, and comes back to the start page in the same language. */
export async function signOut(window: BrowserWindow, locale: Locale, name: string): Promise<void> {
  await click(window, getAccountButton(name));
  await click(window, [{ role: 'menuitem', name: getText(locale, 'ui.signOut') }]);
  await expectUrl(window, new RegExp(`/${locale}/?$`));
  await expectVisible(window, getSignInLink(locale));
}

export async function expectLanguage(window: BrowserWindow, locale: Locale): Promise<void> {
  const { dir, align } = getLocaleInfo(locale);
  await pollInPage(window, () => {
    const { lang, dir: direction } = document.documentElement;
    return [lang, direction, getComputedStyle(document.body).textAlign];
  }).toEqual([locale, dir, expect.stringMatching(`^(${align}|start)$`)]);
}
