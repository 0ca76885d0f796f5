import { SIGN_IN_LIMITS } from '../../shared/signInConstants';
import { parseBase64urlText } from '../base64url';
import { isObject } from '../options';

export type Claims = Readonly<Record<string, unknown>>;

export interface TokenParts {
  readonly header: Claims;
  readonly claims: Claims;
}

/**
 * 256 kB. An ID token that names every group of a person can have more than 64 kB; what is longer
 * than this is not even parsed, since all of that work comes before a signature has been verified
 * (RFC 8725 §2.4, §3.11).
 */
export const MAX_TOKEN_CHARACTERS = 262_144;

/**
 * Header and claims of a JWT, not yet believed; null unless it has exactly 3 parts (SPEC 5.1.12) of
 * JSON objects.
 */
export function parseJwt(token: string): TokenParts | null {
  if (token.length > MAX_TOKEN_CHARACTERS) return null;
  const parts = token.split('.');
  if (parts.length !== SIGN_IN_LIMITS.jwtParts || parts.some((part) => part === '')) return null;
  const [header, claims] = parts.slice(0, 2).map(readObject);
  return header && claims ? { header, claims } : null;
}

function readObject(encoded: string): Claims | null {
  try {
    const value: unknown = JSON.parse(parseBase64urlText(encoded) ?? 'null');
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
