import { ALL_METHODS, type Method } from '../shared/ballots/paper';
import { joinAnswers } from './alikeAnswers';
import { countQuestion, type AlikeAnswers, type ResultOf } from './countQuestion';
import type { Outcome } from './outcome';
import { createDice } from './testing/ballotKinds';
import { BURLINGTON, FOOD, SCHULZE_45, TENNESSEE } from './testing/elections';
import {
  NAD_NEREM_BUDGET,
  NAD_NEREM_COSTS,
  NAD_NEREM_PROJECTS,
  readNadNerem,
} from './testing/nadNerem';
import {
  createAlikeAnswers,
  listLetters,
  createQuestion,
  createRankingAnswers,
} from './testing/papers';
import { createRandomAnswer } from './testing/randomAnswers';

const TERMS = { seed: 'seed', quorum: 0 };
const sumOf = (answers: readonly AlikeAnswers[]) =>
  answers.reduce((sum, { count }) => sum + count, 0);

function count<M extends Method>(
  asked: ReturnType<typeof createQuestion>,
  answers: readonly AlikeAnswers[],
  quorum = 0,
): ResultOf<M> {
  const { result } = countQuestion(asked, answers, sumOf(answers), { ...TERMS, quorum });
  return result as ResultOf<M>;
}

const namesOf = ({ options }: ReturnType<typeof createQuestion>, places: readonly number[]) =>
  places.map((place) => options[place]!.id).join('');

function winners(
  method: Method,
  answers: readonly AlikeAnswers[],
  wanted: Parameters<typeof createQuestion>[1],
): string {
  const asked = createQuestion(method, wanted);
  const { elected } = count<typeof method>(asked, answers) as Outcome<unknown>;
  return namesOf(asked, elected);
}

test.each([
  ['schulze', 'E'],
  ['rankedPairs', 'A'],
  ['minimax', 'E'],
  ['copeland', 'E'],
  ['kemeny', 'E'],
  ['borda', 'E'],
  ['instantRunoff', 'C'],
] as const)('45 voters of M. Schulze, by %s: %s', (method, winner) => {
  expect(winners(method, createRankingAnswers(SCHULZE_45), { options: listLetters(5) })).toBe(
    winner,
  );
});

test.each([
  ['schulze', 'B'],
  ['rankedPairs', 'B'],
  ['copeland', 'B'],
  ['kemeny', 'B'],
  ['borda', 'B'],
  ['instantRunoff', 'D'],
] as const)('Tennessee, by %s: %s', (method, winner) => {
  expect(winners(method, createRankingAnswers(TENNESSEE), {})).toBe(winner);
});

test('Tennessee by first choices: Memphis with 42', () => {
  const answers = createAlikeAnswers(
    [42, { chosen: ['A'] }],
    [26, { chosen: ['B'] }],
    [15, { chosen: ['C'] }],
    [17, { chosen: ['D'] }],
  );
  expect(winners('plurality', answers, {})).toBe('A');
});

test('Burlington 2009: the instant runoff passes the Condorcet winner by', () => {
  const answers = createRankingAnswers(BURLINGTON);
  const wanted = { options: listLetters(3) };
  expect(winners('instantRunoff', answers, wanted)).toBe('A');
  expect(winners('schulze', answers, wanted)).toBe('B');
});

test.each(['scottishStv', 'meekStv'] as const)('food for a party, by %s', (method) => {
  const wanted = { options: listLetters(5), settings: { seats: 3 } };
  expect([...winners(method, createRankingAnswers(FOOD), wanted)].toSorted()).toEqual([
    'A',
    'C',
    'D',
  ]);
});

const COMMITTEE = createAlikeAnswers(
  [3, { chosen: ['A', 'B'] }],
  [3, { chosen: ['A', 'C'] }],
  [2, { chosen: ['A', 'D'] }],
  [1, { chosen: ['B', 'C', 'F'] }],
  [1, { chosen: ['E'] }],
  [1, { chosen: ['F'] }],
  [1, { chosen: ['G'] }],
);

test('twelve voters and four seats (Lackner & Skowron): committees', () => {
  const wanted = { options: listLetters(8), settings: { seats: 4 } };
  expect(winners('proportionalApproval', COMMITTEE, wanted)).toBe('ABCF');
  expect([...winners('sequentialPhragmen', COMMITTEE, wanted)].toSorted().join('')).toBe('ABCD');
  const { rounds } = count<'approval'>(createQuestion('approval', wanted), COMMITTEE);
  expect(rounds[0]!.votes).toEqual([8, 4, 4, 2, 1, 2, 1, 0]);
});

test('four projects: Equal Shares depend on what a project is worth', () => {
  const answers = createAlikeAnswers(
    [1, { chosen: ['A'] }],
    [2, { chosen: ['B', 'C', 'D'] }],
    [1, { chosen: ['C'] }],
  );
  const counted = (utility: 'cost' | 'cardinality') => {
    const asked = createQuestion('equalShares', {
      costs: [100, 90, 200, 109],
      settings: { budget: 400, utility },
    });
    const { base } = count<'equalShares'>(asked, answers);
    return namesOf(asked, base.bought.toSorted());
  };
  expect(counted('cardinality')).toBe('ABD');
  expect(counted('cost')).toBe('AC');
});

test('Łódź 2022, Nad Nerem: the greedy rule and Equal Shares buy different projects', () => {
  const profile = readNadNerem();
  const answers = [...profile.weights].map((weight, row): AlikeAnswers => {
    const marks = profile.marks.subarray(profile.starts[row], profile.starts[row + 1]);
    return {
      answer: { chosen: [...marks].map((mark) => NAD_NEREM_PROJECTS[mark]!) },
      count: weight,
    };
  });
  const bought = (method: 'equalShares' | 'budgetGreedy') => {
    const asked = createQuestion(method, {
      options: NAD_NEREM_PROJECTS,
      costs: NAD_NEREM_COSTS,
      settings: { budget: NAD_NEREM_BUDGET },
    });
    const { elected, spent } = count<typeof method>(asked, answers);
    return { spent, projects: elected.map((project) => NAD_NEREM_PROJECTS[project]!).toSorted() };
  };
  expect(bought('budgetGreedy')).toEqual({ spent: 400_000, projects: ['112', '113', '114'] });
  expect(bought('equalShares')).toEqual({
    spent: 394_000,
    projects: ['085', '094', '103', '112', '113'],
  });
});

test('a quadratic vote of 99 credits counts, one of 101 does not', () => {
  const asked = createQuestion('quadratic', { settings: { dots: 100, against: true } });
  const { rounds } = count<'quadratic'>(
    asked,
    createAlikeAnswers([1, { dots: { A: 9, B: 4, C: 1, D: -1 } }]),
  );
  expect(rounds[0]).toMatchObject({ votes: [9, 4, 1, -1], credits: [81, 16, 1, 1] });
  const tooDear = createAlikeAnswers([1, { dots: { A: 9, B: 4, C: 2 } }]);
  expect(() => count(asked, tooDear)).toThrow('Row 0 spends 101 of 100');
});

test('cumulative dots, scores, grades, times and a scale', () => {
  expect(
    winners(
      'cumulative',
      createAlikeAnswers([2, { dots: { A: 3, B: 5 } }], [1, { dots: { A: 8 } }]),
      {},
    ),
  ).toBe('A');
  const scores = createAlikeAnswers(
    [3, { scores: { A: 5, B: 4 } }],
    [2, { scores: { A: 0, B: 4 } }],
  );
  expect(winners('score', scores, {})).toBe('B');
  expect(winners('star', scores, {})).toBe('A');
  expect(winners('majorityJudgment', scores, {})).toBe('A');
  const dates = createAlikeAnswers(
    [2, { dates: { A: 'yes', B: 'ifNeedBe' } }],
    [3, { dates: { B: 'yes' } }],
  );
  expect(winners('timePoll', dates, {})).toBe('B');
  const scale = count<'scale'>(
    createQuestion('scale', { options: [] }),
    createAlikeAnswers([3, { value: 1 }], [1, { value: 5 }]),
  );
  expect(scale).toEqual({ given: [3, 0, 0, 0, 1], lowest: 1, mean: 2, median: 1 });
});

test('a limited vote counts as many marks as the paper allows, and no more', () => {
  const asked = createQuestion('limited', { settings: { most: 2, seats: 3 } });
  const { rounds } = count<'limited'>(
    asked,
    createAlikeAnswers([2, { chosen: ['A', 'B'] }], [1, { chosen: ['B'] }]),
  );
  expect(rounds[0]!.votes).toEqual([2, 3, 0, 0]);
  expect(() => count(asked, createAlikeAnswers([1, { chosen: ['A', 'B', 'C'] }]))).toThrow(
    RangeError,
  );
});

test.each([
  { threshold: null, quorum: 0, yes: 2, no: 2, reason: 'belowThreshold' },
  { threshold: null, quorum: 0, yes: 3, no: 2, reason: 'passed' },
  { threshold: 50, quorum: 0, yes: 2, no: 2, reason: 'passed' },
  { threshold: 67, quorum: 0, yes: 2, no: 1, reason: 'belowThreshold' },
  { threshold: null, quorum: 6, yes: 5, no: 0, reason: 'belowQuorum' },
  { threshold: null, quorum: 5, yes: 5, no: 0, reason: 'passed' },
])(
  'a proposal with $yes for, $no against, threshold $threshold, quorum $quorum: $reason',
  (row) => {
    const { threshold, quorum, yes, no, reason } = row;
    const asked = createQuestion('proposal', { options: ['A', 'B', 'C'], settings: { threshold } });
    const answers = createAlikeAnswers([yes, { chosen: ['A'] }], [no, { chosen: ['B'] }]);
    expect(count<'proposal'>(asked, answers, quorum).reason).toBe(reason);
  },
);

test('a consent passes with as many blocks as the paper allows', () => {
  const answers = createAlikeAnswers([9, { chosen: ['A'] }], [1, { chosen: ['D'] }]);
  const reason = (blocks: number) =>
    count<'consent'>(createQuestion('consent', { settings: { blocks } }), answers).reason;
  expect([reason(0), reason(1)]).toEqual(['blocked', 'passed']);
});

test('who answers nothing is blank; none of the above and words of one’s own are answers', () => {
  const answers = createAlikeAnswers(
    [2, { chosen: ['A'] }],
    [3, { chosen: [], none: true }],
    [1, { chosen: [], own: 'a fountain' }],
    [4, { chosen: [] }],
  );
  expect(countQuestion(createQuestion('approval'), answers, 15, TERMS)).toMatchObject({
    answered: 6,
    none: 3,
    blank: 9,
    result: { rounds: [{ votes: [2, 0, 0, 0], ballots: 6, blank: 4 }] },
  });
});

test('the lot of the seed breaks a tie, the same for everybody', () => {
  const asked = createQuestion('plurality', { options: ['A', 'B'] });
  const answers = createAlikeAnswers([1, { chosen: ['A'] }], [1, { chosen: ['B'] }]);
  const drawn = (seed: string) => {
    const { elected, ties } = countQuestion(asked, answers, 2, { seed, quorum: 0 })
      .result as Outcome<unknown>;
    expect(ties).toMatchObject([{ options: [0, 1], brokenBy: 'lot' }]);
    return elected[0];
  };
  const seeds = Array.from({ length: 20 }, (_, number) => `seed ${number}`);
  expect(seeds.map(drawn)).toEqual(seeds.map(drawn));
  expect(new Set(seeds.map(drawn))).toEqual(new Set([0, 1]));
});

test('an option that is not on the paper is no answer', () => {
  expect(() =>
    count(createQuestion('plurality'), createAlikeAnswers([1, { chosen: ['Z'] }])),
  ).toThrow('Not an option: Z');
});

const OPTIONS_OF: Partial<Record<Method, readonly string[]>> = {
  proposal: ['A', 'B', 'C'],
  scale: [],
  text: [],
};

test.each(ALL_METHODS)(
  '%s: neither the order of ballots nor joining alike ones matters',
  (method) => {
    const asked = createQuestion(method, {
      options: OPTIONS_OF[method] ?? listLetters(4),
      costs: [10, 40, 30, 60],
      settings: ['plurality', 'proposal', 'consent'].includes(method) ? { most: 1 } : {},
    });
    const rolls = createDice(method.length * 97);
    const ballots = Array.from({ length: 60 }, () => createRandomAnswer(rolls, asked));
    const single = (answers: typeof ballots) => answers.map((answer) => ({ answer, count: 1 }));
    const counted = countQuestion(asked, single(ballots), 60, TERMS);
    expect(counted.answered).toBeGreaterThan(20);
    expect(countQuestion(asked, single(rolls.shuffled(ballots)), 60, TERMS)).toEqual(counted);
    expect(countQuestion(asked, joinAnswers(ballots), 60, TERMS)).toEqual(counted);
  },
);
