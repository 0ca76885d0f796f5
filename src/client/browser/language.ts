import { firstLocaleOf, isLocale, type Locale } from '../../shared/locales';
import { storagePort } from './storagePort';

const CHOICE = 'meydan-language';
const SWITCHED_TO = 'meydan-switched';

const device = storagePort(() => window.localStorage);
const tab = storagePort(() => window.sessionStorage);

/** The language that the person chose on this device, or decided to stay with; null until they do. */
export function chosenLocale(): Locale | null {
  const stored = device.read(CHOICE);
  return isLocale(stored) ? stored : null;
}

export function keepChoice(locale: Locale): void {
  device.write(CHOICE, locale);
}

const keepSilent = (event: Event) => event.stopImmediatePropagation();

/**
 * The person goes on in another language: the same page is loaded anew (SPEC 2.5). What they typed is kept as a draft, so the
 * browser has nothing to ask.
 */
export function leaveForLanguage(locale: Locale): void {
  keepChoice(locale);
  tab.write(SWITCHED_TO, locale);
  window.addEventListener('beforeunload', keepSilent, { capture: true, once: true });
}

/** Whether this page was reached by choosing its language; true once. */
export function hasJustSwitchedTo(locale: Locale): boolean {
  const isReached = tab.read(SWITCHED_TO) === locale;
  tab.remove(SWITCHED_TO);
  return isReached;
}

/** The language to offer beside this one: the first of the browser's that the portal speaks, unless a choice was made before. */
function suggestedLocale(shown: string): Locale | null {
  if (chosenLocale()) return null;
  const preferred = firstLocaleOf(navigator.languages);
  return preferred === shown ? null : preferred;
}

/** Lets the style sheet show the suggestion. Called before the first paint, so that nothing moves later. */
export function showSuggestion(): void {
  const { lang, dataset } = document.documentElement;
  const suggested = suggestedLocale(lang);
  if (suggested) dataset['suggest'] = suggested;
}

/** The person stays with the language shown and is not asked again on this device. */
export function declineSuggestion(shown: Locale): void {
  keepChoice(shown);
  delete document.documentElement.dataset['suggest'];
}
