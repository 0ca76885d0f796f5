import type { WrittenOption, WrittenQuestion } from '../../../shared/contract/papers';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import { readBody, readLine, readLocalized } from '../../editing/readWritten';
import { Problem } from '../../http/problem';

/** A text that says nothing in any language is none. */
function optionalText(text: Localized | null, read: (text: string) => string): Localized | null {
  const kept = text && readLocalized(text, read);
  return kept && Object.keys(kept).length > 0 ? kept : null;
}

/** Moments that a poll can be about: the database does not know all that JSON can say. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

/** The same moment in UTC. @throws Problem invalidRequest for one of another age, or none */
export function readMoment(moment: string | null): string | null {
  if (moment === null) return null;
  const date = new Date(moment);
  const year = date.getUTCFullYear();
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return date.toISOString();
  throw new Problem('invalidRequest', `Not a moment between ${FIRST_YEAR} and ${LAST_YEAR}.`);
}

const readOption = (
  type: WrittenQuestion['type'],
  { id, label, description, cost, startsAt }: WrittenOption,
): WrittenOption => ({
  id,
  label: readLocalized(label, readLine),
  description: optionalText(description, readBody),
  cost: type === 'budget' && cost ? cost : null,
  startsAt: type === 'date' ? readMoment(startsAt) : null,
});

/**
 * A paper as it is kept: texts without what is no text, and of an option only what its question can use.
 * @throws Problem invalidRequest for a date that is none
 */
export const readQuestions = (questions: readonly WrittenQuestion[]): WrittenQuestion[] =>
  questions.map((question) => ({
    ...question,
    prompt: readLocalized(question.prompt, readLine),
    help: optionalText(question.help, readBody),
    options: question.options.map((option) => readOption(question.type, option)),
  }));

const MOST_LETTERS = 5_000;

/** What is told to everybody. @throws Problem invalidRequest when the original language is missing or a text too long */
export function readStatement(text: Localized, original: Locale): Localized {
  const kept = readLocalized(text, readBody);
  if (kept[original] === undefined)
    throw new Problem('invalidRequest', `A text in the original language (${original}) is needed.`);
  if (Object.values(kept).some((said) => said.length > MOST_LETTERS))
    throw new Problem('invalidRequest', `A text has at most ${MOST_LETTERS} letters.`);
  return kept;
}
