import Type from 'typebox';
import { createLanguageFields } from './text';

/**
 * Describes a translatable field as it is written: every language, each up to this number of
 * letters.
 */
export const createLocalizedSchema = (letters: number) =>
  Type.Object(createLanguageFields(Type.String({ maxLength: letters })), {
    additionalProperties: false,
  });
