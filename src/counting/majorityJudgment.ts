import type { Outcome, CountParameters } from './outcome';
import { elect, rankBy } from './weakOrder';
import { countBallots, type ScoreProfile } from './profiles';
import { replaceBlanksByLowest, countScores, type Scale } from './scoreCounts';

export interface MajorityJudgmentTerms extends CountParameters {
  /** The grades as numbers; the lowest is the worst. */
  readonly scale: Scale;
}

export interface MajorityJudgmentRound {
  readonly ballots: number;
  /**
   * For every option how many ballots gave it each grade, from the worst up; blanks are among the
   * worst.
   */
  readonly grades: readonly (readonly number[])[];
  /** Number of blanks among the worst. */
  readonly blank: readonly number[];
  /** The majority grade of each option; null without ballots. */
  readonly medians: readonly (number | null)[];
  /** For every option how many ballots gave more than its majority grade, and how many less. */
  readonly above: readonly number[];
  readonly below: readonly number[];
}

/**
 * Difference between two options: after this number of majority grades was removed from both, these
 * are the next ones.
 */
export interface GradeDifference {
  readonly removed: number;
  /** Grades as steps above the worst one. */
  readonly grades: readonly [first: number, second: number];
}

/** Counts the ballots that gave each grade or a worse one. */
function cumulative(counts: readonly number[]): number[] {
  let total = 0;
  return counts.map((count) => (total += count));
}

/**
 * Returns the place of the majority grade when grades stand in line from the worst: the lower
 * middle.
 */
const middleOf = (ballots: number): number => Math.ceil(ballots / 2);

const gradeAt = (place: number, upTo: readonly number[]): number =>
  upTo.findIndex((count) => count >= place);

/**
 * Counts the grades that were removed before that at a place: from the middle outwards, to both
 * sides in turn.
 */
function removedBefore(place: number, ballots: number): number {
  const distance = place - middleOf(ballots);
  const isFirstSide = ballots % 2 === 0 ? distance > 0 : distance < 0;
  return 2 * Math.abs(distance) - (isFirstSide ? 1 : 0);
}

/**
 * Finds where two options differ first when majority grades are removed from both, one at a time.
 * They differ at the places where one has passed a grade and the other has not: between their
 * cumulative counts. Of these the one nearest to the middle decides, so that a look at each grade
 * is enough.
 * @param first how many ballots gave the one option each grade, from the worst up
 * @param second the same of the other, with as many ballots
 * @returns null when all grades are alike
 */
export function findGradeDifference(
  first: readonly number[],
  second: readonly number[],
): GradeDifference | null {
  const [a, b] = [cumulative(first), cumulative(second)];
  const ballots = a.at(-1) ?? 0;
  const places = a
    .map((count, grade) => [Math.min(count, b[grade]!) + 1, Math.max(count, b[grade]!)] as const)
    .filter(([from, to]) => from <= to)
    .map(([from, to]) => Math.min(Math.max(middleOf(ballots), from), to))
    .toSorted((one, other) => removedBefore(one, ballots) - removedBefore(other, ballots));
  const [place] = places;
  if (place === undefined) return null;
  return {
    removed: removedBefore(place, ballots),
    grades: [gradeAt(place, a), gradeAt(place, b)],
  };
}

function compareGrades(first: readonly number[], second: readonly number[]): number {
  const difference = findGradeDifference(first, second);
  return difference ? difference.grades[1] - difference.grades[0] : 0;
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Returns the grades in numbers. */
function roundOf(grades: readonly (readonly number[])[], { lowest }: Scale) {
  const steps = grades.map((counts) => gradeAt(middleOf(sumOf(counts)), cumulative(counts)));
  return {
    grades,
    medians: grades.map((counts, option) => (sumOf(counts) > 0 ? lowest + steps[option]! : null)),
    above: grades.map((counts, option) => sumOf(counts.slice(steps[option]! + 1))),
    below: grades.map((counts, option) => sumOf(counts.slice(0, steps[option]))),
  };
}

/**
 * Majority judgment (Balinski & Laraki, Majority Judgment, 2011): the option with the best majority
 * grade wins, which is the best grade that more than half of the ballots give or surpass (the lower
 * median). Where options have the same, one majority grade is removed from each and the next ones
 * are compared, and so on: only options with all grades alike are tied. A missing grade is the
 * worst, so that every option has as many grades as there are ballots and nobody wins by being
 * unknown.
 *
 * One pass over the ballots, then O(options · log(options) · grades). All numbers are whole and
 * exact below 2^53.
 * @throws RangeError for a grade that is not on the scale
 */
export function majorityJudgment(
  profile: ScoreProfile,
  terms: MajorityJudgmentTerms,
): Outcome<MajorityJudgmentRound> {
  const counts = countScores(profile, terms.scale);
  const { given: grades } = replaceBlanksByLowest(counts);
  const places = rankBy([...grades.keys()], (a, b) => compareGrades(grades[a]!, grades[b]!));
  const round = {
    ballots: countBallots(profile),
    blank: counts.blank,
    ...roundOf(grades, terms.scale),
  };
  return { ...elect(places, terms), places, rounds: [round] };
}
