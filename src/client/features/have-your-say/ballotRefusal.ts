import type { BallotRefusal } from '../../../shared/contract/have-your-say';
import { useIsCopy } from '../../offline/offlineApi';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import type { Poll } from './poll';

/**
 * Returns the reason for which no ballot can be cast now. A copy on the device is the same for all:
 * the host decides whether a signed-in person may vote when the ballot arrives. A token is asked
 * for on the paper.
 */
export function useBallotRefusal({ details: { refusal } }: Poll): BallotRefusal | null {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isCopy = useIsCopy();
  if (refusal === 'signInRequired' && isSignedIn && isCopy) return null;
  return refusal === 'tokenRequired' ? null : refusal;
}
