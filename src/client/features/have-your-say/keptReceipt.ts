import type { OwnBallot } from '../../../shared/contract/have-your-say';
import { useAppSelector } from '../../store/hooks';
import { useGetKeptReceiptQuery } from '../../offline/ballotsApi';
import { selectIsSignedIn } from '../../state/sessionSlice';
import type { Poll } from './poll';

/**
 * Tells whether the reader votes as a visitor or by a code: the host cannot know such a voter again
 * when the page is read.
 */
export function useIsUnknownVoter({ details: { eligibility } }: Poll): boolean {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return eligibility === 'tokens' || (eligibility === 'everyone' && !isSignedIn);
}

/** Returns the ballot of such a voter, if it was cast on this device. */
export function useKeptReceipt(poll: Poll): OwnBallot | null {
  const { data = null } = useGetKeptReceiptQuery(poll.id);
  return useIsUnknownVoter(poll) ? data : null;
}

/**
 * Returns the host's answer, or the ballot that this device kept where the host cannot know whose
 * it is.
 */
export function useOwnBallot(poll: Poll): OwnBallot | null {
  const kept = useKeptReceipt(poll);
  return poll.details.ownBallot ?? kept;
}
