import { findCondorcetFacts } from './testing/condorcet';
import { copeland } from './copeland';
import { kemeny } from './kemeny';
import { minimax } from './minimax';
import type { Outcome, CountParameters } from './outcome';
import { countPairwise, type RankedBallots } from './pairwise';
import { toRankedProfile } from './profiles';
import { rankedPairs } from './rankedPairs';
import { schulze } from './schulze';
import { range } from './weakOrder';
import { type Dice, createDice, rankings, strictRankings } from './testing/ballotKinds';
import { expectFairness } from './testing/fairness';

interface Row {
  readonly name: string;
  readonly method: (ballots: RankedBallots, terms: CountParameters) => Outcome<unknown>;
  /** The set that the first winner belongs to, where the method promises one. */
  readonly electsFrom: 'smith' | 'schwartz' | null;
}

const METHODS: readonly Row[] = [
  { name: 'Schulze', method: schulze, electsFrom: 'schwartz' },
  { name: 'Ranked Pairs', method: rankedPairs, electsFrom: 'smith' },
  { name: 'Minimax', method: minimax, electsFrom: null },
  { name: 'Copeland', method: copeland, electsFrom: 'smith' },
  { name: 'Kemeny', method: kemeny, electsFrom: 'smith' },
];

describe.each(METHODS)('$name', ({ method, electsFrom }) => {
  test('treats ballots alike and options alike', () => {
    expectFairness(rankings, (options, ballots, lot) =>
      method(toRankedProfile(options, ballots), { lot }),
    );
  });

  test('elects the Condorcet winner, who alone stands first, and whom more than half put first', () => {
    let found = 0;
    for (const seed of range(200)) {
      const { options, ballots, lot } = randomElection(createDice(seed));
      const profile = toRankedProfile(options, ballots);
      const { winner } = findCondorcetFacts(profile);
      const first = majorityFor(ballots);
      if (first !== null) expect(winner).toBe(first);
      if (winner === null) continue;
      found += 1;
      const { places, elected, ties } = method(profile, { lot });
      expect({ first: places[0], elected, ties }).toMatchObject({
        first: [winner],
        elected: [winner],
      });
    }
    expect(found).toBeGreaterThan(50);
  });

  test('gives every option one place and fills the seats', () => {
    for (const seed of range(100)) {
      const random = createDice(seed);
      const { options, ballots, lot } = randomElection(random);
      const seats = 1 + random.below(options + 1);
      const { places, elected } = method(toRankedProfile(options, ballots), { seats, lot });
      expect(places.flat().toSorted((a, b) => a - b)).toEqual(range(options));
      expect(new Set(elected).size).toBe(Math.min(seats, options));
      const lastPlace = places.findIndex((place) => place.includes(elected.at(-1)!));
      for (const option of places.slice(0, lastPlace).flat()) expect(elected).toContain(option);
    }
  });

  test('takes a comparison that was kept as well as the ballots', () => {
    const { options, ballots, lot } = randomElection(createDice(7));
    const profile = toRankedProfile(options, ballots);
    expect(method(countPairwise(profile), { lot })).toEqual(method(profile, { lot }));
  });

  test.each([
    { given: 'no ballots', ballots: [] },
    { given: 'empty ballots', ballots: [{ ranking: [], count: 3 }] },
    { given: 'all ranked equally', ballots: [{ ranking: [[0, 1, 2]], count: 3 }] },
    {
      given: 'ballots that cancel out',
      ballots: [{ ranking: [[0], [1], [2]] }, { ranking: [[2], [1], [0]] }],
    },
  ])('$given: all are tied, and the lot decides', ({ ballots }) => {
    const outcome = method(toRankedProfile(3, ballots), { seats: 2, lot: [2, 0, 1] });
    expect(outcome.places).toEqual([[0, 1, 2]]);
    expect(outcome.elected).toEqual([1, 2]);
    expect(outcome.ties).toEqual([
      { round: 0, options: [0, 1, 2], taken: [1, 2], brokenBy: 'lot' },
    ]);
  });

  test('one option wins, of none nobody', () => {
    expect(method(toRankedProfile(1, []), { lot: [0] })).toMatchObject({
      elected: [0],
      places: [[0]],
      ties: [],
    });
    expect(method(toRankedProfile(0, []), { lot: [] })).toMatchObject({
      elected: [],
      places: [],
      ties: [],
    });
  });

  if (electsFrom === null) return;
  test(`elects from the ${electsFrom} set`, () => {
    for (const seed of range(200)) {
      const { options, ballots, lot } = randomElection(createDice(seed));
      const profile = toRankedProfile(options, ballots);
      const { elected } = method(profile, { lot });
      expect(findCondorcetFacts(profile)[electsFrom]).toContain(elected[0]);
    }
  });
});

function randomElection(random: Dice) {
  const options = 2 + random.below(4);
  const kind = random.below(2) === 0 ? strictRankings : rankings;
  const ballots = range(random.below(9)).map(() => kind.random(random, options));
  return { options, ballots, lot: random.shuffled(range(options)) };
}

/** Finds the option that more than half of the ballots rank first and alone. */
function majorityFor(ballots: ReturnType<typeof randomElection>['ballots']): number | null {
  const total = ballots.reduce((sum, { count = 1 }) => sum + count, 0);
  const firsts = new Map<number, number>();
  for (const { ranking, count = 1 } of ballots)
    if (ranking[0]?.length === 1)
      firsts.set(ranking[0][0]!, (firsts.get(ranking[0][0]!) ?? 0) + count);
  return [...firsts].find(([, votes]) => 2 * votes > total)?.[0] ?? null;
}
