import type { LineFault } from './contract/papers';
import { isEmail, toEmailKey } from './emailAddress';
import { removeInvisible } from './invisibleMarks';
import { findFirstLocale, LOCALES, type Locale } from './locales';
import { parseRoleScope, type GrantableRole } from './permissions/roles';

/** A line of a table of people. */
export interface ListedPerson {
  /** Counted from 1. */
  readonly line: number;
  readonly email: string;
  /** Empty where the table says none. */
  readonly name: string;
  /** Roles as they are given: `editor`, `editor:section=events`. */
  readonly roles: readonly string[];
  readonly locale: Locale;
}

export interface PeopleListResult {
  /** People of whom nothing is wrong. */
  readonly people: readonly ListedPerson[];
  readonly faults: readonly LineFault[];
}

export interface OfferedLanguages {
  readonly offered: readonly Locale[];
  /** Language of a line that says none. */
  readonly first: Locale;
}

/** Parts of the portal, besides its sections, that a role can be limited to. */
export interface ScopedPlaces {
  /** Their keys. */
  readonly districts: readonly string[];
  /** Ids of teams and committees, by how a table may name them. */
  readonly groups: ReadonlyMap<string, string>;
}

export const MAX_PEOPLE_LINES = 5_000;
const MAX_FAULT_TEXT_LETTERS = 80;
const LONGEST_NAME = 100;

/** Heads of columns, in the languages that are built in. */
const HEADS = {
  email: [
    'email',
    'e-mail',
    'e-mail address',
    'address',
    'eposta',
    'e-posta',
    'e-posta adresi',
  ].concat(['adres', 'e-mailadres', 'البريد الإلكتروني', 'عنوان البريد الإلكتروني', 'العنوان']),
  name: [
    'name',
    'full name',
    'ad',
    'ad soyad',
    'adı',
    'adı soyadı',
    'isim',
    'naam',
    'volledige naam',
    'الاسم',
    'الاسم الكامل',
  ],
  roles: ['roles', 'role', 'roller', 'rol', 'rollen', 'الأدوار', 'الدور'],
  language: ['language', 'locale', 'dil', 'taal', 'اللغة'],
} as const satisfies Record<string, readonly string[]>;
type Column = keyof typeof HEADS;

/** Names of the roles, as the portal shows them or as programs write them. */
const ROLE_WORDS: Readonly<Record<GrantableRole, readonly string[]>> = {
  editor: ['editor', 'editör', 'redacteur', 'التحرير'],
  moderator: ['moderator', 'moderatör', 'إدارة الحوار'],
  admin: ['admin', 'administrator', 'yönetici', 'beheerder', 'إدارة البوابة'],
};

/** Writes a word as words are compared: what Turkish capitals leave behind goes as well. */
const toWord = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().replaceAll('\u0307', '');

/** A row that says something, with its line. */
interface Row {
  readonly row: string;
  readonly line: number;
}

const SEPARATORS = [';', ',', '\t'] as const;
/** First line of a file for spreadsheets alone, which names what is between its cells. */
const SEPARATOR_LINE = /^"?sep=.?"?$/i;

/** Finds what is between the cells of a row: what it has most of. */
const findSeparator = (row: string): string =>
  SEPARATORS.toSorted((one, other) => row.split(other).length - row.split(one).length)[0]!;

/** Splits a row; a cell in quotation marks may hold what else is between cells. */
function splitRow(row: string, separator: string): string[] {
  const cell = new RegExp(
    `\\s*(?:"((?:[^"]|"")*)"[^${separator}]*|([^${separator}]*))(?:${separator}|$)`,
    'gy',
  );
  return [...row.matchAll(cell)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );
}

/** Finds the place of each column by its head. */
const findColumns = (heads: readonly string[]): Readonly<Record<Column, number>> => {
  const words = heads.map(toWord);
  const place = (column: Column) =>
    words.findIndex((word) => (HEADS[column] as readonly string[]).includes(word));
  return {
    email: place('email'),
    name: place('name'),
    roles: place('roles'),
    language: place('language'),
  };
};

const findRole = (word: string): GrantableRole | undefined =>
  (Object.keys(ROLE_WORDS) as GrantableRole[]).find((role) => ROLE_WORDS[role].includes(word));

/** Reads the names of several roles; blanks may stand between those that have none in them. */
const listRoleWords = (cell: string): string[] =>
  cell
    .split(/[,،;+/|]/)
    .map(toWord)
    .flatMap((word) => (findRole(word) ? [word] : word.split(/\s+/)))
    .filter(Boolean);

type RoleRead = { readonly role: string } | { readonly fault: 'unknownRole' | 'unknownScope' };

/** Reads a role, and after a colon the part of the portal that it is for: `section=events`. */
function readRole(word: string, { districts, groups }: ScopedPlaces): RoleRead {
  const [name = '', scope] = word.split(':');
  const role = findRole(name);
  if (!role) return { fault: 'unknownRole' };
  if (scope === undefined) return { role };
  const [kind, value = ''] = scope.split('=');
  const place = kind === 'group' ? groups.get(value) : value;
  const scoped = parseRoleScope(`${role}:${kind}=${place}`);
  const isKnown = scoped && (scoped.kind !== 'district' || districts.includes(scoped.value));
  return isKnown ? { role: `${role}:${kind}=${place}` } : { fault: 'unknownScope' };
}

/** Lists the names of a language: its own, and those in the languages that are built in. */
const listLanguageNames = (code: Locale, name: string): readonly string[] =>
  [
    name,
    ...LOCALES.map((other) => new Intl.DisplayNames(other.code, { type: 'language' }).of(code)!),
  ].map(toWord);

/** Finds a language by its tag, such as `tr` or `tr-BE`, or by one of its names. */
function findLanguage(text: string, { offered, first }: OfferedLanguages): Locale | null {
  if (text === '') return first;
  const word = toWord(text);
  const named = LOCALES.find(({ code, name }) =>
    listLanguageNames(code, name).includes(word),
  )?.code;
  return findFirstLocale([named ?? text], offered);
}

/** Writes addresses without a row of heads as a table; null where something else stands there. */
function toTable(rows: readonly Row[]): readonly Row[] | null {
  const addresses = rows.flatMap(({ row, line }) =>
    row
      .split(/[\s;,،؛]+/)
      .filter(Boolean)
      .map((address) => ({ row: address, line })),
  );
  const isList = addresses.length > 0 && addresses.every(({ row }) => isEmail(row));
  return isList ? [{ row: HEADS.email[0]!, line: 0 }, ...addresses] : null;
}

/**
 * Reads a table of people to invite, as a spreadsheet writes it: a row of heads, then a person a
 * row, with semicolons, commas or tabs between the cells. The address alone must be there; several
 * roles stand in one cell. A plain list of addresses is read, too. Faults by line: `noHeader`,
 * `noAddress`, `nameTooLong`, `unknownRole`, `unknownScope`, `unknownLanguage`, `repeated`,
 * `tooManyLines`.
 */
export function parsePeopleList(
  text: string,
  languages: OfferedLanguages,
  places: ScopedPlaces,
): PeopleListResult {
  const written = removeInvisible(text)
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ row, line: index + 1 }))
    .filter(({ row }) => /[^\s;,"]/.test(row) && !SEPARATOR_LINE.test(row.trim()));
  const [header, ...lines] = toTable(written) ?? written;
  const fault = (line: number, code: string, found: string): LineFault => ({
    line,
    code,
    text: found.slice(0, MAX_FAULT_TEXT_LETTERS),
  });
  const separator = findSeparator(header?.row ?? '');
  const columns = findColumns(header ? splitRow(header.row, separator) : []);
  if (columns.email < 0)
    return { people: [], faults: [fault(header?.line ?? 1, 'noHeader', header?.row ?? '')] };
  if (lines.length > MAX_PEOPLE_LINES) {
    const { line } = lines[MAX_PEOPLE_LINES]!;
    return { people: [], faults: [fault(line, 'tooManyLines', String(lines.length))] };
  }

  const seen = new Set<string>();
  const people: ListedPerson[] = [];
  const faults: LineFault[] = [];
  for (const { row, line } of lines) {
    const cells = splitRow(row, separator);
    const read = (column: Column) => cells[columns[column]] ?? '';
    const email = read('email');
    const name = read('name').replace(/\s+/g, ' ');
    const words = listRoleWords(read('roles'));
    const roles = words.map((word) => readRole(word, places));
    const locale = findLanguage(read('language'), languages);
    const key = toEmailKey(email);
    const found = [
      !isEmail(email) && fault(line, 'noAddress', email),
      name.length > LONGEST_NAME && fault(line, 'nameTooLong', name),
      ...roles
        .map((read, index) => 'fault' in read && fault(line, read.fault, words[index]!))
        .filter((one) => one !== false)
        .slice(0, 1),
      locale === null && fault(line, 'unknownLanguage', read('language')),
      seen.has(key) && fault(line, 'repeated', email),
    ].filter((one) => one !== false);
    seen.add(key);
    faults.push(...found);
    if (found.length === 0 && locale !== null)
      people.push({
        line,
        email,
        name,
        roles: [...new Set(roles.flatMap((read) => ('role' in read ? [read.role] : [])))],
        locale,
      });
  }
  return { people, faults };
}
