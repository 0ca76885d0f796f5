import { sha256 } from '@noble/hashes/sha2.js';

/** Bytes that follow from a seed. Each label is a stream of its own. */
export function createSeededBytes(seed: string, label: string): (count: number) => Uint8Array {
  let block = 0;
  let left: number[] = [];
  return (count) => {
    while (left.length < count) left = [...left, ...sha256(ascii(`${seed} ${label} ${block++}`))];
    const drawn = Uint8Array.from(left.slice(0, count));
    left = left.slice(count);
    return drawn;
  };
}

/** Returns a function that gives numbers as `Math.random` does. */
export function createSeededNumbers(seed: string, label: string): () => number {
  const draw = createSeededBytes(seed, label);
  return () => {
    const [a = 0, b = 0, c = 0, d = 0] = draw(4);
    return ((a * 256 + b) * 256 + c + d / 256) / 2 ** 24;
  };
}

/**
 * Longer draws are secrets and identifiers; what is this short only spreads pauses, and a replay
 * has to pause alike.
 */
export const DECIDING_BYTES = 4;

const ascii = (text: string) => new TextEncoder().encode(text);
