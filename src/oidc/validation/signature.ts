import { importJWK, type JWK } from 'jose';
import { parseBase64urlBytes } from '../base64url';
import { findAllowedAlgorithm, type Algorithm } from './algorithms';
import type { IdTokenInput } from './idTokenInput';
import { selectKey } from './keySelection';

const UTF8 = new TextEncoder();

/** RFC 7518 §3.3, §3.5: in bits. */
const MIN_RSA_MODULUS = 2_048;

/**
 * SPEC 5.1.9: the signature is valid under an allowed algorithm. HS algorithms are verified with
 * the configured client secret only, never with a key that the provider publishes (RFC 8725 §2.1,
 * §3.1). No critical header parameter is understood (RFC 7515 §4.1.11).
 */
export async function hasValidSignature(input: IdTokenInput): Promise<boolean> {
  const { header, idToken, endpoints } = input;
  const algorithm = findAllowedAlgorithm(header['alg'], endpoints?.idTokenAlgorithms ?? []);
  if (!input.isReadable || !idToken || !algorithm || header['crit'] !== undefined) return false;

  try {
    const key = await (algorithm.kty === 'oct' ? secretKey(input, algorithm) : publishedKey(input));
    return key !== null && (await isSignedBy(key, idToken, algorithm));
  } catch {
    // A key that cannot be imported or used has signed nothing.
    return false;
  }
}

/** RFC 7515 §5.2: what is signed is the text of the first two parts. */
async function isSignedBy(key: CryptoKey, token: string, { verification }: Algorithm) {
  const end = token.lastIndexOf('.');
  const signature = parseBase64urlBytes(token.slice(end + 1));
  if (!signature) return false;
  return crypto.subtle.verify(verification, key, signature, UTF8.encode(token.slice(0, end)));
}

async function secretKey({ clientSecret }: IdTokenInput, { digest }: Algorithm) {
  if (!clientSecret) return null;
  const hmac = { name: 'HMAC', hash: digest };
  return crypto.subtle.importKey('raw', UTF8.encode(clientSecret), hmac, false, ['verify']);
}

async function publishedKey({ keys, header }: IdTokenInput): Promise<CryptoKey | null> {
  const selection = selectKey(keys, header);
  return 'key' in selection ? importedKey(selection.key, String(header['alg'])) : null;
}

type KeysByAlgorithm = Map<string, Promise<CryptoKey | null>>;

/** Imported keys by the published one. They go with the key set that they came with. */
const importedKeys = new WeakMap<JWK, KeysByAlgorithm>();

function importedKey(jwk: JWK, alg: string): Promise<CryptoKey | null> {
  const known: KeysByAlgorithm = importedKeys.get(jwk) ?? new Map();
  const key = known.get(alg) ?? importStrong(jwk, alg);
  importedKeys.set(jwk, known.set(alg, key));
  return key;
}

async function importStrong(jwk: JWK, alg: string): Promise<CryptoKey | null> {
  const key = await importJWK(jwk, alg);
  if (key instanceof Uint8Array) return null;
  const { modulusLength = MIN_RSA_MODULUS } = key.algorithm as Partial<RsaKeyAlgorithm>;
  return modulusLength < MIN_RSA_MODULUS ? null : key;
}
