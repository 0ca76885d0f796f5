import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { computeSteps, toKeyString, toStratumKey, type SortitionStep } from './sortitionSteps';

/** One line of a published list: who stands in it is known to that person alone. */
export interface PoolLine {
  /** From 1 on, without gaps, in the order of the commitments. */
  readonly ticket: number;
  /** SHA-256 as 64 hexadecimal digits. */
  readonly commitment: string;
  /** Name of the stratum; empty where there are none. */
  readonly stratum: string;
}

/** A part of the pool with places of its own; without strata one with an empty name. */
export interface StratumSeats {
  readonly name: string;
  readonly places: number;
  readonly substitutes: number;
}

const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * Computes what stands in the list for a person: SHA-256 of the id of their entry, directly
 * followed by their salt. Both are known to them alone; without the salt nobody can try out who it
 * is.
 */
export const hashCommitment = (id: string, salt: string): string => sha256Hex(`${id}${salt}`);

/**
 * Sorts the list by commitment and numbers it: nobody, not even who runs the draw, chooses the
 * order.
 */
export const numberLines = (lines: readonly Omit<PoolLine, 'ticket'>[]): PoolLine[] =>
  lines
    .toSorted((a, b) => (a.commitment < b.commitment ? -1 : 1))
    .map((line, index) => ({ ...line, ticket: index + 1 }));

/**
 * Writes the list as text: on each line number, commitment and, where there are any, stratum, each
 * line ended by a line feed.
 */
export const toListText = (lines: readonly PoolLine[]): string =>
  lines
    .map(({ ticket, commitment, stratum }) =>
      [ticket, commitment, ...(stratum === '' ? [] : [stratum])].join(' ').concat('\n'),
    )
    .join('');

/** SHA-256 of `toListText`: published with the list, so that it cannot be changed unseen. */
export const hashList = (lines: readonly PoolLine[]): string => sha256Hex(toListText(lines));

/** Result of the draw for one stratum. */
export interface StratumSortition {
  readonly name: string;
  /** Key that the steps were computed from. */
  readonly key: string;
  readonly pool: number;
  readonly steps: readonly SortitionStep[];
  /** Ticket numbers in the order in which they were drawn. */
  readonly drawn: readonly number[];
  readonly standby: readonly number[];
}

/**
 * Carries a draw out: each stratum in turn, from the key of the draw with the name of the stratum
 * after it. Those drawn first have the places, those after them stand by.
 * @param sources the values that were published, as `toKeyString` takes them
 */
export function runSortition(
  lines: readonly PoolLine[],
  strata: readonly StratumSeats[],
  sources: readonly (readonly number[])[],
): StratumSortition[] {
  const key = toKeyString(sources);
  return strata.map(({ name, places, substitutes }) => {
    const tickets = lines.filter(({ stratum }) => stratum === name).map(({ ticket }) => ticket);
    const own = toStratumKey(key, name);
    const steps = computeSteps(own, tickets.length, places + substitutes);
    const order = steps.map(({ chosen }) => tickets[chosen - 1]!);
    const parts = { drawn: order.slice(0, places), standby: order.slice(places) };
    return { name, key: own, pool: tickets.length, steps, ...parts };
  });
}
