import Type from 'typebox';

/**
 * Describes a translatable field as it is written: every language, each up to this number of
 * letters.
 */
export const createLocalizedSchema = (letters: number) => {
  const text = Type.Optional(Type.String({ maxLength: letters }));
  return Type.Object({ en: text, ar: text, tr: text }, { additionalProperties: false });
};
