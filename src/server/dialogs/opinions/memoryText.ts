import type { GroupChoice } from '../../../opinions/groupClusters';
import type { OpinionMemory } from '../../../opinions/layout';

/** What the next map knows of the last one, as it is stored: arrays as their bytes in base64, which of many people are few letters. */
interface StoredMemory {
  readonly components: readonly string[];
  readonly counted: string;
  readonly nameOf: string;
  readonly choice: GroupChoice | null;
}

const toBase64 = ({ buffer, byteOffset, byteLength }: Uint8Array | Float64Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');
const toBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

/** Every bit of it comes back from {@link readMemory}. */
export const writeMemory = ({ components, counted, nameOf, choice }: OpinionMemory): string =>
  JSON.stringify({
    components: components.map(toBase64),
    counted: toBase64(counted),
    nameOf: toBase64(nameOf),
    choice,
  } satisfies StoredMemory);

export function readMemory(text: string): OpinionMemory {
  const { components, counted, nameOf, choice } = JSON.parse(text) as StoredMemory;
  return {
    components: components.map((component) => new Float64Array(toBytes(component).buffer)),
    counted: toBytes(counted),
    nameOf: toBytes(nameOf),
    choice,
  };
}
