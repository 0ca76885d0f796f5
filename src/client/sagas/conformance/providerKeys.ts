import { createHash } from 'node:crypto';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWK,
  type JWTPayload,
} from 'jose';

export interface Header {
  readonly alg: string;
  readonly kid?: string | undefined;
}

/**
 * Way in which a signature comes about: rightly, or in one of the ways that a client has to notice.
 */
export type Signing =
  'right' | 'nextKey' | 'none' | 'unpublishedKey' | 'publicKeyAsSecret' | 'broken';

/** An ID token before it is signed. */
export interface UnsignedToken {
  readonly header: Header;
  readonly claims: JWTPayload;
  readonly signing: Signing;
}

export interface ProviderKeys {
  /** Keys that the key set has in good times: one for each family of algorithms. */
  readonly published: readonly JWK[];
  /** The RSA key that the provider changes to. */
  readonly next: JWK;
  readonly sign: (draft: UnsignedToken) => Promise<string>;
}

interface KeyPair {
  readonly secret: JWK;
  readonly known: JWK;
  readonly pem: string;
}

const KEYS = { rsa: 'RS256', next: 'RS256', unpublished: 'RS256', p256: 'ES256', p384: 'ES384' };
type KeyName = keyof typeof KEYS;

/** Keys of a provider, and signatures with them, right and wrong. A key's kid is its name here. */
export async function createProviderKeys(): Promise<ProviderKeys> {
  const made = await Promise.all(
    Object.entries(KEYS).map(async ([name, alg]) => [name, await makePair(name, alg)] as const),
  );
  const pairs = Object.fromEntries(made) as Record<KeyName, KeyPair>;
  return {
    published: [pairs.rsa.known, pairs.p256.known, pairs.p384.known],
    next: pairs.next.known,
    sign: (draft) => sign(pairs, draft),
  };
}

async function makePair(kid: string, alg: string): Promise<KeyPair> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return {
    secret: await exportJWK(privateKey),
    known: { ...(await exportJWK(publicKey)), kid, use: 'sig' },
    pem: await exportSPKI(publicKey),
  };
}

async function sign(pairs: Record<KeyName, KeyPair>, draft: UnsignedToken): Promise<string> {
  const { header, claims, signing } = draft;
  if (signing === 'none') return new UnsecuredJWT(claims).encode();
  const token = new SignJWT(claims).setProtectedHeader(definedOnly(header));
  if (signing === 'publicKeyAsSecret') return token.sign(new TextEncoder().encode(pairs.rsa.pem));

  const name = signerFor(draft);
  const signed = await token.sign(await importJWK(pairs[name].secret, header.alg));
  return signing === 'broken' ? withBrokenSignature(signed) : signed;
}

function signerFor({ signing, header: { alg, kid } }: UnsignedToken): KeyName {
  if (signing === 'unpublishedKey') return 'unpublished';
  if (signing === 'nextKey' || kid === 'next') return 'next';
  if (alg === 'ES256') return 'p256';
  return alg === 'ES384' ? 'p384' : 'rsa';
}

const definedOnly = ({ alg, kid }: Header) => ({ alg, ...(kid !== undefined && { kid }) });

function withBrokenSignature(token: string): string {
  const at = token.lastIndexOf('.') + 1;
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
}

/**
 * Returns the left half of the access token's hash under the header's algorithm (OIDC Core
 * §3.1.3.6).
 */
export function createAtHash({ alg }: Header, accessToken: string): string {
  const hash = createHash(`sha${alg.slice(-3)}`)
    .update(accessToken)
    .digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
}
