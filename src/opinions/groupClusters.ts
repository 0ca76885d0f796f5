import { type Clusters, findClusters } from './kMeans';
import type { Points } from './coordinates';
import { computeMeanSilhouette } from './silhouette';

const BASE_CLUSTERS = 100;
const BASE_ROUNDS = 100;
const BASE_STARTS = 1;
const GROUP_ROUNDS = 100;
const GROUP_STARTS = 50;
const MIN_GROUPS = 2;
const MAX_GROUPS = 5;
const BASE_CLUSTERS_PER_GROUP = 12;
/** A smaller group would show the answers of one or two people. */
const MIN_GROUP_PEOPLE = 3;

export interface Grouping {
  /** For each base cluster the number of its group. */
  readonly of: Uint8Array;
  /** The group with most people first. */
  readonly groups: Points;
  /** The mean silhouette for each number of groups that was tried. */
  readonly silhouettes: readonly { readonly groups: number; readonly value: number }[];
}

/** Groups people who stand close together as one point: k-means with at most 100 clusters. */
export const findBaseClusters = (points: Points): Clusters =>
  findClusters(points, { clusters: BASE_CLUSTERS, mostRounds: BASE_ROUNDS, starts: BASE_STARTS });

/**
 * Groups base clusters, which weigh as much as they have people: for 2 to min(5, 2 + ⌊base clusters
 * ÷ 12⌋) groups k-means, of which the one with the largest mean silhouette is shown, of equals the
 * one with fewer groups. Groupings with a group of fewer than three people are left out; where
 * there is no other, everybody is one group.
 */
export function groupBaseClusters(base: Points, weights: Float64Array): Grouping {
  const most = Math.min(
    MAX_GROUPS,
    MIN_GROUPS + Math.floor(base.x.length / BASE_CLUSTERS_PER_GROUP),
  );
  const terms = { mostRounds: GROUP_ROUNDS, starts: GROUP_STARTS, weights };
  const tried = Array.from({ length: most - MIN_GROUPS + 1 }, (_, more) => {
    const found = findClusters(base, { ...terms, clusters: MIN_GROUPS + more });
    return { groups: MIN_GROUPS + more, found, value: computeMeanSilhouette(base, found, weights) };
  });
  const shown = tried.filter(
    ({ found }) => Math.min(...countPeople(found, weights)) >= MIN_GROUP_PEOPLE,
  );
  const best = shown.length > 0 ? shown.reduce((a, b) => (b.value > a.value ? b : a)) : null;
  return {
    ...sortLargestFirst(best?.found ?? findClusters(base, { ...terms, clusters: 1 }), weights),
    silhouettes: tried.map(({ groups, value }) => ({ groups, value })),
  };
}

function countPeople({ of, count }: Clusters, weights: Float64Array): Float64Array {
  const people = new Float64Array(count);
  of.forEach((cluster, point) => (people[cluster]! += weights[point]!));
  return people;
}

function sortLargestFirst(found: Clusters, weights: Float64Array) {
  const { of, x, y } = found;
  const people = countPeople(found, weights);
  const order = Array.from(people.keys()).sort((a, b) => people[b]! - people[a]! || a - b);
  const numbers = new Uint8Array(people.length);
  order.forEach((cluster, number) => (numbers[cluster] = number));
  return {
    of: of.map((cluster) => numbers[cluster]!),
    groups: {
      x: Float64Array.from(order, (cluster) => x[cluster]!),
      y: Float64Array.from(order, (cluster) => y[cluster]!),
    },
  };
}
