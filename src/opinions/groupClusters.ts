import { type Clusters, kMeans } from './kMeans';
import type { Points } from './places';
import { meanSilhouette } from './silhouette';

export const BASE_CLUSTERS = 100;
const BASE_ROUNDS = 100;
const GROUP_ROUNDS = 20;
const FEWEST_GROUPS = 2;
export const MOST_GROUPS = 5;
const BASE_CLUSTERS_PER_GROUP = 12;
/** Another number of groups has to be the best so many times in a row before it is taken. */
export const UPDATES_TO_SWITCH = 4;

/** Which number of groups was the best lately, and which one is shown. */
export interface GroupChoice {
  readonly best: number;
  /** How many updates in a row it has been the best. */
  readonly times: number;
  readonly shown: number;
}

export interface Grouping {
  /** For each base cluster the number of its group. */
  readonly of: Uint8Array;
  readonly groups: Points;
  readonly choice: GroupChoice;
  /** The mean silhouette for each number of groups that was tried. */
  readonly silhouettes: readonly { readonly groups: number; readonly value: number }[];
}

/** People who stand close together, as one point: k-means with at most 100 clusters. */
export const baseClusters = (points: Points): Clusters =>
  kMeans(points, { clusters: BASE_CLUSTERS, mostRounds: BASE_ROUNDS });

/**
 * Groups of base clusters, which weigh as much as they have people: for 2 to min(5, 2 + ⌊base clusters ÷ 12⌋) groups k-means,
 * of which the one with the largest mean silhouette is the best, of equals the one with fewer groups. The number of groups
 * that is shown changes when another one has been the best four times in a row (Polis, `group-k-smoother`).
 */
export function groupBaseClusters(
  base: Points,
  weights: Float64Array,
  earlier?: GroupChoice,
): Grouping {
  const most = Math.min(
    MOST_GROUPS,
    FEWEST_GROUPS + Math.floor(base.x.length / BASE_CLUSTERS_PER_GROUP),
  );
  const clusterings = new Map<number, Clusters>();
  for (let groups = FEWEST_GROUPS; groups <= most; groups++)
    clusterings.set(groups, kMeans(base, { clusters: groups, mostRounds: GROUP_ROUNDS, weights }));
  const silhouettes = Array.from(clusterings, ([groups, clusters]) => ({
    groups,
    value: meanSilhouette(base, clusters),
  }));
  const best = silhouettes.reduce((a, b) => (b.value > a.value ? b : a)).groups;
  const choice = chooseAfter(best, (shown) => clusterings.has(shown), earlier);
  const { of, x, y } = clusterings.get(choice.shown)!;
  return { of, groups: { x, y }, choice, silhouettes };
}

/** The choice after one more update; what was shown stays where it still can be. */
export function chooseAfter(
  best: number,
  canShow: (groups: number) => boolean,
  earlier?: GroupChoice,
): GroupChoice {
  const times = earlier?.best === best ? earlier.times + 1 : 1;
  const stays = earlier && times < UPDATES_TO_SWITCH && canShow(earlier.shown);
  return { best, times, shown: stays ? earlier.shown : best };
}
