import { LOCALE_CODES, isLocale, type Locale } from '../../shared/locales';
import type { Localized, Text } from '../../shared/contract/text';
import { getSettings } from '../city/currentSettings';

/**
 * Chooses the text in the reader's language where there is one, then the original one, then any in
 * a language that is offered. A text that is in no offered language is shown all the same.
 */
export function toText(map: Localized, locale: Locale, original: Locale): Text {
  const lang = map[locale] === undefined ? findOtherLanguage(map, original) : locale;
  return lang === undefined ? { text: '', lang: original } : { text: map[lang]!, lang };
}

function findOtherLanguage(map: Localized, original: Locale): Locale | undefined {
  const { offered, first } = getSettings().languages;
  const shown = offered.includes(original) ? [original, first, ...offered] : [first, ...offered];
  return [...shown, original, ...LOCALE_CODES].find((code) => map[code] !== undefined);
}

function isLocalized(value: object): value is Localized {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(isLocale);
}

/** Replaces every translatable field inside `value`, however deep, by the text for the reader. */
export function localize(value: unknown, locale: Locale, original: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => localize(item, locale, original));
  if (value === null || typeof value !== 'object') return value;
  if (isLocalized(value)) return toText(value, locale, original);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, localize(field, locale, original)]),
  );
}

/** Returns how a page names a content: its address and its title. */
export const toTitledSlug = (
  row: { readonly slug: string; readonly title: Localized; readonly original_locale: Locale },
  locale: Locale,
) => ({ slug: row.slug, title: toText(row.title, locale, row.original_locale) });
