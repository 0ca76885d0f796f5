import { COOKIES, LIMITS, STORAGE_KEYS } from '../../../shared/constants';
import type { Tokens } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { readUser, type User } from '../../state/user';

/** What is stored under `sol-auth` (SPEC 3.2.1). */
export interface ProductAuth {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds from `createDate` on. */
  readonly expires_in: number;
  /** ISO text, added here. */
  readonly createDate: string;
  readonly scope?: string;
}

/** A stored record, or null when there is none that could be used. */
export function readProductAuth({ localStorage }: Pick<Ports, 'localStorage'>): ProductAuth | null {
  const record = parseObject(localStorage.read(STORAGE_KEYS.productAuth));
  if (typeof record?.['access_token'] !== 'string' || !record['access_token']) return null;
  return record as unknown as ProductAuth;
}

/**
 * Make a record of a token answer. Null without an access token (SPEC 5.2.3). A renewal that brings no new refresh
 * token leaves the old one valid (RFC 6749 §6).
 */
export function productAuthFrom(
  answer: Readonly<Record<string, unknown>>,
  nowMs: number,
  previousRefreshToken = '',
): ProductAuth | null {
  const { access_token, refresh_token, expires_in, scope } = answer;
  if (typeof access_token !== 'string' || !access_token) return null;
  return {
    access_token,
    refresh_token: typeof refresh_token === 'string' ? refresh_token : previousRefreshToken,
    expires_in: Number(expires_in) || 0,
    createDate: new Date(nowMs).toISOString(),
    ...(typeof scope === 'string' && { scope }),
  };
}

/** Milliseconds since 1970; a record without a date has expired long ago (SPEC 4.5.7). */
export function expiryOf({ createDate, expires_in }: ProductAuth): number {
  const created = new Date(createDate ?? '').getTime();
  return Number.isNaN(created) ? 0 : created + (Number(expires_in) || 0) * 1_000;
}

export const tokensOf = ({ access_token, refresh_token }: ProductAuth): Tokens => ({
  accessToken: access_token,
  refreshToken: refresh_token || null,
  idToken: null,
});

/** Save the record and copy the access token to the cookie (SPEC 3.2.2). False when no cookie can hold it. */
export function saveProductAuth(ports: Ports, record: ProductAuth): boolean {
  ports.localStorage.write(STORAGE_KEYS.productAuth, JSON.stringify(record));
  const fits = record.access_token.length <= LIMITS.cookieBytes;
  if (fits) ports.cookies.write(COOKIES.accessToken, record.access_token, record.expires_in);
  return fits;
}

/** SPEC 4.5.6: the cookie and both records. */
export function clearProductRecords(ports: Ports): void {
  ports.cookies.remove(COOKIES.accessToken);
  ports.localStorage.remove(STORAGE_KEYS.productAuth);
  ports.localStorage.remove(STORAGE_KEYS.user);
}

export const readStoredUser = ({ localStorage }: Pick<Ports, 'localStorage'>): User | null =>
  readUser(parseObject(localStorage.read(STORAGE_KEYS.user)));

/** SPEC 3.3.1: the answer as it came. */
export function saveUser({ localStorage }: Ports, answer: Readonly<Record<string, unknown>>): void {
  localStorage.write(STORAGE_KEYS.user, JSON.stringify(answer));
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
