import { RANDOM_LENGTHS } from '../shared/signInConstants';

// 64 characters, so that six bits choose one without favouring any; all are allowed in a code
// verifier (RFC 7636 §4.1).
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Returns a random text of exactly `length` characters. Asking for 1 to 6 gives 10, for 0 or less
 * an empty text (SPEC 5.2.1).
 */
export function createRandomText(
  length: number,
  randomBytes: (count: number) => Uint8Array,
): string {
  if (length <= 0) return '';
  const wanted = length < RANDOM_LENGTHS.minimum ? RANDOM_LENGTHS.fallback : length;
  return Array.from(randomBytes(wanted), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join(
    '',
  );
}
