import { cumulative } from './cumulative';
import { toScoreProfile } from './profiles';
import { range } from './weakOrder';
import { createDice, createScoringKind } from './testing/ballotKinds';
import { expectFairness } from './testing/fairness';

const TERMS = { dots: 8, lot: [2, 1, 0] };

test('dots: the most dots win; supporters and unspent dots are known', () => {
  const profile = toScoreProfile(3, [
    { scores: [8, 0, null] },
    { scores: [1, 3, 4], count: 2 },
    { scores: [0, 5, null] },
  ]);
  expect(cumulative(profile, TERMS)).toEqual({
    elected: [1],
    places: [[1], [0], [2]],
    ties: [],
    rounds: [{ ballots: 4, dots: [10, 11, 8], supporters: [3, 3, 2], unspent: 3 }],
  });
});

test.each([
  { given: 'one dot too many', scores: [5, 4, 0] },
  { given: 'a negative dot that pays for others', scores: [9, -1, 0] },
  { given: 'fewer dots than none', scores: [-1, 0, 0] },
])('refused: $given', ({ scores }) => {
  expect(() => cumulative(toScoreProfile(3, [{ scores }]), TERMS)).toThrow(RangeError);
});

test('no ballots: the lot decides', () => {
  expect(cumulative(toScoreProfile(3, []), TERMS)).toMatchObject({
    elected: [2],
    ties: [{ options: [0, 1, 2], taken: [2] }],
  });
});

test('ballots and options are treated alike', () => {
  expectFairness(createScoringKind(0, 2), (options, ballots, lot) =>
    cumulative(toScoreProfile(options, ballots), { dots: 10, lot }),
  );
});

test('over random ballots every dot is either on an option or unspent', () => {
  for (const seed of range(100)) {
    const { below } = createDice(seed);
    const ballots = range(below(9)).map(() => {
      const first = below(9);
      return { scores: [first, below(9 - first), null], count: 1 + below(4) };
    });
    const [round] = cumulative(toScoreProfile(3, ballots), TERMS).rounds;
    const spent = round!.dots.reduce((sum, dots) => sum + dots, 0);
    expect(spent + round!.unspent).toBe(
      TERMS.dots * ballots.reduce((sum, { count }) => sum + count, 0),
    );
    expect(round!.unspent).toBeGreaterThanOrEqual(0);
  }
});
