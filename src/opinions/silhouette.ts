import type { Clusters } from './kMeans';
import type { Points } from './coordinates';

/**
 * Measures how well people lie in their clusters (Rousseeuw 1987): the mean of (b − a) ÷ max(a, b),
 * where a is the mean distance to the others of one's own cluster and b that to the nearest other
 * cluster. Who is alone counts 0, and so does everybody where there is one cluster. From −1 to 1.
 * O(points²)
 * @param weights how many people stand on each point
 */
export function computeMeanSilhouette(
  points: Points,
  { of, count }: Pick<Clusters, 'of' | 'count'>,
  weights: Float64Array = new Float64Array(of.length).fill(1),
): number {
  if (count < 2) return 0;
  const people = new Float64Array(count);
  of.forEach((cluster, point) => (people[cluster]! += weights[point]!));
  const sums = new Float64Array(count);
  let total = 0;
  for (let point = 0; point < of.length; point++) {
    sumDistances({ points, of, weights }, point, sums);
    total += weights[point]! * silhouetteOf(sums, people, of[point]!);
  }
  return total / people.reduce((sum, one) => sum + one, 0);
}

interface Weighted {
  readonly points: Points;
  readonly of: Uint8Array;
  readonly weights: Float64Array;
}

function sumDistances(
  { points: { x, y }, of, weights }: Weighted,
  point: number,
  sums: Float64Array,
) {
  sums.fill(0);
  for (let other = 0; other < of.length; other++) {
    const across = x[point]! - x[other]!;
    const up = y[point]! - y[other]!;
    sums[of[other]!]! += weights[other]! * Math.sqrt(across * across + up * up);
  }
}

function silhouetteOf(sums: Float64Array, people: Float64Array, own: number): number {
  if (people[own]! <= 1) return 0;
  const within = sums[own]! / (people[own]! - 1);
  let nearest = Infinity;
  for (let cluster = 0; cluster < sums.length; cluster++)
    if (cluster !== own) nearest = Math.min(nearest, sums[cluster]! / people[cluster]!);
  return (nearest - within) / (Math.max(nearest, within) || 1);
}
