import type { OpinionMemory } from '../../../opinions/layout';

/**
 * Memory of the last map for the next one, as it is stored: arrays as their bytes in base64, which
 * of many people are few letters.
 */
interface StoredMemory {
  readonly components: readonly string[];
  readonly nameOf: string;
}

const toBase64 = ({ buffer, byteOffset, byteLength }: Uint8Array | Float64Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');
const toBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

/** Writes the memory so that every bit of it comes back from {@link readMemory}. */
export const writeMemory = ({ components, nameOf }: OpinionMemory): string =>
  JSON.stringify({
    components: components.map(toBase64),
    nameOf: toBase64(nameOf),
  } satisfies StoredMemory);

export function readMemory(text: string): OpinionMemory {
  const { components, nameOf } = JSON.parse(text) as StoredMemory;
  return {
    components: components.map((component) => new Float64Array(toBytes(component).buffer)),
    nameOf: toBytes(nameOf),
  };
}
