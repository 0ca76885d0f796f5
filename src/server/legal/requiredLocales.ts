import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../shared/locales';

/**
 * Lists the languages in which a legal text has to be written before it can hold: those that the
 * installation offers, its default one first.
 */
export const listRequiredLocales = (): readonly [Locale, ...Locale[]] => [
  DEFAULT_LOCALE,
  ...LOCALE_CODES.filter((code) => code !== DEFAULT_LOCALE),
];
