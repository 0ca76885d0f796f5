import { canPublishQuiz, findQuizFaults } from '../../../shared/quizzes/quizFaults';
import type { Database } from '../../db/openDatabase';
import { toQuizSourceFacts, readQuizSource } from './quizSource';

/**
 * Tells whether a quiz could be published: nothing is wrong with its settings and its questions.
 */
export async function isQuizReady(db: Database, quizId: string, now: Date): Promise<boolean> {
  const source = await readQuizSource(db, quizId);
  return canPublishQuiz(
    findQuizFaults(source.settings, source.questions, toQuizSourceFacts(source, now)),
  );
}
