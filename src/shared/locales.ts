/**
 * The portal's languages (SPEC 1.6, 3.8, 4.4). Nothing else in the product names them: each list is
 * made from this table, and texts are found by `code` in the folder `i18n`. What Intl knows is not
 * said here: names in other languages, plural rules, numbers and dates. Facts that few parts ask
 * for are in `localeFacts.ts`: every page loads this table.
 *
 * - `product`: name of a portal that has none of its own
 * - `invitation`, `decline`: what a page in another language says to those who would rather read
 *   this one
 */
export const LOCALES = [
  {
    code: 'en',
    name: 'English',
    dir: 'ltr',
    align: 'left',
    format: 'en',
    product: 'Meydan',
    invitation: 'Read this page in English',
    decline: 'No, thanks',
  },
  {
    code: 'ar',
    name: 'العربية',
    dir: 'rtl',
    align: 'right',
    // Latin digits are pinned so that one screen never mixes two numbering systems.
    format: 'ar-u-nu-latn',
    product: 'ميدان',
    invitation: 'اقرأ هذه الصفحة بالعربية',
    decline: 'لا، شكرًا',
  },
  {
    code: 'tr',
    name: 'Türkçe',
    dir: 'ltr',
    align: 'left',
    format: 'tr',
    product: 'Meydan',
    invitation: 'Bu sayfayı Türkçe okuyun',
    decline: 'Hayır, teşekkürler',
  },
  {
    code: 'nl',
    name: 'Nederlands',
    dir: 'ltr',
    align: 'left',
    format: 'nl',
    product: 'Meydan',
    invitation: 'Lees deze pagina in het Nederlands',
    decline: 'Nee, bedankt',
  },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];
export type LocaleInfo = (typeof LOCALES)[number];

/** The language that the texts are written in, and that stands in for one that is missing. */
export const SOURCE_LOCALE = 'en' satisfies Locale;
/** First language of an installation that has not chosen one (`settings.languages.first`). */
export const DEFAULT_LOCALE: Locale = LOCALES[0].code;
/** All that are built in; those that an installation offers are `settings.languages.offered`. */
export const LOCALE_CODES: readonly Locale[] = LOCALES.map(({ code }) => code);

export function isLocale(text: unknown): text is Locale {
  return LOCALE_CODES.includes(text as Locale);
}

/**
 * Finds the first of the languages that somebody reads, best first (BCP 47), that is
 * offered; null if none of them is.
 */
export function findFirstLocale(
  languages: readonly string[],
  offered = LOCALE_CODES,
): Locale | null {
  const primary = languages.map((language) => language.toLowerCase().split(/[-_]/)[0]);
  return primary.find((code): code is Locale => isLocale(code) && offered.includes(code)) ?? null;
}

/**
 * Finds the language of a `locale` claim (OpenID Connect Core 1.0 §5.1): a tag such as `tr-BE`,
 * with an underscore as older software writes it, or several in a list or with blanks or commas
 * between; null if none of them is offered.
 */
export function parseLocaleClaim(claim: unknown, offered = LOCALE_CODES): Locale | null {
  const tags: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  const texts = tags.filter((tag) => typeof tag === 'string');
  return findFirstLocale(
    texts.flatMap((text) => text.split(/[\s,]+/)),
    offered,
  );
}

/** Parses the languages of an `Accept-Language` header, best first (RFC 9110 §12.5.4). */
export function listAcceptedLanguages(header: string): readonly string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', weight] = entry.split(';');
      return { tag: tag.trim(), q: Number(weight?.trim().replace(/^q=/, '') ?? 1) };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => tag);
}

export function getLocaleInfo(code: Locale): LocaleInfo {
  return LOCALES.find((locale) => locale.code === code)!;
}
