import { kemeny, MAX_EXACT_OPTIONS } from './kemeny';
import { MAX_LISTED_RANKINGS } from './kemenyExact';
import { findLocalRanking } from './kemenyLocal';
import { findCondorcetFacts } from './testing/condorcet';
import { createPairwiseCounts, type PairwiseCounts, countPairwise, getVotesFor } from './pairwise';
import { toRankedProfile, type Ranking } from './profiles';
import { range } from './weakOrder';
import { type Dice, createDice, rankings } from './testing/ballotKinds';
import { BURLINGTON, SCHULZE_30, SCHULZE_45, SCHULZE_9, TENNESSEE } from './testing/elections';

const A = 0;
const B = 1;
const C = 2;
const D = 3;
const E = 4;

const count = (options: number, ballots: readonly Ranking[]) =>
  kemeny(toRankedProfile(options, ballots), { lot: range(options) });

test.each([
  { election: '45 voters (T1)', ballots: SCHULZE_45, ranking: [E, B, A, D, C], agreements: 260 },
  { election: 'Tennessee (T6)', ballots: TENNESSEE, ranking: [B, C, D, A], agreements: 393 },
])('$election: the ranking that agrees most often', ({ ballots, ranking, agreements }) => {
  const { places, elected, rounds, ties } = count(ranking.length, ballots);
  expect(rounds[0]).toMatchObject({
    rankings: [ranking],
    rankingCount: 1,
    agreements,
    isExact: true,
  });
  expect(places).toEqual(ranking.map((option) => [option]));
  expect(elected).toEqual([ranking[0]]);
  expect(ties).toEqual([]);
});

test('30 voters (T2): both best rankings are reported', () => {
  const { places, ties, rounds } = count(4, SCHULZE_30);
  expect(rounds[0]).toMatchObject({
    rankings: [
      [A, C, D, B],
      [C, D, B, A],
    ],
    rankingCount: 2,
    agreements: 101,
    disagreements: 79,
    leastDisagreements: 69,
  });
  expect(places).toEqual([[A, C], [D], [B]]);
  expect(ties).toEqual([{ round: 0, options: [A, C], taken: [A], brokenBy: 'lot' }]);
});

test('nine voters (T4) and Burlington (T7)', () => {
  expect(count(4, SCHULZE_9).rounds[0]).toMatchObject({ rankingCount: 3, agreements: 31 });
  expect(count(3, BURLINGTON).rounds[0]).toMatchObject({ rankings: [[B, A, C]], rankingCount: 1 });
});

const agreementsOf = (pairs: PairwiseCounts, ranking: readonly number[]): number =>
  ranking.reduce(
    (sum, upper, at) =>
      ranking.slice(at + 1).reduce((below, lower) => below + getVotesFor(pairs, upper, lower), sum),
    0,
  );

function* rankingsOf(options: readonly number[]): Generator<number[]> {
  if (options.length === 0) yield [];
  for (const [at, first] of options.entries())
    for (const rest of rankingsOf(options.toSpliced(at, 1))) yield [first, ...rest];
}

const randomPairs = (random: Dice, options: number, ballots: number) =>
  countPairwise(
    toRankedProfile(
      options,
      range(ballots).map(() => rankings.random(random, options)),
    ),
  );

test('the best rankings are the best of all, one by one', () => {
  for (const seed of range(120)) {
    const random = createDice(seed);
    const pairs = randomPairs(random, random.below(7), random.below(7));
    const all = [...rankingsOf(range(pairs.options))];
    const most = Math.max(...all.map((ranking) => agreementsOf(pairs, ranking)));
    const best = all.filter((ranking) => agreementsOf(pairs, ranking) === most);
    const { rounds, places } = kemeny(pairs, { lot: range(pairs.options) });
    expect(rounds[0]).toMatchObject({
      agreements: most,
      rankingCount: best.length,
      rankings: best,
    });
    const bestPosition = (option: number) =>
      Math.min(...best.map((ranking) => ranking.indexOf(option)));
    for (const [at, option] of places.flat().slice(1).entries())
      expect(bestPosition(option)).toBeGreaterThanOrEqual(bestPosition(places.flat()[at]!));
    expect(places).toHaveLength(new Set(range(pairs.options).map(bestPosition)).size);
  }
});

test('disagreements are the other side of every pair, and never fewer than the bound', () => {
  for (const seed of range(50)) {
    const random = createDice(seed);
    const pairs = randomPairs(random, 2 + random.below(20), 9);
    const {
      agreements,
      disagreements,
      leastDisagreements,
      rankings: best,
    } = kemeny(pairs, {
      lot: range(pairs.options),
    }).rounds[0]!;
    expect(agreements).toBe(agreementsOf(pairs, best[0]!));
    expect(disagreements).toBe(agreementsOf(pairs, best[0]!.toReversed()));
    expect(disagreements).toBeGreaterThanOrEqual(leastDisagreements);
  }
});

test('where all are tied every ranking is as good: they are counted, and only so many are listed', () => {
  const { rounds, places } = kemeny(createPairwiseCounts(8), { lot: range(8) });
  expect(rounds[0]!.rankingCount).toBe(40_320);
  expect(rounds[0]!.rankings).toHaveLength(MAX_LISTED_RANKINGS);
  expect(new Set(rounds[0]!.rankings.map(String)).size).toBe(MAX_LISTED_RANKINGS);
  expect(places).toEqual([range(8)]);
});

test('up to the bound a ranking is proved, beyond it only where it reaches what no ranking can surpass', () => {
  const cycle = circleAmong(3);
  const withinBound = kemeny(cycle(MAX_EXACT_OPTIONS), { lot: range(MAX_EXACT_OPTIONS) })
    .rounds[0]!;
  expect(withinBound).toMatchObject({
    isExact: true,
    rankingCount: 3,
    disagreements: 1,
    leastDisagreements: 0,
  });
  const options = MAX_EXACT_OPTIONS + 1;
  const beyond = kemeny(cycle(options), { lot: range(options) }).rounds[0]!;
  expect(beyond).toMatchObject({
    isExact: false,
    rankingCount: null,
    disagreements: 1,
    leastDisagreements: 0,
  });
  const inLine = kemeny(circleAmong(0)(options), { lot: range(options) }).rounds[0]!;
  expect(inLine).toMatchObject({ isExact: true, rankingCount: null, rankings: [range(options)] });
});

/** Lower numbers beat higher ones by one ballot, only the last of the first few beats option 0. */
const circleAmong = (few: number) => (options: number) => {
  const pairs = createPairwiseCounts(options);
  for (const a of range(options))
    for (const b of range(options)) if (a < b) pairs.votes[a * options + b] = 1;
  if (few > 0) {
    pairs.votes[few - 1] = 0;
    pairs.votes[(few - 1) * options] = 1;
  }
  return pairs;
};

test('beyond the bound no move of one option improves the ranking; a Condorcet winner is first, a loser last', () => {
  const seen = { winners: 0, losers: 0 };
  for (const seed of range(60)) {
    const random = createDice(seed);
    const pairs = randomPairs(random, 6, 7);
    const [ranking] = findLocalRanking(pairs, random.shuffled(range(6))).rankings as [number[]];
    const agreements = agreementsOf(pairs, ranking);
    for (const option of ranking)
      for (const to of range(6)) {
        const moved = ranking.filter((other) => other !== option).toSpliced(to, 0, option);
        expect(agreementsOf(pairs, moved)).toBeLessThanOrEqual(agreements);
      }
    const { winner, loser } = findCondorcetFacts(pairs);
    if (winner !== null) expect(ranking[0]).toBe(winner);
    if (loser !== null) expect(ranking.at(-1)).toBe(loser);
    seen.winners += Number(winner !== null);
    seen.losers += Number(loser !== null);
    expect(agreements).toBeLessThanOrEqual(kemeny(pairs, { lot: range(6) }).rounds[0]!.agreements);
  }
  expect(Math.min(seen.winners, seen.losers)).toBeGreaterThan(5);
});

test('beyond the bound options that are numbered anew, with their lot, are ranked the same', () => {
  const options = MAX_EXACT_OPTIONS + 1;
  for (const seed of range(10)) {
    const random = createDice(seed);
    const ballots = range(7).map(() => rankings.random(random, options));
    const lot = random.shuffled(range(options));
    const names = random.shuffled(range(options));
    const renamed = kemeny(
      toRankedProfile(
        options,
        ballots.map((ballot) => rankings.relabelled(ballot, names)),
      ),
      { lot: range(options).map((option) => lot[names.indexOf(option)]!) },
    );
    const { places } = kemeny(toRankedProfile(options, ballots), { lot });
    expect(renamed.places).toEqual(places.map(([option]) => [names[option!]]));
  }
});
