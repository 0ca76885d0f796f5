import { createHash } from 'node:crypto';

const digest = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(parts.join('\u0000')).digest();

/**
 * Makes the same UUID of the same parts on every machine (an RFC 9562 version 8 UUID over SHA-256).
 */
export function stableId(...parts: readonly (string | number)[]): string {
  const bytes = digest(parts).subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** Makes a number from 0 up to 1, the same for the same parts. */
export function stableFraction(...parts: readonly (string | number)[]): number {
  return digest(parts).readUInt32BE(0) / 2 ** 32;
}
