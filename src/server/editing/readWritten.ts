import {
  RESERVED_SLUGS,
  TEXT_FIELDS,
  type TextField,
  type WrittenContent,
} from '../../shared/contract/editing';
import type { Localized } from '../../shared/contract/text';
import { LOCALE_CODES, type Locale } from '../../shared/locales';
import { Problem } from '../http/problem';
import { readText } from '../identity/readName';

const LETTER = /\p{L}/u;

/** Reads a text of several lines as it is kept. */
export const readBody = readText;
/** Reads a text on one line as it is kept. */
export const readLine = (text: string) => readBody(text).replace(/\s+/g, ' ');

const READERS: Readonly<Record<TextField, (text: string) => string>> = {
  title: readLine,
  summary: readLine,
  body: readBody,
};

/** Reads the texts of all languages; a language without a text is left out. */
export function readLocalized(texts: Localized, read: (text: string) => string): Localized {
  const kept = LOCALE_CODES.map((code) => [code, read(texts[code] ?? '')] as const);
  return Object.fromEntries(kept.filter(([, text]) => text !== ''));
}

/** Readers find a text there, and be it an empty one. */
export const toEmptyIfMissing = (text: Localized, original: Locale): Localized =>
  Object.keys(text).length > 0 ? text : { [original]: '' };

/** Reads an optional text; one that says nothing in any language is none. */
export function readOptional(
  text: Localized | null,
  read: (text: string) => string,
): Localized | null {
  const kept = text && readLocalized(text, read);
  return kept && Object.keys(kept).length > 0 ? kept : null;
}

/** The texts of a content as they are kept: nothing in them is a command to whoever shows them. */
type Texts = Readonly<Record<TextField, Localized>>;

/**
 * @throws Problem invalidTitle for a title without a letter in the original language,
 *   reservedAddress
 */
export function readWritten(written: WrittenContent): Texts {
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, readLocalized(written[field], READERS[field])]),
  ) as Texts;
  if (!LETTER.test(texts.title[written.originalLocale] ?? '')) throw new Problem('invalidTitle');
  if (RESERVED_SLUGS.includes(written.slug)) throw new Problem('reservedAddress');
  return texts;
}
