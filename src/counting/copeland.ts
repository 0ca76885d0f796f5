import type { Outcome, CountParameters } from './outcome';
import {
  beats,
  type PairwiseCounts,
  countPairwise,
  type RankedBallots,
  type PairwiseTable,
  toPairwiseTable,
} from './pairwise';
import { elect, rankByValue, range } from './weakOrder';

export interface CopelandRound {
  /** Row a, column b: how many ballots rank a above b. */
  readonly preferred: PairwiseTable;
  /** For every option its duels with all others. */
  readonly duels: readonly Duels[];
}

interface Duels {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  /** Halves of a point: two for a duel won, one for a tied one. */
  readonly halfPoints: number;
}

/**
 * Copeland's method (Copeland 1951): every option meets every other in a duel that the ballots
 * decide; a duel won is a point, a tied one half a point; most points win. Counted in halves, so
 * exact. O(C²) for C options after the comparison of all pairs.
 */
export function copeland(ballots: RankedBallots, terms: CountParameters): Outcome<CopelandRound> {
  const pairs = countPairwise(ballots);
  const options = range(pairs.options);
  const duels = options.map((option) => duelsOf(pairs, option, options));
  const places = rankByValue(duels.map(({ halfPoints }) => halfPoints));
  return {
    ...elect(places, terms),
    places,
    rounds: [{ preferred: toPairwiseTable(pairs), duels }],
  };
}

function duelsOf(pairs: PairwiseCounts, option: number, options: readonly number[]): Duels {
  const won = options.filter((other) => beats(pairs, option, other)).length;
  const lost = options.filter((other) => beats(pairs, other, option)).length;
  const tied = options.length - 1 - won - lost;
  return { won, tied, lost, halfPoints: 2 * won + tied };
}
