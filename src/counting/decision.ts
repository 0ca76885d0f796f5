import { countMarks } from './approval';
import { type ApprovalProfile, countBallots } from './profiles';

/** A share as an exact fraction: { part: 2, whole: 3 } is two thirds. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

const HUNDREDTHS_IN_ALL = 10_000;
const ROUNDING = 1e-6;

/**
 * Percent as a share, exact to a hundredth: 66.67 is 6667 of 10,000. @throws RangeError outside 0 …
 * 100 and for finer ones.
 */
export function toExactShare(value: number): Share {
  const part = Math.round(value * 100);
  const isTooFine = Math.abs(part - value * 100) > ROUNDING;
  if (!(part >= 0 && part <= HUNDREDTHS_IN_ALL) || isTooFine)
    throw new RangeError(`Not a percentage to a hundredth: ${value}`);
  return { part, whole: HUNDREDTHS_IN_ALL };
}

/**
 * Returns the least whole number that is at least this share of all: a quorum of 25 % of 1,001
 * people is 251.
 */
export function roundUpShare(all: number, { part, whole }: Share): number {
  const [product, divisor] = [BigInt(all) * BigInt(part), BigInt(whole)];
  return Number((product + divisor - 1n) / divisor);
}

export interface DecisionTerms {
  /** The share of votes in favour, among those in favour or against, with which it passes. */
  readonly threshold: Share;
  /** Whether the share has to be more than the threshold. By default reaching it is enough. */
  readonly mustExceed?: boolean;
  /**
   * The least number of ballots that have to choose something, abstentions included. None by
   * default.
   */
  readonly quorum?: number;
}

/** In the order in which they are looked at: the first that applies is the reason. */
const DECISION_REASONS = ['belowQuorum', 'blocked', 'noVotes', 'belowThreshold', 'passed'] as const;
type DecisionReason = (typeof DECISION_REASONS)[number];

/** Whether something passes, and the numbers behind it. */
export interface DecisionOutcome {
  readonly passes: boolean;
  readonly reason: DecisionReason;
  /** Number of ballots that chose each answer, in the order of the paper. */
  readonly votes: readonly number[];
  readonly inFavour: number;
  readonly against: number;
  /** Number of ballots that are not empty: they count towards the quorum. */
  readonly present: number;
  /** Number of empty ballots. */
  readonly blank: number;
}

/**
 * Counts the ballots that chose each answer.
 * @throws RangeError for another paper, or a ballot with several answers.
 */
export function countAnswers(profile: ApprovalProfile, answers: readonly string[]): number[] {
  if (profile.options !== answers.length)
    throw new RangeError(`${profile.options} options are not ${answers.join(', ')}`);
  return countMarks(profile, 1);
}

/** Compares fractions without rounding. */
function meetsThreshold(inFavour: number, against: number, terms: DecisionTerms): boolean {
  const { part, whole } = terms.threshold;
  const has = BigInt(inFavour) * BigInt(whole);
  const needs = BigInt(inFavour + against) * BigInt(part);
  return terms.mustExceed ? has > needs : has >= needs;
}

/** Puts the numbers to the test: quorum first, then blocks, then the threshold. */
export function decide(
  profile: ApprovalProfile,
  tally: Pick<DecisionOutcome, 'votes' | 'inFavour' | 'against'> & { readonly isBlocked: boolean },
  terms: DecisionTerms,
): DecisionOutcome {
  const { isBlocked, ...numbers } = tally;
  const { votes, inFavour, against } = numbers;
  const present = votes.reduce((sum, count) => sum + count, 0);
  const applies: Record<DecisionReason, boolean> = {
    belowQuorum: present < (terms.quorum ?? 0),
    blocked: isBlocked,
    noVotes: inFavour + against === 0,
    belowThreshold: !meetsThreshold(inFavour, against, terms),
    passed: true,
  };
  const reason = DECISION_REASONS.find((code) => applies[code])!;
  const blank = countBallots(profile) - present;
  return { passes: reason === 'passed', reason, ...numbers, present, blank };
}
