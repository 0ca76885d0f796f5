import type { MessageDescriptor } from 'react-intl';
import type { PortalSettings } from '../../../shared/contract/settings';
import { fold } from '../../../shared/fold';
import { isPathOpen } from '../../../shared/routes';
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
  ...(['accessibility', 'cookies', 'privacy-policy', 'terms-and-conditions'] as const).map(
    (page) => ({ path: `/${page}`, name: titleMessages[page] }),
  ),
];

/**
 * Up to three pages, of whose names a word begins with what was typed. `nameOf` gives a name in the
 * reader's language.
 */
export function findPages(
  typed: string,
  nameOf: (message: MessageDescriptor) => string,
  settings: PortalSettings,
): readonly Page[] {
  const sought = fold(typed.trim());
  if (sought === '') return [];
  const begins = ({ name }: Page) => ` ${fold(nameOf(name))}`.includes(` ${sought}`);
  const isOpen = ({ path }: Page) => isPathOpen(path, settings);
  return PAGES.filter((page) => begins(page) && isOpen(page)).slice(0, MOST_PAGES);
}
