import { copeland } from './copeland';
import { toRankedProfile, type Ranking } from './profiles';
import { range } from './weakOrder';
import { BURLINGTON, SCHULZE_30, SCHULZE_45, TENNESSEE } from './testing/elections';

const A = 0;
const B = 1;
const C = 2;
const D = 3;
const E = 4;

const count = (options: number, ballots: readonly Ranking[]) =>
  copeland(toRankedProfile(options, ballots), { lot: range(options) });

test('45 voters (T1): duels are won and lost', () => {
  const { places, elected, rounds } = count(5, SCHULZE_45);
  expect(rounds[0]!.duels).toEqual([
    { won: 2, tied: 0, lost: 2, halfPoints: 4 },
    { won: 2, tied: 0, lost: 2, halfPoints: 4 },
    { won: 2, tied: 0, lost: 2, halfPoints: 4 },
    { won: 1, tied: 0, lost: 3, halfPoints: 2 },
    { won: 3, tied: 0, lost: 1, halfPoints: 6 },
  ]);
  expect(places).toEqual([[E], [A, B, C], [D]]);
  expect(elected).toEqual([E]);
});

test('30 voters (T2): two options with two victories are a tie', () => {
  const { places, ties } = count(4, SCHULZE_30);
  expect(places).toEqual([
    [C, D],
    [A, B],
  ]);
  expect(ties).toEqual([{ round: 0, options: [C, D], taken: [C], brokenBy: 'lot' }]);
});

test.each([
  { election: 'Tennessee (T6)', ballots: TENNESSEE, places: [[B], [C], [D], [A]] },
  { election: 'Burlington (T7)', ballots: BURLINGTON, places: [[B], [A], [C]] },
])('$election: the winner wins every duel', ({ ballots, places }) => {
  expect(count(places.length, ballots).places).toEqual(places);
});

test('a tied duel is half a point for each', () => {
  const { rounds, places } = count(3, [{ ranking: [[A, B], [C]] }]);
  expect(rounds[0]!.duels).toEqual([
    { won: 1, tied: 1, lost: 0, halfPoints: 3 },
    { won: 1, tied: 1, lost: 0, halfPoints: 3 },
    { won: 0, tied: 0, lost: 2, halfPoints: 0 },
  ]);
  expect(places).toEqual([[A, B], [C]]);
});
