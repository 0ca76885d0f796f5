import type { Clusters } from './kMeans';
import type { Points } from './places';

/**
 * How well points lie in their clusters (Rousseeuw 1987): the mean of (b − a) ÷ max(a, b), where a is the mean distance to the
 * others of a point's own cluster and b that to the nearest other cluster. Who is alone counts 0, and so does everybody where
 * there is one cluster. From −1 to 1. O(points²)
 */
export function meanSilhouette(points: Points, { of, count }: Clusters): number {
  if (count < 2) return 0;
  const sizes = new Uint32Array(count);
  for (const cluster of of) sizes[cluster]!++;
  const sums = new Float64Array(count);
  let total = 0;
  for (let point = 0; point < of.length; point++) {
    addDistances(points, of, point, sums);
    total += silhouetteOf(sums, sizes, of[point]!);
  }
  return total / of.length;
}

function addDistances({ x, y }: Points, of: Uint8Array, point: number, sums: Float64Array): void {
  sums.fill(0);
  for (let other = 0; other < of.length; other++)
    sums[of[other]!]! += Math.hypot(x[point]! - x[other]!, y[point]! - y[other]!);
}

function silhouetteOf(sums: Float64Array, sizes: Uint32Array, own: number): number {
  if (sizes[own] === 1) return 0;
  const within = sums[own]! / (sizes[own]! - 1);
  let nearest = Infinity;
  for (let cluster = 0; cluster < sums.length; cluster++)
    if (cluster !== own) nearest = Math.min(nearest, sums[cluster]! / sizes[cluster]!);
  return (nearest - within) / (Math.max(nearest, within) || 1);
}
