import { Type, type TOptional, type TSchema } from 'typebox';
import { EMAIL_PATTERN, MAX_EMAIL_LETTERS } from '../emailAddress';
import { LOCALE_CODES, type Locale } from '../locales';

export const LocaleSchema = Type.Enum([...LOCALE_CODES] as Locale[]);

/** Describes one text for each language that is built in; each may be missing. */
export const createLanguageFields = <S extends TSchema>(text: S) =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, Type.Optional(text)])) as Record<
    Locale,
    TOptional<S>
  >;

/** A translatable field at rest: one text per language, at least the original one. */
export const Localized = Type.Object(createLanguageFields(Type.String()), {
  additionalProperties: false,
});
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
/**
 * An e-mail address in a request, by the one rule of `isEmail`; the refusal is `invalidEmail`. What
 * was stored before stays readable: answers have it as text.
 */
export const Email = Type.String({ maxLength: MAX_EMAIL_LETTERS, pattern: EMAIL_PATTERN });
export const DateTime = Type.String({ format: 'date-time' });
export const PlainDate = Type.String({ format: 'date' });
export const Count = Type.Integer({ minimum: 0 });
