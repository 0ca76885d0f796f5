import type { NewSeeds } from '../../../../../shared/contract/statements';
import { STATEMENT_LIMITS } from '../../../../../shared/contract/statements';
import type { Locale } from '../../../../../shared/locales';
import { toStatementLetters } from '../../../../../shared/statementLetters';
import { countLetters } from '../../../../ui/forms/countLetters';
import type { Fields } from '../../../../ui/forms/fields';
import type { Faults } from '../../../../ui/forms/formContext';
import { readTextField } from '../../../../ui/forms/localized';
import { seedFaultMessages } from '../messages';

/** Reads one statement a line, without empty lines. */
const readSeedLines = (fields: Fields): string[] =>
  readTextField(fields, 'seeds')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Converts the form to statements as they are sent. */
export function readSeeds(fields: Fields): NewSeeds {
  const lang = fields['lang'] as Locale;
  const isMeta = fields['isMeta'] === 'on';
  return {
    seeds: readSeedLines(fields).map((line) => ({ lang, texts: { [lang]: line }, isMeta })),
  };
}

const isOutside = (line: string): boolean => {
  const letters = countLetters(line);
  return letters < STATEMENT_LIMITS.least || letters > STATEMENT_LIMITS.most;
};

/** Finds the first fault of the lines. */
export function checkSeeds(fields: Fields): Faults {
  const lines = readSeedLines(fields);
  const isRepeated = new Set(lines.map(toStatementLetters)).size < lines.length;
  const found = (
    [
      ['none', lines.length === 0],
      ['tooMany', lines.length > STATEMENT_LIMITS.seedsAtOnce],
      ['length', lines.some(isOutside)],
      ['repeated', isRepeated],
    ] as const
  ).find(([, applies]) => applies);
  return found ? { seeds: seedFaultMessages[found[0]] } : {};
}
