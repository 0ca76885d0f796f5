/**
 * The ballots of one question, packed into typed arrays: a row is one ballot, or several that are
 * alike. Options are numbered from 0 in the order of the ballot paper; what they are called stays
 * outside.
 */

interface Profile {
  readonly options: number;
  /** Number of ballots that row r stands for. */
  readonly weights: Uint32Array;
}

/**
 * Rankings. Equal numbers are equal ranks; who is not ranked stands below all who are, and is tied
 * there.
 */
export interface RankedProfile extends Profile {
  /** Row r has the rank of an option at `r * options + option`; 0 is best, `UNRANKED` is none. */
  readonly ranks: Uint8Array;
}

/** Sets of options: single, limited, approval and budget ballots. */
export interface ApprovalProfile extends Profile {
  /** Row r marks `marks[starts[r]] … marks[starts[r + 1] - 1]`, in ascending order. */
  readonly starts: Uint32Array;
  readonly marks: Uint16Array;
}

/** Grades, points, dots or votes for each option. */
export interface ScoreProfile extends Profile {
  /**
   * Row r has the score of an option at `r * options + option`; `NO_SCORE` where none was given.
   */
  readonly scores: Int16Array;
}

export const UNRANKED = 0xff;
export const NO_SCORE = -0x8000;
export const MAX_SCORE = 0x7fff;
/** Ranks are bytes, and the highest byte is `UNRANKED`. */
export const MAX_RANKED_OPTIONS = 255;

/** A ballot as people write it down, and how many there are of it (1 by default). */
export interface Ranking {
  /** Best first; options in one inner list are ranked equally. */
  readonly ranking: readonly (readonly number[])[];
  readonly count?: number;
}
export interface Approval {
  readonly approved: readonly number[];
  readonly count?: number;
}
export interface Scoring {
  /** One entry for each option; null where none was given. */
  readonly scores: readonly (number | null)[];
  readonly count?: number;
}

/** Ballots to be packed: a list, or something that makes each of so many when it is asked for. */
export interface Ballots<Ballot> extends Iterable<Ballot> {
  readonly length: number;
}

const MAX_COUNT = 0xffff_ffff;
const MAX_APPROVAL_OPTIONS = 0x1_0000;

/** @throws RangeError for a number that is not whole or does not fit. */
function checkWhole(value: number, lowest: number, highest: number): number {
  if (!Number.isInteger(value) || value < lowest || value > highest)
    throw new RangeError(`Not a whole number from ${lowest} to ${highest}: ${value}`);
  return value;
}

const weightOf = ({ count = 1 }: { readonly count?: number }): number =>
  checkWhole(count, 0, MAX_COUNT);

const weightsOf = (ballots: readonly { readonly count?: number }[]): Uint32Array =>
  Uint32Array.from(ballots, weightOf);

/** @throws RangeError for an option that is not on the paper. */
function checkOption(option: number, options: number): void {
  if (!Number.isInteger(option) || option < 0 || option >= options)
    throw new RangeError(`Not an option: ${option}`);
}

/** @throws RangeError for an option that is not on the paper, or that a ballot names twice. */
function checkOptions(named: readonly number[], options: number): void {
  for (const option of named) checkOption(option, options);
  if (new Set(named).size < named.length) throw new RangeError(`Named twice: ${named.join(', ')}`);
}

/**
 * Packs rankings. @throws RangeError for unknown or repeated options, or more than
 * `MAX_RANKED_OPTIONS`.
 */
export function toRankedProfile(options: number, ballots: Ballots<Ranking>): RankedProfile {
  if (options > MAX_RANKED_OPTIONS) throw new RangeError(`Too many options: ${options}`);
  const ranks = new Uint8Array(ballots.length * options).fill(UNRANKED);
  const weights = new Uint32Array(ballots.length);
  let row = 0;
  for (const ballot of ballots) {
    for (const [rank, equals] of ballot.ranking.entries())
      for (const option of equals) {
        checkOption(option, options);
        const at = row * options + option;
        if (ranks[at] !== UNRANKED) throw new RangeError(`Named twice: ${option}`);
        ranks[at] = rank;
      }
    weights[row] = weightOf(ballot);
    row += 1;
  }
  return { options, ranks, weights };
}

/** Packs sets of options. @throws RangeError for unknown or repeated options. */
export function toApprovalProfile(options: number, ballots: readonly Approval[]): ApprovalProfile {
  if (options > MAX_APPROVAL_OPTIONS) throw new RangeError(`Too many options: ${options}`);
  const starts = new Uint32Array(ballots.length + 1);
  for (const [row, { approved }] of ballots.entries()) {
    checkOptions(approved, options);
    starts[row + 1] = starts[row]! + approved.length;
  }
  const marks = new Uint16Array(starts[ballots.length]!);
  for (const [row, { approved }] of ballots.entries())
    marks.set(
      approved.toSorted((a, b) => a - b),
      starts[row],
    );
  return { options, starts, marks, weights: weightsOf(ballots) };
}

/**
 * Packs scores. @throws RangeError when a ballot has not one score for each option, or one that is
 * not whole or too far from 0.
 */
export function toScoreProfile(options: number, ballots: readonly Scoring[]): ScoreProfile {
  const scores = new Int16Array(ballots.length * options);
  for (const [row, ballot] of ballots.entries()) {
    if (ballot.scores.length !== options)
      throw new RangeError(`${ballot.scores.length} scores for ${options} options`);
    const packed = ballot.scores.map((score) =>
      score === null ? NO_SCORE : checkWhole(score, -MAX_SCORE, MAX_SCORE),
    );
    scores.set(packed, row * options);
  }
  return { options, scores, weights: weightsOf(ballots) };
}

/** Counts the ballots. */
export const countBallots = ({ weights }: Profile): number =>
  weights.reduce((sum, weight) => sum + weight, 0);
