import type { WrittenOption, WrittenQuestion } from '../../../shared/contract/papers';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import { readMoment } from '../../editing/readMoment';
import { readBody, readLine, readLocalized, readOptional } from '../../editing/readWritten';
import { Problem } from '../../http/problem';

const readOption = (
  type: WrittenQuestion['type'],
  { id, label, description, cost, startsAt }: WrittenOption,
): WrittenOption => ({
  id,
  label: readLocalized(label, readLine),
  description: readOptional(description, readBody),
  cost: type === 'budget' && cost ? cost : null,
  startsAt: type === 'date' ? readMoment(startsAt) : null,
});

/**
 * Converts a paper to the form it is kept in: texts without what is no text, and of an option only
 * what its question can use.
 * @throws Problem invalidRequest for a date that is none
 */
export const readQuestions = (questions: readonly WrittenQuestion[]): WrittenQuestion[] =>
  questions.map((question) => ({
    ...question,
    prompt: readLocalized(question.prompt, readLine),
    help: readOptional(question.help, readBody),
    options: question.options.map((option) => readOption(question.type, option)),
  }));

const MOST_LETTERS = 5_000;

/**
 * Reads a public statement. @throws Problem invalidRequest when the original language is missing or
 * a text too long
 */
export function readStatement(text: Localized, original: Locale): Localized {
  const kept = readLocalized(text, readBody);
  if (kept[original] === undefined)
    throw new Problem('invalidRequest', `A text in the original language (${original}) is needed.`);
  if (Object.values(kept).some((said) => said.length > MOST_LETTERS))
    throw new Problem('invalidRequest', `A text has at most ${MOST_LETTERS} letters.`);
  return kept;
}
