import { getAttemptEnd, type Timing } from '../../shared/quizzes/timing';
import type { QuizAnswers } from '../../shared/quizzes/answers';
import type { StoredQuiz } from '../../shared/contract/quizzes';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { checkAnswers, isAttemptOver, scoreAttempt, type AttemptState } from './attempt';
import {
  insertAttempt,
  findAttempt,
  lockAttempt,
  listOverdueAttempts,
  writeAnswers,
  writeOutcome,
  type AttemptOwner,
} from './attemptQueries';

/**
 * Hands in what nobody handed in before the time was over, with the answers that had been saved. It
 * is done whenever somebody looks: the outcome does not depend on when that is.
 */
export async function closeOverdueAttempts(
  db: Database,
  by: 'quiz_id' | 'person_id',
  id: string,
  now: Date,
): Promise<void> {
  for (const attempt of await listOverdueAttempts(db, by, id, now)) {
    const { answers } = attempt;
    await writeOutcome(db, attempt.id, answers, scoreAttempt(attempt, answers, now));
  }
}

/** @throws Problem notFound for what is not this person's attempt */
export async function readAttempt(
  db: Database,
  owned: AttemptOwner,
  id: string,
  now: Date,
): Promise<AttemptState> {
  await closeOverdueAttempts(db, 'person_id', owned.personId, now);
  const attempt = await findAttempt(db, owned, id);
  if (!attempt) throw new Problem('notFound');
  return attempt;
}

/** Starts a new attempt, or returns the one that is under way. */
export async function startAttempt(
  db: Database,
  owned: AttemptOwner,
  quiz: StoredQuiz,
  { timing, now }: { readonly timing: Timing; readonly now: Date },
): Promise<AttemptState> {
  const end = getAttemptEnd(now.getTime(), quiz.timeLimitSeconds, timing);
  const endsAt = end === null ? null : new Date(end);
  const id = await db
    .transaction()
    .execute((trx) => insertAttempt(trx, { ...owned, timing, startedAt: now, endsAt }));
  return readAttempt(db, owned, id, now);
}

/** Keeps answers while there is time. @throws Problem invalidAnswer, attemptOver, timeOver */
export async function saveAnswers(
  db: Database,
  attempt: AttemptState,
  answers: QuizAnswers,
  now: Date,
): Promise<void> {
  checkAnswers(attempt, answers);
  if (await writeAnswers(db, attempt.id, answers, now)) return;
  throw new Problem(isAttemptOver(attempt, now) ? 'timeOver' : 'attemptOver');
}

/**
 * Hands an attempt in with these answers, or with those that were saved where they come after the
 * end. What was handed in before stays as it was. @throws Problem invalidAnswer
 */
export function submitAttempt(
  db: Database,
  { id }: AttemptState,
  answers: QuizAnswers,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, id);
    if (attempt.outcome) return;
    checkAnswers(attempt, answers);
    const counted = isAttemptOver(attempt, now) ? attempt.answers : answers;
    await writeOutcome(trx, id, counted, scoreAttempt(attempt, counted, now));
  });
}
