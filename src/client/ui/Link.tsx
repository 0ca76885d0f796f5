import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/** A link that is marked as current on its page and the pages below. */
export { NavLink } from 'react-router-dom';

/**
 * A link within the portal; `to` is a path without language prefix. It goes through the navigation
 * service; a click with a modifier key, into another window or for a download is the browser's.
 */
export function Link({ download, ...rest }: LinkProps) {
  return <RouterLink {...rest} download={download} reloadDocument={download !== undefined} />;
}
