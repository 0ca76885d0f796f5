import { isAdmin } from '../../../shared/permissions/roles';
import { isPathOpen, LEGAL_PAGES, type LegalPage } from '../../../shared/routes';
import { useLocaleContext } from '../../intl/IntlRoot';
import { selectLegalPages } from '../../state/installationSlice';
import { selectUser } from '../../state/sessionSlice';
import { useAppSelector } from '../../store/hooks';

/**
 * Returns a function that gives the address to which a link to a legal text leads: the text; for
 * administrators, where there is none yet, the page on which it is written; null for all others,
 * who are shown no link to nothing.
 */
export function useLegalPath(): (page: LegalPage) => string | null {
  const pages = useAppSelector(selectLegalPages);
  const user = useAppSelector(selectUser);
  const writes = user !== null && isAdmin(user.roles);
  return (page) => {
    if (!pages || pages.includes(page)) return `/${page}`;
    return writes ? `/legal/${page}/edit` : null;
  };
}

/**
 * Returns a function that tells whether there is a page at an address: of a section that is on, or
 * of a legal text that is there.
 */
export function useIsPageThere(): (path: string) => boolean {
  const { settings } = useLocaleContext();
  const pages = useAppSelector(selectLegalPages);
  const missing = pages ? LEGAL_PAGES.filter((page) => !pages.includes(page)) : [];
  return (path) => isPathOpen(path, settings) && !missing.some((page) => path === `/${page}`);
}
