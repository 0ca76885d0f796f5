import { createPath, type Location } from 'react-router-dom';
import { PLACEHOLDER_ORIGIN } from '../../shared/routes';

const oneSlash = (path: string) => path.replace(/^[/\\]*/, '/');

/**
 * Path, query and hash as the browser writes them, from the root of this site: several slashes at
 * the beginning would name another one.
 */
export function normalizePath(path: string): string {
  const { pathname, search, hash } = new URL(
    oneSlash(path.replace(/[\t\n\r]/g, '')),
    PLACEHOLDER_ORIGIN,
  );
  // `/.//host` has two slashes once its dots are gone.
  return createPath({ pathname: oneSlash(pathname), search, hash });
}

/** Returns the router's location of a normalized path without language prefix. */
export function toLocation(path: string, key = 'default', state: unknown = null): Location {
  const { pathname, search, hash } = new URL(path, PLACEHOLDER_ORIGIN);
  return { pathname, search, hash, state, key };
}

/** Tells whether only the hash differs: the page is there already. */
export function isWithin(page: Location, path: string): boolean {
  const { pathname, search } = new URL(path, PLACEHOLDER_ORIGIN);
  return page.pathname === pathname && page.search === search;
}

/** Returns the path as it stands in the address bar. */
export function addLanguagePrefix(prefix: string, path: string): string {
  if (!prefix) return path;
  return prefix + (/^\/([?#]|$)/.test(path) ? path.slice(1) : path);
}
