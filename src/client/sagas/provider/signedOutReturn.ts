import { randomText } from '../../../oidc/random';
import { RANDOM, ROUTES_AFTER, STORAGE_KEYS } from '../../../shared/constants';
import { NOWHERE } from '../../../shared/routes';
import type { Ports } from '../../browser/ports';
import { inLanguageOf } from './returnTo';

interface SignedOutReturn {
  readonly state: string;
  readonly returnTo: string;
  /** True when the account was deleted, which is told on the page to come. */
  readonly isDeleted?: boolean;
}

/**
 * The state to send with the sign-out (OIDC RP-Initiated Logout §2). Providers compare the address to come back to letter by
 * letter, so the language of the page is kept here and not in that address.
 */
export function rememberReturn(ports: Ports, isDeleted = false): string {
  const state = randomText(RANDOM.stateAndNonce, ports.random);
  const { pathname } = new URL(ports.location.href());
  const returnTo = inLanguageOf(pathname, ROUTES_AFTER.login);
  const record: SignedOutReturn = { state, returnTo, isDeleted };
  ports.sessionStorage.write(STORAGE_KEYS.signedOutReturn, JSON.stringify(record));
  return state;
}

/** Where to go after coming back from signing out; null when the address does not carry the state that was sent. Given out once. */
export function takeReturn(ports: Ports): SignedOutReturn | null {
  const stored = ports.sessionStorage.read(STORAGE_KEYS.signedOutReturn);
  if (!stored) return null;
  ports.sessionStorage.remove(STORAGE_KEYS.signedOutReturn);
  const record = readReturn(stored);
  const state = new URL(ports.location.href()).searchParams.get('state');
  return record && state === record.state ? record : null;
}

/** Null when it is damaged, or leads off this origin. */
function readReturn(stored: string): SignedOutReturn | null {
  try {
    const { state, returnTo, isDeleted } = JSON.parse(stored) as Partial<SignedOutReturn>;
    if (typeof state !== 'string' || typeof returnTo !== 'string') return null;
    // As a browser reads it: tabs are left out, and `/.//host` is another one.
    const { origin, pathname, search, hash } = new URL(returnTo, NOWHERE);
    const isOurs = returnTo.startsWith('/') && origin === NOWHERE && !/^\/[/\\]/.test(pathname);
    return isOurs
      ? { state, returnTo: pathname + search + hash, isDeleted: isDeleted === true }
      : null;
  } catch {
    return null;
  }
}
