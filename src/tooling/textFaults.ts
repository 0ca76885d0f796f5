import { parse } from '@formatjs/icu-messageformat-parser';
import { LOCALE_CODES, type Locale } from '../shared/locales';
import type { Catalogue } from './messageFaults';
import { listWordings } from './wordings';

interface Rule {
  readonly languages: readonly Locale[];
  readonly fault: string;
  readonly pattern: RegExp;
}

/** Languages by the script that they are written in. */
const writtenIn = (script: string) =>
  LOCALE_CODES.filter((code) => new Intl.Locale(code).maximize().script === script);
const LATIN = writtenIn('Latn');
const ARABIC = writtenIn('Arab');

/** The typography of `i18n/README.md`: what a text of the language never contains. */
const RULES: readonly Rule[] = [
  { languages: LOCALE_CODES, fault: 'a blank at the edge', pattern: /^\s|\s$/ },
  { languages: LOCALE_CODES, fault: 'two blanks', pattern: /\s{2}/ },
  { languages: LOCALE_CODES, fault: 'three full stops instead of “…”', pattern: /\.{3}/ },
  { languages: LOCALE_CODES, fault: 'a straight quotation mark', pattern: /["']/ },
  { languages: LOCALE_CODES, fault: 'a blank before a mark', pattern: /\s[,.;:!?،؛؟](?!\p{L})/u },
  {
    languages: LOCALE_CODES,
    fault: 'a mark that turns the direction',
    pattern: /[\u202a-\u202e\u2066-\u2069]/,
  },
  {
    languages: ['en'],
    fault: 'a number of languages, which each city chooses',
    pattern: /\b(two|three|four|five|\d) languages\b/i,
  },
  { languages: LATIN, fault: 'quotation marks of another language', pattern: /[«»„‹›]/ },
  { languages: ARABIC, fault: 'quotation marks of another language', pattern: /[“”‘’„]/ },
  { languages: ARABIC, fault: 'a Latin comma, semicolon or question mark', pattern: /[,;?]/ },
  { languages: ARABIC, fault: 'Arabic-Indic digits', pattern: /[\u0660-\u0669\u06f0-\u06f9]/ },
  { languages: ARABIC, fault: 'a Persian letter', pattern: /[کیەگچپژ]/ },
  { languages: LATIN, fault: 'Arabic letters or marks', pattern: /[\u0600-\u06ff]/ },
];

/** Texts that break the typography of their language. */
export function findTypographyFaults(language: Locale, catalogue: Catalogue): readonly string[] {
  const rules = RULES.filter(({ languages }) => languages.includes(language));
  return Object.entries(catalogue).flatMap(([id, text]) => {
    const wordings = listWordings(parse(text));
    return rules
      .filter(({ pattern }) => wordings.some((wording) => pattern.test(wording)))
      .map(({ fault }) => `${language} ${id}: ${fault}: ${text}`);
  });
}

const LETTERS = /\p{L}{2}/u;

/**
 * Translations that are the English text; the words that languages share are listed in `shared`.
 */
export function findUntranslatedFaults(
  language: Locale,
  {
    english,
    translated,
    shared,
  }: { english: Catalogue; translated: Catalogue; shared: readonly string[] },
): readonly string[] {
  return Object.entries(translated)
    .filter(
      ([id, text]) => text === english[id] && LETTERS.test(listWordings(parse(text)).join('')),
    )
    .filter(([, text]) => !shared.includes(text))
    .map(([id, text]) => `${language} ${id}: the English text: ${text}`);
}
