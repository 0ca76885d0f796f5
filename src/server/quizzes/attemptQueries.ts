import { sql, type Selectable } from 'kysely';
import type { StoredQuestion } from '../../shared/contract/quizzes';
import type { QuizAnswers } from '../../shared/quizzes/answers';
import { GRACE_MS, limitEndToClosing, type Timing } from '../../shared/quizzes/timing';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import type { AttemptState, AttemptOutcome } from './attempt';

type Row = Selectable<Tables['quiz_attempts']> & {
  readonly questions: readonly StoredQuestion[];
  readonly pass_mark: number;
  readonly shuffle: boolean;
  readonly closes_at: Date | null;
};

const stateOf = (row: Row): AttemptState => ({
  id: row.id,
  shuffle: row.shuffle,
  isStored: true,
  startedAt: row.started_at,
  endsAt: limitEndToClosing(row.ends_at, row.closes_at),
  passMarkPercent: row.pass_mark,
  questions: row.questions,
  answers: row.answers,
  savedAt: row.saved_at,
  outcome: row.submitted_at && {
    submittedAt: row.submitted_at,
    isLate: row.is_late,
    points: row.points!,
    percent: row.percent!,
    hasPassed: row.has_passed!,
  },
});

const selectAttempts = (db: Database) =>
  db
    .selectFrom('quiz_attempts')
    .innerJoin('quiz_papers', 'quiz_papers.id', 'quiz_attempts.paper_id')
    .innerJoin('contents', 'contents.id', 'quiz_attempts.quiz_id')
    .selectAll('quiz_attempts')
    .select(['quiz_papers.questions', 'contents.closes_at'])
    .select(sql<number>`(contents.details ->> 'passMarkPercent')::integer`.as('pass_mark'))
    .select(sql<boolean>`(contents.details ->> 'shuffle')::boolean`.as('shuffle'));

export interface AttemptOwner {
  readonly quizId: string;
  readonly personId: string;
}

/** Finds an attempt; undefined for what is not this person's attempt at this quiz. */
export async function findAttempt(
  db: Database,
  { quizId, personId }: AttemptOwner,
  id: string,
): Promise<AttemptState | undefined> {
  const row = await selectAttempts(db)
    .where('quiz_attempts.id', '=', id)
    .where('quiz_attempts.quiz_id', '=', quizId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row && stateOf(row as Row);
}

/** Finds an attempt and holds it until the transaction ends: it is handed in once. */
export async function lockAttempt(trx: Database, id: string): Promise<AttemptState> {
  const row = await selectAttempts(trx)
    .where('quiz_attempts.id', '=', id)
    .forUpdate('quiz_attempts')
    .executeTakeFirstOrThrow();
  return stateOf(row as Row);
}

/** Attempts that nobody handed in before their time was over. */
export async function listOverdueAttempts(
  db: Database,
  by: 'quiz_id' | 'person_id',
  id: string,
  now: Date,
): Promise<AttemptState[]> {
  const rows = await selectAttempts(db)
    .where(`quiz_attempts.${by}`, '=', id)
    .where('submitted_at', 'is', null)
    .where(sql`least(ends_at, contents.closes_at)`, '<=', new Date(now.getTime() - GRACE_MS))
    .execute();
  return rows.map((row) => stateOf(row as Row));
}

/** Keeps the questions of a quiz as they are now; the same ones are kept once. */
async function keepPaper(db: Database, quizId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into quiz_papers (quiz_id, questions)
    select id, details -> 'questions' from contents where id = ${quizId}
    on conflict (quiz_id, digest) do update set digest = default
    returning id`.execute(db);
  return rows[0]!.id;
}

export interface NewAttempt extends AttemptOwner {
  readonly timing: Timing;
  readonly startedAt: Date;
  /** When its own time is over, wherever the quiz closes: that can be put off meanwhile. */
  readonly endsAt: Date | null;
}

/**
 * Begins an attempt; where one is under way, or begins at the same moment, that one stays. Answers
 * the id of what is under way.
 */
export async function insertAttempt(db: Database, beginning: NewAttempt): Promise<string> {
  const { quizId, personId, timing, startedAt, endsAt } = beginning;
  // A writer of the questions holds the row: they are read before or after it, and stay from here
  // on.
  await sql`select from contents where id = ${quizId} for share`.execute(db);
  const paperId = await keepPaper(db, quizId);
  await sql`
    insert into quiz_attempts (quiz_id, paper_id, person_id, number, timing, started_at, ends_at)
    select ${quizId}, ${paperId}, ${personId}, coalesce(max(number), 0) + 1, ${timing}, ${startedAt}, ${endsAt}
    from quiz_attempts where quiz_id = ${quizId} and person_id = ${personId}
    on conflict do nothing`.execute(db);
  const { id } = await db
    .selectFrom('quiz_attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .where('person_id', '=', personId)
    .where('submitted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Writes answers; false where the attempt is over: what comes after the end, by the clock of the
 * host, is not written.
 */
export async function writeAnswers(
  db: Database,
  id: string,
  answers: QuizAnswers,
  now: Date,
): Promise<boolean> {
  const endOf = sql<Date | null>`least(ends_at, (select closes_at from contents where id = quiz_id))`;
  const latest = new Date(now.getTime() - GRACE_MS);
  const { numUpdatedRows } = await db
    .updateTable('quiz_attempts')
    .set({ answers: JSON.stringify(answers), saved_at: now })
    .where('id', '=', id)
    .where('submitted_at', 'is', null)
    .where((eb) => eb.or([eb(endOf, 'is', null), eb(endOf, '>', latest)]))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Writes what an attempt came to, once. */
export async function writeOutcome(
  db: Database,
  id: string,
  answers: QuizAnswers,
  outcome: AttemptOutcome,
): Promise<void> {
  await db
    .updateTable('quiz_attempts')
    .set({
      answers: JSON.stringify(answers),
      submitted_at: outcome.submittedAt,
      is_late: outcome.isLate,
      points: JSON.stringify(outcome.points),
      percent: outcome.percent,
      has_passed: outcome.hasPassed,
    })
    .where('id', '=', id)
    .where('submitted_at', 'is', null)
    .execute();
}
