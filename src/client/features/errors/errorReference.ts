// FNV-1a, 32 bits.
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** Eight characters that people can quote. The same fault has the same ones, on every device. */
export function createErrorReference(error: unknown): string {
  let hash = OFFSET_BASIS;
  for (const character of String(error)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, PRIME) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
