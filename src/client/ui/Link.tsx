import { Link as RouterLink, type LinkProps } from 'react-router-dom';
import { isPathOpen } from '../../shared/routes';
import { useLocaleContext } from '../intl/IntlRoot';

/** A link that is marked as current on its page and the pages below. */
export { NavLink } from 'react-router-dom';

/**
 * Tells whether an address of the portal leads to a page; those of sections that are off, and the
 * writing screens of those that can only be read, do not.
 */
export function useIsOpen(to: LinkProps['to']): boolean {
  const { settings } = useLocaleContext();
  const path = typeof to === 'string' ? to : (to.pathname ?? '');
  return isPathOpen(path, settings);
}

/**
 * A link within the portal; `to` is a path without language prefix. It goes through the navigation
 * service; a click with a modifier key, into another window or for a download is the browser's. One
 * that would lead to a closed section is its text alone.
 */
export function Link({ download, ...rest }: LinkProps) {
  const { to, className, children } = rest;
  if (!useIsOpen(to)) return <span className={className}>{children}</span>;
  return <RouterLink {...rest} download={download} reloadDocument={download !== undefined} />;
}
