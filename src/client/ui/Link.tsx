import type { MouseEvent } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useHref,
  useLocation,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';

/** A navigation to the address that is already shown is ignored (SPEC 9.6): no history entry, nothing is loaded again. */
function useIgnoreSameUrl(to: LinkProps['to'], onClick: LinkProps['onClick']) {
  const here = useHref(useLocation());
  const target = useHref(to);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (target === here) event.preventDefault();
  };
}

/** A link within the portal; `to` is a path without language prefix. */
export function Link({ onClick, ...rest }: LinkProps) {
  return <RouterLink {...rest} onClick={useIgnoreSameUrl(rest.to, onClick)} />;
}

/** A link that is marked as current on its page and the pages below. */
export function NavLink({ onClick, ...rest }: NavLinkProps) {
  return <RouterNavLink {...rest} onClick={useIgnoreSameUrl(rest.to, onClick)} />;
}
