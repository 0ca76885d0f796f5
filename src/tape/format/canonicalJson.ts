import { sha256 } from '@noble/hashes/sha2.js';

/**
 * Writes JSON with sorted keys: equal values have equal texts. What JSON cannot say is left out.
 */
export function canonicalize(value: unknown): string {
  return JSON.stringify(sorted(value)) ?? 'null';
}

/**
 * Returns a function that does the same for values that never change in place: parts that have been
 * seen before are not sorted again.
 */
export function createCanonicalizer(): (value: unknown) => string {
  const seen = new WeakMap<object, object>();
  const known = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const before = seen.get(value);
    if (before) return before;
    const now = sortedBy(value, known);
    seen.set(value, now);
    return now;
  };
  return (value) => JSON.stringify(known(value)) ?? 'null';
}

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? sortedBy(value, sorted) : value;

function sortedBy(value: object, sort: (part: unknown) => unknown): object {
  if (Array.isArray(value)) return value.map(sort);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => Number(a > b) - Number(a < b))
      .map(([key, part]) => [key, sort(part)]),
  );
}

const HASH_BYTES = 6;

/**
 * Computes the next link of a chain of hashes: 12 hex digits of SHA-256 over the link before and
 * what is added.
 */
export function computeNextHash(before: string, ...texts: readonly string[]): string {
  const bytes = sha256([before, ...texts].join('\n')).slice(0, HASH_BYTES);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hash that the first link follows. */
export const FIRST_HASH = '';
