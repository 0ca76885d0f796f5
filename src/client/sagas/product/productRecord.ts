import { parseJwt } from '../../../oidc/validation/tokenParts';
import { COOKIES, STORAGE_KEYS, TIMING } from '../../../shared/constants';
import { SIGN_IN_LIMITS } from '../../../shared/signInConstants';
import type { Tokens } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import {
  parseAnyObject,
  createObjectParser,
  parseFilledText,
  parseFiniteNumber,
  parseStored,
  parseText,
  type Parser,
} from '../../browser/storedParsers';
import { readUser, type User } from '../../state/user';

/** Record that is stored under `sol-auth` (SPEC 3.2.1). */
export interface ProductAuth {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds from `createDate` on. */
  readonly expires_in: number;
  /** ISO text, added here. */
  readonly createDate: string;
  readonly scope?: string;
}

/** Parses a number of seconds; other programs may have stored it as a text. */
const seconds: Parser<number> = (value) =>
  parseFiniteNumber(typeof value === 'string' && value.trim() !== '' ? Number(value) : value);

const storedAuth = createObjectParser(
  { access_token: parseFilledText },
  { refresh_token: parseText, expires_in: seconds, createDate: parseText, scope: parseText },
);

/**
 * Reads the stored record, or null when there is none that could be used. A damaged field counts as
 * absent.
 */
export function readProductAuth({ localStorage }: Pick<Ports, 'localStorage'>): ProductAuth | null {
  const stored = parseStored(storedAuth, localStorage.read(STORAGE_KEYS.productAuth));
  return stored ? { refresh_token: '', expires_in: 0, createDate: '', ...stored } : null;
}

/**
 * Make a record of a token answer. Null without an access token (SPEC 5.2.3). A renewal that brings
 * no new refresh token leaves the old one valid (RFC 6749 §6).
 */
export function toProductAuth(
  answer: Readonly<Record<string, unknown>>,
  nowMs: number,
  previousRefreshToken = '',
): ProductAuth | null {
  const { access_token, refresh_token, expires_in, scope } = answer;
  if (!isText(access_token) || !access_token) return null;
  return {
    access_token,
    refresh_token: isText(refresh_token) ? refresh_token : previousRefreshToken,
    expires_in: lifetimeOf(expires_in),
    createDate: new Date(nowMs).toISOString(),
    ...(isText(scope) && { scope }),
  };
}

/**
 * RFC 6749 §5.1 does not require it. A token of unknown life is renewed now and then, not with
 * every call.
 */
function lifetimeOf(expiresIn: unknown): number {
  const seconds = Number(expiresIn);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : TIMING.renewalPauseMs / 1_000;
}

/**
 * Returns when the record expires, in milliseconds since 1970; a record without a date has expired
 * long ago (SPEC 4.5.7).
 */
export function getExpiryMs({ createDate, expires_in }: ProductAuth): number {
  const created = new Date(createDate).getTime();
  return Number.isNaN(created) ? 0 : created + expires_in * 1_000;
}

/** Returns the subject of the session; null where the access token does not say. */
export function getSubject({ access_token }: ProductAuth): string | null {
  const sub = parseJwt(access_token)?.claims['sub'];
  return isText(sub) ? sub : null;
}

export const toTokens = ({ access_token, refresh_token }: ProductAuth): Tokens => ({
  accessToken: access_token,
  refreshToken: refresh_token || null,
  idToken: null,
});

interface Saved {
  /** False where the browser refuses: the session lasts as long as this page. */
  readonly isStored: boolean;
  /** False when no cookie can hold the access token. */
  readonly fitsCookie: boolean;
}

/** Save the record and copy the access token to the cookie (SPEC 3.2.2). */
export function saveProductAuth(ports: Ports, record: ProductAuth): Saved {
  const isStored = ports.localStorage.write(STORAGE_KEYS.productAuth, JSON.stringify(record));
  const fitsCookie = record.access_token.length <= SIGN_IN_LIMITS.cookieBytes;
  if (fitsCookie) ports.cookies.write(COOKIES.accessToken, record.access_token, record.expires_in);
  return { isStored, fitsCookie };
}

/** SPEC 4.5.6: the cookie and both records. */
export function clearProductRecords(ports: Ports): void {
  ports.cookies.remove(COOKIES.accessToken);
  ports.localStorage.remove(STORAGE_KEYS.productAuth);
  ports.localStorage.remove(STORAGE_KEYS.user);
  forgetPasswordSession(ports);
}

/** Marks the session as begun with a password: no provider knows of it. */
export function markPasswordSession({ localStorage }: Pick<Ports, 'localStorage'>): void {
  localStorage.write(STORAGE_KEYS.passwordSession, 'true');
}

/**
 * Forgets the mark of a password session because a provider has seen the person in this browser: it
 * takes part in signing out from now on.
 */
export function forgetPasswordSession({ localStorage }: Pick<Ports, 'localStorage'>): void {
  localStorage.remove(STORAGE_KEYS.passwordSession);
}

export const isPasswordSession = ({ localStorage }: Pick<Ports, 'localStorage'>): boolean =>
  localStorage.read(STORAGE_KEYS.passwordSession) !== null;

/** Reads the stored user, unless the session is another person's. */
export function readStoredUser(ports: Pick<Ports, 'localStorage'>): User | null {
  const user = readUser(parseStored(parseAnyObject, ports.localStorage.read(STORAGE_KEYS.user)));
  const record = readProductAuth(ports);
  const subject = record && getSubject(record);
  return user && subject !== null && subject !== user.sub ? null : user;
}

/** SPEC 3.3.1: the answer as it came. */
export function saveUser({ localStorage }: Ports, answer: Readonly<Record<string, unknown>>): void {
  localStorage.write(STORAGE_KEYS.user, JSON.stringify(answer));
}

const isText = (value: unknown): value is string => typeof value === 'string';
