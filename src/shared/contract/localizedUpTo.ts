import Type from 'typebox';

/** A translatable field as it is written: every language, each up to so many letters. */
export const localizedUpTo = (letters: number) => {
  const text = Type.Optional(Type.String({ maxLength: letters }));
  return Type.Object({ en: text, ar: text, tr: text }, { additionalProperties: false });
};
