import { useRef, useState } from 'react';
import { findAnswerFaults, type AnswerFault } from '../../../../shared/ballots/answerFaults';
import type { Answer, Answers } from '../../../../shared/ballots/answers';
import {
  listAskedQuestions,
  pickCastableAnswers,
  listShownQuestions,
} from '../../../../shared/ballots/askedQuestions';
import type { Question } from '../../../../shared/ballots/paper';
import { toStandingAnswers, listWithdrawn } from '../../../../shared/ballots/withdrawals';
import { useAppDispatch } from '../../../store/hooks';
import { keepBallotDraft } from '../../../offline/ballotThunks';
import type { Poll } from '../poll';
import { omitKey } from './omitKey';

/**
 * Tracks what is entered on the paper. Each change is kept on the device. Faults are shown from the
 * first try on, and go as soon as they are mended; what the host found wrong with a question stays
 * until its answer changes.
 */
export function usePaper(poll: Poll, questions: readonly Question[], start: Answers) {
  const dispatch = useAppDispatch();
  const [entered, setAnswers] = useState(start);
  // An option can be withdrawn while the paper is being filled in.
  const answers = toStandingAnswers(entered, listWithdrawn(poll.details.withdrawals));
  const [isTried, setTried] = useState(false);
  const [changed, setChanged] = useState<readonly string[]>([]);
  // A field that changes twice before it is drawn again goes on from its first change.
  const latest = useRef(start);

  const set = (next: Answers) => {
    const { id: pollId, slug, title } = poll;
    latest.current = next;
    setAnswers(next);
    dispatch(keepBallotDraft({ pollId, slug, title, answers: next }));
  };
  const answer = (question: string, given: Answer | undefined) => {
    setChanged((before) => [...before, question]);
    set(given ? { ...latest.current, [question]: given } : omitKey(latest.current, question));
  };

  const ballot = pickCastableAnswers(questions, answers);
  const own: readonly AnswerFault[] = isTried ? findAnswerFaults(questions, ballot) : [];
  return {
    answers,
    ballot,
    asked: listAskedQuestions(questions, answers),
    shown: listShownQuestions(questions, answers),
    answer,
    startOver: () => {
      set({});
      setTried(false);
    },
    /** The faults of the paper as it is; from now on they are shown. */
    judge: (): readonly AnswerFault[] => {
      setTried(true);
      setChanged([]);
      return findAnswerFaults(questions, ballot);
    },
    /** Lists the faults, with what the host has found that nobody has mended. */
    faultsWith: (ofHost: readonly AnswerFault[]): readonly AnswerFault[] =>
      own.length > 0 ? own : ofHost.filter(({ question }) => !changed.includes(question)),
  };
}
