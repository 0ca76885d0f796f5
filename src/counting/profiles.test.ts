import {
  toApprovalProfile,
  countBallots,
  MAX_SCORE,
  MAX_RANKED_OPTIONS,
  NO_SCORE,
  toRankedProfile,
  toScoreProfile,
  UNRANKED,
} from './profiles';

test('a ranking is a row of ranks; who is not on it is unranked', () => {
  const { ranks, weights } = toRankedProfile(4, [
    { ranking: [[2], [0, 3]], count: 5 },
    { ranking: [] },
  ]);
  expect([...ranks.subarray(0, 4)]).toEqual([1, UNRANKED, 0, 1]);
  expect([...ranks.subarray(4)]).toEqual([UNRANKED, UNRANKED, UNRANKED, UNRANKED]);
  expect([...weights]).toEqual([5, 1]);
});

test('the last of the most options that can be ranked keeps its rank apart from unranked', () => {
  const everyone = Array.from({ length: MAX_RANKED_OPTIONS }, (_, option) => [option]);
  const { ranks } = toRankedProfile(MAX_RANKED_OPTIONS, [{ ranking: everyone }]);
  expect(ranks.at(-1)).toBe(MAX_RANKED_OPTIONS - 1);
  expect(ranks.includes(UNRANKED)).toBe(false);
  expect(() => toRankedProfile(MAX_RANKED_OPTIONS + 1, [])).toThrow(RangeError);
});

test('marks stand in ascending order, and an empty ballot has none', () => {
  const { starts, marks } = toApprovalProfile(5, [
    { approved: [4, 0] },
    { approved: [] },
    { approved: [3, 1, 2] },
  ]);
  expect([...starts]).toEqual([0, 2, 2, 5]);
  expect([...marks]).toEqual([0, 4, 1, 2, 3]);
});

test('a score that was not given is none, which is no score that could be given', () => {
  const { scores } = toScoreProfile(3, [{ scores: [null, -MAX_SCORE, 0] }]);
  expect([...scores]).toEqual([NO_SCORE, -MAX_SCORE, 0]);
});

test('ballots are counted beyond what one row can hold', () => {
  const most = 0xffff_ffff;
  const profile = toApprovalProfile(1, [
    { approved: [0], count: most },
    { approved: [], count: most },
  ]);
  expect(countBallots(profile)).toBe(2 * most);
});

test.each([
  { given: 'an unknown option in a ranking', pack: () => toRankedProfile(2, [{ ranking: [[2]] }]) },
  { given: 'half an option', pack: () => toRankedProfile(2, [{ ranking: [[0.5]] }]) },
  { given: 'an option ranked twice', pack: () => toRankedProfile(2, [{ ranking: [[1], [0, 1]] }]) },
  { given: 'an unknown option marked', pack: () => toApprovalProfile(2, [{ approved: [-1] }]) },
  { given: 'an option marked twice', pack: () => toApprovalProfile(2, [{ approved: [1, 1] }]) },
  { given: 'more options than a mark can name', pack: () => toApprovalProfile(0x10001, []) },
  { given: 'too few scores', pack: () => toScoreProfile(2, [{ scores: [1] }]) },
  { given: 'a score that does not fit', pack: () => toScoreProfile(1, [{ scores: [0x8000] }]) },
  {
    given: 'the score that stands for none',
    pack: () => toScoreProfile(1, [{ scores: [NO_SCORE] }]),
  },
  { given: 'half a score', pack: () => toScoreProfile(1, [{ scores: [1.5] }]) },
  { given: 'a negative count', pack: () => toApprovalProfile(1, [{ approved: [], count: -1 }]) },
  { given: 'half a ballot', pack: () => toRankedProfile(1, [{ ranking: [], count: 0.5 }]) },
  {
    given: 'a count that does not fit',
    pack: () => toApprovalProfile(1, [{ approved: [], count: 2 ** 32 }]),
  },
])('refused: $given', ({ pack }) => {
  expect(pack).toThrow(RangeError);
});
