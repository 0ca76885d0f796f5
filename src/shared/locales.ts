/** The portal's languages (SPEC 1.6, 3.8, 4.4). Every list of languages in the product is made from this table. */
export const LOCALES = [
  { code: 'en', name: 'English', dir: 'ltr', align: 'left', format: 'en' },
  // Latin digits are pinned so that one screen never mixes two numbering systems.
  { code: 'ar', name: 'العربية', dir: 'rtl', align: 'right', format: 'ar-u-nu-latn' },
  { code: 'tr', name: 'Türkçe', dir: 'ltr', align: 'left', format: 'tr' },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];
export type LocaleInfo = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';
export const LOCALE_CODES: readonly Locale[] = LOCALES.map(({ code }) => code);

export function isLocale(text: unknown): text is Locale {
  return LOCALE_CODES.includes(text as Locale);
}

export function localeInfo(code: Locale): LocaleInfo {
  return LOCALES.find((locale) => locale.code === code)!;
}
