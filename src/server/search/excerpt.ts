import type { MarkedText } from '../../shared/contract/search';
import type { Localized, Text } from '../../shared/contract/text';
import { fold } from '../../shared/fold';
import type { Locale } from '../../shared/locales';
import { findMarks } from '../../shared/marks';
import { toText } from '../content/localize';
import { getOfferedLocales } from '../city/currentSettings';

const LETTERS = 220;
const LETTERS_BEFORE = 60;

export const toMarkedText = ({ text, lang }: Text, words: readonly string[]): MarkedText => ({
  text,
  lang,
  marks: findMarks(text, words),
});

/**
 * Converts a line of Markdown to what a reader sees: without signs for headings, lists, emphasis,
 * tables and addresses of links.
 */
const plainLine = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Finds the line with the most of the words; the first of several. */
function bestLine(text: string, words: readonly string[]): string {
  const scores = fold(text)
    .split('\n')
    .map((folded) => words.filter((word) => folded.includes(word)).length);
  const best = scores.reduce((first, score, line) => (score > scores[first]! ? line : first), 0);
  return plainLine(text.split('\n')[best]!);
}

/** Whole words around the first mark, with dots where something is left out. */
function cut(text: string, words: readonly string[]): string {
  if (text.length <= LETTERS) return text;
  const [[first] = [0]] = findMarks(text, words);
  const from = first > LETTERS_BEFORE ? text.indexOf(' ', first - LETTERS_BEFORE) + 1 : 0;
  const end = text.lastIndexOf(' ', from + LETTERS);
  const isWhole = from + LETTERS >= text.length;
  const part = text.slice(from, isWhole ? text.length : Math.max(end, first + 1));
  return `${from > 0 ? '…' : ''}${part}${isWhole ? '' : '…'}`;
}

function excerptFrom(text: Text, words: readonly string[]): MarkedText {
  const line = cut(bestLine(text.text, words), words);
  return toMarkedText({ text: line, lang: text.lang }, words);
}

export interface ExcerptedTexts {
  readonly title: Localized;
  readonly summary: Localized;
  readonly original_locale: Locale;
}

const inOfferedLanguages = (map: Localized): Text[] =>
  getOfferedLocales().flatMap((lang) =>
    map[lang] === undefined ? [] : [{ text: map[lang], lang }],
  );

/** Returns the title in the reader's language, marked. */
export const toMarkedTitle = (
  row: ExcerptedTexts,
  locale: Locale,
  words: readonly string[],
): MarkedText => toMarkedText(toText(row.title, locale, row.original_locale), words);

/** Returns the summary in the reader's language, marked. */
export const toMarkedSummary = (
  row: ExcerptedTexts,
  locale: Locale,
  words: readonly string[],
): MarkedText => excerptFrom(toText(row.summary, locale, row.original_locale), words);

/**
 * Returns an excerpt from where the words stand: in the long text, then in the other languages; the
 * summary where nothing can be marked.
 */
export function toBodyExcerpt(
  row: ExcerptedTexts,
  body: Localized,
  locale: Locale,
  words: readonly string[],
): MarkedText {
  const own = toText(body, locale, row.original_locale);
  const others = [row.title, row.summary, body].flatMap(inOfferedLanguages);
  for (const text of [own, ...others]) {
    const excerpt = excerptFrom(text, words);
    if (excerpt.marks.length > 0) return excerpt;
  }
  return toMarkedSummary(row, locale, words);
}
