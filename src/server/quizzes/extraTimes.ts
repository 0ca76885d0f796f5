import type { Timing } from '../../shared/quizzes/timing';
import type { Database } from '../db/openDatabase';

/**
 * Reads the time that was given to a person in a quiz; null: none beside what the quiz offers to
 * all.
 */
export async function givenTiming(
  db: Database,
  quizId: string,
  personId: string,
): Promise<Timing | null> {
  const row = await db
    .selectFrom('quiz_extra_times')
    .select('timing')
    .where('quiz_id', '=', quizId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.timing ?? null;
}
