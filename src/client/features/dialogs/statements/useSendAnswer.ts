import { useLocation, useNavigate } from 'react-router-dom';
import type { Statement, VoteAnswer } from '../../../../shared/contract/statements';
import { toSignInPath } from '../../../../shared/routes';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../state/sessionSlice';
import { dropPressed, keepPressed } from './pressedAnswer';
import { useStatementsContext } from './statementsContext';
import { useVoteOnStatementMutation, type Vote } from './statementWrites';

/**
 * Sends an answer to a statement, one at a time. It is kept in the tab until the host has it.
 * Visitors are led to the sign-in and come back to the statements. Answers what the host says; null
 * where it was not sent.
 */
export function useSendAnswer() {
  const { slug, locale, resultsAfter } = useStatementsContext();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [send, { isLoading, originalArgs, error, reset }] = useVoteOnStatementMutation();

  const answer = async (statement: Statement, vote: Vote): Promise<VoteAnswer | null> => {
    if (isLoading) return null;
    dispatch(keepPressed(slug, { statement, vote }));
    if (!isSignedIn) {
      void navigate(toSignInPath(`${pathname}${search}#statements`));
      return null;
    }
    const { data } = await send({ one: { slug, locale, id: statement.id }, vote, resultsAfter });
    if (!data) return null;
    dispatch(dropPressed(slug));
    return data;
  };
  return {
    answer,
    isPending: isLoading,
    /** Answer that is being sent, or could not be. */
    sent: originalArgs ?? null,
    error,
    forget: () => {
      reset();
      dispatch(dropPressed(slug));
    },
  };
}
