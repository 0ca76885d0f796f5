import type { Template } from '../../../../../shared/ballots/templates';
import type { WrittenQuestion } from '../../../../../shared/contract/papers';
import { blankOption } from '../blankQuestion';
import type { Written } from '../written';

/**
 * Returns the paper with the questions and rules of a template; dates, group and quorum stay as
 * they are.
 */
export const fromTemplate = (
  before: Written,
  { rules, questions }: Template,
  newId: () => string,
): Written => ({
  rules: { ...before.rules, ...rules },
  questions: questions.map(
    (question) =>
      ({
        ...question,
        id: newId(),
        help: null,
        conditions: [],
        options: question.options.map((label) => ({ ...blankOption(newId()), label })),
      }) as WrittenQuestion,
  ),
});
