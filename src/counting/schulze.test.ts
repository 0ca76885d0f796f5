import { countPairwise, type PairwiseTable, toPairwiseTable } from './pairwise';
import { toRankedProfile, type Ranking } from './profiles';
import { schulze, type SchulzeRound, findStrongestPath } from './schulze';
import { range } from './weakOrder';
import { createDice, rankings } from './testing/ballotKinds';
import { BURLINGTON, SCHULZE_30, SCHULZE_45, SCHULZE_9, TENNESSEE } from './testing/elections';

const A = 0;
const B = 1;
const C = 2;
const D = 3;
const E = 4;

const count = (options: number, ballots: readonly Ranking[], seats = 1, lot = range(options)) =>
  schulze(toRankedProfile(options, ballots), { seats, lot });

test.each([
  {
    election: '45 voters (T1)',
    ballots: SCHULZE_45,
    places: [[E], [A], [C], [B], [D]],
    strengths: [
      [0, 28, 28, 30, 24],
      [25, 0, 28, 33, 24],
      [25, 29, 0, 29, 24],
      [25, 28, 28, 0, 24],
      [25, 28, 28, 31, 0],
    ],
  },
  {
    election: '30 voters (T2)',
    ballots: SCHULZE_30,
    places: [[D], [A], [C], [B]],
    strengths: [
      [0, 20, 20, 17],
      [19, 0, 19, 17],
      [19, 21, 0, 17],
      [18, 18, 18, 0],
    ],
  },
])('$election: strongest paths and the whole ranking', ({ ballots, places, strengths }) => {
  const outcome = count(places.length, ballots);
  expect(outcome.places).toEqual(places);
  expect(outcome.elected).toEqual(places[0]);
  expect(outcome.ties).toEqual([]);
  expect(outcome.rounds.map((round) => round.strengths)).toEqual([strengths]);
});

test('nine voters (T4): both potential winners are reported, and the lot takes one', () => {
  const outcome = count(4, SCHULZE_9, 1, [2, 3, 0, 1]);
  expect(outcome.rounds[0]!.strengths).toEqual([
    [0, 5, 5, 5],
    [5, 0, 7, 5],
    [5, 5, 0, 5],
    [6, 5, 5, 0],
  ]);
  expect(outcome.places).toEqual([
    [B, D],
    [A, C],
  ]);
  expect(outcome.elected).toEqual([D]);
  expect(outcome.ties).toEqual([{ round: 0, options: [B, D], taken: [D], brokenBy: 'lot' }]);
  expect(count(4, SCHULZE_9, 1, [3, 1, 0, 2]).elected).toEqual([B]);
});

test.each([
  { election: 'Tennessee (T6)', options: 4, ballots: TENNESSEE },
  { election: 'Burlington (T7)', options: 3, ballots: BURLINGTON },
])('$election elects the Condorcet winner', ({ options, ballots }) => {
  expect(count(options, ballots).elected).toEqual([B]);
});

test('several seats go down the ranking', () => {
  expect(count(5, SCHULZE_45, 3).elected).toEqual([E, A, C]);
  expect(count(4, SCHULZE_9, 2).ties).toEqual([]);
});

/** Finds the strongest of all paths, every one of them walked. */
function widest(
  preferred: PairwiseTable,
  from: number,
  to: number,
  visited: readonly number[],
): number {
  if (from === to) return Infinity;
  const strengths = range(preferred.length)
    .filter((next) => !visited.includes(next) && preferred[from]![next]! > preferred[next]![from]!)
    .map((next) =>
      Math.min(preferred[from]![next]!, widest(preferred, next, to, [...visited, next])),
    );
  return Math.max(0, ...strengths);
}

test('strengths are those of the strongest of all paths, and nobody is ahead of the first place', () => {
  for (const seed of range(200)) {
    const { preferred, strengths, places } = randomCount(seed);
    for (const a of range(preferred.length))
      for (const b of range(preferred.length))
        expect(strengths[a]![b]).toBe(a === b ? 0 : widest(preferred, a, b, [a]));
    const isAhead = (a: number, b: number) => strengths[a]![b]! > strengths[b]![a]!;
    const potentialWinners = range(preferred.length).filter(
      (a) => !range(preferred.length).some((b) => isAhead(b, a)),
    );
    expect(places[0]).toEqual(potentialWinners);
    for (const [place, options] of places.entries())
      for (const lower of places.slice(place + 1).flat())
        for (const upper of options) expect(isAhead(lower, upper)).toBe(false);
  }
});

function randomCount(seed: number) {
  const random = createDice(seed);
  const options = 2 + random.below(4);
  const ballots = range(1 + random.below(8)).map(() => rankings.random(random, options));
  const { places, rounds } = count(options, ballots);
  return { places, ...rounds[0]! };
}

test('the strongest path between two options is told with its weakest victory', () => {
  const round = count(5, SCHULZE_45).rounds[0]!;
  expect(findStrongestPath(round, E, A)).toEqual({
    options: [E, B, A],
    weakest: { winner: B, loser: A, votes: 25 },
  });
  expect(findStrongestPath(round, A, E)).toEqual({
    options: [A, C, E],
    weakest: { winner: C, loser: E, votes: 24 },
  });
  expect(findStrongestPath(round, A, B)).toEqual({
    options: [A, D, C, B],
    weakest: { winner: D, loser: C, votes: 28 },
  });
});

test('no path leads to a Condorcet winner, and none to oneself', () => {
  const round = count(4, TENNESSEE).rounds[0]!;
  expect(findStrongestPath(round, A, B)).toBeNull();
  expect(findStrongestPath(round, B, B)).toBeNull();
});

test('every path that is told consists of victories, is as strong as said, and starts and ends where it was asked to', () => {
  for (const seed of range(100)) {
    const round: SchulzeRound = randomCount(seed);
    for (const from of range(round.preferred.length))
      for (const to of range(round.preferred.length)) expectPath(round, from, to);
  }
});

function expectPath(round: SchulzeRound, from: number, to: number) {
  const path = findStrongestPath(round, from, to);
  if (!path) return expect(round.strengths[from]![to]).toBe(0);
  const { options, weakest } = path;
  const steps = options.slice(1).map((loser, step) => ({ winner: options[step]!, loser }));
  const votes = steps.map(({ winner, loser }) => round.preferred[winner]![loser]!);
  expect([options[0], options.at(-1)]).toEqual([from, to]);
  expect(
    steps.every(({ winner, loser }, step) => votes[step]! > round.preferred[loser]![winner]!),
  ).toBe(true);
  expect(Math.min(...votes)).toBe(round.strengths[from]![to]);
  return expect(weakest).toEqual({
    ...steps[votes.indexOf(weakest.votes)],
    votes: round.strengths[from]![to],
  });
}

test('a comparison that was kept while people voted gives the same outcome', () => {
  const profile = toRankedProfile(5, SCHULZE_45);
  const terms = { lot: range(5) };
  expect(schulze(countPairwise(profile), terms)).toEqual(schulze(profile, terms));
  expect(schulze(profile, terms).rounds[0]!.preferred).toEqual(
    toPairwiseTable(countPairwise(profile)),
  );
});

test('strength is winning votes: the victory with the fewest ballots for it falls, not the narrowest', () => {
  // A beats B 60 to 55, B beats C 50 to 10, C beats A 52 to 40. By margins B would win.
  const pairs = { options: 3, votes: Float64Array.of(0, 60, 40, 55, 0, 50, 52, 10, 0) };
  expect(schulze(pairs, { lot: [0, 1, 2] }).places).toEqual([[C], [A], [B]]);
});
