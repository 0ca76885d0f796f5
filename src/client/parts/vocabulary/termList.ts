import type { Localized } from '../../../shared/contract/text';
import {
  TERM_LIMITS,
  type TermList,
  type WrittenTerm,
} from '../../../shared/contract/vocabularies';
import { LOCALE_CODES } from '../../../shared/locales';
import { findName } from '../../../shared/settings';
import type { Locale } from '../../../shared/locales';
import { suggestSlug } from '../details/suggestSlug';

type Terms = readonly WrittenTerm[];

/** Returns a list as it is written: what the host counts is left out. */
export const toWrittenTerms = ({ terms }: TermList): WrittenTerm[] =>
  terms.map(({ key, name, isRetired, parent }) => ({ key, name, isRetired, parent }));

/** Lists the terms that are offered: those that nobody has retired. */
export const listOffered = ({ terms }: TermList) => terms.filter(({ isRetired }) => !isRetired);

/** Names a term in a language; one without a name by its key. */
export const getWrittenName = ({ key, name }: WrittenTerm, locale: Locale): string =>
  findName(name, locale) ?? key;

/** Puts each district behind the one that it lies in; the order among neighbours stays. */
export function sortAsTree<Each extends WrittenTerm>(terms: readonly Each[]): Each[] {
  const keys = new Set(terms.map(({ key }) => key));
  const listBelow = (parent: string | null): Each[] =>
    terms
      .filter((term) => (keys.has(term.parent ?? '') ? term.parent : null) === parent)
      .flatMap((term) => [term, ...listBelow(term.key)]);
  return listBelow(null);
}

/** Counts the districts that one lies in, the outermost included. */
export function getDepth(terms: Terms, { parent }: WrittenTerm): number {
  const above = terms.find(({ key }) => key === parent);
  return above ? getDepth(terms, above) + 1 : 0;
}

/** Lists a district and all that lie in it. */
export const listWithin = (terms: Terms, key: string): readonly string[] => [
  key,
  ...terms.filter(({ parent }) => parent === key).flatMap((term) => listWithin(terms, term.key)),
];

/** Returns the neighbour of a term in the same district, or undefined at the end of the row. */
export function findNeighbour(terms: Terms, term: WrittenTerm, by: -1 | 1) {
  const neighbours = sortAsTree(terms).filter(({ parent }) => parent === term.parent);
  return neighbours[neighbours.findIndex(({ key }) => key === term.key) + by];
}

/** Lets a term and its neighbour change places, with all that lies in them. */
export function moveTerm(terms: Terms, term: WrittenTerm, by: -1 | 1): WrittenTerm[] {
  const other = findNeighbour(terms, term, by);
  if (!other) return [...terms];
  const places = new Map([
    [term.key, other],
    [other.key, term],
  ]);
  return sortAsTree(terms.map((each) => places.get(each.key) ?? each));
}

/** Orders neighbours by their names in a language. */
export const sortByName = (terms: Terms, locale: Locale): WrittenTerm[] =>
  sortAsTree(
    terms.toSorted((one, other) =>
      getWrittenName(one, locale).localeCompare(getWrittenName(other, locale), locale),
    ),
  );

/** Puts a changed term in its place, or a new one at the end. */
export function putTerm(terms: Terms, term: WrittenTerm): WrittenTerm[] {
  const isThere = terms.some(({ key }) => key === term.key);
  const all = isThere
    ? terms.map((each) => (each.key === term.key ? term : each))
    : [...terms, term];
  return sortAsTree(all);
}

/**
 * Creates a key from the first name that can be written in Latin letters, other than those that are
 * taken.
 */
export function createKey(name: Localized, taken: ReadonlySet<string>, fallback: string): string {
  const slugs = LOCALE_CODES.map((code) => suggestSlug(name[code] ?? ''));
  const base = (slugs.find((slug) => slug !== '') ?? fallback)
    .slice(0, TERM_LIMITS.key - 4)
    .replace(/-+$/, '');
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(key)) return key;
  }
}
