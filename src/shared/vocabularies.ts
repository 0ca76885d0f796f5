import type { Term } from './contract/vocabularies';
import type { PortalSettings } from './contract/settings';
import { findName } from './settings';
import type { Locale } from './locales';

/** Names a district or topic in a language; one that is in no list by its key. */
export function getTermName(terms: readonly Term[], key: string, locale: Locale): string {
  const term = terms.find((each) => each.key === key);
  return (term && findName(term.name, locale)) ?? key;
}

/** Lists what a choice offers: what is not retired, and what is chosen already. */
export const listOfferedTerms = (
  terms: readonly Term[],
  chosen: readonly string[] = [],
): readonly Term[] => terms.filter(({ key, isRetired }) => !isRetired || chosen.includes(key));

/** Leads from a key to the one that took its place; without one to itself. */
export function followMerged(terms: readonly Term[], key: string): string {
  const into = terms.find((term) => term.key === key)?.mergedInto;
  return into === undefined ? key : followMerged(terms, into);
}

/** Lists the keys that a filter by one means: what took its place, with all that lies in it. */
export function listKeysWithin(terms: readonly Term[], key: string): readonly string[] {
  const whole = followMerged(terms, key);
  const within = terms.filter(({ parent }) => parent === whole);
  return [whole, ...within.flatMap((term) => listKeysWithin(terms, term.key))];
}

const nameIn = (terms: readonly Term[], locale: Locale): Term[] =>
  terms.map((term) => ({ ...term, name: { [locale]: findName(term.name, locale) ?? term.key } }));

/** Lists a key and those that were merged into it. */
const listMergedInto = (terms: readonly Term[], key: string): readonly string[] => [
  key,
  ...terms
    .filter(({ mergedInto }) => mergedInto === key)
    .flatMap((term) => listMergedInto(terms, term.key)),
];

/** Lists the keys of which `listKeysWithin` finds this one. */
export function listKeysAround(terms: readonly Term[], key: string): readonly string[] {
  const parent = terms.find((term) => term.key === key)?.parent;
  const around = parent ? listKeysAround(terms, parent) : [];
  return [...listMergedInto(terms, key), ...around];
}

/**
 * Keeps what every page needs: names of districts and topics in its language alone, and of the
 * first page the order of its parts. With the rest a page's state would be many times as large.
 */
export const keepOneLanguage = (settings: PortalSettings, locale: Locale): PortalSettings => ({
  ...settings,
  districts: nameIn(settings.districts, locale),
  topics: nameIn(settings.topics, locale),
  home: { blocks: settings.home.blocks },
});
