import { minimax } from './minimax';
import { toRankedProfile, type Ranking } from './profiles';
import { range } from './weakOrder';
import { BURLINGTON, SCHULZE_45, SCHULZE_9, TENNESSEE } from './testing/elections';

const A = 0;
const B = 1;
const C = 2;
const D = 3;
const E = 4;

const count = (options: number, ballots: readonly Ranking[]) =>
  minimax(toRankedProfile(options, ballots), { lot: range(options) });

test('45 voters (T1): the smallest of the worst defeats wins, and each is told', () => {
  const { places, elected, rounds } = count(5, SCHULZE_45);
  expect(rounds[0]!.worstDefeats).toEqual([
    { votes: 25, by: [B] },
    { votes: 29, by: [C] },
    { votes: 28, by: [D] },
    { votes: 33, by: [B] },
    { votes: 24, by: [C] },
  ]);
  expect(places).toEqual([[E], [A], [C], [B], [D]]);
  expect(elected).toEqual([E]);
});

test('nine voters (T4): equal worst defeats are a tie; whoever inflicted one is named', () => {
  const { places, ties, rounds } = count(4, SCHULZE_9);
  expect(rounds[0]!.worstDefeats[D]).toEqual({ votes: 5, by: [B, C] });
  expect(places).toEqual([[B, D], [A], [C]]);
  expect(ties).toEqual([{ round: 0, options: [B, D], taken: [B], brokenBy: 'lot' }]);
});

test.each([
  { election: 'Tennessee (T6)', options: 4, ballots: TENNESSEE },
  { election: 'Burlington (T7)', options: 3, ballots: BURLINGTON },
])('$election: nobody beats the winner', ({ options, ballots }) => {
  const { elected, rounds } = count(options, ballots);
  expect(elected).toEqual([B]);
  expect(rounds[0]!.worstDefeats[B]).toEqual({ votes: 0, by: [] });
});

test('only defeats count: as many ballots against as for are none', () => {
  const { rounds, places } = count(2, [{ ranking: [[A], [B]] }, { ranking: [[B], [A]] }]);
  expect(rounds[0]!.worstDefeats).toEqual([
    { votes: 0, by: [] },
    { votes: 0, by: [] },
  ]);
  expect(places).toEqual([[A, B]]);
});

test('a defeat is as large as the ballots for the victor, not as the margin', () => {
  // A loses 50 to 49, B loses 40 to 0, C loses 45 to 44.
  const votes = Float64Array.of(0, 40, 49, 0, 0, 45, 50, 44, 0);
  const { places } = minimax({ options: 3, votes }, { lot: [0, 1, 2] });
  expect(places).toEqual([[B], [C], [A]]);
});
