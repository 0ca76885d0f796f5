import { fold } from '../../../shared/fold';

/**
 * A text of a statement; a statement has one in each language into which somebody has translated
 * it.
 */
export interface StatementText {
  /** Number of the statement. */
  readonly number: number;
  readonly text: string;
}

/** The texts of a dialog, by the trigrams of their words. */
export interface SimilarIndex {
  /** `key` names the text: the same one again changes nothing. */
  add(key: string, said: StatementText): void;
  remove(key: string): void;
  has(key: string): boolean;
  keys(): Iterable<string>;
  /** Number of slots that are taken by texts that are gone. */
  readonly gone: number;
  /** The numbers of the statements that are most like the text, the most alike first. */
  find(text: string, most: number): number[];
}

/** Likeness that two texts must have at least, from 0 to 1. */
const LEAST_ALIKE = 0.4;
/** Two or three words that stand in any sentence are like nothing yet. */
const LEAST_TRIGRAMS = 12;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** The Arabic article and the words that are written together with the one behind them. */
const WRITTEN_TOGETHER = /^(?:وال|بال|فال|كال|لل|ال)(?=..)/;

/**
 * Lists the trigrams of the folded words, each once, with a blank at the beginning and the end of a
 * word: endings of a language weigh little beside the stem that they stand behind.
 */
export function listTrigrams(text: string): Set<string> {
  const grams = new Set<string>();
  for (const [word] of fold(text).matchAll(WORD)) {
    const letters = ` ${word.replace(WRITTEN_TOGETHER, '')} `;
    for (let at = 0; at + 3 <= letters.length; at++) grams.add(letters.slice(at, at + 3));
  }
  return grams;
}

/**
 * Likeness is the cosine of two texts, each the set of its trigrams, weighed by how rare these are
 * in the dialog (idf = ln(1 + N / n)): words that many statements have say little.
 */
export function createSimilarIndex(): SimilarIndex {
  const slots = new Map<string, number>();
  const numbers: number[] = [];
  const gramsOf: (readonly string[])[] = [];
  const postings = new Map<string, number[]>();
  const isGone: boolean[] = [];

  const weightOf = (gram: string): number =>
    Math.log(1 + numbers.length / Math.max(1, postings.get(gram)?.length ?? 0)) ** 2;
  const lengthOf = (grams: Iterable<string>): number => {
    let sum = 0;
    for (const gram of grams) sum += weightOf(gram);
    return Math.sqrt(sum);
  };

  /** Sums for each slot the weights that it shares with the text. */
  function sharedWith(grams: ReadonlySet<string>): Float64Array {
    const shared = new Float64Array(numbers.length);
    for (const gram of grams) {
      const weight = weightOf(gram);
      for (const slot of postings.get(gram) ?? []) shared[slot]! += weight;
    }
    return shared;
  }

  return {
    add(key, { number, text }) {
      if (slots.has(key)) return;
      const slot = numbers.push(number) - 1;
      slots.set(key, slot);
      gramsOf[slot] = [...listTrigrams(text)];
      for (const gram of gramsOf[slot]) {
        const found = postings.get(gram);
        if (found) found.push(slot);
        else postings.set(gram, [slot]);
      }
    },
    remove(key) {
      const slot = slots.get(key);
      if (slot === undefined) return;
      slots.delete(key);
      isGone[slot] = true;
    },
    has: (key) => slots.has(key),
    keys: () => slots.keys(),
    get gone() {
      return numbers.length - slots.size;
    },
    find(text, most) {
      const grams = listTrigrams(text);
      if (grams.size < LEAST_TRIGRAMS) return [];
      const length = lengthOf(grams);
      const best = new Map<number, number>();
      const shared = sharedWith(grams);
      for (const [slot, sum] of shared.entries()) {
        // No text is more alike than all that it shares: most need not be weighed.
        if (isGone[slot] || sum < (LEAST_ALIKE * length) ** 2) continue;
        const likeness = sum / (length * lengthOf(gramsOf[slot]!));
        const number = numbers[slot]!;
        if (likeness >= LEAST_ALIKE && likeness > (best.get(number) ?? 0))
          best.set(number, likeness);
      }
      return [...best]
        .sort(([one, a], [other, b]) => b - a || one - other)
        .slice(0, most)
        .map(([number]) => number);
    },
  };
}
