import { sql } from 'kysely';
import type { AttemptSummary, OwnAttempts } from '../../shared/contract/quizzes';
import type { Timing } from '../../shared/quizzes/timing';
import type { Database } from '../db/openDatabase';

/** What a person has made of each of these quizzes; one without an attempt is left out. */
export async function summariseAttempts(
  db: Database,
  personId: string,
  quizIds: readonly string[],
): Promise<ReadonlyMap<string, OwnAttempts>> {
  const { rows } = await sql<OwnAttempts & { readonly quizId: string }>`
    select quiz_id as "quizId",
      count(submitted_at)::integer as attempts,
      max(percent) as "bestPercent",
      (array_agg(percent order by number desc) filter (where submitted_at is not null))[1] as "latestPercent",
      coalesce(bool_or(has_passed), false) as "hasPassed",
      (array_agg(id) filter (where submitted_at is null))[1] as running
    from quiz_attempts
    where person_id = ${personId} and quiz_id = any(${[...quizIds]}::uuid[])
    group by quiz_id`.execute(db);
  return new Map(rows.map(({ quizId, ...own }) => [quizId, own]));
}

const MOST = 100;

/** A person's attempts at a quiz that are over, newest first. */
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

/** How this person took the time limit last: who needs more time says so once. */
export async function lastTiming(db: Database, personId: string): Promise<Timing> {
  const row = await db
    .selectFrom('quiz_attempts')
    .select('timing')
    .where('person_id', '=', personId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.timing ?? 'usual';
}
