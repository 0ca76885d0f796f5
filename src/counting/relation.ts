import { range } from './weakOrder';

/** A relation between options: `holds[a * options + b]` is 1 where a stands above b. */
export interface Relation {
  readonly options: number;
  readonly holds: Uint8Array;
}

export const isAbove = ({ options, holds }: Relation, above: number, below: number): boolean =>
  holds[above * options + below] === 1;

export function createRelation(
  options: number,
  standsAbove: (a: number, b: number) => boolean,
): Relation {
  const holds = new Uint8Array(options * options);
  for (let a = 0; a < options; a++)
    for (let b = 0; b < options; b++) if (a !== b && standsAbove(a, b)) holds[a * options + b] = 1;
  return { options, holds };
}

/**
 * Puts a above b in a relation that is transitive, and keeps it so: whoever reaches a then reaches
 * what b reaches. O(C²) for C options.
 */
export function joinTransitively({ options, holds }: Relation, a: number, b: number): void {
  for (let x = 0; x < options; x++) {
    if ((x !== a && holds[x * options + a] === 0) || holds[x * options + b] === 1) continue;
    holds[x * options + b] = 1;
    for (let y = 0; y < options; y++) holds[x * options + y]! |= holds[b * options + y]!;
  }
}

/**
 * Finds who stands above whom directly or through others. Options in a cycle stand above
 * themselves. O(C³).
 */
export function computeTransitiveClosure(relation: Relation): Relation {
  const { options } = relation;
  const closed = createRelation(options, () => false);
  for (const a of range(options))
    for (const b of range(options)) if (isAbove(relation, a, b)) joinTransitively(closed, a, b);
  return closed;
}

/**
 * Places from a relation that may leave options side by side: first those below nobody, next those
 * below only them, and so on.
 * @throws RangeError for a cycle
 */
export function rankByRelation(above: Relation): number[][] {
  const places: number[][] = [];
  let left = range(above.options);
  while (left.length > 0) {
    const place = left.filter((option) => !left.some((other) => isAbove(above, other, option)));
    if (place.length === 0) throw new RangeError(`A cycle: ${left.join(', ')}`);
    places.push(place);
    left = left.filter((option) => !place.includes(option));
  }
  return places;
}

/**
 * Finds the shortest chain of options from one to another, each directly above the next, or null
 * where there is none. O(C²).
 */
export function findShortestChain(
  { options, holds }: Relation,
  from: number,
  to: number,
): readonly number[] | null {
  const before = new Int32Array(options).fill(-1);
  before[from] = from;
  const reached = [from];
  for (const option of reached)
    for (let next = 0; next < options; next++) {
      if (holds[option * options + next] === 0 || before[next] !== -1) continue;
      before[next] = option;
      if (next === to) return followBack(before, to);
      reached.push(next);
    }
  return null;
}

function followBack(before: Int32Array, to: number): number[] {
  const chain = [to];
  for (let option = to; before[option] !== option; option = chain.at(-1)!)
    chain.push(before[option]!);
  return chain.toReversed();
}
