/** The answers on a scale, for example from 1 to 5. */
export interface ScaleCount {
  /** Number of ballots that gave each value, from the lowest up. */
  readonly given: readonly number[];
  readonly lowest: number;
  /** The arithmetic mean as the nearest double; null without answers. */
  readonly mean: number | null;
  /** The lower middle of the answers in order; null without answers. */
  readonly median: number | null;
}

/**
 * Counts the answers on a scale. @param values each with how many gave it @throws RangeError for a
 * value that is not on the scale
 */
export function countScale(
  values: readonly { readonly value: number; readonly count: number }[],
  { lowest, highest }: { readonly lowest: number; readonly highest: number },
): ScaleCount {
  const given = Array<number>(highest - lowest + 1).fill(0);
  for (const { value, count } of values) {
    if (!Number.isInteger(value) || value < lowest || value > highest)
      throw new RangeError(`Not on the scale from ${lowest} to ${highest}: ${value}`);
    given[value - lowest]! += count;
  }
  const answers = given.reduce((sum, count) => sum + count, 0);
  if (answers === 0) return { given, lowest, mean: null, median: null };
  const sum = given.reduce((total, count, index) => total + count * (lowest + index), 0);
  let below = 0;
  const middle = given.findIndex((count) => (below += count) * 2 >= answers);
  return { given, lowest, mean: sum / answers, median: lowest + middle };
}
