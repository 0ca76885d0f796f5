import type { Tie } from './outcome';
import { elect, placesByValue } from './places';

export interface Apportionment {
  /** How many seats each gets; together as many as there are. */
  readonly seats: readonly number[];
  readonly ties: readonly Tie[];
}

/**
 * Divides seats in proportion to sizes by largest remainders (A. Hamilton, 1792): each gets the
 * whole part of its share, and what is left goes one by one to the largest remainders. Equal
 * remainders at the last seat are told apart by the lot. Exact: shares are fractions over the sum
 * of the sizes, which are whole numbers.
 * @throws RangeError when there are seats but nobody to give them to
 */
export function largestRemainders(
  sizes: readonly number[],
  seats: number,
  lot: readonly number[],
): Apportionment {
  const total = BigInt(sizes.reduce((sum, size) => sum + size, 0));
  if (total === 0n && seats > 0) throw new RangeError(`Nobody to give ${seats} seats to`);
  const shares = sizes.map((size) => BigInt(size) * BigInt(seats));
  const whole = shares.map((share) => (total > 0n ? Number(share / total) : 0));
  const remainders = shares.map((share) => (total > 0n ? share % total : 0n));
  const left = seats - whole.reduce((sum, count) => sum + count, 0);
  const { elected, ties } = elect(placesByValue(remainders), { seats: left, lot });
  const rounded = new Set(elected);
  return { seats: whole.map((count, index) => count + (rounded.has(index) ? 1 : 0)), ties };
}
