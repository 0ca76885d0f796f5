import { endOf, type Timing } from '../../shared/quizzes/timing';
import type { QuizAnswers } from '../../shared/quizzes/answers';
import type { StoredQuiz } from '../../shared/contract/quizzes';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { checkAnswers, isOver, outcomeOf, type AttemptState } from './attempt';
import {
  beginAttempt,
  findAttempt,
  holdAttempt,
  listOverdue,
  writeAnswers,
  writeOutcome,
  type Owned,
} from './attemptQueries';

/**
 * Hands in what nobody handed in before the time was over, with the answers that had been saved. It
 * is done whenever somebody looks: the outcome does not depend on when that is.
 */
export async function closeOverdue(
  db: Database,
  by: 'quiz_id' | 'person_id',
  id: string,
  now: Date,
): Promise<void> {
  for (const attempt of await listOverdue(db, by, id, now)) {
    const { answers } = attempt;
    await writeOutcome(db, attempt.id, answers, outcomeOf(attempt, answers, now));
  }
}

/** @throws Problem notFound for what is not this person's attempt */
export async function readAttempt(
  db: Database,
  owned: Owned,
  id: string,
  now: Date,
): Promise<AttemptState> {
  await closeOverdue(db, 'person_id', owned.personId, now);
  const attempt = await findAttempt(db, owned, id);
  if (!attempt) throw new Problem('notFound');
  return attempt;
}

/** Starts a new attempt, or returns the one that is under way. */
export async function startAttempt(
  db: Database,
  owned: Owned,
  quiz: StoredQuiz,
  { timing, now }: { readonly timing: Timing; readonly now: Date },
): Promise<AttemptState> {
  const end = endOf(now.getTime(), quiz.timeLimitSeconds, timing);
  const endsAt = end === null ? null : new Date(end);
  const id = await db
    .transaction()
    .execute((trx) => beginAttempt(trx, { ...owned, timing, startedAt: now, endsAt }));
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
  throw new Problem(isOver(attempt, now) ? 'timeOver' : 'attemptOver');
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
    const attempt = await holdAttempt(trx, id);
    if (attempt.outcome) return;
    checkAnswers(attempt, answers);
    const counted = isOver(attempt, now) ? attempt.answers : answers;
    await writeOutcome(trx, id, counted, outcomeOf(attempt, counted, now));
  });
}
