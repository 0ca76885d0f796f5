import { findCondorcetFacts } from './condorcet';
import { beats, countPairwise } from '../pairwise';
import { toRankedProfile, type Ranking } from '../profiles';
import { range } from '../weakOrder';
import { createDice, rankings } from './ballotKinds';
import {
  BURLINGTON,
  parseBallots,
  SCHULZE_30,
  SCHULZE_45,
  SCHULZE_9,
  TENNESSEE,
} from './elections';

const factsOf = (options: number, ballots: readonly Ranking[]) => {
  const { preferred: _, ...facts } = findCondorcetFacts(toRankedProfile(options, ballots));
  return facts;
};

test.each([
  { election: 'Tennessee (T6): Nashville', options: 4, ballots: TENNESSEE, winner: 1, loser: 0 },
  { election: 'Burlington (T7): Montroll', options: 3, ballots: BURLINGTON, winner: 1, loser: 2 },
])('$election beats every other', ({ options, ballots, winner, loser }) => {
  expect(factsOf(options, ballots)).toEqual({ winner, loser, smith: [winner], schwartz: [winner] });
});

test.each([
  { election: 'T1', options: 5, ballots: SCHULZE_45 },
  { election: 'T2', options: 4, ballots: SCHULZE_30 },
  { election: 'T4', options: 4, ballots: SCHULZE_9 },
])(
  '$election: everybody is beaten by somebody, and all are in one circle',
  ({ options, ballots }) => {
    const all = range(options);
    expect(factsOf(options, ballots)).toEqual({
      winner: null,
      loser: null,
      smith: all,
      schwartz: all,
    });
  },
);

test('the table of pairs comes with it', () => {
  expect(findCondorcetFacts(toRankedProfile(2, parseBallots('3 AB, 1 BA'))).preferred).toEqual([
    [0, 3],
    [1, 0],
  ]);
});

test('a tie keeps an option in the Smith set and not in the Schwartz set', () => {
  // A beats B, C is tied with both.
  const pairs = { options: 3, votes: Float64Array.of(0, 2, 1, 1, 0, 1, 1, 1, 0) };
  const { smith, schwartz } = findCondorcetFacts(pairs);
  expect(smith).toEqual([0, 1, 2]);
  expect(schwartz).toEqual([0, 2]);
});

test('one option is the winner; no options and no ballots have none', () => {
  expect(factsOf(1, [])).toEqual({ winner: 0, loser: null, smith: [0], schwartz: [0] });
  expect(factsOf(0, [])).toEqual({ winner: null, loser: null, smith: [], schwartz: [] });
  expect(factsOf(2, [])).toEqual({ winner: null, loser: null, smith: [0, 1], schwartz: [0, 1] });
});

test('Smith and Schwartz set are what their definitions say, over all sets of options', () => {
  for (const seed of range(300)) {
    const random = createDice(seed);
    const options = 2 + random.below(4);
    const ballots = range(1 + random.below(6)).map(() => rankings.random(random, options));
    const pairs = countPairwise(toRankedProfile(options, ballots));
    const { smith, schwartz } = findCondorcetFacts(pairs);
    const sets = allSets(options);

    const dominating = sets.filter((set) =>
      outside(set, options).every((b) => set.every((a) => beats(pairs, a, b))),
    );
    expect(smith).toEqual(dominating[0]);

    const undominated = sets.filter((set) =>
      outside(set, options).every((b) => set.every((a) => !beats(pairs, b, a))),
    );
    const smallest = undominated.filter(
      (set) => !undominated.some((other) => other !== set && isWithin(other, set)),
    );
    expect(schwartz).toEqual(range(options).filter((a) => smallest.flat().includes(a)));
    expect(isWithin(schwartz, smith)).toBe(true);
  }
});

/** Lists the sets that are not empty, small ones first. */
const allSets = (options: number): number[][] =>
  range(2 ** options - 1)
    .map((bits) => range(options).filter((option) => ((bits + 1) >> option) & 1))
    .toSorted((a, b) => a.length - b.length);

const outside = (set: readonly number[], options: number) =>
  range(options).filter((option) => !set.includes(option));

const isWithin = (part: readonly number[], whole: readonly number[]) =>
  part.every((option) => whole.includes(option));
