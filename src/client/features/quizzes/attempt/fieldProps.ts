import type { PaperQuestion } from '../../../../shared/contract/quizzes';
import type { QuizAnswer, QuizAnswerOf } from '../../../../shared/quizzes/answers';
import type { QuestionKind } from '../../../../shared/quizzes/questionKinds';

/** Properties that the field of every kind of answer gets. */
export interface FieldProps<K extends QuestionKind> {
  readonly question: PaperQuestion;
  /** Name of the controls; no other question of the page has it. */
  readonly name: string;
  readonly answer: QuizAnswerOf[K] | null;
  /** Null: the answer was taken back. */
  readonly onAnswer: (answer: QuizAnswer | null) => void;
}
