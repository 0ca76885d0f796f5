import { toScoreProfile } from './profiles';
import { score, type ScoreTerms } from './score';
import { createScoringKind } from './testing/ballotKinds';
import { expectFairness } from './testing/fairness';

const TERMS: ScoreTerms = {
  scale: { lowest: 0, highest: 5 },
  by: 'sum',
  blanks: 'lowest',
  lot: [0, 1, 2],
};

const KNOWN_AND_UNKNOWN = toScoreProfile(2, [
  { scores: [4, null], count: 9 },
  { scores: [4, 5], count: 1 },
]);

test('score: the highest sum wins; the page sees how often each score was given', () => {
  const profile = toScoreProfile(2, [{ scores: [5, 2], count: 2 }, { scores: [0, 3] }]);
  expect(score(profile, TERMS)).toEqual({
    elected: [0],
    places: [[0], [1]],
    ties: [],
    rounds: [
      {
        given: [
          [1, 0, 0, 0, 0, 2],
          [0, 0, 2, 1, 0, 0],
        ],
        blank: [0, 0],
        sums: [10, 7],
        raters: [3, 3],
        means: [10 / 3, 7 / 3],
      },
    ],
  });
});

test.each([
  { by: 'sum', blanks: 'nothing', winner: 0, means: [4, 5] },
  { by: 'sum', blanks: 'lowest', winner: 0, means: [4, 0.5] },
  { by: 'mean', blanks: 'nothing', winner: 1, means: [4, 5] },
  { by: 'mean', blanks: 'lowest', winner: 0, means: [4, 0.5] },
] as const)(
  'score by $by with blanks as $blanks: one enthusiast against ten',
  ({ by, blanks, winner, means }) => {
    const { elected, rounds } = score(KNOWN_AND_UNKNOWN, { ...TERMS, by, blanks });
    expect(elected).toEqual([winner]);
    expect(rounds[0]!.means).toEqual(means);
    expect(rounds[0]!.blank).toEqual([0, 9]);
  },
);

test('on a scale that begins above or below 0 a blank as the lowest score weighs accordingly', () => {
  const profile = toScoreProfile(2, [{ scores: [-2, null] }, { scores: [1, null] }]);
  const scale = { lowest: -2, highest: 2 };
  expect(score(profile, { ...TERMS, scale }).rounds[0]!.sums).toEqual([-1, -4]);
  expect(score(profile, { ...TERMS, scale, blanks: 'nothing' }).elected).toEqual([1]);
});

test('means that no floating point number can tell apart are told apart', () => {
  const many = 0xffff_fffe;
  const profile = toScoreProfile(2, [
    { scores: [1, 1], count: many - 1 },
    { scores: [0, 1] },
    { scores: [null, 0] },
  ]);
  const terms = { ...TERMS, by: 'mean', blanks: 'nothing', lot: [0, 1] } as const;
  const { places, ties, rounds } = score(profile, terms);
  const [first, second] = rounds[0]!.means;
  expect(first).toBe(second);
  expect(places).toEqual([[1], [0]]);
  expect(ties).toEqual([]);
});

test('equal means of unequal numbers of scores are tied', () => {
  const profile = toScoreProfile(3, [
    { scores: [1, 2, null] },
    { scores: [1, null, null] },
    { scores: [0, 0, null] },
    { scores: [2, 1, 0] },
  ]);
  const { places } = score(profile, { ...TERMS, by: 'mean', blanks: 'nothing' });
  expect(places).toEqual([[0, 1], [2]]);
});

test('who has no score stands below the worst mean, and several without share a place', () => {
  const profile = toScoreProfile(3, [{ scores: [null, -1, null] }]);
  const terms = {
    ...TERMS,
    scale: { lowest: -1, highest: 1 },
    by: 'mean',
    blanks: 'nothing',
  } as const;
  const { places, rounds } = score(profile, terms);
  expect(places).toEqual([[1], [0, 2]]);
  expect(rounds[0]!.means).toEqual([null, -1, null]);
});

test('a score off the scale is refused', () => {
  expect(() => score(toScoreProfile(1, [{ scores: [6] }]), TERMS)).toThrow('Row 0 has 6');
  expect(() => score(toScoreProfile(1, [{ scores: [-1] }]), TERMS)).toThrow(RangeError);
});

test('no ballots: all tied, the lot decides', () => {
  expect(score(toScoreProfile(2, []), { ...TERMS, lot: [1, 0] })).toMatchObject({
    elected: [1],
    places: [[0, 1]],
    ties: [{ options: [0, 1], taken: [1] }],
  });
});

test.each([
  { by: 'sum', blanks: 'nothing' },
  { by: 'mean', blanks: 'nothing' },
  { by: 'mean', blanks: 'lowest' },
] as const)('ballots and options are treated alike: $by, blanks as $blanks', (choice) => {
  expectFairness(createScoringKind(0, 5), (options, ballots, lot) =>
    score(toScoreProfile(options, ballots), { ...TERMS, ...choice, lot }),
  );
});
