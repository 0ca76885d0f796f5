import type { Outcome, CountParameters, Tie } from './outcome';

/** 0 … count - 1: the options of a poll with so many. */
export const range = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);

/**
 * Options grouped by how they compare (below 0: the first stands higher), best first, in ascending
 * order within a group.
 */
export function rankBy(
  options: readonly number[],
  compare: (a: number, b: number) => number,
): readonly (readonly number[])[] {
  const places: number[][] = [];
  for (const option of options.toSorted((a, b) => compare(a, b) || a - b)) {
    const last = places.at(-1);
    if (last && compare(last[0]!, option) === 0) last.push(option);
    else places.push([option]);
  }
  return places;
}

/**
 * Options grouped by their value, highest first, in ascending order within a group. Values are
 * compared exactly.
 */
export const rankByValue = <Value extends number | bigint>(
  values: readonly Value[],
): readonly (readonly number[])[] =>
  rankBy([...values.keys()], (a, b) => compareDescending(values[a]!, values[b]!));

/** Compares two values so that the higher one comes first. */
export function compareDescending<Value extends number | bigint>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a > b ? -1 : 1;
}

/**
 * Sorts the options in the order of the published lot.
 * @throws RangeError when the lot does not tell two of them apart.
 */
export function sortByLot(options: readonly number[], lot: readonly number[]): number[] {
  const numbers = new Set(options.map((option) => lot[option]));
  if (numbers.size < options.length || numbers.has(undefined))
    throw new RangeError(`The lot does not order the options ${options.join(', ')}`);
  return options.toSorted((a, b) => lot[a]! - lot[b]!);
}

/**
 * Fills the seats from the best place down. Where a place has more options than seats are left, the
 * lot decides.
 */
export function elect(
  places: readonly (readonly number[])[],
  { seats = 1, lot }: CountParameters,
): Pick<Outcome<never>, 'elected' | 'ties'> {
  const elected: number[] = [];
  const ties: Tie[] = [];
  for (const options of places) {
    const left = seats - elected.length;
    if (left <= 0) break;
    const taken = options.length > left ? sortByLot(options, lot).slice(0, left) : options;
    if (taken.length < options.length) ties.push({ round: 0, options, taken, brokenBy: 'lot' });
    elected.push(...taken);
  }
  return { elected, ties };
}
