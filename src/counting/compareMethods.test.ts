import { METHODS } from '../shared/ballots/methods';
import { compareMethods, listMethodsUnableToRead } from './compareMethods';
import { SCHULZE_45 } from './testing/elections';
import {
  createAlikeAnswers,
  listLetters,
  createQuestion,
  createRankingAnswers,
} from './testing/papers';

const TERMS = { seed: 'seed', quorum: 0 };
const winners = (...given: Parameters<typeof compareMethods>) =>
  compareMethods(...given).map(
    ({ method, utility, elected }) =>
      `${utility ?? method} ${elected.map((option) => given[0].options[option]!.id).join('')}`,
  );

test('45 voters, eleven methods, four winners', () => {
  const asked = createQuestion('schulze', { options: listLetters(5) });
  const compared = compareMethods(asked, createRankingAnswers(SCHULZE_45), 45, TERMS);
  expect(Object.fromEntries(compared.map(({ method, elected }) => [method, elected[0]]))).toEqual({
    schulze: 4,
    rankedPairs: 0,
    minimax: 4,
    copeland: 4,
    kemeny: 4,
    borda: 4,
    dowdall: expect.any(Number) as number,
    instantRunoff: 2,
    scottishStv: 2,
    meekStv: 2,
    plurality: 2,
  });
  expect(compared.filter(({ isOwn }) => isOwn).map(({ method }) => method)).toEqual(['schulze']);
});

test('where several seats are filled, methods of one seat stand aside', () => {
  const asked = createQuestion('scottishStv', { options: listLetters(5), settings: { seats: 2 } });
  const methods = compareMethods(asked, createRankingAnswers(SCHULZE_45), 45, TERMS);
  expect(methods.map(({ method }) => method)).not.toContain('instantRunoff');
  expect(methods.every(({ elected }) => elected.length === 2)).toBe(true);
});

test('scores are compared as sums, in a runoff and by grades', () => {
  const answers = createAlikeAnswers(
    [3, { scores: { A: 5, B: 4 } }],
    [2, { scores: { A: 0, B: 4 } }],
  );
  expect(winners(createQuestion('star'), answers, 5, TERMS)).toEqual([
    'score B',
    'star A',
    'majorityJudgment A',
  ]);
});

test('approvals are compared as committees', () => {
  const answers = createAlikeAnswers([6, { chosen: ['A', 'B'] }], [4, { chosen: ['C'] }]);
  const asked = createQuestion('approval', { settings: { seats: 2 } });
  expect(winners(asked, answers, 10, TERMS)[0]).toBe('approval AB');
  expect(winners(asked, answers, 10, TERMS)[1]).toMatch(/^proportionalApproval (AC|BC)$/);
});

test('a budget is compared by votes and by Equal Shares with both utilities', () => {
  const answers = createAlikeAnswers(
    [1, { chosen: ['A'] }],
    [2, { chosen: ['B', 'C', 'D'] }],
    [1, { chosen: ['C'] }],
  );
  const asked = createQuestion('budgetGreedy', {
    costs: [100, 90, 200, 109],
    settings: { budget: 400 },
  });
  const compared = compareMethods(asked, answers, 4, TERMS);
  expect(compared.map(({ method, utility, isOwn }) => [method, utility, isOwn])).toEqual([
    ['equalShares', 'cost', false],
    ['equalShares', 'cardinality', false],
    ['budgetGreedy', undefined, true],
  ]);
  expect(new Set(compared.map(({ elected }) => elected.join())).size).toBeGreaterThan(1);
});

test('of sums only what can be counted from sums is compared', () => {
  const answers = createAlikeAnswers([3, { chosen: ['A'] }]).map((one) => ({
    ...one,
    joined: true as const,
  }));
  const methods = compareMethods(createQuestion('approval'), answers, 3, TERMS);
  expect(methods.map(({ method }) => method)).toEqual(['approval']);
});

test.each(['proposal', 'consent', 'quadratic', 'timePoll', 'scale', 'text', 'plurality'] as const)(
  'nothing is compared with %s: its ballots say too little for others',
  (method) => {
    expect(compareMethods(createQuestion(method), [], 0, TERMS)).toEqual([]);
  },
);

const SHARED = createAlikeAnswers(
  [60, { ranking: [['A', 'B'], ['C']] }],
  [40, { ranking: [['C'], ['A'], ['B']] }],
);

test('ballots with equal ranks are compared by methods that read them, and the others are named', () => {
  const asked = createQuestion('schulze', { options: ['A', 'B', 'C'] });
  const strict = ['instantRunoff', 'scottishStv', 'meekStv'] as const;
  expect(listMethodsUnableToRead(asked, SHARED)).toEqual([...strict, 'plurality']);
  expect(compareMethods(asked, SHARED, 100, TERMS).map(({ method }) => method)).toEqual(
    METHODS.ranking.filter((method) => !strict.some((one) => one === method)),
  );
  expect(winners(asked, SHARED, 100, TERMS)).not.toContain('instantRunoff C');
  const below = createAlikeAnswers([1, { ranking: [['A'], ['B', 'C']] }]);
  expect(listMethodsUnableToRead(asked, below)).toEqual(strict);
  expect(listMethodsUnableToRead(asked, createRankingAnswers(SCHULZE_45))).toEqual([]);
});

test('a poll that had opened with equal ranks keeps its own method in the comparison', () => {
  const asked = createQuestion('instantRunoff', { options: ['A', 'B', 'C'] });
  const compared = compareMethods(asked, SHARED, 100, TERMS);
  expect(compared.filter(({ isOwn }) => isOwn).map(({ method }) => method)).toEqual([
    'instantRunoff',
  ]);
});
