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

const ESCAPE = /%[\da-f]{2}/gi;
/** Characters that mean the same escaped or not (RFC 3986 §2.3). */
const UNRESERVED = /[\w.~-]/;

/** Writes what needs no escape without one (RFC 3986 §6.2.2.2), in the path. */
function unescapeUnreserved(url: string): string {
  const [path = '', ...query] = url.split('?');
  const plain = path.replace(ESCAPE, (escape) => {
    const sign = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(sign) ? sign : escape;
  });
  return [plain, ...query].join('?');
}

/**
 * Converts an address for the router and for what decides by it, in one spelling: the router reads
 * `/%761` as `/v1`, and so limits and closed sections have to. A broken escape, which the router
 * refuses before any route can answer, is taken literally. What was requested stays in
 * `originalUrl`.
 */
export const toRoutableAddress = (url = '/'): string =>
  isDecodable(url) ? unescapeUnreserved(url) : url.replaceAll('%', '%25');
