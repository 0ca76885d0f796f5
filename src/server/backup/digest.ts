import { createHash } from 'node:crypto';

const HEX = 16;
const MODULUS = 1n << 256n;

export interface RowDigest {
  readonly count: number;
  readonly digest: string;
}

export interface RunningDigest {
  add(text: string): void;
  result(): RowDigest;
}

/**
 * Opens the sum of the SHA-256 of each text. The order does not matter: rows come back from another
 * database in another one, and sorting a large table would cost more than all the rest.
 */
export function createRunningDigest(): RunningDigest {
  let count = 0;
  let sum = 0n;
  return {
    add(text) {
      count += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % MODULUS;
    },
    result: () => ({ count, digest: sum.toString(HEX).padStart(64, '0') }),
  };
}
