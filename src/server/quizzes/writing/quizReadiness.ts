import { canPublish, findQuizFaults } from '../../../shared/quizzes/quizFaults';
import type { Database } from '../../db/openDatabase';
import { factsOf, readQuizSource } from './quizSource';

/**
 * Tells whether a quiz could be published: nothing is wrong with its settings and its questions.
 */
export async function isQuizReady(db: Database, quizId: string, now: Date): Promise<boolean> {
  const source = await readQuizSource(db, quizId);
  return canPublish(findQuizFaults(source.settings, source.questions, factsOf(source, now)));
}
