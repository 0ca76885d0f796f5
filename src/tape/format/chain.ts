import { canonicalText, FIRST_HASH, nextHash } from './canon';

/**
 * A chain of hashes over rows: `add` gives the link that a row with this number, from 1, shows;
 * undefined where it shows none.
 */
export interface Chain {
  readonly add: (row: object, number: number) => string | undefined;
}

/** A line that shows a link vouches for those before it, too. */
export const LINKED_LINES = 8;
const SHOWN_DIGITS = 4;

/** `isLast` shows the whole link. */
export function createChain(lines: number): Chain {
  let link = FIRST_HASH;
  return {
    add: (row, number) => {
      link = linkOf(link, row);
      if (number === lines) return link;
      return number % LINKED_LINES === 0 ? link.slice(0, SHOWN_DIGITS) : undefined;
    },
  };
}

/** Computes the link of a line, whose own `x` counts for nothing. */
export function linkOf(before: string, line: object): string {
  const { x: _, ...rest } = line as { x?: unknown };
  return nextHash(before, canonicalText(rest));
}
