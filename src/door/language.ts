import {
  DEFAULT_LOCALE,
  listAcceptedLanguages,
  findFirstLocale,
  type Locale,
} from '../shared/locales';

/**
 * Chooses the language of a page: the first of ours named in `ui_locales` (OpenID Connect Core
 * 3.1.2.1, space-separated BCP 47 tags in order of preference), else in Accept-Language (RFC 9110
 * 12.5.4), else English.
 */
export function chooseLocale(uiLocales: string | undefined, acceptLanguage: string): Locale {
  const wishes = [...(uiLocales ?? '').split(' '), ...listAcceptedLanguages(acceptLanguage)];
  return findFirstLocale(wishes) ?? DEFAULT_LOCALE;
}
