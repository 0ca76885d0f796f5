import { Link as RouterLink, type LinkProps } from 'react-router-dom';
import { isPathOpen, LEGAL_PAGES } from '../../shared/routes';
import { useLocaleContext } from '../intl/IntlRoot';

/** A link that is marked as current on its page and the pages below. */
export { NavLink } from 'react-router-dom';

/**
 * Returns a function that tells whether an address of the portal leads to a page; those of sections
 * that are off, the writing screens of those that can only be read, and legal texts that are not in
 * force, do not.
 */
export function useIsPageThere(): (path: string) => boolean {
  const { settings, legalPages } = useLocaleContext();
  const missing = legalPages ? LEGAL_PAGES.filter((page) => !legalPages.includes(page)) : [];
  return (path) => {
    const [address] = path.split(/[?#]/);
    return isPathOpen(path, settings) && !missing.some((page) => address === `/${page}`);
  };
}

/** Tells the same of the target of a link. */
export function useIsOpen(to: LinkProps['to']): boolean {
  const isThere = useIsPageThere();
  return isThere(typeof to === 'string' ? to : (to.pathname ?? ''));
}

/**
 * A link within the portal; `to` is a path without language prefix. It goes through the navigation
 * service; a click with a modifier key, into another window or for a download is the browser's. One
 * that would lead to no page is its text alone.
 */
export function Link({ download, ...rest }: LinkProps) {
  const { to, className, children } = rest;
  if (!useIsOpen(to)) return <span className={className}>{children}</span>;
  return <RouterLink {...rest} download={download} reloadDocument={download !== undefined} />;
}
