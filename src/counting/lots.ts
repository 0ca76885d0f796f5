import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Returns the number of an entry in a draw: SHA-256 of seed, line feed and entry, in hexadecimal.
 * Anybody can work it out again.
 */
export const getLotNumber = (seed: string, entry: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${seed}\n${entry}`)));

/**
 * Lists the entries in the order in which they are drawn: by their lot numbers, lowest first. Their
 * own order does not matter.
 */
export function sortByLotNumber(seed: string, entries: readonly string[]): string[] {
  const numbers = new Map(entries.map((entry) => [entry, getLotNumber(seed, entry)]));
  return [...numbers.keys()].toSorted((a, b) => (numbers.get(a)! < numbers.get(b)! ? -1 : 1));
}

/**
 * Draws the published lot that breaks ties. The seed is drawn and published when the poll closes,
 * after the last ballot, so that nobody could vote by it.
 * @param ids what the options are known by outside, in the order of the paper
 * @returns for every option its place in the draw, from 0
 */
export function drawLots(seed: string, ids: readonly string[]): readonly number[] {
  const order = sortByLotNumber(seed, ids);
  const places = new Map(order.map((id, place) => [id, place]));
  return ids.map((id) => places.get(id)!);
}
