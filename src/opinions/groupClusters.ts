import { type Clusters, findClusters } from './kMeans';
import type { Points } from './places';
import { meanSilhouette } from './silhouette';

export const BASE_CLUSTERS = 100;
const BASE_ROUNDS = 100;
const BASE_STARTS = 1;
const GROUP_ROUNDS = 100;
const GROUP_STARTS = 50;
const FEWEST_GROUPS = 2;
export const MOST_GROUPS = 5;
const BASE_CLUSTERS_PER_GROUP = 12;

export interface Grouping {
  /** For each base cluster the number of its group. */
  readonly of: Uint8Array;
  /** The group with most people first. */
  readonly groups: Points;
  /** The mean silhouette for each number of groups that was tried. */
  readonly silhouettes: readonly { readonly groups: number; readonly value: number }[];
}

/** People who stand close together, as one point: k-means with at most 100 clusters. */
export const baseClusters = (points: Points): Clusters =>
  findClusters(points, { clusters: BASE_CLUSTERS, mostRounds: BASE_ROUNDS, starts: BASE_STARTS });

/**
 * Groups of base clusters, which weigh as much as they have people: for 2 to min(5, 2 + ⌊base clusters ÷ 12⌋) groups k-means,
 * of which the one with the largest mean silhouette is shown, of equals the one with fewer groups.
 */
export function groupBaseClusters(base: Points, weights: Float64Array): Grouping {
  const most = Math.min(
    MOST_GROUPS,
    FEWEST_GROUPS + Math.floor(base.x.length / BASE_CLUSTERS_PER_GROUP),
  );
  const terms = { mostRounds: GROUP_ROUNDS, starts: GROUP_STARTS, weights };
  const tried = Array.from({ length: most - FEWEST_GROUPS + 1 }, (_, more) => {
    const found = findClusters(base, { ...terms, clusters: FEWEST_GROUPS + more });
    return { groups: FEWEST_GROUPS + more, found, value: meanSilhouette(base, found, weights) };
  });
  const { found } = tried.reduce((a, b) => (b.value > a.value ? b : a));
  return {
    ...sortLargestFirst(found, weights),
    silhouettes: tried.map(({ groups, value }) => ({ groups, value })),
  };
}

function sortLargestFirst({ of, count, x, y }: Clusters, weights: Float64Array) {
  const people = new Float64Array(count);
  of.forEach((cluster, point) => (people[cluster]! += weights[point]!));
  const order = Array.from(people.keys()).sort((a, b) => people[b]! - people[a]! || a - b);
  const numbers = new Uint8Array(count);
  order.forEach((cluster, number) => (numbers[cluster] = number));
  return {
    of: of.map((cluster) => numbers[cluster]!),
    groups: {
      x: Float64Array.from(order, (cluster) => x[cluster]!),
      y: Float64Array.from(order, (cluster) => y[cluster]!),
    },
  };
}
