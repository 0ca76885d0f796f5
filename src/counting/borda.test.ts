import { borda, dowdall } from './borda';
import { toRankedProfile, type Ranking } from './profiles';
import { range } from './weakOrder';
import { createDice, rankings } from './testing/ballotKinds';
import { SCHULZE_30, SCHULZE_45, TENNESSEE } from './testing/elections';
import { expectFairness } from './testing/fairness';

const LOT = [0, 1, 2, 3, 4, 5];

test.each([
  {
    election: '45 voters',
    options: 5,
    ballots: SCHULZE_45,
    points: [98, 92, 89, 69, 102],
    winner: 4,
  },
  { election: '30 voters', options: 4, ballots: SCHULZE_30, points: [45, 40, 48, 47], winner: 2 },
  {
    election: 'Tennessee',
    options: 4,
    ballots: TENNESSEE,
    points: [126, 194, 173, 107],
    winner: 1,
  },
])('Borda: $election', ({ options, ballots, points, winner }) => {
  const outcome = borda(toRankedProfile(options, ballots), { lot: LOT });
  expect(outcome.rounds[0]!.points).toEqual(points);
  expect(outcome.elected).toEqual([winner]);
});

test('Dowdall: Tennessee', () => {
  const outcome = dowdall(toRankedProfile(4, TENNESSEE), { lot: LOT });
  expect(outcome.rounds[0]!.points).toEqual([56.5, 173 / 3, 50.5, 131 / 3]);
  expect(outcome.places).toEqual([[1], [0], [2], [3]]);
});

test('the page sees how many ballots put each option where', () => {
  const profile = toRankedProfile(3, [
    { ranking: [[2], [0, 1]], count: 4 },
    { ranking: [[1]], count: 2 },
    { ranking: [], count: 1 },
  ]);
  const { rounds } = borda(profile, { lot: LOT });
  expect(rounds).toEqual([
    {
      points: [2 + 1 + 1, 2 + 4 + 1, 8 + 1 + 1],
      standings: [
        { above: 0, sharing: 1, ballots: [0, 2, 4] },
        { above: 0, sharing: 3, ballots: [1, 1, 1] },
        { above: 1, sharing: 2, ballots: [6, 4, 2] },
      ],
    },
  ]);
});

test('equal and missing ranks share the points of the places that they fill', () => {
  const shared = toRankedProfile(4, [{ ranking: [[1], [0, 3]] }]);
  expect(borda(shared, { lot: LOT }).rounds[0]!.points).toEqual([1.5, 3, 0, 1.5]);
  expect(dowdall(shared, { lot: LOT }).rounds[0]!.points).toEqual([5 / 12, 1, 1 / 4, 5 / 12]);
  const alone = toRankedProfile(4, [{ ranking: [[1]] }]);
  expect(borda(alone, { lot: LOT }).rounds[0]!.points).toEqual([1, 3, 1, 1]);
  expect(dowdall(alone, { lot: LOT }).rounds[0]!.points).toEqual([13 / 36, 1, 13 / 36, 13 / 36]);
});

test('gaps between ranks do not matter', () => {
  const close = toRankedProfile(3, [{ ranking: [[0], [1], [2]] }]);
  const apart = { ...close, ranks: Uint8Array.of(3, 90, 254) };
  expect(borda(apart, { lot: LOT })).toEqual(borda(close, { lot: LOT }));
});

test('no ballots, one option, no options', () => {
  expect(borda(toRankedProfile(2, []), { lot: [1, 0] })).toMatchObject({
    elected: [1],
    places: [[0, 1]],
    rounds: [{ points: [0, 0], standings: [] }],
  });
  expect(dowdall(toRankedProfile(1, [{ ranking: [[0]], count: 3 }]), { lot: LOT })).toMatchObject({
    elected: [0],
    rounds: [{ points: [3] }],
  });
  expect(dowdall(toRankedProfile(0, [{ ranking: [] }]), { lot: [] }).places).toEqual([]);
});

test('with as many options as can be ranked points are still told apart exactly', () => {
  const options = 255;
  const everyone = range(options).map((option) => [option]);
  const profile = toRankedProfile(options, [
    { ranking: everyone, count: 0xffff_ffff },
    { ranking: everyone.toReversed(), count: 0xffff_ffff },
    { ranking: [[200]] },
  ]);
  expect(dowdall(profile, { lot: range(options) }).places.slice(0, 2)).toEqual([
    [0, 254],
    [1, 253],
  ]);
  expect(borda(profile, { lot: range(options) }).places[0]).toEqual([200]);
});

type Fraction = readonly [bigint, bigint];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];

/**
 * Slowly and plainly: the mean of the places that an option may have on a ballot, as a fraction.
 */
function pointsOn(
  { ranking }: Ranking,
  option: number,
  place: (index: number) => Fraction,
  options: number,
) {
  const ranked = ranking.flat();
  const last = range(options).filter((other) => !ranked.includes(other));
  const groups = [...ranking, last];
  const index = groups.findIndex((group) => group.includes(option));
  const above = groups.slice(0, index).flat().length;
  const { length } = groups[index]!;
  const [top, bottom] = range(length)
    .map((step) => place(above + step))
    .reduce(plus);
  return [top, bottom * BigInt(length)] as const;
}

test.each([
  {
    name: 'Borda',
    method: borda,
    place:
      (options: number) =>
      (index: number): Fraction => [BigInt(options - 1 - index), 1n],
  },
  {
    name: 'Dowdall',
    method: dowdall,
    place:
      () =>
      (index: number): Fraction => [1n, BigInt(index + 1)],
  },
])('$name: places are those of exact fractions', ({ method, place }) => {
  for (const seed of range(300)) {
    const random = createDice(seed);
    const options = 2 + random.below(5);
    const ballots = range(1 + random.below(5)).map(() => rankings.random(random, options));
    const totals = range(options).map((option) =>
      ballots.reduce<Fraction>(
        (sum, ballot) => {
          const [top, bottom] = pointsOn(ballot, option, place(options), options);
          return plus(sum, [top * BigInt(ballot.count ?? 1), bottom]);
        },
        [0n, 1n],
      ),
    );
    const { places, rounds } = method(toRankedProfile(options, ballots), { lot: LOT });
    const order = places.flat();
    const placeOf = (option: number) => places.findIndex((group) => group.includes(option));
    for (const [index, option] of order.slice(1).entries()) {
      const above = order[index]!;
      const [[a, b], [c, d]] = [totals[above]!, totals[option]!];
      expect(placeOf(above) === placeOf(option)).toBe(a * d === c * b);
      expect(a * d >= c * b).toBe(true);
    }
    for (const option of range(options)) {
      const [top, bottom] = totals[option]!;
      expect(rounds[0]!.points[option]).toBeCloseTo(Number(top) / Number(bottom), 9);
    }
  }
});

test('ballots and options are treated alike', () => {
  for (const method of [borda, dowdall])
    expectFairness(rankings, (options, ballots, lot) =>
      method(toRankedProfile(options, ballots), { lot }),
    );
});
