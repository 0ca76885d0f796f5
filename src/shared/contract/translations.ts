import { Type, type Static } from 'typebox';
import { LocaleSchema } from './text';

/** Source of a translation: a person, or a program. */
const TRANSLATION_SOURCES = ['person', 'machine'] as const;

/** `GET …/comments/{id}/translation`. */
export const TranslationQuery = Type.Object({ to: LocaleSchema }, { additionalProperties: false });
export type TranslationQuery = Static<typeof TranslationQuery>;

export const Translation = Type.Object({
  body: Type.String({ description: 'Markdown' }),
  lang: LocaleSchema,
  source: Type.Enum([...TRANSLATION_SOURCES]),
});
export type Translation = Static<typeof Translation>;
