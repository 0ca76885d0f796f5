import type { MapGroup } from '../../../../../shared/contract/opinions';

type Pair = readonly [one: number, other: number];

/**
 * Finds the names of the two groups that stand closest to each other, and of the two farthest
 * apart; null where there are less than three.
 */
export function findGroupDistances(
  groups: readonly Pick<MapGroup, 'name' | 'x' | 'y'>[],
): { readonly closest: Pair; readonly farthest: Pair } | null {
  if (groups.length < 3) return null;
  const pairs = groups
    .flatMap((one, place) =>
      groups.slice(place + 1).map((other) => ({
        names: [one.name, other.name] as const,
        distance: Math.hypot(one.x - other.x, one.y - other.y),
      })),
    )
    .sort((a, b) => a.distance - b.distance);
  return { closest: pairs[0]!.names, farthest: pairs.at(-1)!.names };
}
