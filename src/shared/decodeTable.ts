import { LOCALE_FACTS } from './localeFacts';
import type { Locale } from './locales';

const SAMPLE_BYTES = 1_000;
const BYTE_ORDER_MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Finds UTF-16 without a mark: of ordinary text every other byte is 0. */
function findUtf16(bytes: Uint8Array): string | null {
  const sample = [...bytes.subarray(0, SAMPLE_BYTES)];
  const zeros = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (even + odd === 0) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Decodes a table that a spreadsheet has saved: UTF-8, UTF-16 in either order, or what computers of
 * this language wrote before Unicode.
 */
export function decodeTable(bytes: Uint8Array, locale: Locale): string {
  const marked = BYTE_ORDER_MARKS.find((mark) =>
    mark.bytes.every((byte, index) => bytes[index] === byte),
  );
  const encoding = marked?.encoding ?? findUtf16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(LOCALE_FACTS[locale].tableEncoding).decode(bytes);
  }
}
