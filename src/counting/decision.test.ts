import { consent } from './consent';
import { roundUpShare, toExactShare } from './decision';
import { toApprovalProfile } from './profiles';
import { proposal } from './proposal';

/** Creates the given numbers of ballots for each answer, and of empty ones. */
const answered = (counts: readonly number[], blank = 0) =>
  toApprovalProfile(counts.length, [
    ...counts.map((count, answer) => ({ approved: [answer], count })),
    { approved: [], count: blank },
  ]);

const MORE_THAN_HALF = { threshold: toExactShare(50), mustExceed: true };
const TWO_THIRDS = { threshold: { part: 2, whole: 3 } };

test.each([
  { given: 'one more yes than no', counts: [51, 50, 0], terms: MORE_THAN_HALF, reason: 'passed' },
  {
    given: 'as many yes as no',
    counts: [50, 50, 9],
    terms: MORE_THAN_HALF,
    reason: 'belowThreshold',
  },
  {
    given: 'half is asked for and reached',
    counts: [50, 50, 0],
    terms: { threshold: toExactShare(50) },
    reason: 'passed',
  },
  { given: 'exactly two thirds', counts: [200, 100, 0], terms: TWO_THIRDS, reason: 'passed' },
  {
    given: 'two thirds but one',
    counts: [199, 100, 0],
    terms: TWO_THIRDS,
    reason: 'belowThreshold',
  },
  {
    given: '66.67 % is a little more than two thirds',
    counts: [200, 100, 0],
    terms: { threshold: toExactShare(66.67) },
    reason: 'belowThreshold',
  },
  {
    given: 'abstentions are not in the share',
    counts: [2, 1, 97],
    terms: TWO_THIRDS,
    reason: 'passed',
  },
  {
    given: 'abstentions fill the quorum',
    counts: [2, 1, 97],
    terms: { ...TWO_THIRDS, quorum: 100 },
    reason: 'passed',
  },
  {
    given: 'one short of the quorum',
    counts: [90, 9, 0],
    terms: { ...TWO_THIRDS, quorum: 100 },
    reason: 'belowQuorum',
  },
  { given: 'only abstentions', counts: [0, 0, 7], terms: TWO_THIRDS, reason: 'noVotes' },
  {
    given: 'no ballots',
    counts: [0, 0, 0],
    terms: { threshold: toExactShare(0) },
    reason: 'noVotes',
  },
  {
    given: 'all are asked for',
    counts: [9, 0, 1],
    terms: { threshold: toExactShare(100) },
    reason: 'passed',
  },
])('proposal, $given: $reason', ({ counts, terms, reason }) => {
  const decision = proposal(answered(counts), terms);
  expect(decision).toMatchObject({ passes: reason === 'passed', reason });
});

test('empty ballots do not fill a quorum', () => {
  const decision = proposal(answered([9, 0, 0], 5), { ...MORE_THAN_HALF, quorum: 10 });
  expect(decision).toEqual({
    passes: false,
    reason: 'belowQuorum',
    votes: [9, 0, 0],
    inFavour: 9,
    against: 0,
    present: 9,
    blank: 5,
  });
});

test.each([
  { given: 'nobody blocks', counts: [8, 2, 1, 0], terms: TWO_THIRDS, reason: 'passed' },
  { given: 'one block stops it', counts: [98, 0, 0, 1], terms: TWO_THIRDS, reason: 'blocked' },
  {
    given: 'a block that is allowed counts as disagreement',
    counts: [2, 0, 0, 1],
    terms: { ...TWO_THIRDS, blocksAllowed: 1 },
    reason: 'passed',
  },
  {
    given: 'disagreement and a block together',
    counts: [2, 5, 1, 1],
    terms: { ...TWO_THIRDS, blocksAllowed: 1 },
    reason: 'belowThreshold',
  },
  {
    given: 'a block more than is allowed',
    counts: [98, 0, 0, 2],
    terms: { ...TWO_THIRDS, blocksAllowed: 1 },
    reason: 'blocked',
  },
  {
    given: 'without a quorum nobody asks for blocks',
    counts: [3, 0, 0, 1],
    terms: { ...TWO_THIRDS, quorum: 5 },
    reason: 'belowQuorum',
  },
  { given: 'only abstentions', counts: [0, 4, 0, 0], terms: TWO_THIRDS, reason: 'noVotes' },
])('consent, $given: $reason', ({ counts, terms, reason }) => {
  const decision = consent(answered(counts), terms);
  expect(decision).toMatchObject({ passes: reason === 'passed', reason, votes: counts });
});

test('another paper and a ballot with several answers are refused', () => {
  expect(() => proposal(answered([1, 1]), TWO_THIRDS)).toThrow('yes, no, abstain');
  expect(() => consent(answered([1, 1, 1]), TWO_THIRDS)).toThrow(RangeError);
  const both = toApprovalProfile(3, [{ approved: [0, 1] }]);
  expect(() => proposal(both, TWO_THIRDS)).toThrow(RangeError);
});

test.each([
  { value: 0, part: 0 },
  { value: 50, part: 5_000 },
  { value: 66.67, part: 6_667 },
  { value: 33.3, part: 3_330 },
  { value: 0.29, part: 29 },
  { value: 100, part: 10_000 },
])('$value % is $part of 10,000', ({ value, part }) => {
  expect(toExactShare(value)).toEqual({ part, whole: 10_000 });
});

test('every hundredth of a percent can be said, nothing finer or beyond', () => {
  for (let part = 0; part <= 10_000; part += 1) expect(toExactShare(part / 100).part).toBe(part);
  for (const value of [-0.01, 100.01, 66.667, Number.NaN])
    expect(() => toExactShare(value)).toThrow(RangeError);
});

test.each([
  { all: 1_001, share: toExactShare(25), least: 251 },
  { all: 1_000, share: toExactShare(25), least: 250 },
  { all: 3, share: { part: 2, whole: 3 }, least: 2 },
  { all: 9_007_199_254_740_991, share: toExactShare(100), least: 9_007_199_254_740_991 },
  { all: 0, share: toExactShare(50), least: 0 },
])('the least number that is a quorum of $all people is $least', ({ all, share, least }) => {
  expect(roundUpShare(all, share)).toBe(least);
});
