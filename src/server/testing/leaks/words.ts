import { LOCALE_CODES } from '../../../shared/locales';

const DIGITS = 4;
const WORD = /zq[0-9a-z]{4}z/gi;
/**
 * Stands in every planted title and text: what a search for it finds is what the reader may find.
 */
const COMMON_WORD = 'kanaryasi';

let made = 0;
/** Creates a word that occurs nowhere else. */
export const createWord = (): string => `zq${(made++).toString(36).padStart(DIGITS, '0')}z`;

/** Finds every planted word in an answer. */
export const findWords = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(WORD)].map(([word]) => word.toLowerCase()));

const LANGUAGES: readonly string[] = LOCALE_CODES;
const isLocalized = (value: object): boolean => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => LANGUAGES.includes(key));
};

/**
 * Puts the word into a text and keeps the kind of the text: an address stays one, and a sentence is
 * told from a name of a setting by its blanks.
 */
function withWord(text: string, word: string): string {
  if (text.includes('@')) return `${word}@leaks.example`;
  if (/^https?:/.test(text)) return `https://${word}.example/`;
  return text.includes(' ') ? `${word} ${COMMON_WORD}` : text;
}

/** Returns the same value with the word in the place of every text. */
export function replaceTexts(value: unknown, word: string): unknown {
  if (typeof value === 'string') return withWord(value, word);
  if (Array.isArray(value)) return value.map((part) => replaceTexts(part, word));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalized(value)) return createTexts(word);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, replaceTexts(part, word)]),
  );
}

export const createTexts = (word: string): Record<string, string> =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, `${word} ${COMMON_WORD}`]));
