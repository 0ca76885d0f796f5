import type { Term } from './contract/vocabularies';
import type { HostSettings, PortalSettings } from './contract/settings';
import type { Localized } from './contract/text';
import { findName, pickText } from './settings';
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

/** Keeps a text in the language that who reads this one is shown. */
function keepText(settings: PortalSettings, texts: Localized, locale: Locale): Localized {
  const found = pickText(texts, settings, locale);
  return found ? { [found.lang]: found.text } : {};
}

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
 * Keeps what every page needs: names of districts, topics and pages in its language alone, and of
 * the first page the order of its parts and the welcome. With the rest a page's state would be many
 * times as large.
 */
export function keepOneLanguage(
  { pages: _pages, ...settings }: PortalSettings & Partial<Pick<HostSettings, 'pages'>>,
  locale: Locale,
): PortalSettings {
  const { blocks, welcome } = settings.home;
  return {
    ...settings,
    districts: nameIn(settings.districts, locale),
    topics: nameIn(settings.topics, locale),
    footerPages: settings.footerPages.map(({ slug, title }) => ({
      slug,
      title: keepText(settings, title, locale),
    })),
    home: {
      blocks,
      welcome: {
        title: keepText(settings, welcome.title, locale),
        text: keepText(settings, welcome.text, locale),
      },
    },
    residents: { minimumAge: settings.residents.minimumAge },
  };
}
