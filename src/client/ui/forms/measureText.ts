import { LOCALE_FACTS } from '../../../shared/localeFacts';
import type { Locale } from '../../../shared/locales';

/** Letters with their marks, and digits; words may hold an apostrophe or a hyphen. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[’'-][\p{L}\p{N}\p{M}]+)*/gu;
/** Address of a link, which is not read. */
const ADDRESS = /\]\([^()\s]*\)/g;

/** Measures a text: its words, and the minutes that reading it takes, at least one. */
export function measureText(
  text: string,
  lang: Locale,
): { readonly words: number; readonly minutes: number } {
  const words = text.replace(ADDRESS, ']').match(WORD)?.length ?? 0;
  return { words, minutes: Math.max(1, Math.round(words / LOCALE_FACTS[lang].wordsPerMinute)) };
}
