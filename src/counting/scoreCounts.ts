import { NO_SCORE, type ScoreProfile } from './profiles';

/** The lowest and the highest score on the paper. */
export interface Scale {
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Number of times that each score was given: all that methods which only add scores up need to
 * know.
 */
export interface ScoreCounts {
  /** For every option how many ballots gave it each score, from the lowest up. */
  readonly given: readonly (readonly number[])[];
  /** For every option how many ballots gave it no score. */
  readonly blank: readonly number[];
}

/**
 * Counts the scores in one pass over the ballots.
 * @throws RangeError for a score that is not on the scale.
 */
export function countScores(profile: ScoreProfile, { lowest, highest }: Scale): ScoreCounts {
  const { options, weights, scores } = profile;
  const width = highest - lowest + 1;
  const given = new Float64Array(options * width);
  const blank = new Float64Array(options);
  for (let row = 0, at = 0; row < weights.length; row += 1)
    for (let option = 0; option < options; option += 1, at += 1) {
      const score = scores[at]!;
      if (score === NO_SCORE) blank[option]! += weights[row]!;
      else if (score < lowest || score > highest)
        throw new RangeError(`Row ${row} has ${score}, not a score from ${lowest} to ${highest}`);
      else given[option * width + score - lowest]! += weights[row]!;
    }
  const ofOption = (start: number) => [...given.subarray(start, start + width)];
  return { given: [...blank.keys()].map((option) => ofOption(option * width)), blank: [...blank] };
}

/** Returns the counts when a blank is the lowest score. */
export const replaceBlanksByLowest = ({ given, blank }: ScoreCounts): ScoreCounts => ({
  given: given.map(([lowest = 0, ...others], option) => [lowest + blank[option]!, ...others]),
  blank: blank.map(() => 0),
});

/**
 * Sums over all scores of each option what each is worth. Whole scores add up exactly for fewer
 * than 2^38 ballots.
 */
export const sumScores = (
  { given }: ScoreCounts,
  { lowest }: Scale,
  worth = (score: number) => score,
): number[] =>
  given.map((counts) => counts.reduce((sum, count, step) => sum + count * worth(lowest + step), 0));

/** Counts the scores that each option was given. */
export const countRaters = ({ given }: ScoreCounts): number[] =>
  given.map((counts) => counts.reduce((sum, count) => sum + count, 0));

/**
 * @throws RangeError when a ballot spends more than the budget, by what each of its scores costs.
 */
export function checkSpending(
  { options, weights, scores }: ScoreProfile,
  costOf: (score: number) => number,
  budget: number,
): void {
  for (let row = 0; row < weights.length; row += 1) {
    let spent = 0;
    for (let at = row * options; at < (row + 1) * options; at += 1)
      if (scores[at] !== NO_SCORE) spent += costOf(scores[at]!);
    if (spent > budget) throw new RangeError(`Row ${row} spends ${spent} of ${budget}`);
  }
}
