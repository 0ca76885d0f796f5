import { readFileSync } from 'node:fs';
import type { Catalogue } from './messageFaults';

/** The languages that the portal's English texts are translated into. */
export const TRANSLATIONS = ['ar', 'tr'] as const;
type TranslationLocale = (typeof TRANSLATIONS)[number];

interface Wording {
  /** Term as the glossary prints it. */
  readonly say: string;
  /** Beginnings of words without Arabic vowel signs; one of them has to occur. */
  readonly stems: readonly string[];
  /** Regular expressions for what is said instead in no text of the portal. */
  readonly never?: readonly string[];
}

export interface Term extends Readonly<Record<TranslationLocale, Wording>> {
  readonly term: string;
  /** Regular expression for the English text. */
  readonly english: string;
}

export interface Glossary {
  readonly terms: readonly Term[];
  /** By message id, then term: why another word is right there. */
  readonly exceptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const readGlossary = (): Glossary =>
  JSON.parse(readFileSync('i18n/glossary.json', 'utf8')) as Glossary;

const VOWEL_SIGNS = /[\u064b-\u0652\u0670\u0640]/g;
const FOLD: Readonly<Record<TranslationLocale, (text: string) => string>> = {
  ar: (text) => text.replace(VOWEL_SIGNS, ''),
  tr: (text) => text.toLocaleLowerCase('tr'),
};

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
  const fold = FOLD[locale];
  return glossary.terms.flatMap((term) => {
    const { say, stems } = term[locale];
    const pattern = new RegExp(term.english, 'i');
    return Object.entries(english)
      .map(([id, text]) => [id, text.replace(PLACEHOLDER, '')] as const)
      .filter(([id, text]) => pattern.test(text) && id in translated)
      .filter(([id]) => !glossary.exceptions[id]?.[term.term])
      .filter(([id]) => !stems.some((stem) => fold(translated[id]!).includes(fold(stem))))
      .map(([id]) => `${locale} ${id}: “${term.term}” is “${say}”: ${translated[id]}`);
  });
}

/** Finds words that the glossary rules out, in any text of the language. */
export function findForbiddenWords(
  locale: TranslationLocale,
  text: string,
  { terms }: Glossary,
): string[] {
  const folded = FOLD[locale](text);
  return terms
    .flatMap((term) => term[locale].never ?? [])
    .flatMap((words) => folded.match(new RegExp(words, 'u'))?.[0] ?? []);
}

/** Exceptions that are none: the message is gone, or says the term after all. */
export function findUnusedExceptions(
  glossary: Glossary,
  catalogues: Readonly<Record<'en' | TranslationLocale, Catalogue>>,
): readonly string[] {
  const without: Glossary = { ...glossary, exceptions: {} };
  const faults = TRANSLATIONS.flatMap((locale) =>
    findGlossaryFaults(locale, {
      english: catalogues.en,
      translated: catalogues[locale],
      glossary: without,
    }),
  );
  return Object.entries(glossary.exceptions)
    .flatMap(([id, terms]) => Object.keys(terms).map((term) => ({ id, term })))
    .filter(({ id, term }) => !faults.some((fault) => fault.includes(` ${id}: “${term}”`)))
    .map(({ id, term }) => `${id}: the exception for “${term}” is not needed`);
}

/** Writes the glossary as README prints it. */
export function formatGlossaryTable({ terms }: Glossary): string {
  const rows = terms.map(({ term, ar, tr }) => `| ${term} | ${ar.say} | ${tr.say} |`);
  return ['| English | Arabic | Turkish |', '| --- | --- | --- |', ...rows].join('\n');
}
