import { approval, countFirstChoices, plurality } from './approval';
import { toApprovalProfile, toRankedProfile } from './profiles';
import { createApprovalKind } from './testing/ballotKinds';
import { SCHULZE_45, TENNESSEE } from './testing/elections';
import { expectFairness } from './testing/fairness';

const BALLOTS = [
  { approved: [0, 1], count: 4 },
  { approved: [1, 2], count: 3 },
  { approved: [2], count: 2 },
  { approved: [], count: 5 },
];
const LOT = [2, 1, 0, 3];

test('approval: every mark is a vote, and the most votes win', () => {
  expect(approval(toApprovalProfile(4, BALLOTS), { lot: LOT })).toEqual({
    elected: [1],
    places: [[1], [2], [0], [3]],
    ties: [],
    rounds: [{ votes: [4, 7, 5, 0], ballots: 14, blank: 5 }],
  });
});

test('plurality: one mark a ballot', () => {
  const profile = toApprovalProfile(3, [
    { approved: [2], count: 41 },
    { approved: [0], count: 40 },
    { approved: [1], count: 19 },
  ]);
  expect(plurality(profile, { lot: [0, 1, 2] }).elected).toEqual([2]);
});

test('limited vote: as many marks as are allowed, and the lot for the last seat', () => {
  const profile = toApprovalProfile(4, [
    { approved: [0, 1], count: 3 },
    { approved: [2, 3], count: 3 },
    { approved: [0] },
  ]);
  const outcome = approval(profile, { seats: 3, mostMarks: 2, lot: [0, 3, 2, 1] });
  expect(outcome.elected).toEqual([0, 3, 2]);
  expect(outcome.ties).toEqual([{ round: 0, options: [1, 2, 3], taken: [3, 2], brokenBy: 'lot' }]);
});

test('a ballot with too many marks is refused', () => {
  const profile = toApprovalProfile(3, [{ approved: [0] }, { approved: [0, 1] }]);
  expect(() => plurality(profile, { lot: [0, 1, 2] })).toThrow('Row 1 marks 2 options');
  expect(() => approval(profile, { lot: [0, 1, 2], mostMarks: 2 })).not.toThrow();
});

test('no ballots and no options', () => {
  expect(approval(toApprovalProfile(2, []), { lot: [1, 0] })).toMatchObject({
    elected: [1],
    places: [[0, 1]],
    rounds: [{ votes: [0, 0], ballots: 0, blank: 0 }],
  });
  expect(approval(toApprovalProfile(0, []), { lot: [] })).toMatchObject({
    elected: [],
    places: [],
  });
});

test.each([
  {
    election: 'of 45 voters',
    options: 5,
    ballots: SCHULZE_45,
    votes: [10, 8, 12, 7, 8],
    winner: 2,
  },
  { election: 'in Tennessee', options: 4, ballots: TENNESSEE, votes: [42, 26, 15, 17], winner: 0 },
])('plurality of first choices $election', ({ options, ballots, votes, winner }) => {
  const { elected, rounds } = plurality(countFirstChoices(toRankedProfile(options, ballots)), {
    lot: [0, 1, 2, 3, 4],
  });
  expect(rounds[0]!.votes).toEqual(votes);
  expect(elected).toEqual([winner]);
});

test('rankings without a single first choice become blank', () => {
  const profile = toRankedProfile(3, [
    { ranking: [[1, 2], [0]], count: 3 },
    { ranking: [], count: 2 },
    { ranking: [[2], [0, 1]] },
  ]);
  expect(plurality(countFirstChoices(profile), { lot: [0, 1, 2] }).rounds).toEqual([
    { votes: [0, 0, 1], ballots: 6, blank: 5 },
  ]);
});

test('ballots and options are treated alike', () => {
  for (const seats of [1, 2])
    expectFairness(createApprovalKind(), (options, ballots, lot) =>
      approval(toApprovalProfile(options, ballots), { seats, lot }),
    );
  expectFairness(createApprovalKind(1), (options, ballots, lot) =>
    plurality(toApprovalProfile(options, ballots), { lot }),
  );
});

test('majority criterion: who more than half choose wins plurality', () => {
  const profile = toApprovalProfile(3, [
    { approved: [1], count: 51 },
    { approved: [0], count: 30 },
    { approved: [2], count: 19 },
  ]);
  expect(plurality(profile, { lot: [0, 1, 2] }).places).toEqual([[1], [0], [2]]);
});
