import { readFileSync } from 'node:fs';
import { LOCALE_CODES, SOURCE_LOCALE, type Locale } from '../shared/locales';
import type { Catalogue } from './messageFaults';

type TranslationLocale = Exclude<Locale, typeof SOURCE_LOCALE>;

/** The languages that the portal's English texts are translated into. */
export const TRANSLATIONS = LOCALE_CODES.filter(
  (code): code is TranslationLocale => code !== SOURCE_LOCALE,
);

interface Wording {
  /** Term as the glossary prints it. */
  readonly say: string;
  /** Beginnings of words without Arabic vowel signs; one of them has to occur. */
  readonly stems: readonly string[];
  /** Regular expressions for what is said instead in no text of the portal. */
  readonly never?: readonly string[];
}

export interface Term extends Readonly<Partial<Record<TranslationLocale, Wording>>> {
  readonly term: string;
  /** Regular expression for the English text. */
  readonly english: string;
}

export interface Glossary {
  readonly terms: readonly Term[];
  /** By message id, then term: why another word is right there. */
  readonly exceptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Texts that a language has in common with English. */
  readonly shared: Readonly<Partial<Record<TranslationLocale, readonly string[]>>>;
}

export const readGlossary = (): Glossary =>
  JSON.parse(readFileSync('i18n/glossary.json', 'utf8')) as Glossary;

const VOWEL_SIGNS = /[\u064b-\u0652\u0670\u0640]/g;
const fold = (locale: Locale, text: string) =>
  text.replace(VOWEL_SIGNS, '').toLocaleLowerCase(locale);

/**
 * Messages that use an English term while the translation has none of the words agreed on for it.
 */
/** Name of a value: it is no word of the text. */
const PLACEHOLDER = /\{\w+\}/g;

export function findGlossaryFaults(
  locale: TranslationLocale,
  {
    english,
    translated,
    glossary,
  }: { english: Catalogue; translated: Catalogue; glossary: Glossary },
): readonly string[] {
  return glossary.terms.flatMap((term) => {
    const wording = term[locale];
    if (!wording) return [`${locale}: the glossary has no word for “${term.term}”`];
    const { say, stems } = wording;
    const pattern = new RegExp(term.english, 'i');
    return Object.entries(english)
      .map(([id, text]) => [id, text.replace(PLACEHOLDER, '')] as const)
      .filter(([id, text]) => pattern.test(text) && id in translated)
      .filter(([id]) => !glossary.exceptions[id]?.[term.term])
      .filter(
        ([id]) => !stems.some((stem) => fold(locale, translated[id]!).includes(fold(locale, stem))),
      )
      .map(([id]) => `${locale} ${id}: “${term.term}” is “${say}”: ${translated[id]}`);
  });
}

/** Finds words that the glossary rules out, in any text of the language. */
export function findForbiddenWords(
  locale: TranslationLocale,
  text: string,
  { terms }: Glossary,
): string[] {
  const folded = fold(locale, text);
  return terms
    .flatMap((term) => term[locale]?.never ?? [])
    .flatMap((words) => folded.match(new RegExp(words, 'u'))?.[0] ?? []);
}

/** Exceptions that are none: the message is gone, or says the term after all. */
export function findUnusedExceptions(
  glossary: Glossary,
  catalogues: Readonly<Partial<Record<Locale, Catalogue>>>,
): readonly string[] {
  const without: Glossary = { ...glossary, exceptions: {} };
  const faults = TRANSLATIONS.flatMap((locale) =>
    findGlossaryFaults(locale, {
      english: catalogues[SOURCE_LOCALE] ?? {},
      translated: catalogues[locale] ?? {},
      glossary: without,
    }),
  );
  return Object.entries(glossary.exceptions)
    .flatMap(([id, terms]) => Object.keys(terms).map((term) => ({ id, term })))
    .filter(({ id, term }) => !faults.some((fault) => fault.includes(` ${id}: “${term}”`)))
    .map(({ id, term }) => `${id}: the exception for “${term}” is not needed`);
}

const ENGLISH_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** Writes the glossary as README prints it. */
export function formatGlossaryTable({ terms }: Glossary): string {
  const toRow = (cells: readonly (string | undefined)[]) => `| ${cells.join(' | ')} |`;
  const rows = terms.map((term) => [
    term.term,
    ...TRANSLATIONS.map((code) => term[code]?.say ?? ''),
  ]);
  const names = LOCALE_CODES.map((code) => ENGLISH_NAMES.of(code));
  return [names, names.map(() => '---'), ...rows].map(toRow).join('\n');
}
