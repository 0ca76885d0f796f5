import { useLayoutEffect, useState } from 'react';
import type { Answers } from '../../../../shared/ballots/answers';
import type { Question } from '../../../../shared/ballots/paper';
import { toStandingQuestion, listWithdrawn } from '../../../../shared/ballots/withdrawals';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { readBallotDraft, readVoterKey } from '../../../offline/ballotThunks';
import type { Poll } from '../poll';
import { shuffleOptions } from './shuffle';

interface PaperStart {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** Subject of the voter whose answers they are; empty for a visitor. */
  readonly subject: string;
  /** They were entered earlier and not cast. */
  readonly isRestored: boolean;
}

interface PaperDraft {
  readonly subject: string;
  readonly draft: Answers | null;
  /** Empty where the options stand as they are. */
  readonly seed: string;
}

/**
 * Returns what the paper begins with. The host does not know what this device keeps: null at the
 * first render.
 */
export function usePaperStart({ id, details }: Poll, given: Answers): PaperStart | null {
  const dispatch = useAppDispatch();
  const subject = useAppSelector(({ session }) => session.accessToken?.subject ?? '');
  const [kept, setKept] = useState<PaperDraft | null>(null);
  useLayoutEffect(() => {
    const seed = details.shuffle ? `${dispatch(readVoterKey())} ${id}` : '';
    setKept({ subject, draft: dispatch(readBallotDraft(id)), seed });
  }, [dispatch, id, subject, details.shuffle]);
  if (!kept) return null;
  const withdrawn = listWithdrawn(details.withdrawals);
  const standing = details.questions.map((question) => toStandingQuestion(question, withdrawn));
  return {
    questions: kept.seed ? shuffleOptions(standing, kept.seed) : standing,
    subject: kept.subject,
    answers: kept.draft ?? given,
    isRestored: kept.draft !== null,
  };
}
