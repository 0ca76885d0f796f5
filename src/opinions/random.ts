/** A random number from 0 to below 1. */
export type Random = () => number;

const TWO_TO_32 = 4_294_967_296;

/** Creates the generator mulberry32: equal seeds give equal numbers. Not for secrets. */
export function createSeededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / TWO_TO_32;
  };
}

/** Returns the numbers from 0 to below `count`, shuffled (Fisher and Yates). */
export function createShuffledNumbers(count: number, random: Random): Uint32Array {
  const numbers = Uint32Array.from({ length: count }, (_, number) => number);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [numbers[last], numbers[other]] = [numbers[other]!, numbers[last]!];
  }
  return numbers;
}
