import {
  addPile,
  EXHAUSTED,
  createBallotPapers,
  sortPile,
  createWholePile,
  type BallotPapers,
} from './piles';
import { toRankedProfile, type Ranking } from './profiles';
import { parseBallots } from './testing/elections';

const open = (options: number, ballots: readonly Ranking[]) =>
  createBallotPapers(toRankedProfile(options, ballots));

const ballotsByOption = (
  papers: BallotPapers,
  pile = createWholePile(papers),
  standing = [0, 1, 2],
) => {
  const sorted = sortPile(papers, pile, standing);
  return Object.fromEntries([...sorted].map(([option, { ballots }]) => [option, ballots]));
};

test('papers lie with their first option, those without one are exhausted', () => {
  const papers = open(3, [...parseBallots('5 AB, 2 BA, 3 A'), { ranking: [], count: 4 }]);
  expect(ballotsByOption(papers)).toEqual({ 0: 8, 1: 2, [EXHAUSTED]: 4 });
});

test('a pile is sorted by the next option that stands, however far down', () => {
  const papers = open(3, parseBallots('5 AB, 2 ACB, 3 A'));
  const [[, pile] = []] = sortPile(papers, createWholePile(papers), [0, 1, 2]);
  expect(ballotsByOption(papers, pile, [1])).toEqual({ 1: 7, [EXHAUSTED]: 3 });
});

test('piles can be put together, also with an empty one', () => {
  const papers = open(3, parseBallots('5 AC, 2 BC, 1 CA'));
  const sorted = sortPile(papers, createWholePile(papers), [0, 1, 2]);
  const pile = sorted.get(0)!;
  addPile(papers, pile, sorted.get(1)!);
  addPile(papers, pile, { first: -1, last: -1, ballots: 0 });
  expect(pile.ballots).toBe(7);
  expect(ballotsByOption(papers, pile, [2])).toEqual({ 2: 7 });
});

test.each([
  { ranking: [[0, 1], [2]], says: 'nothing when it begins with equals', piles: { [EXHAUSTED]: 1 } },
  { ranking: [[2], [0, 1]], says: 'what stands above the equals', piles: { 2: 1 } },
  { ranking: [[2], [], [0]], says: 'the same with a gap in it', piles: { 2: 1 } },
])('a paper says $says', ({ ranking, piles }) => {
  expect(ballotsByOption(open(3, [{ ranking }]))).toEqual(piles);
});

test('a paper ends at equal ranks even if only one of the equals still stands', () => {
  const papers = open(4, [{ ranking: [[2], [0, 1], [3]] }]);
  const [[, pile] = []] = sortPile(papers, createWholePile(papers), [0, 1, 2, 3]);
  expect(ballotsByOption(papers, pile, [0, 3])).toEqual({ [EXHAUSTED]: 1 });
});

test('all 255 options that a paper has room for can be read', () => {
  const options = 255;
  const all = Array.from({ length: options }, (_, option) => option);
  const papers = open(options, [{ ranking: all.map((option) => [option]) }]);
  let pile = createWholePile(papers);
  for (const option of all) {
    const sorted = sortPile(papers, pile, all.slice(option));
    expect([...sorted.keys()]).toEqual([option]);
    pile = sorted.get(option)!;
  }
  expect([...sortPile(papers, pile, all).keys()]).toEqual([EXHAUSTED]);
});

test('papers that end say whether they name nobody further or could not be read further', () => {
  const papers = open(3, [
    ...parseBallots('5 A, 2 BA'),
    { ranking: [[0, 1], [2]], count: 4 },
    { ranking: [[0], [1, 2]], count: 3 },
  ]);
  const sorted = sortPile(papers, createWholePile(papers), [0, 1, 2]);
  expect(papers.ended).toEqual({ exhausted: 0, unreadable: 4 });
  sortPile(papers, sorted.get(0)!, [1, 2]);
  expect(papers.ended).toEqual({ exhausted: 5, unreadable: 7 });
});
