import { isAdmin } from '../../../shared/permissions/roles';
import type { LegalPage } from '../../../shared/routes';
import { useLocaleContext } from '../../intl/IntlRoot';
import { selectUser } from '../../state/sessionSlice';
import { useAppSelector } from '../../store/hooks';

/**
 * Returns a function that gives the address to which a link to a legal text leads: the text; for
 * administrators, where there is none yet, the page on which it is written; null for all others,
 * who are shown no link to nothing.
 */
export function useLegalPath(): (page: LegalPage) => string | null {
  const { legalPages: pages } = useLocaleContext();
  const user = useAppSelector(selectUser);
  const writes = user !== null && isAdmin(user.roles);
  return (page) => {
    if (!pages || pages.includes(page)) return `/${page}`;
    return writes ? `/legal/${page}/edit` : null;
  };
}
