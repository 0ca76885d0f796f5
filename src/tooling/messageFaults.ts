import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../shared/locales';
import { listWordings } from './wordings';

export interface Message {
  readonly id: string;
  readonly defaultMessage: string;
  readonly description: string;
}

export type Catalogue = Readonly<Record<string, string>>;

const ENGLISH_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** Forms of a plural, as CLDR orders them. */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Lists the plural forms that a language has by Intl. */
function listPluralForms(locale: Locale): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return PLURAL_FORMS.filter((form) => pluralCategories.includes(form));
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Message).defaultMessage === 'string';

/** Lists all messages in the exports of a `messages.ts`, however they are grouped. */
export function listMessages(value: unknown): readonly Message[] {
  if (isMessage(value)) return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listMessages)
    : [];
}

/** Faults of the source: two texts for one id, or no description for the translators. */
export function findSourceFaults(messages: readonly Message[]): readonly string[] {
  const texts = new Map<string, string>();
  return messages.flatMap(({ id, defaultMessage, description }) => {
    const other = texts.get(id);
    texts.set(id, defaultMessage);
    return [
      ...(other !== undefined && other !== defaultMessage ? [`${id}: two different texts`] : []),
      ...(description ? [] : [`${id}: no description`]),
    ];
  });
}

type Forms = Readonly<Record<string, string>>;

/**
 * Finds plurals without all forms of their language, or with forms that cannot be right: in Arabic,
 * 3 to 10 things never look as 100 do, and 11 to 99 do so only in the feminine (reference: sections
 * 5.2).
 */
export function findPluralFaults(locale: Locale, catalogue: Catalogue): readonly string[] {
  return Object.entries(catalogue).flatMap(([id, text]) =>
    plurals(parse(text)).flatMap((forms) =>
      findFormFaults(locale, forms).map(
        (fault) => `${id}: ${ENGLISH_NAMES.of(locale)} plural ${fault}`,
      ),
    ),
  );
}

/** Finds what is wrong with the forms of one plural. */
export function findFormFaults(locale: Locale, forms: Forms): readonly string[] {
  const missing = listPluralForms(locale).filter((form) => !(form in forms));
  if (missing.length > 0) return [`without ${missing.join(', ')}`];
  const { few, many, other } = forms;
  return [
    ...(few !== undefined && few === other ? ['whose few is other'] : []),
    ...(many !== undefined && many === other && !other.includes('ة')
      ? ['whose many is other']
      : []),
  ];
}

/** Lists the cardinal plurals in a message, each with its forms as text. */
function plurals(elements: readonly MessageFormatElement[]): readonly Forms[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const options = Object.entries(element.options);
    const inner = options.flatMap(([, { value }]) => plurals(value));
    const isCardinal = element.type === TYPE.plural && element.pluralType === 'cardinal';
    if (!isCardinal) return inner;
    return [
      Object.fromEntries(options.map(([form, { value }]) => [form, listWordings(value).join()])),
      ...inner,
    ];
  });
}

/** Exports of a file of messages, by the names that code uses. */
interface MessageFile {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Lists each message with the last name on the way to it. */
function namedMessages(value: unknown, names: readonly string[]): readonly [string, Message][] {
  if (isMessage(value)) return [[names.at(-1)!, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => namedMessages(inner, [...names, name]));
}

const isWritten = (name: string, source: string) =>
  new RegExp(`(?<![\\w-])${name.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(source);

/**
 * Messages that no source text asks for. Where a table of messages is read by a name that is
 * computed, the name has to be written somewhere. `sources` are the texts of all other files.
 */
export function findUnusedMessages(
  files: readonly MessageFile[],
  sources: readonly string[],
): readonly string[] {
  return files.flatMap(({ exports }) =>
    Object.entries(exports).flatMap(([name, table]) => {
      const scope = scopeOf(name, sources);
      return namedMessages(table, [name])
        .filter(([key]) => !isWritten(key, scope))
        .map(([, { id }]) => `${id}: nothing shows this text`);
    }),
  );
}

/**
 * Finds where the names of a table's messages can stand: in the files that name the table, or
 * anywhere if one reads it by a computed name.
 */
function scopeOf(table: string, sources: readonly string[]): string {
  const readers = sources.filter((source) => isWritten(table, source)).join('\n');
  const isComputed = new RegExp(`\\b${table}(?!\\.\\w|\\w)`).test(
    readers.replace(/^import[^;]*;/gm, ''),
  );
  return isComputed ? sources.join('\n') : readers;
}
