import { useLayoutEffect, useState } from 'react';
import type { Statement } from '../../../../shared/contract/statements';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../state/sessionSlice';
import { readPressed, type PressedAnswer } from './pressedAnswer';
import { statementsApi, useGetNextStatementQuery } from './statementsApi';
import { useStatementsContext } from './statementsContext';
import type { Vote } from './statementWrites';
import { useSendAnswer } from './useSendAnswer';

/**
 * Provides the statement that the reader is asked, and the acts on it: the next one comes with the
 * answer to a vote. An answer that was pressed before the sign-in, or before a reload, brings its
 * statement back first.
 */
export function useStatementCard() {
  const { slug, locale } = useStatementsContext();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const next = useGetNextStatementQuery({ slug, locale });
  const { answer, sent, isPending, error, forget } = useSendAnswer();
  const [pressed, setPressed] = useState<PressedAnswer | null>(null);
  const [last, setLast] = useState<Statement | null>(null);
  const [ends, setEnds] = useState(0);

  useLayoutEffect(() => {
    setPressed(isSignedIn ? dispatch(readPressed(slug)) : null);
  }, [dispatch, isSignedIn, slug]);

  const statement = pressed?.statement ?? next.currentData?.statement ?? null;
  const give = async (vote: Vote) => {
    if (!statement) return;
    const answered = await answer(statement, vote);
    if (!answered) return;
    setPressed(null);
    setLast(answered.statement);
    if (answered.next === null) setEnds((times) => times + 1);
  };
  /** Shows another statement without answering this one. */
  const skip = () => {
    forget();
    setPressed(null);
    const after = statement?.id;
    void dispatch(
      statementsApi.endpoints.getNextStatement.initiate(
        { slug, locale, ...(after !== undefined && { after }) },
        { subscribe: false, forceRefetch: true },
      ),
    );
  };
  return {
    next,
    statement,
    isSignedIn,
    isPending,
    /** The answer that is on its way. */
    sending: isPending && sent ? sent.vote : null,
    /** The answer that did not arrive, and why. */
    unsent:
      !isPending && error && sent?.one.id === statement?.id ? { vote: sent!.vote, error } : null,
    pressed,
    last,
    setLast,
    /** Grows when the last statement of all is answered here. */
    ends,
    give,
    skip,
  };
}

export type StatementCardState = ReturnType<typeof useStatementCard>;
