import { SESSION_LIMITS, TRAINING_LIMITS } from '../../../../../shared/contract/trainingSessions';
import { LOCALE_CODES } from '../../../../../shared/locales';
import { countLetters } from '../../../../ui/forms/countLetters';
import type { Fields } from '../../../../ui/forms/fields';
import type { Faults } from '../../../../ui/forms/formContext';
import { splitLines } from './lines';
import { trainingPartMessages } from './messages';

interface Limit {
  readonly name: string;
  readonly lines: number;
  readonly letters: number;
}

const LIMITS: readonly Limit[] = [
  { name: 'trainers', lines: SESSION_LIMITS.trainers, letters: SESSION_LIMITS.name },
  ...LOCALE_CODES.map((lang) => ({
    name: `outcomes.${lang}`,
    lines: TRAINING_LIMITS.outcomes,
    letters: TRAINING_LIMITS.outcome,
  })),
];

function isTooMuch(text: string, { lines, letters }: Limit): boolean {
  const found = splitLines(text);
  return found.length > lines || found.some((line) => countLetters(line) > letters);
}

/** Fields with one name or point on each line. */
export const checkLines = (fields: Fields): Faults =>
  Object.fromEntries(
    LIMITS.filter((limit) => isTooMuch(fields[limit.name] ?? '', limit)).map(({ name }) => [
      name,
      trainingPartMessages.tooManyLines,
    ]),
  );
