import type { ErrorCode } from '../shared/errors';

export interface CallbackParams {
  readonly state: string | null;
  readonly code: string | null;
  readonly error: string | null;
  /** RFC 9207: who answered. */
  readonly iss: string | null;
  readonly sessionState: string | null;
}

const NAMES = ['state', 'code', 'error', 'iss', 'session_state'] as const;

/** True for an address that is the redirect URL and carries an answer of the provider. */
export function isCallback(url: string, redirectUrl: string): boolean {
  const here = new URL(url);
  const expected = new URL(redirectUrl, url);
  if (here.origin !== expected.origin || here.pathname !== expected.pathname) return false;
  return ['code', 'state', 'error'].some((name) => here.searchParams.has(name));
}

/** The provider's answer; refused when a parameter occurs twice (RFC 6749 §3.1). */
export function readCallback(url: string): CallbackParams | { readonly refused: ErrorCode } {
  const { searchParams } = new URL(url);
  if (NAMES.some((name) => searchParams.getAll(name).length > 1)) {
    return { refused: 'doubledParameter' };
  }
  return {
    state: searchParams.get('state'),
    code: searchParams.get('code'),
    error: searchParams.get('error'),
    iss: searchParams.get('iss'),
    sessionState: searchParams.get('session_state'),
  };
}

/** The address without the provider's answer: the code must not stay in the history. */
export function withoutAnswer(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
