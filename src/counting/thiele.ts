import { joinAlikeBallots, type Supporters, listSupporters } from './alikeBallots';
import { toNumber } from './fractions';
import type { Outcome, CountParameters } from './outcome';
import type { ApprovalProfile } from './profiles';
import { electSequentially } from './electSequentially';

// The family of T. N. Thiele (1895): a ballot is worth the more to a committee the more members it
// marks, but each further member adds no more than the one before. The committee of the highest sum
// over all ballots is looked for.

/**
 * `worth[k] / scale` is what the member number k + 1 adds for a ballot. Whole numbers: scores are
 * exact.
 */
export interface ThieleWeights {
  readonly worth: readonly bigint[];
  readonly scale: bigint;
}

/** An option takes a seat. Scores are exact values as the nearest double. */
export interface SequentialThieleRound {
  readonly elected: number;
  /** Gain that each option would have added to the score; null for those elected before. */
  readonly gains: readonly (number | null)[];
  /** The score of the committee so far. */
  readonly score: number;
}

/** Ballots made ready: alike ones joined, and for each option who marks it. */
export interface Electorate {
  readonly ballots: ApprovalProfile;
  readonly supporters: Supporters;
}

export const createElectorate = (profile: ApprovalProfile): Electorate => {
  const ballots = joinAlikeBallots(profile);
  return { ballots, supporters: listSupporters(ballots) };
};

export const listOptions = ({ options }: ApprovalProfile): number[] =>
  Array.from({ length: options }, (_, option) => option);

/**
 * Seat after seat goes to the option that adds most, see `electSequentially` for ties. Exact.
 * O(seats · marks).
 */
export function sequentialThiele(
  profile: ApprovalProfile,
  terms: CountParameters,
  { worth, scale }: ThieleWeights,
): Outcome<SequentialThieleRound> {
  const electorate = createElectorate(profile);
  const members = new Uint16Array(electorate.ballots.weights.length);
  let gains: readonly bigint[] = [];
  let score = 0n;
  const best = (standing: readonly number[]) => {
    gains = gainsOf(electorate.ballots, members, worth);
    const most = standing.reduce((highest, option) => maximum(highest, gains[option]!), -1n);
    return standing.filter((option) => gains[option] === most);
  };
  const take = (elected: number, standing: readonly number[]) => {
    score += gains[elected]!;
    seatOption(electorate, members, elected, 1);
    const shown = gains.map((gain, option) =>
      standing.includes(option) ? roundScore(gain, scale) : null,
    );
    return { elected, gains: shown, score: roundScore(score, scale) };
  };
  return electSequentially(profile.options, terms, { best, take });
}

const maximum = (a: bigint, b: bigint): bigint => (a > b ? a : b);
export const roundScore = (numerator: bigint, denominator: bigint) =>
  toNumber({ numerator, denominator });

/**
 * Returns what each option would add: ballots are counted by how many members they have, then
 * weighed.
 */
function gainsOf(ballots: ApprovalProfile, members: Uint16Array, worth: readonly bigint[]) {
  const { options, starts, marks, weights } = ballots;
  const levels = worth.length;
  const counts = new Float64Array(options * levels);
  for (let row = 0; row < weights.length; row++) {
    const level = members[row]!;
    for (let mark = starts[row]!; mark < starts[row + 1]!; mark++)
      if (level < levels) counts[marks[mark]! * levels + level]! += weights[row]!;
  }
  return listOptions(ballots).map((option) =>
    worth.reduce((sum, each, level) => sum + each * BigInt(counts[option * levels + level]!), 0n),
  );
}

/** Adds an option to the members of those who mark it, or takes it away again. */
export function seatOption(
  { supporters }: Electorate,
  members: Uint16Array,
  option: number,
  change: number,
) {
  const { starts, rows } = supporters;
  for (let index = starts[option]!; index < starts[option + 1]!; index++)
    members[rows[index]!]! += change;
}
