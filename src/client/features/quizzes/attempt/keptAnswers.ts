import type { QuizAnswers } from '../../../../shared/quizzes/answers';
import type { ApiExtra, ApiState } from '../../../api/extra';

type Thunk<T> = (dispatch: unknown, getState: () => ApiState, extra: ApiExtra) => T;

/** Of one person; a visitor’s answers go with the tab. */
function placeOf(attempt: string, { session }: ApiState, { ports }: ApiExtra) {
  const subject = session.accessToken?.subject;
  const store = subject ? ports.localStorage : ports.sessionStorage;
  return { store, key: `quiz-answers:${subject ?? ''}:${attempt}` };
}

/** A thunk: answers that this device has and the host does not; null when there are none. */
export const readKept =
  (attempt: string): Thunk<QuizAnswers | null> =>
  (_dispatch, getState, extra) => {
    const { store, key } = placeOf(attempt, getState(), extra);
    try {
      const kept: unknown = JSON.parse(store.read(key) ?? 'null');
      return Array.isArray(kept) ? (kept as QuizAnswers) : null;
    } catch {
      return null;
    }
  };

/** A thunk: keeps answers until the host has them. */
export const keepAnswers =
  (attempt: string, answers: QuizAnswers): Thunk<void> =>
  (_dispatch, getState, extra) => {
    const { store, key } = placeOf(attempt, getState(), extra);
    store.write(key, JSON.stringify(answers));
  };

/** A thunk: the host has them, or does not take them any more. */
export const dropKept =
  (attempt: string): Thunk<void> =>
  (_dispatch, getState, extra) => {
    const { store, key } = placeOf(attempt, getState(), extra);
    store.remove(key);
  };
