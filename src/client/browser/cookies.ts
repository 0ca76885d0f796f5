import { RETENTION_PERIODS } from '../../shared/retention';

interface CookieOptions {
  readonly maxAgeS: number;
  /** `Lax` where a page that is reached from another site needs it as well. */
  readonly sameSite: 'Strict' | 'Lax';
}

const CHOICE_KEPT_S = RETENTION_PERIODS.choiceDays * 24 * 3_600;

/** Reads a cookie. Null where there is none, or one that was not written here. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Writes a cookie for the whole portal. A browser that refuses cookies says nothing. */
export function writeCookie(
  name: string,
  value: string,
  { maxAgeS, sameSite }: CookieOptions,
): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=${sameSite}; Max-Age=${maxAgeS}${secure}`;
}

/** Choices of a person on this device that the host must know as well (`shared/preferences`). */
export const choices = {
  read: readCookie,
  write: (name: string, value: string): void =>
    writeCookie(name, value, { maxAgeS: CHOICE_KEPT_S, sameSite: 'Lax' }),
};
