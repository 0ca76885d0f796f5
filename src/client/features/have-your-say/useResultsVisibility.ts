import { useIsUnknownVoter } from './keptReceipt';
import type { Poll } from './poll';

type Visibility = Poll['details']['resultsVisibility'] | 'after_vote_here';

/**
 * Returns when this reader sees the result. Voters without an account are known by the receipt that
 * their device keeps: for them “after one’s own vote” is on that device, and everywhere when voting
 * ends.
 */
export function useResultsVisibility(poll: Poll): Visibility {
  const isUnknown = useIsUnknownVoter(poll);
  const { resultsVisibility } = poll.details;
  return isUnknown && resultsVisibility === 'after_vote' ? 'after_vote_here' : resultsVisibility;
}
