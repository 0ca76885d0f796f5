import { createRandomText } from '../../../oidc/random';
import { DEFAULT_ROUTES, STORAGE_KEYS } from '../../../shared/constants';
import { RANDOM_LENGTHS } from '../../../shared/signInConstants';
import { PLACEHOLDER_ORIGIN } from '../../../shared/routes';
import type { Ports } from '../../browser/ports';
import {
  createObjectParser,
  parseFilledText,
  parseBoolean,
  parseStored,
  parseText,
  type Parser,
} from '../../browser/storedParsers';
import { toLocalizedRoute } from './returnTo';

interface SignedOutReturn {
  readonly state: string;
  readonly returnTo: string;
  /** True when the account was deleted, which is told on the page to come. */
  readonly isDeleted?: boolean;
}

/**
 * Returns the state to send with the sign-out (OIDC RP-Initiated Logout §2). Providers compare the
 * address to come back to letter by letter, so the language of the page is kept here and not in
 * that address.
 */
export function rememberReturn(ports: Ports, isDeleted = false): string {
  const state = createRandomText(RANDOM_LENGTHS.stateAndNonce, ports.random);
  const { pathname } = new URL(ports.location.href());
  const returnTo = toLocalizedRoute(pathname, DEFAULT_ROUTES.login);
  const record: SignedOutReturn = { state, returnTo, isDeleted };
  ports.sessionStorage.write(STORAGE_KEYS.signedOutReturn, JSON.stringify(record));
  return state;
}

/**
 * Takes the place to go to after coming back from signing out; null when the address does not carry
 * the state that was sent. Given out once.
 */
export function takeReturn(ports: Ports): SignedOutReturn | null {
  const stored = ports.sessionStorage.read(STORAGE_KEYS.signedOutReturn);
  if (!stored) return null;
  ports.sessionStorage.remove(STORAGE_KEYS.signedOutReturn);
  const record = readReturn(stored);
  const state = new URL(ports.location.href()).searchParams.get('state');
  return record && state === record.state ? record : null;
}

const signedOutReturn: Parser<SignedOutReturn> = createObjectParser(
  { state: parseFilledText, returnTo: parseText },
  { isDeleted: parseBoolean },
);

/** Reads the record; null when it is damaged, or leads off this origin. */
function readReturn(stored: string): SignedOutReturn | null {
  const record = parseStored(signedOutReturn, stored);
  if (!record || !URL.canParse(record.returnTo, PLACEHOLDER_ORIGIN)) return null;
  // A browser reads it like this: tabs are left out, and `/.//host` is another one.
  const { origin, pathname, search, hash } = new URL(record.returnTo, PLACEHOLDER_ORIGIN);
  const isOurs =
    record.returnTo.startsWith('/') && origin === PLACEHOLDER_ORIGIN && !/^\/[/\\]/.test(pathname);
  return isOurs ? { ...record, returnTo: pathname + search + hash } : null;
}
