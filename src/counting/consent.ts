import { countAnswers, decide, type DecisionOutcome, type DecisionTerms } from './decision';
import type { ApprovalProfile } from './profiles';

/** The answers where consent is asked for, in the order of the paper. */
const CONSENT_ANSWERS = ['agree', 'abstain', 'disagree', 'block'] as const;

export interface ConsentTerms extends DecisionTerms {
  /** With how many blocks it still passes. By default one block stops it. */
  readonly blocksAllowed?: number;
}

/**
 * Consent: passes when enough ballots choose an answer (quorum), not more than the allowed number
 * block it, and the share of agreement among those who agree, disagree or block reaches the
 * threshold. Abstentions count towards the quorum only. One pass over the ballots; shares are
 * compared as fractions, without rounding.
 * @throws RangeError when the paper has other answers or a ballot several
 */
export function consent(profile: ApprovalProfile, terms: ConsentTerms): DecisionOutcome {
  const votes = countAnswers(profile, CONSENT_ANSWERS);
  const [agree, , disagree, block] = votes as [number, number, number, number];
  const isBlocked = block > (terms.blocksAllowed ?? 0);
  return decide(profile, { votes, inFavour: agree, against: disagree + block, isBlocked }, terms);
}
