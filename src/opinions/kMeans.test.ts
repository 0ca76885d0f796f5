import { groupBaseClusters } from './groupClusters';
import { type ClusterTerms, findClusters, findFirstDistinct, runKMeans } from './kMeans';
import type { Points } from './coordinates';
import { createSeededRandom } from './random';
import { computeMeanSilhouette } from './silhouette';
import { computeSlowClusters } from './testing/slowOpinions';

const pointsFrom = (...points: readonly (readonly [x: number, y: number])[]) => ({
  x: Float64Array.from(points, ([x]) => x),
  y: Float64Array.from(points, ([, y]) => y),
});

function scattered(count: number, seed: number) {
  const random = createSeededRandom(seed);
  return Array.from({ length: count }, () => [random() * 9, random() * random() * 9] as const);
}

/** Runs k-means from the first distinct points alone. */
const fromFirsts = (points: Points, { clusters, ...terms }: Omit<ClusterTerms, 'starts'>) =>
  runKMeans(points, findFirstDistinct(points, clusters), terms);

test.each([
  [400, 100],
  [400, 7],
  [60, 60],
  [90, 3],
])('%p points in %p clusters, as when every distance is looked at', (count, clusters) => {
  for (const seed of [1, 2, 3]) {
    const points = scattered(count, seed);
    const found = fromFirsts(pointsFrom(...points), { clusters, mostRounds: 50 });
    expect([...found.of]).toEqual(computeSlowClusters(points, clusters, 50));
  }
});

test('alike points are one start; as many clusters as there are distinct points', () => {
  const points = pointsFrom([1, 1], [1, 1], [4, 1], [1, 1], [4, 1]);
  const { count, of, x } = fromFirsts(points, { clusters: 3, mostRounds: 20 });
  expect([count, ...of]).toEqual([2, 0, 0, 1, 0, 1]);
  expect([...x]).toEqual([1, 4]);
});

test('weights pull the centres', () => {
  const weights = Float64Array.of(3, 1, 2);
  const { x } = fromFirsts(pointsFrom([0, 0], [4, 0], [90, 0]), {
    clusters: 2,
    mostRounds: 20,
    weights,
  });
  expect([...x]).toEqual([1, 90]);
});

test('first points in the same heap do not decide: the start with the least spread does', () => {
  const heaps = [0, 100, 200].flatMap((x) =>
    scattered(9, x + 1).map(([dx, y]) => [x + dx, y] as const),
  );
  const points = pointsFrom(...heaps);
  const terms = { clusters: 3, mostRounds: 50 };
  const sizes = ({ of }: { of: Uint8Array }) =>
    [0, 1, 2].map((cluster) => of.filter((one) => one === cluster).length).toSorted();
  expect(sizes(fromFirsts(points, terms))).not.toEqual([9, 9, 9]);
  const found = findClusters(points, { ...terms, starts: 20 });
  expect(sizes(found)).toEqual([9, 9, 9]);
  expect(findClusters(points, { ...terms, starts: 20 })).toEqual(found);
});

test('starts are drawn by weight: points of nobody are no centres', () => {
  const points = pointsFrom([0, 0], [1, 0], [50, 0], [51, 0], [900, 0]);
  const weights = Float64Array.of(1, 1, 1, 1, 0);
  const terms = { clusters: 2, mostRounds: 20, starts: 20, weights };
  expect([...findClusters(points, terms).x]).toEqual([0.5, 50.5]);
});

test('nobody makes no clusters', () => {
  expect(findClusters(pointsFrom(), { clusters: 5, mostRounds: 20, starts: 9 }).count).toBe(0);
});

test('silhouette by hand: 0 and 1 against 4, who is alone', () => {
  const points = pointsFrom([0, 0], [1, 0], [4, 0]);
  const clusters = { ...points, of: Uint8Array.of(0, 0, 1), count: 2 };
  expect(computeMeanSilhouette(points, clusters)).toBeCloseTo((3 / 4 + 2 / 3 + 0) / 3, 12);
  expect(computeMeanSilhouette(points, { ...clusters, of: new Uint8Array(3), count: 1 })).toBe(0);
  const alike = pointsFrom([2, 2], [2, 2], [2, 2], [2, 2]);
  const halves = { ...alike, of: Uint8Array.of(0, 0, 1, 1), count: 2 };
  expect(computeMeanSilhouette(alike, halves)).toBe(0);
});

test('the number of groups that fits best is found', () => {
  const middles = [
    [0, 0],
    [20, 0],
    [0, 20],
    [20, 20],
  ] as const;
  const points = scattered(60, 5).map(
    ([x, y], at) => [middles[at % 4]![0] + x / 9, middles[at % 4]![1] + y / 9] as const,
  );
  const { groups, silhouettes } = groupBaseClusters(
    pointsFrom(...points),
    new Float64Array(60).fill(1),
  );
  expect(groups.x).toHaveLength(4);
  expect(silhouettes.map((one) => one.groups)).toEqual([2, 3, 4, 5]);
});

test('few base clusters make few groups: 2 + ⌊base clusters ÷ 12⌋ at most', () => {
  const tried = (count: number) =>
    groupBaseClusters(pointsFrom(...scattered(count, 8)), new Float64Array(count).fill(1))
      .silhouettes.length;
  expect([tried(11), tried(12), tried(24), tried(36), tried(99)]).toEqual([1, 2, 3, 4, 4]);
});

test('a silhouette of points that weigh is that of the people who stand on them', () => {
  const clusters = { of: Uint8Array.of(0, 0, 1, 1), count: 2 };
  const weighed = computeMeanSilhouette(
    pointsFrom([0, 0], [2, 0], [7, 1], [9, 1]),
    clusters,
    Float64Array.of(2, 1, 1, 1),
  );
  const everybody = pointsFrom([0, 0], [0, 0], [2, 0], [7, 1], [9, 1]);
  expect(weighed).toBeCloseTo(
    computeMeanSilhouette(everybody, { of: Uint8Array.of(0, 0, 0, 1, 1), count: 2 }),
    12,
  );
});

test('the group with most people comes first', () => {
  const points = pointsFrom([0, 0], [50, 0], [51, 0], [52, 0]);
  const { of, groups } = groupBaseClusters(points, Float64Array.of(3, 2, 2, 2));
  expect([...of]).toEqual([1, 0, 0, 0]);
  expect([...groups.x]).toEqual([51, 0]);
});

test.each([1, 2])('no group has %i people: everybody is one group instead', (few) => {
  const points = pointsFrom([0, 0], [50, 0], [51, 0], [52, 0]);
  const { of, groups } = groupBaseClusters(points, Float64Array.of(few, 4, 4, 4));
  expect([[...of], groups.x.length]).toEqual([[0, 0, 0, 0], 1]);
});
