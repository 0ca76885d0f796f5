import { LOCALE_CODES } from './locales';

/**
 * Route segment = client feature = server folder = contract file. The order is the main
 * navigation's (SPEC 2.2), then the rest.
 */
export const SECTIONS = [
  'have-your-say',
  'dialogs',
  'blogs',
  'publications',
  'training',
  'teams',
  'committees',
  'governance',
  'events',
  'quizzes',
  'faqs',
] as const;

export type Section = (typeof SECTIONS)[number];

/** Legal pages are contents too, but they have pages of their own instead of a list. */
export const CONTENT_SECTIONS = [...SECTIONS, 'legal'] as const;
export type ContentSection = (typeof CONTENT_SECTIONS)[number];

/** Sections that people comment on. */
export const COMMENT_SECTIONS = [
  'dialogs',
  'blogs',
  'have-your-say',
  'publications',
  'events',
  'governance',
] as const satisfies readonly Section[];

/**
 * Sections of what takes place, and people register for: events, and of the trainings those with a
 * date.
 */
export const REGISTRATION_SECTIONS = ['events', 'training'] as const satisfies readonly Section[];
export type RegisteredSection = (typeof REGISTRATION_SECTIONS)[number];

/** Sections to which people react without words. */
export const REACTION_SECTIONS = [
  'blogs',
  'publications',
  'events',
  'governance',
] as const satisfies readonly Section[];

export const hasReactions = (section: ContentSection): boolean =>
  (REACTION_SECTIONS as readonly string[]).includes(section);

/** `mode` is a dialog's: to statements people answer with their votes. */
export const hasComments = (section: ContentSection, mode: string | null): boolean =>
  (COMMENT_SECTIONS as readonly string[]).includes(section) && mode !== 'statements';

/** Parts of an address that stand before a section's name. */
const BEFORE_SECTION = new Set<string>(['v1', 'me', 'og', 'sitemap', ...LOCALE_CODES]);

/** Names in addresses that belong to a section under another name. */
const SECTION_BY_NAME = new Map<string, Section>([
  ...SECTIONS.map((section) => [section, section] as const),
  ['certificates', 'training'],
  ['invitations', 'teams'],
]);

/**
 * Finds the section that a page, a file or a route of the API is of, by its path or address; null
 * for those of none.
 */
export function findSectionOfPath(path: string): Section | null {
  const [name = ''] = path.split(/[/?#]/).filter((part) => part && !BEFORE_SECTION.has(part));
  return SECTION_BY_NAME.get(name.split('.')[0]!) ?? null;
}

export const MAIN_NAVIGATION = SECTIONS.slice(0, 8) as readonly Section[];
