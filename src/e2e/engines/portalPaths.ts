import { expect } from '@playwright/test';
import { localeInfo, type Locale } from '../../shared/locales';
import { text } from '../portal';
import type { BrowserWindow } from './browser';
import { click, expectUrl, expectVisible, pollInPage, type Path, type Step } from './elements';

export const banner: Step = { role: 'banner' };
export const main: Step = { role: 'main' };

/** A button by the portal's own text. */
export const button = (locale: Locale, id: string): Step => ({
  role: 'button',
  name: text(locale, id),
});

/** A field by its label. */
export const field = (locale: Locale, id: string): Path => [
  main,
  { role: 'textbox', name: text(locale, id) },
];

export const signInLink = (locale: Locale): Path => [
  banner,
  { role: 'link', name: text(locale, 'ui.signIn') },
];

export const accountButton = (name: string): Path => [banner, { role: 'button', name }];

/** From any page with a sign-in link: with the city's login as this person, and back to where one was. */
export async function signIn(window: BrowserWindow, locale: Locale, name: string): Promise<void> {
  await click(window, signInLink(locale));
  await click(window, [button(locale, 'sign-in.toCity')]);
  await click(window, [{ role: 'button', name }]);
  await expectSignedIn(window, name);
}

export async function expectSignedIn(window: BrowserWindow, name: string): Promise<void> {
  await expectVisible(window, accountButton(name));
  await expectUrl(window, /^(?!.*\/callback\b)/);
}

/** Through the provider's end of the session, and back to the start page in the same language. */
export async function signOut(window: BrowserWindow, locale: Locale, name: string): Promise<void> {
  await click(window, accountButton(name));
  await click(window, [{ role: 'menuitem', name: text(locale, 'ui.signOut') }]);
  await expectUrl(window, new RegExp(`/${locale}/?$`));
  await expectVisible(window, signInLink(locale));
}

export async function expectLanguage(window: BrowserWindow, locale: Locale): Promise<void> {
  const { dir, align } = localeInfo(locale);
  await pollInPage(window, () => {
    const { lang, dir: direction } = document.documentElement;
    return [lang, direction, getComputedStyle(document.body).textAlign];
  }).toEqual([locale, dir, expect.stringMatching(`^(${align}|start)$`)]);
}
