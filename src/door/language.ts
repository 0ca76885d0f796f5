import { DEFAULT_LOCALE, isLocale } from '../shared/locales';
import type { Locale } from '../shared/locales';

const primary = (tag: string): string => tag.trim().toLowerCase().split('-')[0]!;

function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', weight] = entry.split(';');
      return { tag, q: Number(weight?.trim().replace(/^q=/, '') ?? 1) };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => tag);
}

/**
 * The language of a page: the first of ours named in `ui_locales` (OpenID Connect Core 3.1.2.1, space-separated
 * BCP 47 tags in order of preference), else in Accept-Language (RFC 9110 12.5.4), else English.
 */
export function chooseLocale(uiLocales: string | undefined, acceptLanguage: string): Locale {
  const wishes = [...(uiLocales ?? '').split(' '), ...acceptedTags(acceptLanguage)];
  return wishes.map(primary).find(isLocale) ?? DEFAULT_LOCALE;
}
