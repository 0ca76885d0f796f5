import type { Terms } from './outcome';
import type { ApprovalProfile } from './profiles';
import type { Weighing } from './thiele';
import { type ThieleOutcome, wholeThiele } from './thieleSearch';

/** 1, 0, 0, …: a ballot is content with one member. */
const firstMember = ({ seats = 1 }: Terms): Weighing => ({
  scale: 1n,
  worth: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 1n : 0n)),
});

/**
 * Chamberlin & Courant (1983) for approval ballots, CC: the committee in which the most ballots
 * have at least one member. Finding it is hard, see `wholeThiele` for the bound up to which it is
 * sure.
 */
export const chamberlinCourant = (profile: ApprovalProfile, terms: Terms): ThieleOutcome =>
  wholeThiele(profile, terms, firstMember(terms));
