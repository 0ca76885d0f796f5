import { LOCALE_CODES, type Locale } from '../shared/locales';
import { PLURAL_FORMS, findFormFaults, type Catalogue } from './messageFaults';
import { findTypographyFaults } from './textFaults';

/** Texts of `i18n/host`, as a tree; a plural is an object with a form `other`. */
export interface HostTexts {
  readonly [name: string]: string | readonly string[] | HostTexts;
}
/** Words of `i18n/content`, by language. */
export type Words = Readonly<Record<string, Partial<Readonly<Record<Locale, string>>>>>;

type Forms = Readonly<Record<string, string>>;

const isPlural = (value: object): value is Forms =>
  'other' in value &&
  Object.keys(value).every((name) => PLURAL_FORMS.some((form) => form === name));

/** Lists the texts of a tree, and its plurals, by the way to them. */
function flatten(value: unknown, path: readonly string[]): readonly [string, string | Forms][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  if (isPlural(value)) return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, [...path, name]));
}

const placeholders = (text: string): string =>
  [...new Set(text.match(/\{\w+\}/g))].toSorted().join();
const textOf = (value: string | Forms): string =>
  typeof value === 'string' ? value : value.other!;

/**
 * Finds what is wrong with the texts of the host in a language: other names or placeholders than in
 * the source, empty ones, plurals without all forms, wrong typography.
 */
export function findHostFaults(
  locale: Locale,
  texts: HostTexts,
  source: HostTexts,
): readonly string[] {
  const [own, wanted] = [texts, source].map((tree) => new Map(flatten(tree, [])));
  const names = [...new Set([...own!.keys(), ...wanted!.keys()])];
  const catalogue: Record<string, string> = {};
  const faults = names.flatMap((name) => {
    const [text, english] = [own!.get(name), wanted!.get(name)];
    if (text === undefined) return [`${name}: missing`];
    if (english === undefined) return [`${name}: left over`];
    catalogue[name] = textOf(text);
    const isSame = placeholders(textOf(text)) === placeholders(textOf(english));
    return [
      ...(typeof text === typeof english ? [] : [`${name}: a plural in one of both`]),
      ...(textOf(text) ? [] : [`${name}: empty`]),
      ...(isSame ? [] : [`${name}: other placeholders`]),
      ...(typeof text === 'string' ? [] : findFormFaults(locale, text)).map(
        (fault) => `${name}: plural ${fault}`,
      ),
    ];
  });
  return [
    ...faults.map((fault) => `host/${locale} ${fault}`),
    ...findTypographyFaults(locale, catalogue as Catalogue),
  ];
}

/** Finds words that are there in some languages only. */
export const findMissingWords = (words: Words): readonly string[] =>
  Object.entries(words).flatMap(([name, texts]) =>
    LOCALE_CODES.filter((code) => !texts[code]).map((code) => `content/words ${name}: no ${code}`),
  );
