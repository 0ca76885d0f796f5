import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../../../shared/contract/quizzes';
import type { QuizAnswer, QuizAnswers } from '../../../../shared/quizzes/answers';
import { TIMING } from '../../../../shared/constants';
import { isProblem, isUnreachable } from '../../../api/problem';
import { useAppDispatch } from '../../../store/hooks';
import { useLocale } from '../../../intl/IntlRoot';
import { useGetConnectionQuery } from '../../../offline/offlineApi';
import { runAfter } from '../../../parts/search/useDebouncedValue';
import { removeDraftAnswers, storeDraftAnswers, readDraftAnswers } from './draftAnswers';
import { useSaveAnswersMutation } from '../quizzesApi';

/**
 * `unsent`: on this device and not with the host yet. `refused`: the host does not take them any
 * more.
 */
export type Saving = 'untouched' | 'unsent' | 'saved' | 'refused';

const DOUBLE = 2;
const pauseMs = (failures: number): number =>
  failures === 0
    ? TIMING.answerSaveMs
    : Math.min(TIMING.refreshRetryMs * DOUBLE ** failures, TIMING.longestRetryMs);

/**
 * Tracks the answers of an attempt. Each is kept on this device at once and sent when nothing has
 * been changed for a moment; without a network they wait here and are sent when there is one again.
 * A visitor’s stay here until they are handed in.
 */
export function useAnswers(slug: string, attempt: Attempt) {
  const { id, isStored } = attempt;
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const [kept] = useState(() => dispatch(readDraftAnswers(id)));
  const [answers, change] = useState<QuizAnswers>(kept ?? attempt.answers);
  const [saving, setSaving] = useState<Saving>(kept && isStored ? 'unsent' : 'untouched');
  const [failures, setFailures] = useState(0);
  const [save] = useSaveAnswersMutation();
  const { data: connection } = useGetConnectionQuery(undefined);
  const isReached = connection === undefined || connection.status === 'reached';
  const newest = useRef(answers);

  useEffect(() => {
    if (saving !== 'unsent' || !isReached) return;
    const send = async () => {
      const { error } = await save({ slug, locale, id, answers });
      if (error && isProblem(error) && isUnreachable(error)) setFailures((count) => count + 1);
      else if (newest.current === answers) {
        setFailures(0);
        setSaving(error ? 'refused' : 'saved');
        if (!error) dispatch(removeDraftAnswers(id));
      }
    };
    return dispatch(runAfter(pauseMs(failures), () => void send()));
  }, [saving, isReached, failures, answers, save, slug, locale, id, dispatch]);

  const answer = (position: number, given: QuizAnswer | null) => {
    const next = attempt.questions.map((_, place) =>
      place === position ? given : (newest.current[place] ?? null),
    );
    newest.current = next;
    change(next);
    dispatch(storeDraftAnswers(id, next));
    if (isStored) setSaving('unsent');
  };

  return { answers, answer, saving, isReached, drop: () => dispatch(removeDraftAnswers(id)) };
}
