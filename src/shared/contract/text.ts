import { Type, type TSchema } from 'typebox';
import { LOCALE_CODES, type Locale } from '../locales';

export const LocaleSchema = Type.Enum([...LOCALE_CODES] as Locale[]);

/** A translatable field at rest: one text per language, at least the original one. */
export const Localized = Type.Object(
  {
    en: Type.Optional(Type.String()),
    ar: Type.Optional(Type.String()),
    tr: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
export type Localized = { readonly [code in Locale]?: string };

/**
 * A translatable field as a reader gets it: in their language where a translation exists, otherwise
 * in the original one.
 */
export const Text = Type.Object({ text: Type.String(), lang: LocaleSchema });
export type Text = { readonly text: string; readonly lang: Locale };

export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
/** Words of Latin letters and digits with one hyphen between two of them. */
export const SLUG_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const DateTime = Type.String({ format: 'date-time' });
export const PlainDate = Type.String({ format: 'date' });
export const Count = Type.Integer({ minimum: 0 });
