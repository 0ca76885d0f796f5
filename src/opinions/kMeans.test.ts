import { chooseAfter, groupBaseClusters, UPDATES_TO_SWITCH } from './groupClusters';
import { kMeans } from './kMeans';
import { seededRandom } from './random';
import { meanSilhouette } from './silhouette';
import { slowClusters } from './testing/slowOpinions';

const pointsFrom = (...points: readonly (readonly [x: number, y: number])[]) => ({
  x: Float64Array.from(points, ([x]) => x),
  y: Float64Array.from(points, ([, y]) => y),
});

function scattered(count: number, seed: number) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => [random() * 9, random() * random() * 9] as const);
}

test.each([
  [400, 100],
  [400, 7],
  [60, 60],
  [90, 3],
])('%p points in %p clusters, as when every distance is looked at', (count, clusters) => {
  for (const seed of [1, 2, 3]) {
    const points = scattered(count, seed);
    const found = kMeans(pointsFrom(...points), { clusters, mostRounds: 50 });
    expect([...found.of]).toEqual(slowClusters(points, clusters, 50));
  }
});

test('alike points are one start; as many clusters as there are distinct points', () => {
  const points = pointsFrom([1, 1], [1, 1], [4, 1], [1, 1], [4, 1]);
  const { count, of, x } = kMeans(points, { clusters: 3, mostRounds: 20 });
  expect([count, ...of]).toEqual([2, 0, 0, 1, 0, 1]);
  expect([...x]).toEqual([1, 4]);
});

test('weights pull the centres', () => {
  const weights = Float64Array.of(3, 1, 2);
  const { x } = kMeans(pointsFrom([0, 0], [4, 0], [90, 0]), {
    clusters: 2,
    mostRounds: 20,
    weights,
  });
  expect([...x]).toEqual([1, 90]);
});

test('nobody makes no clusters', () => {
  expect(kMeans(pointsFrom(), { clusters: 5, mostRounds: 20 }).count).toBe(0);
});

test('silhouette by hand: 0 and 1 against 4, who is alone', () => {
  const points = pointsFrom([0, 0], [1, 0], [4, 0]);
  const clusters = { ...points, of: Uint8Array.of(0, 0, 1), count: 2 };
  expect(meanSilhouette(points, clusters)).toBeCloseTo((3 / 4 + 2 / 3 + 0) / 3, 12);
  expect(meanSilhouette(points, { ...clusters, of: new Uint8Array(3), count: 1 })).toBe(0);
  const alike = pointsFrom([2, 2], [2, 2], [2, 2], [2, 2]);
  const halves = { ...alike, of: Uint8Array.of(0, 0, 1, 1), count: 2 };
  expect(meanSilhouette(alike, halves)).toBe(0);
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
  const { choice, silhouettes } = groupBaseClusters(
    pointsFrom(...points),
    new Float64Array(60).fill(1),
  );
  expect(choice).toEqual({ best: 4, times: 1, shown: 4 });
  expect(silhouettes.map(({ groups }) => groups)).toEqual([2, 3, 4, 5]);
});

test('few base clusters make few groups: 2 + ⌊base clusters ÷ 12⌋ at most', () => {
  const tried = (count: number) =>
    groupBaseClusters(pointsFrom(...scattered(count, 8)), new Float64Array(count).fill(1))
      .silhouettes.length;
  expect([tried(11), tried(12), tried(24), tried(36), tried(99)]).toEqual([1, 2, 3, 4, 4]);
});

test('another number of groups is shown after it was the best four times in a row', () => {
  const canShow = () => true;
  let choice = chooseAfter(2, canShow);
  const shown = [3, 3, 2, 3, 3, 3, 3, 5].map((best) => {
    choice = chooseAfter(best, canShow, choice);
    return choice.shown;
  });
  expect(UPDATES_TO_SWITCH).toBe(4);
  expect(shown).toEqual([2, 2, 2, 2, 2, 2, 3, 3]);
});

test('a number of groups that cannot be had any more is given up at once', () => {
  const earlier = { best: 5, times: 9, shown: 5 };
  expect(chooseAfter(2, (groups) => groups === 2, earlier).shown).toBe(2);
});
