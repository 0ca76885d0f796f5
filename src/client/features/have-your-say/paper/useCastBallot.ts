import { useState } from 'react';
import type { Answers } from '../../../../shared/ballots/answers';
import type { Eligibility } from '../../../../shared/contract/have-your-say';
import { isProblem } from '../../../api/problem';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { dropBallotDraft, keepOwnReceipt, readVoterKey } from '../../../offline/ballotThunks';
import { useCastBallotMutation, useCastVisitorBallotMutation } from '../../../offline/ballotsApi';
import { keepBallot } from '../../../offline/offlineThunks';
import { selectIsSignedIn } from '../../../state/sessionSlice';
import type { Poll } from '../poll';

const FOR_VISITORS: readonly Eligibility[] = ['everyone', 'tokens'];

/**
 * Casts a ballot. The same answers have the same key with every try: they are counted once. What no
 * answer came to goes on waiting on this device (SPEC 8.5), for somebody who is signed in.
 */
export function useCastBallot({ id: pollId, slug, title, details }: Poll, onCast: () => void) {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isVisitor = !isSignedIn && FOR_VISITORS.includes(details.eligibility);
  const keyOf = useIdempotencyKeys();
  const [castBallot, own] = useCastBallotMutation();
  const [castAsVisitor, visitors] = useCastVisitorBallotMutation();
  const { isLoading, error } = isVisitor ? visitors : own;

  // While the ballot is being put aside, nothing has failed until that is refused.
  const [isRefused, setRefused] = useState(false);
  const isUnsent = !isVisitor && isProblem(error) && error.code === 'unreachable';

  const cast = async (answers: Answers, token?: string) => {
    const said = { answers, ...(token !== undefined && { token }) };
    const ballot = { pollId, slug, ...said, idempotencyKey: keyOf(said) };
    const { data, error: failure } = isVisitor
      ? await castAsVisitor({ ...ballot, voterKey: dispatch(readVoterKey()) })
      : await castBallot(ballot);
    if (data) {
      if (isVisitor || token !== undefined) dispatch(keepOwnReceipt(pollId, data));
      dispatch(dropBallotDraft(pollId));
      onCast();
    } else if (!isVisitor && isProblem(failure) && failure.code === 'unreachable') {
      const isKept = dispatch(keepBallot({ ...ballot, title }));
      setRefused(!isKept);
      if (isKept) dispatch(dropBallotDraft(pollId));
    }
  };
  return { cast, isLoading, isVisitor, error: isUnsent && !isRefused ? undefined : error };
}
