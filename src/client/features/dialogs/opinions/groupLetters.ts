import type { Locale } from '../../../../shared/locales';
import { useLocale } from '../../../intl/IntlRoot';

/**
 * What people call groups, in the order of their names; the letters of the alphabet that they read.
 */
const LETTERS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['A', 'B', 'C', 'D', 'E'],
  ar: ['أ', 'ب', 'ج', 'د', 'هـ'],
  tr: ['A', 'B', 'C', 'D', 'E'],
};

/** The letter of a group by its name, which is a number from 0. */
const groupLetter = (locale: Locale, name: number): string =>
  LETTERS[locale][name] ?? String(name + 1);

export function useGroupLetter(): (name: number) => string {
  const locale = useLocale();
  return (name) => groupLetter(locale, name);
}
