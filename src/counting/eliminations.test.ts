import { checkParameters, sortByVotes, takeOne, type Transfer } from './eliminations';
import { instantRunoff, type InstantRunoffRound } from './instantRunoff';
import { MEEK_VOTE, meekStv, type MeekRound } from './meekStv';
import type { Outcome, CountParameters } from './outcome';
import { toRankedProfile, type RankedProfile, type Ranking } from './profiles';
import { SCOTTISH_VOTE, scottishStv, type ScottishRound } from './scottishStv';
import { range } from './weakOrder';
import { createDice, rankings, strictRankings } from './testing/ballotKinds';
import { parseBallots } from './testing/elections';
import { expectFairness } from './testing/fairness';

type Round = InstantRunoffRound | ScottishRound | MeekRound;
type Method = (profile: RankedProfile, terms: CountParameters) => Outcome<Round>;

const METHODS: readonly { name: string; method: Method; unit: number; mostSeats: number }[] = [
  { name: 'instant runoff', method: instantRunoff, unit: 1, mostSeats: 1 },
  { name: 'Scottish STV', method: scottishStv, unit: SCOTTISH_VOTE, mostSeats: 4 },
  { name: 'Meek STV', method: meekStv, unit: MEEK_VOTE, mostSeats: 4 },
];

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, some) => sum + some, 0);
const ballotsOf = (ballots: readonly Ranking[]) => sumOf(ballots.map(({ count = 1 }) => count));

function* randomElections(mostSeats: number) {
  for (const seed of range(250)) {
    const random = createDice(seed);
    const options = 1 + random.below(7);
    const ballots = range(random.below(14)).map(() => rankings.random(random, options));
    const seats = 1 + random.below(mostSeats);
    yield { options, ballots, seats, lot: random.shuffled(range(options)) };
  }
}

describe.each(METHODS)('$name', ({ method, unit, mostSeats }) => {
  const count = (options: number, ballots: readonly Ranking[], terms: CountParameters) =>
    method(toRankedProfile(options, ballots), terms);

  test.each(range(mostSeats).map((fewer) => mostSeats - fewer))(
    'treats ballots alike and options alike, seats: %i',
    (seats) => {
      expectFairness(rankings, (options, ballots, lot) => count(options, ballots, { seats, lot }));
    },
  );

  test('votes, exhausted votes and what rounding cost are all ballots, in every round', () => {
    for (const { options, ballots, ...terms } of randomElections(mostSeats))
      for (const round of count(options, ballots, terms).rounds) {
        const lost = 'lost' in round ? round.lost : 0;
        expect(sumOf(round.votes) + round.exhausted + lost).toBe(ballotsOf(ballots) * unit);
      }
  });

  test('fills the seats as far as there are options, nobody twice', () => {
    for (const { options, ballots, ...terms } of randomElections(mostSeats)) {
      const { elected } = count(options, ballots, terms);
      expect(elected).toHaveLength(Math.min(terms.seats, options));
      expect(new Set(elected).size).toBe(elected.length);
    }
  });

  test('every option has one place, the elected before the others unless a lot parted them', () => {
    for (const { options, ballots, ...terms } of randomElections(mostSeats)) {
      const { elected, places, ties } = count(options, ballots, terms);
      expect(places.flat().toSorted((a, b) => a - b)).toEqual(range(options));
      const isMixed = (place: readonly number[]) =>
        new Set(place.map((option) => elected.includes(option))).size === 2;
      const before = places.slice(
        0,
        Math.max(
          0,
          places.findLastIndex((place) => elected.includes(place[0]!)),
        ),
      );
      expect(before.flat().every((option) => elected.includes(option))).toBe(true);
      if (places.some(isMixed)) expect(ties.some(({ brokenBy }) => brokenBy === 'lot')).toBe(true);
    }
  });

  test('whoever is first on more than half of the ballots is elected', () => {
    let proved = 0;
    for (const { options, ballots, ...terms } of randomElections(mostSeats)) {
      const firsts = range(options).map((option) =>
        ballotsOf(
          ballots.filter(({ ranking: [first] }) => first?.length === 1 && first[0] === option),
        ),
      );
      const favourite = firsts.findIndex((votes) => votes * 2 > ballotsOf(ballots));
      if (favourite < 0) continue;
      proved += 1;
      expect(count(options, ballots, terms).elected).toContain(favourite);
    }
    expect(proved).toBeGreaterThan(50);
  });

  test('the lot decides only where votes do not: without a tie by lot, another lot changes nothing', () => {
    let proved = 0;
    for (const { options, ballots, ...terms } of randomElections(mostSeats)) {
      const outcome = count(options, ballots, terms);
      if (outcome.ties.some(({ brokenBy }) => brokenBy === 'lot')) continue;
      proved += 1;
      const otherLot = { ...terms, lot: terms.lot.map((place) => options - 1 - place) };
      expect(new Set(count(options, ballots, otherLot).elected)).toEqual(new Set(outcome.elected));
    }
    expect(proved).toBeGreaterThan(50);
  });

  test('without a ballot all are equal, and the lot excludes one after the other', () => {
    const { elected, places, ties } = count(3, [], { lot: [1, 0, 2] });
    expect({ elected, places }).toEqual({ elected: [2], places: [[0, 1, 2]] });
    expect(ties).toEqual([
      { round: 0, options: [0, 1, 2], taken: [1], brokenBy: 'lot' },
      { round: 1, options: [0, 2], taken: [0], brokenBy: 'lot' },
    ]);
  });

  test('ballots that name nobody are exhausted from the start and decide nothing', () => {
    const empty = [{ ranking: [], count: 100 }, ...parseBallots('2 A, 1 B')];
    const { elected, rounds } = count(2, empty, { lot: [0, 1] });
    expect(elected).toEqual([0]);
    expect(rounds[0]!.exhausted).toBe(100 * unit);
  });

  test('a single option is elected, with votes or without', () => {
    for (const ballots of [parseBallots('3 A'), []]) {
      const { elected, places, ties } = count(1, ballots, { lot: [0] });
      expect({ elected, places, ties }).toEqual({ elected: [0], places: [[0]], ties: [] });
    }
  });

  test('two equals at the end share the first place, and the lot says who is seated', () => {
    const { elected, places, ties } = count(2, parseBallots('3 A, 3 B'), { lot: [0, 1] });
    expect({ elected, places }).toEqual({ elected: [1], places: [[0, 1]] });
    expect(ties).toEqual([{ round: 0, options: [0, 1], taken: [0], brokenBy: 'lot' }]);
  });

  test('a lot that does not name every option, or no seat, is refused', () => {
    expect(() => count(2, [], { lot: [0] })).toThrow(RangeError);
    expect(() => count(2, [], { lot: [0, 1], seats: 0 })).toThrow(RangeError);
  });
});

describe.each([
  { name: 'instant runoff', method: instantRunoff, mostSeats: 1 },
  { name: 'Scottish STV', method: scottishStv, mostSeats: 4 },
])('transfers of $name', ({ method, mostSeats }) => {
  test('what a round passes on is what it takes, and what the next round shows', () => {
    for (const { options, ballots, ...terms } of randomElections(mostSeats)) {
      const { rounds } = method(toRankedProfile(options, ballots), terms);
      for (const [index, round] of rounds.entries()) {
        if (!round.transfer) continue;
        const { from, to, exhausted, lost = 0 }: Transfer & { lost?: number } = round.transfer;
        const next = rounds[index + 1]!;
        const kept = round.excluded === from ? 0 : round.quota;
        expect(sumOf(to) + exhausted + lost).toBe(round.votes[from]! - kept);
        expect(next.votes).toEqual(
          round.votes.map((votes, option) => (option === from ? kept : votes + to[option]!)),
        );
      }
    }
  });
});

describe.each(METHODS.slice(1))('proportionality of $name', ({ method }) => {
  // Droop's criterion (solid coalitions).
  test('a group gets as many seats as it has Droop quotas, if it ranks that many options first', () => {
    let proved = 0;
    for (const seed of range(300)) {
      const random = createDice(seed);
      const options = 3 + random.below(4);
      const party = random.shuffled(range(options)).slice(0, 1 + random.below(options - 1));
      const others = range(options).filter((option) => !party.includes(option));
      const loyal = range(1 + random.below(6)).map(() => ({
        ranking: [...random.shuffled(party), ...random.shuffled(others)].map((each) => [each]),
        count: 20 + random.below(50),
      }));
      const rest = range(1 + random.below(6)).map(() => ({
        ...strictRankings.random(random, options),
        count: 20 + random.below(50),
      }));
      const seats = 1 + random.below(options - 1);
      const ballots = [...loyal, ...rest];
      const quotas = Math.floor(ballotsOf(loyal) / (ballotsOf(ballots) / (seats + 1) + 1));
      if (quotas === 0) continue;
      proved += 1;
      const { elected } = method(toRankedProfile(options, ballots), { seats, lot: range(options) });
      const won = elected.filter((option) => party.includes(option)).length;
      expect(won).toBeGreaterThanOrEqual(Math.min(quotas, party.length));
    }
    expect(proved).toBeGreaterThan(100);
  });
});

describe('who is taken', () => {
  const lot = [2, 1, 0];
  const fewest = { taken: 'fewest', lot } as const;

  test('the option with the fewest votes now, without a tie', () => {
    expect(takeOne([0, 1, 2], [[1, 2, 3]], fewest)).toEqual({ option: 0, ties: [] });
  });

  test('among equals who had fewest in the latest round in which they were unequal', () => {
    const history = [
      [1, 3, 9],
      [4, 3, 9],
      [5, 5, 9],
      [5, 5, 9],
    ];
    expect(takeOne([0, 1, 2], history, fewest)).toEqual({
      option: 1,
      ties: [{ round: 3, options: [0, 1], taken: [1], brokenBy: 'earlierRound' }],
    });
  });

  test('those whom one earlier round leaves equal are told apart by the one before', () => {
    const history = [
      [2, 1, 0],
      [3, 3, 4],
      [5, 5, 5],
    ];
    expect(takeOne([0, 1, 2], history, fewest).option).toBe(1);
  });

  test('the lowest lot among those who were always equal; only they are the tie', () => {
    const history = [
      [3, 3, 4],
      [5, 5, 5],
    ];
    expect(takeOne([0, 1, 2], history, fewest)).toEqual({
      option: 1,
      ties: [{ round: 1, options: [0, 1], taken: [1], brokenBy: 'lot' }],
    });
  });

  test('the most votes where the most are asked for', () => {
    const history = [
      [3, 4, 1],
      [5, 5, 1],
    ];
    expect(takeOne([0, 1, 2], history, { taken: 'most', lot }).option).toBe(1);
  });

  test('votes within the tolerance are equal', () => {
    expect(takeOne([0, 1, 2], [[10, 12, 13]], { ...fewest, tolerance: 2 }).option).toBe(1);
  });

  test('an order by votes goes back to earlier rounds, then to the lot', () => {
    const history = [
      [1, 2, 2],
      [5, 5, 5],
    ];
    expect(sortByVotes([0, 1, 2], history, lot)).toEqual([2, 1, 0]);
  });

  test('terms without seats mean one', () => {
    expect(() => checkParameters(2, { lot: [0, 1] })).not.toThrow();
    expect(() => checkParameters(2, { lot: [0, 1], seats: 1.5 })).toThrow(RangeError);
  });
});
