import type { QuizSettings } from '../../../shared/contract/quizPapers';
import type { StoredQuestion } from '../../../shared/contract/quizzes';

/**
 * Returns what decides about the points of a question: all but its words. Spellings are no words:
 * they are what is right.
 */
function bare(question: StoredQuestion): object {
  const { kind } = question;
  switch (question.kind) {
    case 'ordering':
      return { kind, options: question.options.length };
    case 'matching':
      return { kind, pairs: question.pairs.length };
    case 'text':
      return { kind, accepted: question.accepted };
    case 'number':
      return { kind, value: question.value, tolerance: question.tolerance };
    default:
      return { kind, options: question.options.map(({ correct }) => correct) };
  }
}

interface Quiz {
  readonly settings: QuizSettings;
  readonly questions: readonly StoredQuestion[];
}

/**
 * Returns what stays as it is once a person has tried: attempts would come to something else with
 * anything of it changed.
 */
export const getFixedPart = ({ settings, questions }: Quiz): object => {
  const { passMarkPercent, gradeMethod, shuffle } = settings;
  return { passMarkPercent, gradeMethod, shuffle, questions: questions.map(bare) };
};
