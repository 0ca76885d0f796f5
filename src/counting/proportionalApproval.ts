import { greatestCommonDivisor } from './fractions';
import type { Outcome, CountParameters } from './outcome';
import type { ApprovalProfile } from './profiles';
import { sequentialThiele, type SequentialThieleRound, type ThieleWeights } from './thiele';
import { type ThieleOutcome, optimalThiele } from './thieleSearch';

/** 1, 1/2, 1/3, …: a group twice as large gets twice as many members. */
function harmonic({ seats = 1 }: CountParameters): ThieleWeights {
  const numbers = Array.from({ length: seats }, (_, seat) => BigInt(seat + 1));
  const scale = numbers.reduce((all, each) => (all / greatestCommonDivisor(all, each)) * each, 1n);
  return { scale, worth: numbers.map((each) => scale / each) };
}

/**
 * Proportional approval voting, PAV (T. N. Thiele 1895; Lackner & Skowron 2023, "Multi-Winner
 * Voting with Approval Preferences"): a ballot with k members in the committee is worth 1 + 1/2 + …
 * + 1/k; the committee of the highest sum is elected. Finding it is hard, see `optimalThiele` for
 * the bound up to which it is sure.
 */
export const proportionalApproval = (
  profile: ApprovalProfile,
  terms: CountParameters,
): ThieleOutcome => optimalThiele(profile, terms, harmonic(terms));

/**
 * Sequential proportional approval voting (T. N. Thiele 1895; Sweden 1909): seat after seat to the
 * option whose ballots weigh most; a ballot with k members so far weighs 1 / (k + 1). Exact, see
 * `sequentialThiele`.
 */
export const sequentialProportionalApproval = (
  profile: ApprovalProfile,
  terms: CountParameters,
): Outcome<SequentialThieleRound> => sequentialThiele(profile, terms, harmonic(terms));
