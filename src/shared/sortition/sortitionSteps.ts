import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The index stands in two bytes. */
const MAX_INDEXED_POOL = 65_536;

const byValue = (a: number, b: number) => a - b;

/**
 * Builds the key of a draw: of each source its values in ascending order, each ended by a full
 * stop, and each source ended by a slash: `9319./2.5.8.10.12./`.
 * @see RFC 3797 §4.1 and the example in §6
 * @param sources for each source, in the order in which they were announced, its values: integers
 *   from 0 on
 * @throws RangeError where there is no source, one without values, or a value that is no such
 *   integer
 */
export function toKeyString(sources: readonly (readonly number[])[]): string {
  const isUsable = (values: readonly number[]) =>
    values.length > 0 && values.every((value) => Number.isSafeInteger(value) && value >= 0);
  if (sources.length === 0 || !sources.every(isUsable))
    throw new RangeError('A source needs values, and they are whole numbers from 0 on');
  return sources
    .map(
      (values) =>
        `${values
          .toSorted(byValue)
          .map((value) => `${value}.`)
          .join('')}/`,
    )
    .join('');
}

/**
 * Builds the key of one stratum: that of the draw, followed by the name of the stratum and a slash.
 * Without strata the name is empty, and the key that of the draw.
 */
export const toStratumKey = (key: string, stratum: string): string =>
  stratum === '' ? key : `${key}${stratum}/`;

/**
 * Computes the random number of one step: MD5(index || key || index), the index in two bytes, the
 * higher one first.
 * @see RFC 3797 §4.2
 * @returns 32 hexadecimal digits: a number of 128 bits, the highest digit first
 */
export function hashStep(key: string, index: number): string {
  const place = Uint8Array.of(index >> 8, index & 255);
  return bytesToHex(md5(concatBytes(place, utf8ToBytes(key), place)));
}

/** One step of a draw: what was divided by how many, and who was chosen. */
export interface SortitionStep {
  readonly index: number;
  /** 32 hexadecimal digits. */
  readonly digest: string;
  /** Number of people who were left: the random number is divided by it. */
  readonly left: number;
  /** The remainder, from 0 on: the place among those who are left. */
  readonly remainder: number;
  /** Number of the chosen person in the whole pool, from 1 on. */
  readonly chosen: number;
}

/**
 * Draws from the numbers 1 to `pool`, nobody twice: of each step the number is divided by how many
 * are left, and the remainder says which of them is taken.
 * @see RFC 3797 §4.2
 * @param wanted how many; all of the pool in their order where it holds fewer
 * @throws RangeError where the pool is larger than two bytes can count
 */
export function computeSteps(key: string, pool: number, wanted: number): SortitionStep[] {
  if (pool > MAX_INDEXED_POOL) throw new RangeError(`A pool holds at most ${MAX_INDEXED_POOL}`);
  const left = Array.from({ length: pool }, (_, index) => index + 1);
  return Array.from({ length: Math.min(wanted, pool) }, (_, index) => {
    const digest = hashStep(key, index);
    const remainder = Number(BigInt(`0x${digest}`) % BigInt(left.length));
    const step = { index, digest, left: left.length, remainder };
    return { ...step, chosen: left.splice(remainder, 1)[0]! };
  });
}
