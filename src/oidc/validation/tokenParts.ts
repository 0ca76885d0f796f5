import { LIMITS } from '../../shared/constants';
import { textFromBase64url } from '../base64url';

export type Claims = Readonly<Record<string, unknown>>;

export interface TokenParts {
  readonly header: Claims;
  readonly claims: Claims;
}

/** Header and claims of a JWT, not yet believed; null unless it has exactly 3 parts (SPEC 5.1.12) of JSON objects. */
export function readToken(token: string): TokenParts | null {
  const parts = token.split('.');
  if (parts.length !== LIMITS.jwtParts || parts.some((part) => part === '')) return null;
  const [header, claims] = parts.slice(0, 2).map(readObject);
  return header && claims ? { header, claims } : null;
}

function readObject(encoded: string): Claims | null {
  try {
    const value: unknown = JSON.parse(textFromBase64url(encoded) ?? 'null');
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Claims) : null;
  } catch {
    return null;
  }
}
