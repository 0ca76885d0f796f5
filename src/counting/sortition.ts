import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Apportionment, largestRemainders } from './apportionment';
import { drawLots, drawOrder, lotNumber } from './lots';

/**
 * The fingerprint of the list that is drawn from, published before the public value is known, so that nobody can be added
 * afterwards: SHA-256 of the list in the order of its characters, each entry ended by a line feed (`sort list | sha256sum`).
 */
export const listFingerprint = (people: readonly string[]): string =>
  bytesToHex(
    sha256(
      utf8ToBytes(
        people
          .toSorted()
          .map((person) => `${person}\n`)
          .join(''),
      ),
    ),
  );

/** The seed of a draw from a list: nobody can know it before the public value (a lottery's numbers, a beacon) is out. */
export const drawSeed = (publicValue: string, people: readonly string[]): string =>
  lotNumber(publicValue, listFingerprint(people));

/**
 * Sortition: draws people by lot, everybody with the same chance. Anybody can draw again from the published seed and list:
 * those with the lowest lot numbers are drawn. Who comes next stands by as a substitute (`drawOrder`).
 * @throws RangeError when fewer people stand than are to be drawn, or somebody stands twice
 */
export function drawSample(seed: string, people: readonly string[], size: number): string[] {
  if (new Set(people).size < people.length) throw new RangeError('Somebody stands twice');
  if (size > people.length) throw new RangeError(`Cannot draw ${size} of ${people.length}`);
  return drawOrder(seed, people).slice(0, size);
}

export interface Stratum {
  readonly id: string;
  /** Those who can be drawn. */
  readonly people: readonly string[];
  /** How many it stands for: its places are in proportion to that. As many as can be drawn by default. */
  readonly stands?: number;
}

export interface StratifiedSample {
  /** For each stratum its places, and who was drawn for them: fewer where too few people stand. */
  readonly strata: readonly { readonly quota: number; readonly drawn: readonly string[] }[];
  /** Equal remainders in dividing the places among the strata. */
  readonly ties: Apportionment['ties'];
}

/**
 * Sortition by strata: the places are divided by largest remainders, in proportion to what each stratum stands for, then each
 * stratum is drawn by itself. Where fewer people stand than have a place, all are drawn and the places left stay empty: a
 * quota is never filled from elsewhere.
 * @throws RangeError when somebody stands twice, or there are places and no strata to give them to
 */
export function drawByStrata(
  seed: string,
  strata: readonly Stratum[],
  size: number,
): StratifiedSample {
  const everybody = strata.flatMap(({ people }) => people);
  if (new Set(everybody).size < everybody.length) throw new RangeError('Somebody stands twice');
  const sizes = strata.map(({ people, stands = people.length }) => stands);
  const lot = drawLots(
    seed,
    strata.map(({ id }) => id),
  );
  const { seats, ties } = largestRemainders(sizes, size, lot);
  const drawn = strata.map(({ people }, index) => {
    const quota = seats[index]!;
    return { quota, drawn: drawSample(seed, people, Math.min(quota, people.length)) };
  });
  return { strata: drawn, ties };
}
