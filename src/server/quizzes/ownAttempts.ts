import { sql } from 'kysely';
import type { AttemptSummary, OwnAttempts } from '../../shared/contract/quizzes';
import type { GradeMethod } from '../../shared/quizzes/settings';
import type { Timing } from '../../shared/quizzes/timing';
import type { Database } from '../db/openDatabase';
import { isPassed } from './scoring';

type Totals = Omit<OwnAttempts, 'gradePercent' | 'hasPassed'> & {
  readonly averagePercent: number | null;
  readonly firstPercent: number | null;
};

const GRADES: { readonly [M in GradeMethod]: (totals: Totals) => number | null } = {
  highest: ({ bestPercent }) => bestPercent,
  average: ({ averagePercent }) => averagePercent,
  first: ({ firstPercent }) => firstPercent,
  last: ({ latestPercent }) => latestPercent,
};

interface Grading {
  readonly gradeMethod: GradeMethod;
  readonly passMarkPercent: number;
}

/** Grades a person’s attempts at a quiz, by what counts in it. */
export function gradeAttempts(
  totals: Totals,
  { gradeMethod, passMarkPercent }: Grading,
): OwnAttempts {
  const { averagePercent: _average, firstPercent: _first, ...own } = totals;
  const gradePercent = GRADES[gradeMethod](totals);
  const hasPassed = gradePercent !== null && isPassed(gradePercent, passMarkPercent);
  return { ...own, gradePercent, hasPassed };
}

export const NO_ATTEMPTS: Totals = {
  attempts: 0,
  bestPercent: null,
  averagePercent: null,
  firstPercent: null,
  latestPercent: null,
  running: null,
};

/**
 * Summarises what a person has made of each of these quizzes; one without an attempt is left out.
 */
export async function summariseAttempts(
  db: Database,
  personId: string,
  quizIds: readonly string[],
): Promise<ReadonlyMap<string, Totals>> {
  const { rows } = await sql<Totals & { readonly quizId: string }>`
    select quiz_id as "quizId",
      count(submitted_at)::integer as attempts,
      max(percent) as "bestPercent",
      avg(percent) as "averagePercent",
      (array_agg(percent order by number) filter (where submitted_at is not null))[1] as "firstPercent",
      (array_agg(percent order by number desc) filter (where submitted_at is not null))[1] as "latestPercent",
      (array_agg(id) filter (where submitted_at is null))[1] as running
    from quiz_attempts
    where person_id = ${personId} and quiz_id = any(${[...quizIds]}::uuid[])
    group by quiz_id`.execute(db);
  return new Map(rows.map(({ quizId, ...own }) => [quizId, own]));
}

const MOST = 100;

/** Lists a person's attempts at a quiz that are over, newest first. */
export async function listAttempts(
  db: Database,
  personId: string,
  quizId: string,
): Promise<AttemptSummary[]> {
  const rows = await db
    .selectFrom('quiz_attempts')
    .select(['id', 'number', 'started_at', 'submitted_at', 'percent', 'has_passed'])
    .where('quiz_id', '=', quizId)
    .where('person_id', '=', personId)
    .where('submitted_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    startedAt: row.started_at.toISOString(),
    submittedAt: row.submitted_at!.toISOString(),
    percent: row.percent!,
    hasPassed: row.has_passed!,
  }));
}

/** Reads how this person took the time limit last: people who need more time say so once. */
export async function findLastTiming(db: Database, personId: string): Promise<Timing> {
  const row = await db
    .selectFrom('quiz_attempts')
    .select('timing')
    .where('person_id', '=', personId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.timing ?? 'usual';
}
