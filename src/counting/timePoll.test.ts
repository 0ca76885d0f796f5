import { toScoreProfile } from './profiles';
import { createScoringKind } from './testing/ballotKinds';
import { expectFairness } from './testing/fairness';
import { timePoll, listUnavailable } from './timePoll';

const PEOPLE = toScoreProfile(3, [
  { scores: [2, 1, 2] },
  { scores: [2, 1, null] },
  { scores: [0, 1, 2] },
  { scores: [0, 1, 0] },
]);

test('time poll: most points, then most yes', () => {
  expect(timePoll(PEOPLE, { lot: [0, 1, 2] })).toEqual({
    elected: [0],
    places: [[0, 2], [1]],
    ties: [{ round: 0, options: [0, 2], taken: [0], brokenBy: 'lot' }],
    rounds: [
      {
        points: [4, 4, 4],
        yes: [2, 0, 2],
        ifNeedBe: [0, 4, 0],
        no: [2, 0, 1],
        blank: [0, 0, 1],
      },
    ],
  });
});

test('more points stand before more yes', () => {
  const profile = toScoreProfile(2, [{ scores: [2, 1] }, { scores: [0, 1] }, { scores: [0, 1] }]);
  expect(timePoll(profile, { lot: [0, 1] }).elected).toEqual([1]);
});

test('time poll: who said no, or nothing, cannot come', () => {
  expect([0, 1, 2].map((time) => listUnavailable(PEOPLE, time))).toEqual([[2, 3], [], [1, 3]]);
});

test('another answer is refused', () => {
  expect(() => timePoll(toScoreProfile(1, [{ scores: [3] }]), { lot: [0] })).toThrow(RangeError);
});

test('ballots and options are treated alike', () => {
  expectFairness(createScoringKind(0, 2), (options, ballots, lot) =>
    timePoll(toScoreProfile(options, ballots), { lot }),
  );
});
