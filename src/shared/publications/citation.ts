import type { PublicationKind } from '../contract/publications';
import type { Locale } from '../locales';

/** Parts of a publication that a citation names. */
export interface CitedPublication {
  readonly slug: string;
  readonly kind: PublicationKind;
  readonly title: string;
  readonly issuingBody: string;
  /** The day, `2026-03-10`. */
  readonly issuedOn: string;
  readonly identifier: string;
  readonly city: string;
  /** Language of title and body. */
  readonly lang: Locale;
  /** Number of the revision of its text. */
  readonly revision: number;
  /** With origin. */
  readonly address: string;
}

export const CITATION_FORMATS = {
  bib: { mediaType: 'application/x-bibtex; charset=utf-8', write: bibTexOf },
  ris: { mediaType: 'application/x-research-info-systems; charset=utf-8', write: risOf },
} as const;
export type CitationFormat = keyof typeof CITATION_FORMATS;

/** Names a language as `biblatex` does: in English, in small letters. */
const toBibLanguage = (code: Locale): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code)!.toLowerCase();

/** The kinds that have a type of their own; the others are reports. */
const BIB_TYPES: Partial<Record<PublicationKind, string>> = { dataset: 'misc', press: 'misc' };
const RIS_TYPES: Partial<Record<PublicationKind, string>> = {
  dataset: 'DATA',
  press: 'PRESS',
  regulation: 'STAT',
};

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const texOf = (text: string) =>
  oneLine(text).replace(/[\\{}$&#%_~^]/g, (char) => TEX[char] ?? `\\${char}`);

/**
 * Writes a BibTeX entry. A name in braces is one name: without them its words would be read as
 * those of a person.
 */
function bibTexOf(cited: CitedPublication): string {
  const fields = {
    author: `{${texOf(cited.issuingBody)}}`,
    title: texOf(cited.title),
    year: cited.issuedOn.slice(0, 4),
    date: cited.issuedOn,
    institution: texOf(cited.city),
    number: texOf(cited.identifier),
    version: String(cited.revision),
    url: cited.address,
    langid: toBibLanguage(cited.lang),
  };
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name} = {${value}},\n`);
  return `@${BIB_TYPES[cited.kind] ?? 'techreport'}{${cited.slug},\n${lines.join('')}}\n`;
}

/** Writes a RIS entry: one field a line, lines end as the format asks for. */
function risOf(cited: CitedPublication): string {
  const fields: readonly (readonly [string, string])[] = [
    ['TY', RIS_TYPES[cited.kind] ?? 'RPRT'],
    ['AU', cited.issuingBody],
    ['TI', cited.title],
    ['PY', cited.issuedOn.slice(0, 4)],
    ['DA', cited.issuedOn.replaceAll('-', '/')],
    ['PB', cited.city],
    ['SN', cited.identifier],
    ['ET', String(cited.revision)],
    ['LA', cited.lang],
    ['UR', cited.address],
  ];
  const lines = fields
    .map(([tag, value]) => [tag, oneLine(value)] as const)
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => `${tag}  - ${value}\r\n`);
  return `${lines.join('')}ER  - \r\n`;
}

/**
 * Leads to the publication for ever; a reader of a later state is told so. `address` has no query.
 */
export const toVersionAddress = (address: string, revision: number): string =>
  `${address}?version=${revision}`;

/** Reads the revision that an address names; null where it names none. */
export function findNamedVersion(search: URLSearchParams): number | null {
  const named = search.get('version') ?? '';
  return /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null;
}
