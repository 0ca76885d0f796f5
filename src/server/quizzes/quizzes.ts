import {
  QuizDetails,
  QuizFacts,
  type OwnAttempts,
  type StoredQuiz,
} from '../../shared/contract/quizzes';
import { attemptRefusal, type QuizWindow } from '../../shared/quizzes/refusal';
import { offeredTimings, type Timing } from '../../shared/quizzes/timing';
import type { ContentRow } from '../content/contentQueries';
import type { ReadFacts, ReadContext, SectionDefinition } from '../content/section';
import { closeOverdue } from './attempts';
import { type Database } from '../db/openDatabase';
import { NO_ATTEMPTS, graded, lastTiming, listAttempts, summariseAttempts } from './ownAttempts';

export const storedQuiz = (row: Pick<ContentRow, 'details'>): StoredQuiz =>
  row.details as unknown as StoredQuiz;

function factsOf(row: ContentRow, own: OwnAttempts | null): QuizFacts {
  const quiz = storedQuiz(row);
  const { timeLimitSeconds, passMarkPercent, attemptLimit, gradeMethod } = quiz;
  const questionCount = quiz.questions.length;
  return { timeLimitSeconds, passMarkPercent, attemptLimit, gradeMethod, questionCount, own };
}

/**
 * Rules and the reader's own results: no question is shown before an attempt has begun, and no
 * answer before it is over.
 */
const facts = async ({ db, viewer, now }: ReadContext, rows: readonly ContentRow[]) => {
  if (!viewer) return new Map(rows.map((row) => [row.id, factsOf(row, null)]));
  await closeOverdue(db, 'person_id', viewer.id, now);
  const ids = rows.map(({ id }) => id);
  const own = await summariseAttempts(db, viewer.id, ids);
  const gradedOf = (row: ContentRow) => graded(own.get(row.id) ?? NO_ATTEMPTS, storedQuiz(row));
  return new Map(rows.map((row) => [row.id, factsOf(row, gradedOf(row))]));
};

/** Returns what decides whether this reader can begin an attempt. */
export function windowOf(row: ContentRow, { own, ...known }: QuizFacts): QuizWindow {
  return {
    status: row.status,
    opensAt: row.opens_at?.getTime() ?? null,
    closesAt: row.closes_at?.getTime() ?? null,
    questionCount: known.questionCount,
    attemptLimit: known.attemptLimit,
    isSignedIn: own !== null,
    attempts: own?.attempts ?? 0,
  };
}

export async function details(reading: ReadContext, row: ContentRow): Promise<QuizDetails> {
  const { db, viewer, now } = reading;
  const known = (await facts(reading, [row])).get(row.id)!;
  const given = viewer && (await givenTiming(db, row.id, viewer.id));
  const timings = offeredTimings(storedQuiz(row).ownTiming, given);
  const wanted = given ?? (viewer ? await lastTiming(db, viewer.id) : 'usual');
  return {
    ...known,
    refusal: attemptRefusal(windowOf(row, known), now.getTime()),
    rightAnswers: storedQuiz(row).rightAnswers,
    attempts: viewer ? await listAttempts(db, viewer.id, row.id) : [],
    timings: [...timings],
    timing: timings.includes(wanted) ? wanted : 'usual',
  };
}

export const quizzes: SectionDefinition = {
  section: 'quizzes',
  listDetails: QuizFacts,
  pageDetails: QuizDetails,
  facts: facts satisfies ReadFacts,
  details,
};

/**
 * Reads the time that was given to a person in a quiz; null: none beside what the quiz offers to
 * all.
 */
async function givenTiming(db: Database, quizId: string, personId: string): Promise<Timing | null> {
  const row = await db
    .selectFrom('quiz_extra_times')
    .select('timing')
    .where('quiz_id', '=', quizId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.timing ?? null;
}
