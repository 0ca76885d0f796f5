import type { ErrorCode } from '../shared/errors';

export interface CallbackParams {
  readonly state: string | null;
  readonly code: string | null;
  readonly error: string | null;
  /** The provider's words about the error, fit to be shown; never more than 500 characters. */
  readonly errorDescription: string | null;
  /** A page of the provider about the error; http or https. */
  readonly errorUri: string | null;
  /** RFC 9207: who answered. */
  readonly iss: string | null;
  readonly sessionState: string | null;
}

const NAMES = [
  'state',
  'code',
  'error',
  'error_description',
  'error_uri',
  'iss',
  'session_state',
] as const;

const MAX_SHOWN_CHARACTERS = 500;
/**
 * Servers take addresses of about 8 kB: a longer value did not come from an authorize request of
 * ours.
 */
const MAX_VALUE_CHARACTERS = 8_192;

/** Control characters, and those that turn the direction of the text around them. */
// eslint-disable-next-line no-control-regex
const UNFIT_CHARACTERS = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Tells whether an address is the redirect URL (origin, path and its own query) and carries
 * something of an answer. With `checkUrl` off any page of ours that carries a whole answer counts,
 * state with code or with error; another feature may use the same names, so the state must still be
 * found to be ours.
 */
export function isCallback(
  url: string,
  redirectUrl: string,
  { checkUrl = true }: { readonly checkUrl?: boolean } = {},
): boolean {
  if (!URL.canParse(url)) return false;
  const { searchParams } = new URL(url);
  const has = (name: string) => !!searchParams.get(name);
  if (!checkUrl) return has('state') && (has('code') || has('error'));
  return isRedirectUrl(url, redirectUrl) && ['code', 'state', 'error'].some(has);
}

function isRedirectUrl(url: string, redirectUrl: string): boolean {
  if (!URL.canParse(redirectUrl, url)) return false;
  const here = new URL(url);
  const expected = new URL(redirectUrl, url);
  return (
    here.origin === expected.origin &&
    here.pathname === expected.pathname &&
    [...expected.searchParams].every(([name, value]) => here.searchParams.get(name) === value)
  );
}

/**
 * Reads the provider's answer. Refused when a parameter occurs twice (`doubledParameter`, RFC 6749
 * §3.1), when the address cannot be read or a value has more than 8 kB (`malformedCallback`).
 */
export function parseCallback(url: string): CallbackParams | { readonly refused: ErrorCode } {
  if (!URL.canParse(url)) return { refused: 'malformedCallback' };
  const { searchParams } = new URL(url);
  const values = NAMES.map((name) => searchParams.getAll(name));
  if (values.some((all) => all.length > 1)) return { refused: 'doubledParameter' };
  if (values.flat().some((value) => value.length > MAX_VALUE_CHARACTERS)) {
    return { refused: 'malformedCallback' };
  }
  return {
    state: searchParams.get('state'),
    code: searchParams.get('code'),
    error: searchParams.get('error'),
    errorDescription: shownText(searchParams.get('error_description')),
    errorUri: pageAddress(searchParams.get('error_uri')),
    iss: searchParams.get('iss'),
    sessionState: searchParams.get('session_state'),
  };
}

/** Returns the address without the provider's answer: the code must not stay in the history. */
export function removeCallbackParams(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

function shownText(value: string | null): string | null {
  const shown = value?.replace(UNFIT_CHARACTERS, '').slice(0, MAX_SHOWN_CHARACTERS).trim();
  return shown || null;
}

// A cut address would be another address: one that is too long is left out.
function pageAddress(value: string | null): string | null {
  if (!value || value.length > MAX_SHOWN_CHARACTERS || !URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return ['https:', 'http:'].includes(protocol) ? href : null;
}
