import { findGradeDifference, majorityJudgment } from './majorityJudgment';
import { toScoreProfile } from './profiles';
import { range } from './weakOrder';
import { createDice, createScoringKind } from './testing/ballotKinds';
import { expectFairness } from './testing/fairness';

const SCALE = { lowest: 0, highest: 3 };
const judged = (profile: Parameters<typeof majorityJudgment>[0], lot = [0, 1, 2, 3]) =>
  majorityJudgment(profile, { scale: SCALE, lot });

test('majority judgment: the best majority grade wins, with the numbers behind it', () => {
  const profile = toScoreProfile(2, [
    { scores: [3, 2], count: 2 },
    { scores: [1, 2], count: 2 },
    { scores: [0, null] },
  ]);
  expect(judged(profile)).toEqual({
    elected: [1],
    places: [[1], [0]],
    ties: [],
    rounds: [
      {
        ballots: 5,
        grades: [
          [1, 2, 0, 2],
          [1, 0, 4, 0],
        ],
        blank: [0, 1],
        medians: [1, 2],
        above: [2, 0],
        below: [1, 1],
      },
    ],
  });
});

test('with an even number of ballots the majority grade is the lower of the two in the middle', () => {
  const profile = toScoreProfile(1, [
    { scores: [3], count: 2 },
    { scores: [1], count: 2 },
  ]);
  expect(judged(profile).rounds[0]!.medians).toEqual([1]);
});

test.each([
  { given: 'alike', first: [1, 2, 0], second: [1, 2, 0], difference: null },
  {
    given: 'apart at once',
    first: [0, 3, 0],
    second: [3, 0, 0],
    difference: { removed: 0, grades: [1, 0] },
  },
  // 0 1 1 against 1 1 2: after one removal the lower of two is left in the middle
  {
    given: 'odd: the lower side first',
    first: [1, 2, 0],
    second: [0, 2, 1],
    difference: { removed: 1, grades: [0, 1] },
  },
  // 0 1 1 2 against 1 1 1 1: middle 1 1; then 1 1; then 0 1
  {
    given: 'even: the upper side first',
    first: [1, 2, 1],
    second: [0, 4, 0],
    difference: { removed: 2, grades: [0, 1] },
  },
  // 1 1 1 2 against 1 1 1 1: only the last to be removed differs
  {
    given: 'even: the very last',
    first: [0, 3, 1],
    second: [0, 4, 0],
    difference: { removed: 3, grades: [2, 1] },
  },
  { given: 'no ballots', first: [0, 0], second: [0, 0], difference: null },
])('what tells grades apart: $given', ({ first, second, difference }) => {
  expect(findGradeDifference(first, second)).toEqual(difference);
});

/** Compares by the rule as it is written: remove the lower middle from both until they differ. */
function byRemoval(first: readonly number[], second: readonly number[]) {
  const line = (counts: readonly number[]) =>
    counts.flatMap((count, grade) => Array<number>(count).fill(grade));
  const [a, b] = [line(first), line(second)];
  for (let removed = 0; a.length > 0; removed += 1) {
    const middle = Math.ceil(a.length / 2) - 1;
    const [one, other] = [a.splice(middle, 1)[0]!, b.splice(middle, 1)[0]!];
    if (one !== other) return { removed, grades: [one, other] };
  }
  return null;
}

test('majority judgment: the closed form finds what removing grades one by one finds', () => {
  const { below } = createDice(20_11);
  const deal = (ballots: number, grades: number) => {
    const counts = range(grades).map(() => 0);
    for (let ballot = 0; ballot < ballots; ballot += 1) counts[below(grades)]! += 1;
    return counts;
  };
  for (let round = 0; round < 5_000; round += 1) {
    const [ballots, grades] = [below(12), 1 + below(5)];
    const [first, second] = [deal(ballots, grades), deal(ballots, grades)];
    expect({ first, second, found: findGradeDifference(first, second) }).toEqual({
      first,
      second,
      found: byRemoval(first, second),
    });
  }
});

test('billions of ballots are compared by their grades, not one by one', () => {
  const many = 0xffff_fff0;
  const profile = toScoreProfile(2, [
    { scores: [1, 1], count: many },
    { scores: [1, 1], count: many },
    { scores: [2, 3] },
    { scores: [0, 0] },
  ]);
  expect(judged(profile)).toMatchObject({ places: [[1], [0]], ties: [] });
});

test('only options with all grades alike are tied, and then the lot decides', () => {
  const profile = toScoreProfile(3, [{ scores: [3, 1, 0] }, { scores: [1, 3, 0] }]);
  expect(judged(profile, [1, 0, 2])).toMatchObject({
    elected: [1],
    places: [[0, 1], [2]],
    ties: [{ options: [0, 1], taken: [1], brokenBy: 'lot' }],
  });
});

test('no ballots: no majority grades, all tied', () => {
  expect(judged(toScoreProfile(2, []))).toMatchObject({
    places: [[0, 1]],
    rounds: [{ medians: [null, null], above: [0, 0], below: [0, 0] }],
  });
});

test('a grade off the scale is refused', () => {
  expect(() => judged(toScoreProfile(1, [{ scores: [4] }]))).toThrow(RangeError);
});

test('ballots and options are treated alike', () => {
  expectFairness(createScoringKind(0, 3), (options, ballots, lot) =>
    majorityJudgment(toScoreProfile(options, ballots), { scale: SCALE, lot }),
  );
});

test('majority criterion for grades: the only one whom more than half give the best grade wins', () => {
  for (const seed of range(200)) {
    const random = createDice(seed);
    const ballots = range(9).map((row) => {
      const { scores } = createScoringKind(0, 3).random(random, 3);
      return { scores: scores.map((grade, option) => (option === 1 && row < 5 ? 3 : grade)) };
    });
    const best = (option: number) => ballots.filter(({ scores }) => scores[option] === 3).length;
    if (best(0) > 4 || best(2) > 4) continue;
    expect(judged(toScoreProfile(3, ballots)).elected).toEqual([1]);
  }
});
