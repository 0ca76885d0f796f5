import { compactVerify, importJWK } from 'jose';
import { allowedAlgorithm } from './algorithms';
import type { IdTokenInput } from './idTokenInput';
import { selectKey } from './keySelection';

/**
 * SPEC 5.1.9: the signature is valid under an allowed algorithm. HS algorithms are verified with the configured
 * client secret only, never with a key that the provider publishes (RFC 8725 §2.1, §3.1).
 */
export async function hasValidSignature(input: IdTokenInput): Promise<boolean> {
  const { header, idToken, endpoints } = input;
  const algorithm = allowedAlgorithm(header['alg'], endpoints?.idTokenAlgorithms ?? []);
  if (!input.isReadable || !idToken || !algorithm) return false;

  const alg = String(header['alg']);
  try {
    const key = algorithm.kty === 'oct' ? secretKey(input) : await publishedKey(input, alg);
    if (!key) return false;
    await compactVerify(idToken, key, { algorithms: [alg] });
    return true;
  } catch {
    return false;
  }
}

function secretKey({ clientSecret }: IdTokenInput): Uint8Array | null {
  return clientSecret ? new TextEncoder().encode(clientSecret) : null;
}

async function publishedKey({ keys, header }: IdTokenInput, alg: string) {
  const selection = selectKey(keys, header);
  return 'key' in selection ? importJWK(selection.key, alg) : null;
}
