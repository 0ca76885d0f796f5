import { canonicalize, FIRST_HASH, computeNextHash } from './canonicalJson';

/**
 * A chain of hashes over rows: `add` gives the link that a row with this number, from 1, shows;
 * undefined where it shows none.
 */
export interface Chain {
  readonly add: (row: object, number: number) => string | undefined;
}

/** A line that shows a link vouches for those before it, too. */
export const LINES_PER_LINK = 8;
const SHOWN_DIGITS = 4;

/** `isLast` shows the whole link. */
export function createChain(lines: number): Chain {
  let link = FIRST_HASH;
  return {
    add: (row, number) => {
      link = computeLink(link, row);
      if (number === lines) return link;
      return number % LINES_PER_LINK === 0 ? link.slice(0, SHOWN_DIGITS) : undefined;
    },
  };
}

/** Computes the link of a line, whose own `x` counts for nothing. */
export function computeLink(before: string, line: object): string {
  const { x: _, ...rest } = line as { x?: unknown };
  return computeNextHash(before, canonicalize(rest));
}
