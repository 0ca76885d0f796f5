import type { Locale } from '../../../../shared/locales';
import { useLocale } from '../../../intl/IntlRoot';

/**
 * Letters of the groups, in the order of their names; from the alphabet of the reader's language.
 */
const LETTERS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['A', 'B', 'C', 'D', 'E'],
  ar: ['أ', 'ب', 'ج', 'د', 'هـ'],
  tr: ['A', 'B', 'C', 'D', 'E'],
};

/** Returns the letter of a group by its name, which is a number from 0. */
const getGroupLetter = (locale: Locale, name: number): string =>
  LETTERS[locale][name] ?? String(name + 1);

export function useGroupLetter(): (name: number) => string {
  const locale = useLocale();
  return (name) => getGroupLetter(locale, name);
}
