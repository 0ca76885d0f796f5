import type { Localized } from '../../../shared/contract/text';
import {
  TERM_LIMITS,
  type DistrictShapes,
  type TermList,
  type Vocabulary,
  type WrittenTerm,
} from '../../../shared/contract/vocabularies';
import { SLUG_PATTERN } from '../../../shared/contract/editing';
import { fold } from '../../../shared/fold';
import { LOCALES, isLocale, type Locale } from '../../../shared/locales';
import { findShapeFault, type ShapeFault } from '../../../shared/shapeFaults';
import { findDelimiter, parseCells, parseLines, type PastedRow } from './parseTable';
import { isGeoJson, parseShapes, type PastedShape } from './parseShapes';
import { createKey, sortAsTree, toWrittenTerms } from './termList';

/** Term of a list that was pasted, before it has a key. */
interface Given {
  /** Number of the line; of a shape its place in the file. */
  readonly line: number;
  readonly name: Localized;
  readonly key: string;
  /** Key or name of the district that it lies in; undefined where nothing is said. */
  readonly parent: string | undefined;
}

/** Faults of a line by itself, or beside the others. */
type TermFault = 'noName' | 'tooLong' | 'twice' | 'badKey' | 'unknownParent' | 'tooMany';

/** Fault of one line, by its number and what it is called. */
export interface PastedFault {
  readonly line: number;
  readonly name: string;
  readonly code: TermFault;
}

/** Outcome of a line: a new term, one that changes, one that is offered again, one that stays. */
export type PastedState = 'added' | 'changed' | 'back' | 'same';

export interface PastedTerm {
  readonly term: WrittenTerm;
  readonly state: PastedState;
}

/** Meaning of a text that was pasted, on top of the list as it is now. */
export interface PastedTerms {
  readonly rows: readonly PastedTerm[];
  readonly faults: readonly PastedFault[];
  /** The whole list as it would be. */
  readonly terms: readonly WrittenTerm[];
  /** Names of columns that are not read. */
  readonly ignored: readonly string[];
  readonly shapes: DistrictShapes | null;
  readonly shapeFault: ShapeFault | null;
  /** Keys of districts that have a shape now and none afterwards. */
  readonly losing: readonly string[];
  /** Properties that could hold the names of shapes. */
  readonly properties: readonly string[];
}

export interface PasteOptions {
  readonly vocabulary: Vocabulary;
  /** Language of names of which none is said. */
  readonly locale: Locale;
  /** Property that holds the names of shapes; without it the likeliest one. */
  readonly property?: string;
}

const NAME_WORDS = ['name', 'district', 'topic', 'ad', 'isim', 'mahalle', 'konu', 'الاسم', 'الحي'];

/** Finds the language that the name of a column says: `en`, `name_en`, `English`. */
function findColumnLocale(header: string): Locale | null {
  const code = /^(?:name|title)?[\s_:(-]*([a-z]{2})\)?$/i.exec(header)?.[1]?.toLowerCase();
  if (isLocale(code)) return code;
  return LOCALES.find(({ name }) => fold(name) === fold(header))?.code ?? null;
}

type Column = 'key' | 'parent' | Locale | null;

function findColumn(header: string, locale: Locale): Column {
  const word = fold(header.trim());
  if (word === 'key' || word === 'parent') return word;
  return findColumnLocale(header.trim()) ?? (NAME_WORDS.map(fold).includes(word) ? locale : null);
}

/** Reads a table whose first line names its columns; null where no column is one of names. */
function readTable(text: string, locale: Locale) {
  const delimiter = findDelimiter(text);
  if (delimiter === null) return null;
  const [head, ...rows] = parseCells(text, delimiter);
  const columns = (head?.cells ?? []).map((cell) => findColumn(cell, locale));
  if (!columns.some(isLocale)) return null;
  const given = rows.map(({ line, cells }): Given => {
    const read = (column: Column) => cells[columns.indexOf(column)] ?? '';
    const names = columns
      .filter(isLocale)
      .flatMap((code) => (read(code) ? [[code, read(code)]] : []));
    return {
      line,
      name: Object.fromEntries(names) as Localized,
      key: columns.includes('key') ? read('key') : '',
      parent: columns.includes('parent') ? read('parent') : undefined,
    };
  });
  return { given, ignored: head!.cells.filter((_cell, index) => columns[index] === null) };
}

/** Reads one name a line. A line that is further in lies in the last one that is less so. */
function readLines(text: string, { locale, vocabulary }: PasteOptions): Given[] {
  const above: PastedRow[] = [];
  return parseLines(text).map((row) => {
    while (above.length > 0 && above.at(-1)!.indent >= row.indent) above.pop();
    const parent = above.at(-1)?.cells[0];
    above.push(row);
    const lies = vocabulary === 'districts' && parent !== undefined;
    return {
      line: row.line,
      name: { [locale]: row.cells[0]! },
      key: '',
      parent: lies ? parent : undefined,
    };
  });
}

const listNames = (name: Localized): string[] => Object.values(name).map(fold);

/** Tells whether two names are the same in a language, whatever their spelling. */
function isAlike(one: Localized, other: Localized): boolean {
  const names = listNames(other);
  return listNames(one).some((name) => names.includes(name));
}

const findSame = (terms: readonly WrittenTerm[], { key, name }: Given) =>
  terms.find((term) => (key === '' ? isAlike(term.name, name) : term.key === key));

const SLUG = new RegExp(SLUG_PATTERN);
const CONTROL_CHARACTERS = /\p{Cc}/u;

function findFault({ name, key }: Given): PastedFault['code'] | null {
  const names = Object.values(name);
  if (names.every((text) => text.trim() === '')) return 'noName';
  if (names.some((text) => [...text].length > TERM_LIMITS.name || CONTROL_CHARACTERS.test(text)))
    return 'tooLong';
  return key !== '' && (!SLUG.test(key) || key.length > TERM_LIMITS.key) ? 'badKey' : null;
}

const getGivenName = ({ name, key }: Given): string => Object.values(name)[0] ?? key;

/** Tells whether one gets from a term up to a district that lies in none. */
function hasTop(terms: readonly WrittenTerm[], term: WrittenTerm): boolean {
  const seen = new Set<string>();
  for (let at: WrittenTerm | undefined = term; at;) {
    if (seen.has(at.key)) return false;
    seen.add(at.key);
    const { parent }: WrittenTerm = at;
    at = terms.find(({ key }) => key === parent);
  }
  return true;
}

/** Puts what is given on top of a list. Faulty lines are left out and told. */
function putOnTop(list: readonly WrittenTerm[], given: readonly Given[], vocabulary: Vocabulary) {
  const faults: PastedFault[] = [];
  const tell = (code: PastedFault['code'], one: Given) =>
    void faults.push({ line: one.line, name: getGivenName(one), code });
  const terms = [...list];
  const taken = new Set(list.map(({ key }) => key));
  const placed: { one: Given; key: string; before: WrittenTerm | undefined }[] = [];
  for (const one of given) {
    const fault = findFault(one);
    const before = findSame(terms, one);
    if (fault ?? placed.some(({ key }) => key === before?.key)) {
      tell(fault ?? 'twice', one);
      continue;
    }
    const key = before?.key ?? (one.key || createKey(one.name, taken, vocabulary.slice(0, -1)));
    const term: WrittenTerm = {
      key,
      name: { ...before?.name, ...one.name },
      isRetired: false,
      parent: before?.parent ?? null,
    };
    taken.add(key);
    if (before) terms[terms.indexOf(before)] = term;
    else terms.push(term);
    placed.push({ one, key, before });
  }
  const find = (key: string) => terms.findIndex((term) => term.key === key);
  for (const { one, key } of placed) {
    if (one.parent === undefined || vocabulary === 'topics') continue;
    const wanted = { ...one, key: '', name: { en: one.parent } };
    const parent =
      one.parent === ''
        ? null
        : (terms.find((term) => term.key === one.parent) ?? findSame(terms, wanted))?.key;
    const nested = { ...terms[find(key)]!, parent: parent ?? null };
    const isFaulty = parent === undefined || !hasTop(terms.with(find(key), nested), nested);
    if (isFaulty) tell('unknownParent', one);
    else terms[find(key)] = nested;
  }
  if (terms.length > TERM_LIMITS.terms) tell('tooMany', given.at(-1)!);
  const rows = placed.map(({ key, before }): PastedTerm => {
    const term = terms[find(key)]!;
    return { term, state: findState(term, before) };
  });
  return { rows, faults: faults.toSorted((a, b) => a.line - b.line), terms: sortAsTree(terms) };
}

function findState(term: WrittenTerm, before: WrittenTerm | undefined): PastedState {
  if (!before) return 'added';
  if (before.isRetired) return 'back';
  const isSame =
    term.parent === before.parent &&
    LOCALES.every(({ code }) => (term.name[code] ?? '') === (before.name[code] ?? ''));
  return isSame ? 'same' : 'changed';
}

/** Puts the shapes with the keys that their names have been given. */
function collectShapes(
  pasted: readonly PastedShape[],
  list: TermList,
  terms: readonly WrittenTerm[],
): Pick<PastedTerms, 'shapes' | 'shapeFault' | 'losing'> {
  const features = pasted.map((shape): DistrictShapes['features'][number] => ({
    type: 'Feature',
    properties: { key: findSame(terms, { ...shape, parent: undefined })?.key ?? shape.key },
    geometry: shape.geometry,
  }));
  const { crs } = pasted[0] ?? {};
  const shapes: DistrictShapes = {
    type: 'FeatureCollection',
    features,
    ...(crs !== undefined && { crs }),
  };
  const given = new Set(features.map(({ properties }) => properties.key));
  return {
    shapes,
    shapeFault: findShapeFault(shapes, new Set(terms.map(({ key }) => key))),
    losing: list.terms
      .filter(({ key, hasShape }) => hasShape && !given.has(key))
      .map(({ key }) => key),
  };
}

const NO_SHAPES = { shapes: null, shapeFault: null, losing: [], properties: [] } as const;

/**
 * Reads a list that was pasted: one name a line, a table with a column for each language, or shapes
 * as GeoJSON. Null for a text that begins like GeoJSON and is none.
 */
export function parsePastedTerms(
  text: string,
  list: TermList,
  options: PasteOptions,
): PastedTerms | null {
  const { vocabulary, locale } = options;
  const written = toWrittenTerms(list);
  if (isGeoJson(text)) {
    const found = vocabulary === 'districts' ? parseShapes(text, options) : null;
    if (!found) return null;
    const given = found.shapes.map((shape) => ({ ...shape, parent: undefined }));
    const put = putOnTop(written, given, vocabulary);
    const shaped = collectShapes(found.shapes, list, put.terms);
    return { ...put, ...shaped, ignored: [], properties: found.properties };
  }
  const { given, ignored } = readTable(text, locale) ?? {
    given: readLines(text, options),
    ignored: [],
  };
  return { ...putOnTop(written, given, vocabulary), ...NO_SHAPES, ignored };
}
