import type { QuizSettings } from '../contract/quizPapers';
import type { StoredQuestion } from '../contract/quizzes';
import type { Localized } from '../contract/text';

const isWritten = (text: Localized | null | undefined): text is Localized =>
  text !== null && text !== undefined && Object.keys(text).length > 0;

/**
 * Lists the words of a question that are not its prompt and must be there. Spellings are accepted
 * in every language: they need no other.
 */
function partsOf(question: StoredQuestion): readonly Localized[] {
  switch (question.kind) {
    case 'ordering':
      return question.options;
    case 'matching':
      return question.pairs.flatMap(({ item, match }) => [item, match]);
    case 'text':
      return [];
    case 'number':
      return [question.unit].filter(isWritten);
    default:
      return question.options.flatMap(({ label, explanation }) => [
        label,
        ...[explanation].filter(isWritten),
      ]);
  }
}

/** Lists all words of a quiz that a language should have. */
export const listQuizTexts = (
  { bands }: Pick<QuizSettings, 'bands'>,
  questions: readonly StoredQuestion[],
): readonly Localized[] => [
  ...bands.map(({ text }) => text),
  ...questions.flatMap((question) => [
    question.prompt,
    ...[question.explanation].filter(isWritten),
    ...partsOf(question),
  ]),
];
