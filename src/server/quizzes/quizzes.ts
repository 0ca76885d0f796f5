import {
  QuizDetails,
  QuizFacts,
  type OwnAttempts,
  type StoredQuiz,
} from '../../shared/contract/quizzes';
import { findAttemptRefusal, type QuizWindow } from '../../shared/quizzes/attemptRefusal';
import { listOfferedTimings, type Timing } from '../../shared/quizzes/timing';
import { isSectionWritable } from '../../shared/settings';
import { getSettings } from '../city/currentSettings';
import type { ContentRow } from '../content/contentQueries';
import type { ReadFacts, ReadContext, SectionDefinition } from '../content/section';
import { closeOverdueAttempts } from './attempts';
import { type Database } from '../db/openDatabase';
import {
  NO_ATTEMPTS,
  gradeAttempts,
  findLastTiming,
  listAttempts,
  summariseAttempts,
} from './ownAttempts';
import { isQuizReady } from './writing/quizSource';

export const toStoredQuiz = (row: Pick<ContentRow, 'details'>): StoredQuiz =>
  row.details as unknown as StoredQuiz;

function factsOf(row: ContentRow, own: OwnAttempts | null): QuizFacts {
  const quiz = toStoredQuiz(row);
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
  await closeOverdueAttempts(db, 'person_id', viewer.id, now);
  const ids = rows.map(({ id }) => id);
  const own = await summariseAttempts(db, viewer.id, ids);
  const gradedOf = (row: ContentRow) =>
    gradeAttempts(own.get(row.id) ?? NO_ATTEMPTS, toStoredQuiz(row));
  return new Map(rows.map((row) => [row.id, factsOf(row, gradedOf(row))]));
};

/** Returns what decides whether this reader can begin an attempt. */
export function toQuizWindow(row: ContentRow, { own, ...known }: QuizFacts): QuizWindow {
  return {
    status: row.status,
    isSectionClosed: !isSectionWritable(getSettings(), 'quizzes'),
    opensAt: row.opens_at?.getTime() ?? null,
    closesAt: row.closes_at?.getTime() ?? null,
    questionCount: known.questionCount,
    attemptLimit: known.attemptLimit,
    isSignedIn: own !== null,
    attempts: own?.attempts ?? 0,
  };
}

export async function readQuizDetails(reading: ReadContext, row: ContentRow): Promise<QuizDetails> {
  const { db, viewer, now } = reading;
  const known = (await facts(reading, [row])).get(row.id)!;
  const given = viewer && (await givenTiming(db, row.id, viewer.id));
  const timings = listOfferedTimings(toStoredQuiz(row).ownTiming, given);
  const wanted = given ?? (viewer ? await findLastTiming(db, viewer.id) : 'usual');
  return {
    ...known,
    refusal: findAttemptRefusal(toQuizWindow(row, known), now.getTime()),
    rightAnswers: toStoredQuiz(row).rightAnswers,
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
  details: readQuizDetails,
  isReady: isQuizReady,
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
