import {
  addBallot,
  createPairwiseCounts,
  countPairwise,
  toPairwiseTable,
  getVotesFor,
} from './pairwise';
import { type RankedProfile, toRankedProfile, type Ranking, UNRANKED } from './profiles';
import { range } from './weakOrder';
import { type Dice, createDice, rankings } from './testing/ballotKinds';
import { BURLINGTON, SCHULZE_30, SCHULZE_45, SCHULZE_9, TENNESSEE } from './testing/elections';

const tableFor = (options: number, ballots: readonly Ranking[]) =>
  toPairwiseTable(countPairwise(toRankedProfile(options, ballots)));

test.each([
  {
    election: '45 voters (T1)',
    ballots: SCHULZE_45,
    table: [
      [0, 20, 26, 30, 22],
      [25, 0, 16, 33, 18],
      [19, 29, 0, 17, 24],
      [15, 12, 28, 0, 14],
      [23, 27, 21, 31, 0],
    ],
  },
  {
    election: '30 voters (T2)',
    ballots: SCHULZE_30,
    table: [
      [0, 11, 20, 14],
      [19, 0, 9, 12],
      [10, 21, 0, 17],
      [16, 18, 13, 0],
    ],
  },
  {
    election: 'nine voters (T4)',
    ballots: SCHULZE_9,
    table: [
      [0, 5, 5, 3],
      [4, 0, 7, 5],
      [4, 2, 0, 5],
      [6, 4, 4, 0],
    ],
  },
  {
    election: 'Tennessee (T6)',
    ballots: TENNESSEE,
    table: [
      [0, 42, 42, 42],
      [58, 0, 68, 68],
      [58, 32, 0, 83],
      [58, 32, 17, 0],
    ],
  },
])('$election: every pair is counted', ({ ballots, table }) => {
  expect(tableFor(table.length, ballots)).toEqual(table);
});

test('Burlington (T7): who is not ranked stands below all who are, and is tied there', () => {
  const [[, kissOverMontroll, kissOverWright], [montrollOverKiss, , montrollOverWright]] = tableFor(
    3,
    BURLINGTON,
  ) as [number[], number[]];
  expect([montrollOverKiss, kissOverMontroll]).toEqual([4067, 3477]);
  expect(montrollOverWright).toBe(4597);
  expect(tableFor(3, BURLINGTON)[2]![1]).toBe(3668);
  expect(kissOverWright).toBe(4314);
});

test('equal ranks count for neither', () => {
  expect(tableFor(4, [{ ranking: [[0, 1], [2]], count: 5 }])).toEqual([
    [0, 0, 5, 5],
    [0, 0, 5, 5],
    [0, 0, 0, 5],
    [0, 0, 0, 0],
  ]);
});

test('no ballots and empty ballots prefer nobody', () => {
  const nothing = [
    [0, 0],
    [0, 0],
  ];
  expect(tableFor(2, [])).toEqual(nothing);
  expect(tableFor(2, [{ ranking: [], count: 7 }])).toEqual(nothing);
  expect(tableFor(1, [{ ranking: [[0]] }])).toEqual([[0]]);
  expect(tableFor(0, [{ ranking: [] }])).toEqual([]);
});

/** Counts by the definition, option by option and ballot by ballot. */
const countedOneByOne = ({ options, ranks, weights }: RankedProfile) =>
  range(options).map((a) =>
    range(options).map((b) =>
      range(weights.length)
        .filter((row) => ranks[row * options + a]! < ranks[row * options + b]!)
        .reduce((sum, row) => sum + weights[row]!, 0),
    ),
  );

/** Any ranks from 0 to `UNRANKED`, gaps too; most rows stand for one ballot. */
const randomRows = ({ below }: Dice, options: number, rows: number): RankedProfile => ({
  options,
  ranks: Uint8Array.from({ length: options * rows }, () =>
    below(2) === 0 ? UNRANKED - below(3) : below(4),
  ),
  weights: Uint32Array.from({ length: rows }, () => (below(20) === 0 ? below(1000) : 1)),
});

test.each(range(12))(
  'thousands of ballots over %i options: three at a time is one by one',
  (seed) => {
    const profile = randomRows(createDice(seed), seed, 2500 + seed);
    expect(toPairwiseTable(countPairwise(profile))).toEqual(countedOneByOne(profile));
  },
);

test('a comparison that is kept ballot by ballot is the one of all ballots together', () => {
  const random = createDice(1);
  const ballots = range(50).map(() => rankings.random(random, 6));
  const profile = toRankedProfile(6, ballots);
  const kept = createPairwiseCounts(6);
  for (const [row, { count = 1 }] of ballots.entries())
    addBallot(kept, profile.ranks.subarray(row * 6, (row + 1) * 6), count);
  expect(kept).toEqual(countPairwise(profile));
  expect(countPairwise(kept)).toBe(kept);
});

test('a ballot that was changed is taken away and added again', () => {
  const { ranks } = toRankedProfile(3, [{ ranking: [[0], [1]] }, { ranking: [[2], [1]] }]);
  const kept = createPairwiseCounts(3);
  addBallot(kept, ranks.subarray(0, 3));
  addBallot(kept, ranks.subarray(0, 3), -1);
  addBallot(kept, ranks.subarray(3));
  expect(toPairwiseTable(kept)).toEqual(tableFor(3, [{ ranking: [[2], [1]] }]));
});

test('more than four thousand million ballots are counted exactly', () => {
  const most = 0xffff_ffff;
  const ballots = range(3).map(() => ({ ranking: [[1], [0]], count: most }));
  expect(getVotesFor(countPairwise(toRankedProfile(2, ballots)), 1, 0)).toBe(3 * most);
});

test('ranks that belong to other ballots are refused', () => {
  expect(() => addBallot(createPairwiseCounts(3), new Uint8Array(2))).toThrow(RangeError);
  const ranks = new Uint8Array(5);
  expect(() => countPairwise({ options: 3, ranks, weights: new Uint32Array(2) })).toThrow(
    RangeError,
  );
});
