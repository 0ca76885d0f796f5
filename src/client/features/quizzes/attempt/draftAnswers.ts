import type { QuizAnswers } from '../../../../shared/quizzes/answers';
import type { ApiExtra, ApiState } from '../../../api/extra';
import { isRecord, parseStoredValue } from '../../../api/storedValue';

type Thunk<T> = (dispatch: unknown, getState: () => ApiState, extra: ApiExtra) => T;

/**
 * Returns the storage and the key of an attempt's answers. They are one person's; a visitor’s
 * answers go with the tab.
 */
function placeOf(attempt: string, { session }: ApiState, { ports }: ApiExtra) {
  const subject = session.accessToken?.subject;
  const store = subject ? ports.localStorage : ports.sessionStorage;
  return { store, key: `quiz-answers:${subject ?? ''}:${attempt}` };
}

/**
 * Returns a thunk that reads the answers that this device has and the host does not; null when
 * there are none.
 */
export const readDraftAnswers =
  (attempt: string): Thunk<QuizAnswers | null> =>
  (_dispatch, getState, extra) => {
    const { store, key } = placeOf(attempt, getState(), extra);
    const kept = parseStoredValue(store.read(key));
    const isOurs = Array.isArray(kept) && kept.every((one) => one === null || isRecord(one));
    return isOurs ? (kept as QuizAnswers) : null;
  };

/** Returns a thunk that keeps answers until the host has them. */
export const storeDraftAnswers =
  (attempt: string, answers: QuizAnswers): Thunk<void> =>
  (_dispatch, getState, extra) => {
    const { store, key } = placeOf(attempt, getState(), extra);
    store.write(key, JSON.stringify(answers));
  };

/**
 * Returns a thunk that drops the kept answers: the host has them, or does not take them any more.
 */
export const removeDraftAnswers =
  (attempt: string): Thunk<void> =>
  (_dispatch, getState, extra) => {
    const { store, key } = placeOf(attempt, getState(), extra);
    store.remove(key);
  };
