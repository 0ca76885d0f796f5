import { useAppSelector } from '../../app/hooks';
import { selectIsSignedIn } from '../../state/sessionSlice';
import type { Poll } from './poll';

type Visibility = Poll['details']['resultsVisibility'];

/**
 * When this reader sees the result. Whoever votes without an account, as a visitor or by a code, is nobody that the host could know
 * again when the page is read: for them “after one’s own vote” is when voting ends.
 */
export function useResultsVisibility({ details }: Poll): Visibility {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { eligibility, resultsVisibility } = details;
  const isUnknown = eligibility === 'tokens' || (eligibility === 'everyone' && !isSignedIn);
  return isUnknown && resultsVisibility === 'after_vote' ? 'after_close' : resultsVisibility;
}
