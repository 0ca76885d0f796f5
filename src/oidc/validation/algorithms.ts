import type { DigestName } from './idTokenInput';

interface Algorithm {
  /** Key type (RFC 7518 §6.1); `oct` is the client secret. */
  readonly kty: 'RSA' | 'EC' | 'oct';
  readonly digest: DigestName;
  readonly crv?: string;
}

/** The signature algorithms of SPEC 5.1.9 and all that is known about each. `none` is not one of them. */
export const ALGORITHMS: Readonly<Record<string, Algorithm>> = {
  HS256: { kty: 'oct', digest: 'SHA-256' },
  HS384: { kty: 'oct', digest: 'SHA-384' },
  HS512: { kty: 'oct', digest: 'SHA-512' },
  RS256: { kty: 'RSA', digest: 'SHA-256' },
  RS384: { kty: 'RSA', digest: 'SHA-384' },
  RS512: { kty: 'RSA', digest: 'SHA-512' },
  ES256: { kty: 'EC', digest: 'SHA-256', crv: 'P-256' },
  ES384: { kty: 'EC', digest: 'SHA-384', crv: 'P-384' },
  PS256: { kty: 'RSA', digest: 'SHA-256' },
  PS384: { kty: 'RSA', digest: 'SHA-384' },
  PS512: { kty: 'RSA', digest: 'SHA-512' },
};

/** The row of an algorithm that is on our list and, where the provider publishes one, on its list too. */
export function allowedAlgorithm(alg: unknown, announced: readonly string[]): Algorithm | null {
  if (typeof alg !== 'string' || !Object.hasOwn(ALGORITHMS, alg)) return null;
  if (announced.length > 0 && !announced.includes(alg)) return null;
  return ALGORITHMS[alg] ?? null;
}
