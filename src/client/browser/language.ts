import { LANGUAGE_COOKIE } from '../../shared/preferences';
import { isLocale, type Locale } from '../../shared/locales';
import { choices } from './cookies';
import { createStoragePort } from './storagePort';

const SWITCHED_TO = 'meydan-switched';

const tab = createStoragePort(() => window.sessionStorage);

/**
 * Reads the language that the person chose on this device, or decided to stay with; null until they
 * do.
 */
export function readChosenLocale(): Locale | null {
  const stored = choices.read(LANGUAGE_COOKIE);
  return isLocale(stored) ? stored : null;
}

export function storeChosenLocale(locale: Locale): void {
  choices.write(LANGUAGE_COOKIE, locale);
}

const keepSilent = (event: Event) => event.stopImmediatePropagation();

/**
 * Prepares the change to another language: the same page is loaded anew (SPEC 2.5). The person's
 * input is kept as a draft, so the browser has nothing to ask.
 */
export function switchLanguage(locale: Locale): void {
  storeChosenLocale(locale);
  tab.write(SWITCHED_TO, locale);
  window.addEventListener('beforeunload', keepSilent, { capture: true, once: true });
}

/** Tells whether this page was reached by choosing its language; true once. */
export function hasJustSwitchedTo(locale: Locale): boolean {
  const isReached = tab.read(SWITCHED_TO) === locale;
  tab.remove(SWITCHED_TO);
  return isReached;
}

/** Keeps the language shown, without asking the person again on this device. */
export function declineSuggestion(shown: Locale): void {
  storeChosenLocale(shown);
  hideSuggestion();
}

export function hideSuggestion(): void {
  delete document.documentElement.dataset['suggest'];
}
