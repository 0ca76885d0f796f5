import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Computes what is stored of a token: SHA-256 of its letters and digits, however they were grouped
 * and in whichever case they were typed. As in Crockford’s base 32, I and L count as 1, and O as 0.
 */
export const hashToken = (token: string): Uint8Array =>
  sha256(
    utf8ToBytes(
      token
        .toUpperCase()
        .replace(/[^0-9A-Z]/g, '')
        .replace(/[IL]/g, '1')
        .replaceAll('O', '0'),
    ),
  );
