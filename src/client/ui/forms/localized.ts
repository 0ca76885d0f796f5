import type { Localized } from '../../../shared/contract/text';
import { LOCALE_CODES } from '../../../shared/locales';
import { countLetters } from './countLetters';
import type { Fields } from './fields';

/** Returns the text that was typed into a field, without blanks at its ends. */
export const readTextField = (fields: Fields, name: string): string =>
  (fields[name] ?? '').replaceAll('\r\n', '\n').trim();

/**
 * Reads a text of all languages, whose fields are called `name.en` and so on; empty ones are left
 * out.
 */
export function readLocalizedField(fields: Fields, name: string): Localized {
  const texts = LOCALE_CODES.map(
    (code) => [code, readTextField(fields, `${name}.${code}`)] as const,
  );
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** Lists the names of those fields of such a text that have more letters than the limit. */
export const listTooLongFields = (fields: Fields, name: string, limit: number): string[] =>
  LOCALE_CODES.map((code) => `${name}.${code}`).filter(
    (field) => countLetters(readTextField(fields, field)) > limit,
  );
