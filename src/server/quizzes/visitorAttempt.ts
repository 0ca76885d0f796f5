import { randomBytes } from 'node:crypto';
import type { StoredQuiz } from '../../shared/contract/quizzes';
import type { QuizAnswers } from '../../shared/quizzes/answers';
import {
  TIMING_NAMES,
  limitEndToClosing,
  getAttemptEnd,
  type Timing,
} from '../../shared/quizzes/timing';
import { scoreAttempt, type AttemptState } from './attempt';

const ID = new RegExp(`^visitor-(\\d{1,15})-(${TIMING_NAMES.join('|')})-[\\da-f]{12}$`);
const RANDOM_BYTES = 6;

/**
 * Creates the name of a visitor's attempt, which says all that there is to know of it, for nothing
 * is stored. It is not signed: nothing hangs on it, and no other attempt is reached by it.
 */
export const createVisitorId = (now: Date, timing: Timing): string =>
  `visitor-${now.getTime()}-${timing}-${randomBytes(RANDOM_BYTES).toString('hex')}`;

export const isVisitorId = (id: string): boolean => ID.test(id);

/** Returns the attempt that this name tells of. */
export function createVisitorAttempt(
  id: string,
  quiz: StoredQuiz,
  closesAt: Date | null,
): AttemptState {
  const [, startedAt = '0', timing = 'usual'] = ID.exec(id) ?? [];
  const end = getAttemptEnd(Number(startedAt), quiz.timeLimitSeconds, timing as Timing);
  return {
    id,
    shuffle: quiz.shuffle,
    isStored: false,
    startedAt: new Date(Number(startedAt)),
    endsAt: limitEndToClosing(end === null ? null : new Date(end), closesAt),
    passMarkPercent: quiz.passMarkPercent,
    questions: quiz.questions,
    answers: [],
    savedAt: null,
    outcome: null,
  };
}

/**
 * Hands in a visitor's answers, which are nowhere but in the request: all of them count, and it
 * says whether they came in time.
 */
export const submitVisitorAttempt = (
  attempt: AttemptState,
  answers: QuizAnswers,
  now: Date,
): AttemptState => ({ ...attempt, answers, outcome: scoreAttempt(attempt, answers, now) });
