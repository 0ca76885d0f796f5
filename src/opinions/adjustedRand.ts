/**
 * Measures how far two groupings of the same people agree, corrected for chance (Hubert & Arabie
 * 1985): 1 for the same groups, about 0 for groups that have nothing to do with each other. Two
 * groupings that put everybody together, or nobody, are the same.
 */
export function computeAdjustedRand(left: ArrayLike<number>, right: ArrayLike<number>): number {
  const both = new Map<string, number>();
  const lefts = new Map<number, number>();
  const rights = new Map<number, number>();
  for (let person = 0; person < left.length; person++) {
    add(both, `${left[person]} ${right[person]}`);
    add(lefts, left[person]!);
    add(rights, right[person]!);
  }
  const together = pairsIn(both);
  const inLeft = pairsIn(lefts);
  const inRight = pairsIn(rights);
  const chance = (inLeft * inRight) / Math.max(1, pairsOf(left.length));
  const most = (inLeft + inRight) / 2;
  return most === chance ? 1 : (together - chance) / (most - chance);
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const pairsOf = (people: number): number => (people * (people - 1)) / 2;

const pairsIn = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((sum, people) => sum + pairsOf(people), 0);
