import type { ByteRange } from './storage';

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads the one range that a request asks for (RFC 9110 §14); null for all bytes, also where
 * several are asked for or the header is none. `unsatisfiable` where there are no such bytes.
 */
export function readRange(
  header: string | undefined,
  bytes: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
  if (!first && !last) return null;
  if (!first) {
    const count = Math.min(Number(last), bytes);
    return count > 0 ? { start: bytes - count, end: bytes - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  if (last && Number(last) < start) return null;
  return start < bytes ? { start, end } : 'unsatisfiable';
}
