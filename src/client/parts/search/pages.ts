import type { MessageDescriptor } from 'react-intl';
import { foldName } from '../../../shared/fold';
import { LEGAL_PAGES } from '../../../shared/routes';
import { SECTIONS } from '../../../shared/sections';
import { accountMessages, sectionMessages, titleMessages } from '../../intl/sharedMessages';

export interface Page {
  readonly path: string;
  readonly name: MessageDescriptor;
}

const MOST_PAGES = 3;

/**
 * Sections and pages that people look for by name. Their names are the portal's own texts: the host
 * does not know them.
 */
const PAGES: readonly Page[] = [
  ...SECTIONS.map((section) => ({ path: `/${section}`, name: sectionMessages[section] })),
  { path: '/me', name: accountMessages.me },
  { path: '/feedback', name: titleMessages.feedback },
  ...[...LEGAL_PAGES].sort().map((page) => ({ path: `/${page}`, name: titleMessages[page] })),
];

/**
 * Finds up to three pages, of whose names a word begins with what was typed. `nameOf` gives a name
 * in the reader's language, `isThere` tells whether an address leads somewhere.
 */
export function findPages(
  typed: string,
  nameOf: (message: MessageDescriptor) => string,
  isThere: (path: string) => boolean = () => true,
): readonly Page[] {
  const sought = foldName(typed.trim());
  if (sought === '') return [];
  const begins = ({ name }: Page) => ` ${foldName(nameOf(name))}`.includes(` ${sought}`);
  return PAGES.filter((page) => begins(page) && isThere(page.path)).slice(0, MOST_PAGES);
}
