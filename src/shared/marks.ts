import type { Mark } from './contract/search';
import { fold } from './fold';

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
const WORD = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu;
/** A letter with the accents and Arabic marks that belong to it: they fold together. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gu;
const MAX_SEARCH_WORDS = 8;

/**
 * One or two letters stand inside of nearly every text: they are found at the beginning of words
 * only.
 */
export const MAX_SHORT_WORD_LETTERS = 2;

/**
 * Returns the folded words of a query, at most eight, each once. Signs separate words and are not
 * searched for.
 */
export function toSearchWords(query: string): readonly string[] {
  const words = fold(query)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MAX_SEARCH_WORDS);
}

/**
 * Returns, for each unit of the folded word, the position of its letter in the word: ﷲ folds to
 * several, a tatweel to none.
 */
const placesIn = (word: string): readonly Mark[] =>
  [...word.matchAll(LETTER)].flatMap(({ 0: letter, index }) =>
    Array.from({ length: fold(letter).length }, (): Mark => [index, index + letter.length]),
  );

/** Finds the positions of `sought` in a folded word. */
function findIn(folded: string, sought: string): readonly number[] {
  if (sought.length <= MAX_SHORT_WORD_LETTERS) return folded.startsWith(sought) ? [0] : [];
  const found: number[] = [];
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length))
    found.push(at);
  return found;
}

function marksInWord(word: string, offset: number, sought: readonly string[]): readonly Mark[] {
  const folded = fold(word);
  const found = sought.flatMap((part) =>
    findIn(folded, part).map((at) => [at, part.length] as const),
  );
  if (found.length === 0) return [];
  const places = placesIn(word);
  return found.map(([at, length]) => [
    offset + places[at]![0],
    offset + places[at + length - 1]![1],
  ]);
}

/** Marks that touch or overlap become one. */
function joined(marks: readonly Mark[]): readonly Mark[] {
  const result: Mark[] = [];
  for (const [start, end] of marks.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}

/**
 * Finds the positions of the folded words in the text: in order, in UTF-16 units of the text as it
 * is shown.
 */
export function findMarks(text: string, words: readonly string[]): readonly Mark[] {
  const folded = fold(text);
  const sought = words.filter((word) => folded.includes(word));
  if (sought.length === 0) return [];
  return joined(
    [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => marksInWord(word, index, sought)),
  );
}
