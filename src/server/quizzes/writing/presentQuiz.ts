import type { QuizPaper } from '../../../shared/contract/quizPapers';
import { findQuizFaults } from '../../../shared/quizzes/quizFaults';
import type { ReadContext } from '../../content/section';
import { factsOf, readQuizSource } from './quizSource';

/** Presents a quiz as its writers see it: with what is right, and what is wrong with it. */
export async function presentQuiz({ db, now }: ReadContext, quizId: string): Promise<QuizPaper> {
  const source = await readQuizSource(db, quizId);
  const { revision, originalLocale, settings, questions, isFrozen } = source;
  const faults = findQuizFaults(settings, questions, factsOf(source, now));
  return { revision, originalLocale, settings, questions, isFrozen, faults };
}
