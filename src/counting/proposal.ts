import { countAnswers, decide, type DecisionOutcome, type DecisionTerms } from './decision';
import type { ApprovalProfile } from './profiles';

/** The answers to a proposal, in the order of the paper. */
const PROPOSAL_ANSWERS = ['yes', 'no', 'abstain'] as const;

/**
 * Decides a proposal: it passes when enough ballots choose an answer (quorum) and the share of yes
 * among yes and no reaches the threshold. Abstentions count towards the quorum and not in the
 * share. "More than half" is `percent(50)` with `mustExceed`. One pass over the ballots; shares are
 * compared as fractions, without rounding.
 * @throws RangeError when the paper has other answers or a ballot several
 */
export function proposal(profile: ApprovalProfile, terms: DecisionTerms): DecisionOutcome {
  const votes = countAnswers(profile, PROPOSAL_ANSWERS);
  const [yes, no] = votes as [number, number, number];
  return decide(profile, { votes, inFavour: yes, against: no, isBlocked: false }, terms);
}
