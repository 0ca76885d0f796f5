import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { completeCourse } from './enrolling';

interface Remaining {
  readonly courseId: string;
  /** Keys of the lessons that the course has. */
  readonly keys: readonly string[];
}

/**
 * Completes the course for everybody who has done all lessons that remain: with a lesson that was
 * removed nothing would be left for them to do.
 */
export async function completeFinishedCourses(
  trx: Database,
  { courseId, keys }: Remaining,
  at: Date,
): Promise<void> {
  if (keys.length === 0) return;
  const done = sql<boolean>`(
    select count(*) from lesson_progress
    where enrollment_id = enrollments.id and lesson = any(${[...keys]}::text[])
  ) = ${keys.length}`;
  const rows = await trx
    .selectFrom('enrollments')
    .select(['id', 'person_id as personId'])
    .where('course_id', '=', courseId)
    .where('state', '=', 'inProgress')
    .where(done)
    .forUpdate()
    .execute();
  for (const { id, personId } of rows) await completeCourse(trx, id, { courseId, personId, at });
}
