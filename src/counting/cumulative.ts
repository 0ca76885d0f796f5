import type { Outcome, CountParameters } from './outcome';
import { elect, rankByValue } from './weakOrder';
import { countBallots, type ScoreProfile } from './profiles';
import { checkSpending, countScores, countRaters, sumScores } from './scoreCounts';

export interface CumulativeTerms extends CountParameters {
  /** Number of dots that every ballot may give away. */
  readonly dots: number;
  /**
   * Rows that were put together from the marks of several ballots may spend more than one ballot
   * has.
   */
  readonly mayOverspend?: boolean;
}

export interface CumulativeRound {
  readonly ballots: number;
  /** The dots of each option. */
  readonly dots: readonly number[];
  /** Number of ballots that gave each option at least one. */
  readonly supporters: readonly number[];
  /** Number of dots that were not given away. */
  readonly unspent: number;
}

/**
 * Cumulative (dot) voting: every ballot gives up to a fixed number of dots to any options, several
 * to one if it likes; the options with the most dots are elected. Two passes over the ballots;
 * whole numbers, exact for fewer than 2^38 ballots.
 * @throws RangeError when a ballot gives away more than it has, or less than none
 */
export function cumulative(
  profile: ScoreProfile,
  terms: CumulativeTerms,
): Outcome<CumulativeRound> {
  if (!terms.mayOverspend) checkSpending(profile, (given) => given, terms.dots);
  const scale = { lowest: 0, highest: terms.dots };
  const counts = countScores(profile, scale);
  const dots = sumScores(counts, scale);
  const ballots = countBallots(profile);
  const round = {
    ballots,
    dots,
    supporters: countRaters(counts).map((raters, option) => raters - counts.given[option]![0]!),
    unspent: ballots * terms.dots - dots.reduce((sum, count) => sum + count, 0),
  };
  const places = rankByValue(dots);
  return { ...elect(places, terms), places, rounds: [round] };
}
