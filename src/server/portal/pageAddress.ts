import { LOCALE_CODES } from '../../shared/locales';

/** In bytes, as requested. The longest addresses that we or a provider make have about 3,000. */
export const MAX_ADDRESS_LENGTH = 8_000;

// Characters that a browser leaves out of an address, and those that it takes for a slash (WHATWG
// URL, 4.4).
// eslint-disable-next-line no-control-regex
const LEFT_OUT = /[\u0000-\u0020\u007f]/g;
const SLASHES = /[\\/]+/g;
const ANY_CASE_PREFIX = new RegExp(`^/(?:${LOCALE_CODES.join('|')})(?=/|$)`, 'i');

/** Tells whether every escape in the path stands for text. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0]!);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the one spelling of a requested address (SPEC 2.4): a language prefix in lower case,
 * single slashes, the query as it is. It always starts with one slash and so never leads to another
 * site.
 */
export function normalizeAddress(url: string): string {
  const [path, ...query] = url.split('?');
  if (!path?.startsWith('/')) return '/';
  const tidy = path
    .replace(LEFT_OUT, '')
    .replace(SLASHES, '/')
    .replace(ANY_CASE_PREFIX, (prefix) => prefix.toLowerCase());
  return [tidy, ...query].join('?');
}

/**
 * Converts an address for the router, which refuses a broken escape before any route can answer:
 * the same address with every escape taken literally. What was requested stays in `originalUrl`.
 */
export const toRoutableAddress = (url = '/'): string =>
  isDecodable(url) ? url : url.replaceAll('%', '%25');
