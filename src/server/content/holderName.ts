import { createHash } from 'node:crypto';
import { fold } from '../../shared/fold';

/**
 * SHA-256 (FIPS 180-4) of a salt of 16 random bytes and a name as people type it: case, Turkish diacritics, Arabic marks and
 * spaces do not count.
 */
export const hashOfName = (salt: Buffer, name: string): Buffer =>
  createHash('sha256').update(salt).update(fold(name).trim().replace(/\s+/g, ' ')).digest();
