/** Random input that is the same in every run. */
export interface RandomInput {
  /** A whole number from 0 up to, not including, `below`. */
  readonly number: (below: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Up to `most` characters: letters, what parsers stumble over, halves of characters. */
  readonly text: (most: number) => string;
  /** Any JSON value; the deeper, the smaller. */
  readonly json: (depth?: number) => unknown;
  /** The text with a few characters removed, doubled or replaced. */
  readonly mutated: (text: string) => string;
}

const STRANGE = [
  '%',
  '%zz',
  '%E0%A4',
  '&',
  '=',
  '?',
  '#',
  '.',
  '/',
  '\\',
  '"',
  '{',
  '[',
  '\0',
  '\uD800',
  '\u202E',
  'ş',
  '+',
];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'];

/** Creates a source of numbers by the generator xorshift32. */
export function createRandomInput(seed: number): RandomInput {
  let bits = seed;
  const number = (below: number) => {
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    return (bits >>> 0) % below;
  };
  const pick = <T>(list: readonly T[]): T => list[number(list.length)]!;
  const times = <T>(most: number, make: () => T) => Array.from({ length: number(most + 1) }, make);
  const text = (most: number) =>
    times(most, () => pick(number(4) === 0 ? STRANGE : LETTERS)).join('');
  const json = (depth = 3): unknown => {
    const leaves = [null, true, '', -1, 1e308, text(12)];
    if (depth === 0 || number(3) === 0) return pick(leaves);
    if (number(2) === 0) return times(4, () => json(depth - 1));
    return Object.fromEntries(times(4, () => [text(6), json(depth - 1)]));
  };
  const mutated = (whole: string) =>
    times(3, () => number(whole.length)).reduce(
      (changed, place) => changed.slice(0, place) + text(2) + changed.slice(place + number(3)),
      whole,
    );
  return { number, pick, text, json, mutated };
}
