import type { Template } from '../../../../../shared/ballots/templates';
import type { WrittenQuestion } from '../../../../../shared/contract/papers';
import { createBlankOption } from '../blankQuestion';
import type { WrittenPaper } from '../../../../parts/builder/writtenPaper';

/**
 * Returns the paper with the questions and rules of a template; dates, group and quorum stay as
 * they are.
 */
export const applyTemplate = (
  before: WrittenPaper,
  { rules, questions }: Template,
  newId: () => string,
): WrittenPaper => ({
  rules: { ...before.rules, ...rules },
  questions: questions.map(
    (question) =>
      ({
        ...question,
        id: newId(),
        help: null,
        conditions: [],
        options: question.options.map((label) => ({ ...createBlankOption(newId()), label })),
      }) as WrittenQuestion,
  ),
});
