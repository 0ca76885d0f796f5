import type { Locale } from '../../shared/locales';
import { getFirstLocale, getOfferedLocales } from '../city/currentSettings';

/**
 * Lists the languages in which a legal text has to be written before it can hold: those that the
 * installation offers, its first one before the others.
 */
export function listRequiredLocales(): readonly [Locale, ...Locale[]] {
  const first = getFirstLocale();
  return [first, ...getOfferedLocales().filter((code) => code !== first)];
}
