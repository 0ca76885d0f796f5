import type { Outcome, CountParameters } from './outcome';
import { compareDescending, elect, rankBy, rankByValue } from './weakOrder';
import type { ScoreProfile } from './profiles';
import {
  replaceBlanksByLowest,
  countScores,
  countRaters,
  type Scale,
  type ScoreCounts,
  sumScores,
} from './scoreCounts';

export interface ScoreTerms extends CountParameters {
  readonly scale: Scale;
  readonly by: 'sum' | 'mean';
  /**
   * Value of a missing score. There is no default, as each choice favours somebody: as `nothing`,
   * an option that a few friends score can have the best mean; as `lowest`, an option that few know
   * cannot win. In a sum, `nothing` is a 0.
   */
  readonly blanks: 'nothing' | 'lowest';
}

export interface ScoreRound extends ScoreCounts {
  /** The sum of each option's scores, blanks counted as the terms say. */
  readonly sums: readonly number[];
  /** Number of scores that the sum has, likewise. */
  readonly raters: readonly number[];
  /** Sum by raters, for reading: places are decided by exact fractions. Null without any score. */
  readonly means: readonly (number | null)[];
}

/** Compares by fractions without rounding; an option that nobody scored stands last. */
const byMean = (sums: readonly number[], raters: readonly number[]) => (a: number, b: number) => {
  if (raters[a] === 0 || raters[b] === 0)
    return compareDescending(raters[a]!, 0) - compareDescending(raters[b]!, 0);
  const cross = (sum: number, by: number) => BigInt(sum) * BigInt(by);
  return compareDescending(cross(sums[a]!, raters[b]!), cross(sums[b]!, raters[a]!));
};

/**
 * Score (range) voting: the options with the highest sum, or mean, of scores are elected. One pass
 * over the ballots. Sums are whole numbers, exact for fewer than 2^38 ballots; means are compared
 * as fractions.
 * @throws RangeError for a score that is not on the scale.
 */
export function score(profile: ScoreProfile, terms: ScoreTerms): Outcome<ScoreRound> {
  const { scale, by, blanks } = terms;
  const counts = countScores(profile, scale);
  const counted = blanks === 'lowest' ? replaceBlanksByLowest(counts) : counts;
  const sums = sumScores(counted, scale);
  const raters = countRaters(counted);
  const means = sums.map((sum, option) => (raters[option] ? sum / raters[option] : null));
  const places = by === 'sum' ? rankByValue(sums) : rankBy([...sums.keys()], byMean(sums, raters));
  return { ...elect(places, terms), places, rounds: [{ ...counts, sums, raters, means }] };
}
