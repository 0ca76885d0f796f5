import { toBase64url } from './base64url';

/** Returns the S256 challenge of a code verifier (RFC 7636 §4.2). */
export async function createCodeChallenge(
  verifier: string,
  sha256: (text: string) => Promise<Uint8Array>,
): Promise<string> {
  return toBase64url(await sha256(verifier));
}
