import { toScoreProfile } from './profiles';
import { quadratic, getQuadraticCost } from './quadratic';
import { createScoringKind } from './testing/ballotKinds';
import { expectFairness } from './testing/fairness';

const TERMS = { credits: 100, lot: [0, 1, 2, 3] };

test.each([
  { votes: [9, 4, 1, -1], cost: 99, isPaid: true },
  { votes: [9, 4, 2, null], cost: 101, isPaid: false },
  { votes: [10, 0, 0, 0], cost: 100, isPaid: true },
  { votes: [0, 0, 0, -11], cost: 121, isPaid: false },
  { votes: [null, null, null, null], cost: 0, isPaid: true },
])('quadratic: $votes cost $cost of 100 credits', ({ votes, cost, isPaid }) => {
  expect(getQuadraticCost(votes)).toBe(cost);
  const count = () => quadratic(toScoreProfile(4, [{ scores: votes }]), TERMS);
  if (isPaid) expect(count).not.toThrow();
  else expect(count).toThrow(RangeError);
});

test('quadratic: votes against are subtracted, and cost as much', () => {
  const profile = toScoreProfile(3, [{ scores: [3, -2, null], count: 2 }, { scores: [-4, 5, 1] }]);
  const { elected, places, rounds } = quadratic(profile, { ...TERMS, credits: 42 });
  expect(elected).toEqual([0]);
  expect(places).toEqual([[0], [1, 2]]);
  expect(rounds[0]).toMatchObject({
    ballots: 3,
    scale: { lowest: -6, highest: 6 },
    votes: [2, 1, 1],
    votesFor: [6, 5, 1],
    votesAgainst: [4, 4, 0],
    credits: [34, 33, 1],
    blank: [0, 0, 2],
  });
});

test('ballots and options are treated alike', () => {
  expectFairness(createScoringKind(-2, 2), (options, ballots, lot) =>
    quadratic(toScoreProfile(options, ballots), { credits: 20, lot }),
  );
});
