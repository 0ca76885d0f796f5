import type { Outcome, CountParameters } from './outcome';
import { elect, rankByValue } from './weakOrder';
import { type ApprovalProfile, countBallots, type RankedProfile, UNRANKED } from './profiles';

export interface ApprovalTerms extends CountParameters {
  /**
   * Largest number of options that a ballot may mark: 1 is plurality, fewer than seats a limited
   * vote, as many a block vote. All by default.
   */
  readonly mostMarks?: number;
}

export interface ApprovalRound {
  /** Number of ballots that mark each option. */
  readonly votes: readonly number[];
  readonly ballots: number;
  /** Number of ballots that mark nothing. */
  readonly blank: number;
}

/**
 * Counts the ballots that mark each option.
 * @throws RangeError when a ballot has more than `mostMarks` marks.
 */
export function countMarks(
  { options, weights, starts, marks }: ApprovalProfile,
  mostMarks = options,
): number[] {
  const votes = new Float64Array(options);
  for (let row = 0; row < weights.length; row += 1) {
    const end = starts[row + 1]!;
    if (end - starts[row]! > mostMarks)
      throw new RangeError(
        `Row ${row} marks ${end - starts[row]!} options, not up to ${mostMarks}`,
      );
    for (let mark = starts[row]!; mark < end; mark += 1) votes[marks[mark]!]! += weights[row]!;
  }
  return [...votes];
}

const blankBallots = ({ weights, starts }: ApprovalProfile): number =>
  weights.reduce((sum, weight, row) => (starts[row] === starts[row + 1] ? sum + weight : sum), 0);

/**
 * Approval voting (Brams & Fishburn 1978), and with `mostMarks` every other count of marks:
 * plurality, limited vote, block vote. Every mark is one vote; the options with the most votes are
 * elected. What differs is only what a ballot may say. One pass over the marks; votes are whole
 * numbers, exact below 2^53.
 * @throws RangeError when a ballot marks too many options.
 */
export function approval(profile: ApprovalProfile, terms: ApprovalTerms): Outcome<ApprovalRound> {
  const votes = countMarks(profile, terms.mostMarks);
  const places = rankByValue(votes);
  const round = { votes, ballots: countBallots(profile), blank: blankBallots(profile) };
  return { ...elect(places, terms), places, rounds: [round] };
}

/**
 * Plurality, or single choice: one mark a ballot, the most votes win. @throws RangeError when a
 * ballot marks several options.
 */
export const plurality = (
  profile: ApprovalProfile,
  terms: CountParameters,
): Outcome<ApprovalRound> => approval(profile, { ...terms, mostMarks: 1 });

/**
 * Converts rankings to what plurality would have seen: the option that each ranks first. A ballot
 * with several first ranks, or none, names no single option and becomes a blank one.
 */
export function countFirstChoices(profile: RankedProfile): ApprovalProfile {
  const { options, weights } = profile;
  const starts = new Uint32Array(weights.length + 1);
  const marks = new Uint16Array(weights.length);
  for (let row = 0; row < weights.length; row += 1) {
    const first = soleFirst(profile, row);
    if (first !== undefined) marks[starts[row]!] = first;
    starts[row + 1] = starts[row]! + (first === undefined ? 0 : 1);
  }
  return { options, weights, starts, marks: marks.slice(0, starts[weights.length]) };
}

function soleFirst({ options, ranks }: RankedProfile, row: number): number | undefined {
  let best: number = UNRANKED;
  let first: number | undefined;
  for (let option = 0; option < options; option += 1) {
    const rank = ranks[row * options + option]!;
    if (rank === best) first = undefined;
    if (rank >= best) continue;
    best = rank;
    first = option;
  }
  return first;
}
