import type { Answer } from '../../../../shared/ballots/answers';
import type { QuestionOf, QuestionType } from '../../../../shared/ballots/paper';

/**
 * Properties of the field of a question. An answer may say nothing yet; what is blank is not cast.
 */
export interface FieldProps<T extends QuestionType> {
  /** Id of the field, for the names and ids of its controls. */
  readonly id: string;
  readonly question: QuestionOf<T>;
  readonly answer: Answer<T> | undefined;
  readonly onAnswer: (answer: Answer<T>) => void;
}
