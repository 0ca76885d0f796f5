import { toScoreProfile, type Scoring } from './profiles';
import { star, type StarScoring } from './star';
import { range } from './weakOrder';
import { createDice, createScoringKind } from './testing/ballotKinds';
import { expectFairness } from './testing/fairness';

const SCALE = { lowest: 0, highest: 5 };
const LOT = [3, 2, 1, 0];

const starOf = (ballots: readonly Scoring[], lot: readonly number[] = LOT) =>
  star(toScoreProfile(ballots[0]?.scores.length ?? 0, ballots), { scale: SCALE, lot });

const rows = (...scores: (number | null)[][]): Scoring[] => scores.map((row) => ({ scores: row }));

test('STAR: the runoff is won by the one whom more ballots score higher, not by the sum', () => {
  const ballots = [
    { scores: [5, 4, 0], count: 3 },
    { scores: [2, 3, 0], count: 4 },
    { scores: [0, 0, 5], count: 1 },
  ];
  const outcome = starOf(ballots);
  expect(outcome).toMatchObject({ elected: [1], places: [[1], [0], [2]], ties: [] });
  expect(outcome.rounds).toEqual([
    {
      kind: 'scoring',
      given: [
        [1, 0, 4, 0, 0, 3],
        [1, 0, 0, 4, 3, 0],
        [7, 0, 0, 0, 0, 1],
      ],
      blank: [0, 0, 0],
      sums: [23, 24, 5],
      finalists: [1, 0],
    },
    { kind: 'runoff', finalists: [1, 0], preferences: [4, 3, 1] },
  ]);
});

test('the higher sum loses the runoff', () => {
  const ballots = [
    { scores: [5, 0], count: 3 },
    { scores: [3, 4], count: 4 },
  ];
  expect(starOf(ballots).rounds[0]).toMatchObject({ sums: [27, 16] });
  expect(starOf(ballots).elected).toEqual([1]);
});

test('a missing score is the lowest, in the sum and in the runoff', () => {
  const outcome = starOf(rows([null, 1], [null, 0], [3, 2]));
  expect(outcome.rounds[0]).toMatchObject({ sums: [3, 3], blank: [2, 0] });
  expect(outcome.rounds[1]).toMatchObject({ preferences: [1, 1, 1] });
});

test.each([
  {
    given: 'two tied for the second place in the runoff: more ballots prefer one',
    ballots: rows([5, 3, 2], [5, 3, 2], [5, 1, 3]),
    finalists: [0, 1],
    ties: [{ round: 0, options: [1, 2], taken: [1], brokenBy: 'preferences' }],
  },
  {
    given: 'two tied and preferred alike: more top scores',
    ballots: rows([5, 2, 4], [5, 5, 3]),
    finalists: [0, 1],
    ties: [{ round: 0, options: [1, 2], taken: [1], brokenBy: 'topScores' }],
  },
  {
    given: 'two tied in all: the lot',
    ballots: rows([5, 2, 3], [5, 3, 2]),
    finalists: [0, 2],
    ties: [{ round: 0, options: [1, 2], taken: [2], brokenBy: 'lot' }],
  },
  {
    given: 'three tied for two places: the two with most top scores',
    ballots: rows([5, 0, 4], [0, 5, 1]),
    finalists: [0, 1],
    ties: [
      { round: 0, options: [0, 1, 2], taken: [0, 1], brokenBy: 'topScores' },
      { round: 1, options: [0, 1], taken: [1], brokenBy: 'lot' },
    ],
  },
  {
    given: 'three tied for one place: top scores leave two, of whom more ballots prefer one',
    ballots: rows([5, 5, 4, 4], [5, 1, 5, 3], [5, 1, 2, 3], [5, 3, 0, 1], [5, 2, 1, 1]),
    finalists: [0, 1],
    ties: [
      { round: 0, options: [1, 2, 3], taken: [], brokenBy: 'topScores' },
      { round: 0, options: [1, 2], taken: [1], brokenBy: 'preferences' },
    ],
  },
  {
    given: 'three tied for two places: one has most top scores, the others are tied anew',
    ballots: rows([5, 4, 3], [1, 2, 1], [0, 0, 2]),
    finalists: [0, 1],
    ties: [
      { round: 0, options: [0, 1, 2], taken: [0], brokenBy: 'topScores' },
      { round: 0, options: [1, 2], taken: [1], brokenBy: 'preferences' },
      { round: 1, options: [0, 1], taken: [0], brokenBy: 'topScores' },
    ],
  },
])('STAR, $given', ({ ballots, finalists, ties }) => {
  const outcome = starOf(ballots);
  expect((outcome.rounds[0] as StarScoring).finalists).toEqual(finalists);
  expect(outcome.ties).toEqual(ties);
});

test.each([
  { given: 'the higher sum', ballots: rows([0, 5], [3, 2]), winner: 1, brokenBy: 'totals' },
  {
    given: 'then more top scores',
    ballots: rows([2, 4], [5, 3]),
    winner: 0,
    brokenBy: 'topScores',
  },
  { given: 'then the lot', ballots: rows([0, 5], [5, 0]), winner: 1, brokenBy: 'lot' },
])('STAR, a tied runoff: $given', ({ ballots, winner, brokenBy }) => {
  const { elected, ties } = starOf(ballots);
  expect(elected).toEqual([winner]);
  expect(ties).toEqual([{ round: 1, options: expect.any(Array), taken: [winner], brokenBy }]);
});

test('finalists whom only the lot told apart share the first place', () => {
  expect(starOf(rows([0, 5, 1], [5, 0, 1])).places).toEqual([[0, 1], [2]]);
  expect(starOf(rows([2, 4, 1], [5, 3, 1])).places).toEqual([[0], [1], [2]]);
});

test('one option wins without a runoff, no option leaves the seat empty', () => {
  expect(starOf(rows([3]))).toMatchObject({ elected: [0], places: [[0]] });
  expect(starOf(rows([3])).rounds).toHaveLength(1);
  expect(starOf([])).toMatchObject({ elected: [], places: [], ties: [] });
});

test('no ballots: the lot chooses finalists and winner', () => {
  const profile = toScoreProfile(3, []);
  expect(star(profile, { scale: SCALE, lot: [2, 0, 1] })).toMatchObject({
    elected: [1],
    ties: [
      { round: 0, options: [0, 1, 2], taken: [1, 2] },
      { round: 1, taken: [1] },
    ],
  });
});

test('more than one seat, and scores off the scale, are refused', () => {
  const profile = toScoreProfile(2, rows([1, 6]));
  expect(() => star(profile, { scale: SCALE, lot: LOT })).toThrow(RangeError);
  const terms = { scale: { lowest: 0, highest: 6 }, lot: LOT };
  expect(() => star(profile, { ...terms, seats: 2 })).toThrow('one seat');
});

test('ballots and options are treated alike', () => {
  for (const highest of [1, 5])
    expectFairness(createScoringKind(0, highest), (options, ballots, lot) =>
      star(toScoreProfile(options, ballots), { scale: { lowest: 0, highest }, lot }),
    );
});

test('over random elections the finalists have the highest sums and the winner is not beaten by the other', () => {
  for (const seed of range(300)) {
    const random = createDice(seed);
    const ballots = range(6).map(() => createScoringKind(0, 5).random(random, 4));
    const { elected, rounds } = starOf(ballots);
    const worth = (option: number) => (scores: Scoring['scores']) => scores[option] ?? 0;
    const sum = (option: number) =>
      ballots.reduce((total, { scores, count = 1 }) => total + count * worth(option)(scores), 0);
    const [first, second] = (rounds[0] as StarScoring).finalists as [number, number];
    const others = range(4).filter((option) => option !== first && option !== second);
    for (const other of others)
      expect(sum(other)).toBeLessThanOrEqual(Math.min(sum(first), sum(second)));
    const [winner] = elected as [number];
    const loser = winner === first ? second : first;
    const lead = ballots.reduce(
      (total, { scores, count = 1 }) =>
        total + count * Math.sign(worth(winner)(scores) - worth(loser)(scores)),
      0,
    );
    expect(lead).toBeGreaterThanOrEqual(0);
  }
});
