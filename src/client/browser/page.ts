import type { PortalSettings } from '../../shared/contract/settings';
import type { InstallationFacts } from '../../shared/contract/installation';
import { isLocale, getLocaleInfo, type Locale } from '../../shared/locales';
import { readChosenLocale } from './language';

/** State that the host leaves in the page for the browser to go on from. */
export interface PageState {
  readonly locale: Locale;
  readonly settings: PortalSettings;
  readonly now: number;
  /** The portal's own, for canonical addresses, by whatever name this page was asked for. */
  readonly origin: string;
  /** Left out where the host could not read it. */
  readonly installation?: InstallationFacts;
  /** Cached answers of the API: the `queries` and `provided` of RTK Query's state. */
  readonly answers: {
    readonly queries: Readonly<Record<string, object | undefined>>;
    readonly provided: object;
  };
  /** Redux DevTools may look inside. */
  readonly developerTools?: boolean;
  /** The installation has the workbench. */
  readonly workbench?: boolean;
  /** The page offers to record it as a session tape. */
  readonly sessionTapes?: boolean;
}

const LOCALE_KEY = 'meydan-locale';

/** Reads the state from the page. Null when the host could not render and sent the empty page. */
export function readPageState(): PageState | null {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

/**
 * Removes the script elements that the host wrote. When the last of them runs, the others have run
 * or have failed; webpack waits two minutes at one that has failed, since it takes it for one that
 * is still on its way, and without it asks for the file again.
 */
export function removeHostScripts(): void {
  for (const script of document.querySelectorAll('script[src]')) script.remove();
}

/**
 * Marks the document once React has taken the page over: whoever drives a browser waits for that.
 */
export function markHydrated(): void {
  document.documentElement.dataset['awake'] = '';
}

/** Tells whether this browser has Redux DevTools. */
export const hasDevToolsExtension = (): boolean => '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;

/**
 * Language, direction and alignment of the document (SPEC 4.4.1); the host has done so unless the
 * language is not the URL's.
 */
export function showLocale(locale: Locale): void {
  const { dir, align } = getLocaleInfo(locale);
  // Written again, the same value would have the whole page laid out again.
  if (document.documentElement.lang === locale) return;
  Object.assign(document.documentElement, { lang: locale, dir });
  document.documentElement.dataset['align'] = align;
}

/**
 * Keeps the language of the page that the person left: the sign-in callback has no language of its
 * own and is shown in that one (SPEC 2.6).
 */
export function rememberLocale(locale: Locale): void {
  try {
    window.sessionStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Without storage the callback is in the default language.
  }
}

/**
 * Returns the language of the page that was left in this tab, else the one chosen on this device.
 */
export function readRememberedLocale(): Locale | null {
  let stored: string | null = null;
  try {
    stored = window.sessionStorage.getItem(LOCALE_KEY);
  } catch {
    // Without storage nothing was remembered.
  }
  return isLocale(stored) ? stored : readChosenLocale();
}
