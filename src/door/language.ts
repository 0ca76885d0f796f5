import { DEFAULT_LOCALE, acceptedLanguages, firstLocaleOf, type Locale } from '../shared/locales';

/**
 * Chooses the language of a page: the first of ours named in `ui_locales` (OpenID Connect Core
 * 3.1.2.1, space-separated BCP 47 tags in order of preference), else in Accept-Language (RFC 9110
 * 12.5.4), else English.
 */
export function chooseLocale(uiLocales: string | undefined, acceptLanguage: string): Locale {
  const wishes = [...(uiLocales ?? '').split(' '), ...acceptedLanguages(acceptLanguage)];
  return firstLocaleOf(wishes) ?? DEFAULT_LOCALE;
}
