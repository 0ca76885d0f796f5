import { countPairwise } from './pairwise';
import { toRankedProfile, type Ranking } from './profiles';
import { rankedPairs, type RankedPairsRound } from './rankedPairs';
import { range } from './weakOrder';
import { createDice, rankings } from './testing/ballotKinds';
import {
  BURLINGTON,
  parseBallots,
  SCHULZE_30,
  SCHULZE_45,
  SCHULZE_9,
  TENNESSEE,
} from './testing/elections';

const A = 0;
const B = 1;
const C = 2;
const D = 3;
const E = 4;

const count = (options: number, ballots: readonly Ranking[], lot = range(options)) =>
  rankedPairs(toRankedProfile(options, ballots), { lot });

test.each([
  { election: '45 voters (T1)', ballots: SCHULZE_45, places: [[A], [C], [E], [B], [D]] },
  { election: '30 voters (T2)', ballots: SCHULZE_30, places: [[A], [C], [D], [B]] },
  { election: 'Tennessee (T6)', ballots: TENNESSEE, places: [[B], [C], [D], [A]] },
  { election: 'Burlington (T7)', ballots: BURLINGTON, places: [[B], [A], [C]] },
])('$election: the whole ranking', ({ ballots, places }) => {
  const outcome = count(places.length, ballots);
  expect(outcome.places).toEqual(places);
  expect(outcome.elected).toEqual(places[0]);
  expect(outcome.ties).toEqual([]);
});

test('pairs are taken from the strongest down, and one that is not locked says what is against it', () => {
  const { rounds } = count(4, SCHULZE_30);
  expect(
    rounds.map(({ winner, loser, votes, opposed, isLocked, against }) => ({
      pair: [winner, loser, votes, opposed],
      isLocked,
      against,
    })),
  ).toEqual([
    { pair: [C, B, 21, 9], isLocked: true, against: [] },
    { pair: [A, C, 20, 10], isLocked: true, against: [] },
    { pair: [B, A, 19, 11], isLocked: false, against: [A, C, B] },
    { pair: [D, B, 18, 12], isLocked: true, against: [] },
    { pair: [C, D, 17, 13], isLocked: true, against: [] },
    { pair: [D, A, 16, 14], isLocked: false, against: [A, C, D] },
  ]);
});

test('of pairs with as many ballots for them the one with fewer against it is stronger', () => {
  // A beats B 5 to 4, B beats C 5 to 3, C beats A 5 to 2: the first falls, so B wins.
  const pairs = { options: 3, votes: Float64Array.of(0, 5, 2, 4, 0, 5, 5, 3, 0) };
  const { rounds, places, ties } = rankedPairs(pairs, { lot: [0, 1, 2] });
  expect(rounds.map(({ winner, loser, isLocked }) => [winner, loser, isLocked])).toEqual([
    [C, A, true],
    [B, C, true],
    [A, B, false],
  ]);
  expect(places).toEqual([[B], [C], [A]]);
  expect(ties).toEqual([]);
});

const CIRCLE = parseBallots('1 ABC, 1 BCA, 1 CAB');

test.each([
  {
    lot: [0, 1, 2],
    locked: [
      [A, B],
      [B, C],
    ],
    winner: A,
  },
  {
    lot: [2, 0, 1],
    locked: [
      [B, C],
      [C, A],
    ],
    winner: B,
  },
  {
    lot: [1, 2, 0],
    locked: [
      [C, A],
      [A, B],
    ],
    winner: C,
  },
])(
  'three equal pairs in a circle: by the lot $lot option $winner wins, and the tie is reported',
  ({ lot, locked, winner }) => {
    const outcome = count(3, CIRCLE, lot);
    expect(outcome.elected).toEqual([winner]);
    expect(outcome.ties).toEqual([
      { round: 0, options: [A, B, C], taken: locked.map(([above]) => above), brokenBy: 'lot' },
    ]);
    expect(
      outcome.rounds
        .filter(({ isLocked }) => isLocked)
        .map(({ winner: above, loser }) => [above, loser]),
    ).toEqual(locked);
    expect(outcome.rounds.every(({ isByLot }) => isByLot)).toBe(true);
  },
);

test('equal pairs that can all be locked are no tie', () => {
  const outcome = count(3, parseBallots('3 ABC'));
  expect(outcome.ties).toEqual([]);
  expect(outcome.rounds.some(({ isByLot }) => isByLot)).toBe(false);
});

test('nine voters (T4): the lot decides between equal pairs of a circle', () => {
  expect(count(4, SCHULZE_9, [0, 1, 2, 3]).ties).toEqual([
    { round: 2, options: [A, B, C, D], taken: [A], brokenBy: 'lot' },
  ]);
  expect(count(4, SCHULZE_9, [0, 1, 2, 3]).elected).toEqual([D]);
  expect(count(4, SCHULZE_9, [2, 0, 1, 3]).elected).toEqual([B]);
});

test('options that no pair sets apart share a place, and the lot fills the seats in the last round', () => {
  const ballots = [
    ...parseBallots('2 ABC, 2 BAC'),
    { ranking: [[A], [B], [C], [D]] },
    { ranking: [[B], [A], [C], [D]] },
  ];
  const outcome = count(4, ballots, [3, 2, 1, 0]);
  expect(outcome.places).toEqual([[A, B], [C], [D]]);
  expect(outcome.elected).toEqual([B]);
  expect(outcome.ties).toEqual([{ round: 4, options: [A, B], taken: [B], brokenBy: 'lot' }]);
  expect(count(3, []).ties).toEqual([
    { round: 0, options: [A, B, C], taken: [A], brokenBy: 'lot' },
  ]);
});

test('a lot that leaves options without a number is refused', () => {
  expect(() => count(3, CIRCLE, [0, 1])).toThrow(RangeError);
  expect(() => count(3, CIRCLE, [0, 1, 1])).toThrow(RangeError);
});

type Pair = Pick<RankedPairsRound, 'winner' | 'loser'>;

const leads = (locked: readonly Pair[], from: number, to: number): boolean =>
  locked.some(({ winner, loser }) => winner === from && (loser === to || leads(locked, loser, to)));

/**
 * Locks pairs by the rule word by word: each pair is locked unless a walk over locked pairs leads
 * back.
 */
const lockSlowly = (before: readonly Pair[], pairs: readonly Pair[]): Pair[] =>
  pairs.reduce<Pair[]>(
    (locked, pair) => (leads(locked, pair.loser, pair.winner) ? locked : [...locked, pair]),
    [...before],
  );

function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [at, first] of items.entries())
    for (const rest of ordersOf(items.toSpliced(at, 1))) yield [first, ...rest];
}

const namesOf = (pairs: readonly Pair[]) =>
  pairs
    .map(({ winner, loser }) => `${winner}>${loser}`)
    .toSorted()
    .join();

test('pairs are locked as a walk over locked pairs says; a tie is reported exactly where another order would lock others', () => {
  const groups = { tied: 0, untied: 0 };
  for (const seed of range(500)) {
    const { rounds, ties } = randomCount(seed);
    const tiedFrom: number[] = [];
    let before: Pair[] = [];
    for (const equals of groupsOf(rounds)) {
      const inAnyOrder = [...ordersOf(equals)].map((order) => namesOf(lockSlowly(before, order)));
      const isTied = equals.some(({ isByLot }) => isByLot);
      expect(isTied).toBe(new Set(inAnyOrder).size > 1);
      if (isTied) tiedFrom.push(rounds.indexOf(equals.find(({ isByLot }) => isByLot)!));
      groups[isTied ? 'tied' : 'untied'] += 1;
      before = lockSlowly(before, equals);
    }
    expect(namesOf(rounds.filter(({ isLocked }) => isLocked))).toBe(namesOf(before));
    expect(ties.slice(0, tiedFrom.length).map(({ round }) => round)).toEqual(tiedFrom);
  }
  expect(Math.min(groups.tied, groups.untied)).toBeGreaterThan(20);
});

/** Creates a few complete ballots over four options, so that strengths are often equal. */
function randomCount(seed: number) {
  const { below, shuffled } = createDice(seed);
  const ballots = range(3 + below(3)).map(() => ({
    ranking: shuffled(range(4)).map((option) => [option]),
  }));
  return count(4, ballots, shuffled(range(4)));
}

function groupsOf(rounds: readonly RankedPairsRound[]): RankedPairsRound[][] {
  const strengths = [...new Set(rounds.map(({ votes, opposed }) => `${votes}:${opposed}`))];
  return strengths.map((strength) =>
    rounds.filter(({ votes, opposed }) => `${votes}:${opposed}` === strength),
  );
}

test('every pair that somebody wins is looked at once, and what is against one is a chain of locked pairs', () => {
  for (const seed of range(100)) {
    const random = createDice(seed);
    const ballots = range(9).map(() => rankings.random(random, 6));
    const pairs = countPairwise(toRankedProfile(6, ballots));
    const { rounds, places } = rankedPairs(pairs, { lot: range(6) });
    const decided = range(36).filter(
      (at) => pairs.votes[at]! > pairs.votes[(at % 6) * 6 + Math.floor(at / 6)]!,
    );
    expect(rounds.map(({ winner, loser }) => winner * 6 + loser).toSorted((a, b) => a - b)).toEqual(
      decided,
    );
    for (const [at, round] of rounds.entries()) expectChain(round, rounds.slice(0, at));
    const placeOf = (option: number) => places.findIndex((place) => place.includes(option));
    for (const { winner, loser, isLocked } of rounds)
      if (isLocked) expect(placeOf(winner)).toBeLessThan(placeOf(loser));
  }
});

function expectChain(
  { isLocked, against, winner, loser }: RankedPairsRound,
  before: readonly RankedPairsRound[],
) {
  if (isLocked) return expect(against).toEqual([]);
  const steps = against.slice(1).map((option, step) => [against[step], option]);
  const isLockedStep = ([above, below]: (number | undefined)[]) =>
    before.some((pair) => pair.isLocked && pair.winner === above && pair.loser === below);
  expect([against[0], against.at(-1)]).toEqual([loser, winner]);
  return expect(steps.every(isLockedStep)).toBe(true);
}
