import { useLocation } from 'react-router-dom';
import type { Locale } from '../../../shared/locales';
import { isCodeCallback, toRenderedPath, addLocale } from '../../../shared/routes';
import { useLocaleContext } from '../../intl/IntlRoot';
import { useIsInBrowser } from '../../ui/useIsInBrowser';

/**
 * Returns the address of the page shown in a language, with query and hash (SPEC 2.5). Until React
 * has taken over the host's page it is the address that the host knew: no fragment, and one page
 * for all addresses that lead nowhere.
 */
export function useLocalizedAddress(): (locale: Locale) => string {
  const { pathname, search, hash } = useLocation();
  const { settings } = useLocaleContext();
  const isInBrowser = useIsInBrowser();
  const here = isInBrowser ? pathname + search + hash : toRenderedPath(pathname, settings) + search;
  // An answer of the provider is for one use and belongs in no link.
  const page = isCodeCallback(here) ? '/' : here;
  return (locale) => addLocale(page, locale);
}
