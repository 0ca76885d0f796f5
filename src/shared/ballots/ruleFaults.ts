import type { ResultVisibility } from '../contract/have-your-say';
import type { PollRules } from '../contract/papers';
import type { PaperFacts, PaperFault } from './paperFaults';

type RuleFault = Omit<PaperFault, 'severity'>;

const timeOf = (moment: string | null): number | null =>
  moment === null ? null : Date.parse(moment);

/**
 * Tells whether a poll needs a closing: without one, a secret poll would never be counted, and
 * results that wait for it would never be seen.
 */
export const needsClosing = ({ secrecy, resultsVisibility }: PollRules): boolean =>
  secrecy === 'secret' || ['after_close', 'members_only'].includes(resultsVisibility);

function windowFaults(rules: PollRules, { now }: PaperFacts): RuleFault[] {
  const opens = timeOf(rules.opensAt);
  const closes = timeOf(rules.closesAt);
  const field = 'closesAt';
  if (closes === null) return needsClosing(rules) ? [{ code: 'closingMissing', field }] : [];
  if (closes <= now) return [{ code: 'closesInPast', field }];
  return opens !== null && closes <= opens ? [{ code: 'closesBeforeOpening', field }] : [];
}

function groupFaults({ group }: PollRules, { voters: { members } }: PaperFacts): RuleFault[] {
  const field = 'group';
  // Without a group, they are those of a list.
  if (group === null) return members ? [] : [{ code: 'groupMissing', field }];
  if (members === null) return [{ code: 'groupUnknown', field }];
  return members === 0 ? [{ code: 'groupEmpty', field }] : [];
}

function residentFaults({ residents }: PollRules): RuleFault[] {
  const { minAge = null, maxAge = null } = residents ?? {};
  const isEmpty = minAge !== null && maxAge !== null && maxAge < minAge;
  return isEmpty ? [{ code: 'agesCrossed', field: 'maxAge' }] : [];
}

function voterFaults(rules: PollRules, facts: PaperFacts): RuleFault[] {
  if (rules.eligibility === 'members') return groupFaults(rules, facts);
  if (rules.eligibility === 'verified') return residentFaults(rules);
  const hasNoTokens = rules.eligibility === 'tokens' && facts.voters.tokens === 0;
  return hasNoTokens ? [{ code: 'tokensMissing', field: 'eligibility' }] : [];
}

/**
 * Results that are shown before the close; of a secret poll they would show each ballot as it
 * comes.
 */
export const EARLY_RESULT_VISIBILITIES: readonly ResultVisibility[] = ['always', 'after_vote'];

/**
 * Checks who sees the result: a person on a list of addresses is no member of anything that a
 * result could be shown to.
 */
function resultFaults({ group, secrecy, resultsVisibility }: PollRules): RuleFault[] {
  const field = 'resultsVisibility';
  if (resultsVisibility === 'members_only' && group === null)
    return [{ code: 'resultsForNobody', field }];
  const isTooEarly = secrecy === 'secret' && EARLY_RESULT_VISIBILITIES.includes(resultsVisibility);
  return isTooEarly ? [{ code: 'secretResultsTooEarly', field }] : [];
}

function quorumFaults(
  { quorum: given, eligibility, residents }: PollRules,
  { voters }: PaperFacts,
): RuleFault[] {
  // How many of them there are is told to nobody before the vote opens.
  const isUncounted = eligibility === 'verified' && residents !== undefined;
  const most = isUncounted ? Infinity : (voters[eligibility] ?? Infinity);
  return given > most ? [{ code: 'quorumTooHigh', field: 'quorum', most, given }] : [];
}

const changeFaults = ({ secrecy, canChange }: PollRules): RuleFault[] =>
  secrecy === 'secret' && canChange ? [{ code: 'secretNotChangeable', field: 'canChange' }] : [];

/** Lists what is wrong with who votes, how and when. */
export const findRuleFaults = (rules: PollRules, facts: PaperFacts): PaperFault[] =>
  [
    ...voterFaults(rules, facts),
    ...resultFaults(rules),
    ...changeFaults(rules),
    ...windowFaults(rules, facts),
    ...quorumFaults(rules, facts),
  ].map((fault) => ({ ...fault, severity: 'error' }));
