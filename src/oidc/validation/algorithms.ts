import type { DigestName } from './idTokenInput';

export interface Algorithm {
  /** Key type (RFC 7518 §6.1); `oct` is the client secret. */
  readonly kty: 'RSA' | 'EC' | 'oct';
  readonly digest: DigestName;
  /** Parameters by which Web Cryptography verifies it. */
  readonly verification: AlgorithmIdentifier | RsaPssParams | EcdsaParams;
  readonly crv?: string;
}

const hmac = (digest: DigestName): Algorithm => ({ kty: 'oct', digest, verification: 'HMAC' });

const pkcs1 = (digest: DigestName): Algorithm => ({
  kty: 'RSA',
  digest,
  verification: 'RSASSA-PKCS1-v1_5',
});

/** Describes an RSA-PSS algorithm; the salt is as long as the digest (RFC 7518 §3.5), in bytes. */
const pss = (digest: DigestName, saltLength: number): Algorithm => ({
  kty: 'RSA',
  digest,
  verification: { name: 'RSA-PSS', saltLength },
});

const ecdsa = (digest: DigestName, crv: string): Algorithm => ({
  kty: 'EC',
  digest,
  verification: { name: 'ECDSA', hash: digest },
  crv,
});

/**
 * The signature algorithms of SPEC 5.1.9 and all that is known about each. `none` is not one of
 * them.
 */
export const ALGORITHMS: Readonly<Record<string, Algorithm>> = {
  HS256: hmac('SHA-256'),
  HS384: hmac('SHA-384'),
  HS512: hmac('SHA-512'),
  RS256: pkcs1('SHA-256'),
  RS384: pkcs1('SHA-384'),
  RS512: pkcs1('SHA-512'),
  ES256: ecdsa('SHA-256', 'P-256'),
  ES384: ecdsa('SHA-384', 'P-384'),
  PS256: pss('SHA-256', 32),
  PS384: pss('SHA-384', 48),
  PS512: pss('SHA-512', 64),
};

/**
 * Returns the row of an algorithm that is on our list and, where the provider publishes one, on its
 * list too.
 */
export function findAllowedAlgorithm(alg: unknown, announced: readonly string[]): Algorithm | null {
  if (typeof alg !== 'string' || !Object.hasOwn(ALGORITHMS, alg)) return null;
  if (announced.length > 0 && !announced.includes(alg)) return null;
  return ALGORITHMS[alg] ?? null;
}
