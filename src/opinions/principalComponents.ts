import type { Centring } from './centring';
import type { CoVotes } from './coVotes';
import { CODES_PER_STATEMENT, type VoteRows } from './voteRows';

export const COMPONENTS = 2;
const MOST_ROUNDS = 100;
/** An update stops where a component turns by less: the next one goes on from there. */
const STEADY = 1e-6;
/** Two lengths that differ by less are the same number, but for the last bits of its rounding. */
const SAME = 4 * Number.EPSILON;
/** Relative to the first component. */
const NOISE = 1e-12;
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

/** Multiplies a vector over statements with the matrix of products. */
export type Multiply = (vector: Float64Array, into: Float64Array) => void;

/** By the matrix itself, two rows at a time, of each the part right of the diagonal for both sides. O(statements²) */
export function byProducts({ products, statements }: CoVotes): Multiply {
  return (vector, into) => {
    into.fill(0);
    let row = 0;
    for (; row + 1 < statements; row += 2) {
      const [upper, lower] = [row * statements, (row + 1) * statements];
      const [first, second] = [vector[row]!, vector[row + 1]!];
      const across = products[upper + row + 1]!;
      let upperSum = products[upper + row]! * first + across * second;
      let lowerSum = across * first + products[lower + row + 1]! * second;
      for (let column = row + 2; column < statements; column++) {
        const above = products[upper + column]!;
        const below = products[lower + column]!;
        upperSum += above * vector[column]!;
        lowerSum += below * vector[column]!;
        into[column]! += above * first + below * second;
      }
      into[row]! += upperSum;
      into[row + 1]! += lowerSum;
    }
    if (row < statements) into[row]! += products[row * statements + row]! * vector[row]!;
  };
}

/** By the votes, where the matrix would be large and the votes are few. O(votes) */
export function byVotes(votes: VoteRows, { centred }: Centring): Multiply {
  const weighted = new Float64Array(centred.length);
  const sums = new Float64Array(centred.length);
  return (vector, into) => {
    const { codes, starts, lengths, participants } = votes;
    for (let code = 0; code < weighted.length; code++)
      weighted[code] = centred[code]! * vector[code >> 2]!;
    sums.fill(0);
    for (let row = 0; row < participants; row++) {
      const end = starts[row]! + lengths[row]!;
      let sum = 0;
      for (let at = starts[row]!; at < end; at++) sum += weighted[codes[at]!]!;
      for (let at = starts[row]!; at < end; at++) sums[codes[at]!]! += sum;
    }
    for (let statement = 0; statement < into.length; statement++) {
      const code = CODES_PER_STATEMENT * statement;
      into[statement] =
        sums[code]! * centred[code]! +
        sums[code + 1]! * centred[code + 1]! +
        sums[code + 2]! * centred[code + 2]!;
    }
  };
}

/**
 * The two directions in which the votes differ most, by power iteration with at most 100 further rounds, the second one after
 * the first was taken out (Gram and Schmidt). Length 1, or all 0 where there is nothing that differs.
 * @param earlier the components of an earlier run, to start from: fewer rounds, and the map is not mirrored. Without them the
 * start vector is the fractional parts of the multiples of the golden ratio: positive, spread evenly, and along nobody's camps
 */
export function principalComponents(
  multiply: Multiply,
  statements: number,
  earlier: readonly Float64Array[] = [],
): Float64Array[] {
  const found: Float64Array[] = [];
  const steady = earlier.length > 0 ? STEADY : 0;
  for (let number = 0, largest = 0; number < COMPONENTS; number++) {
    const start = startVector(statements, earlier[number]);
    const { vector, length } = strongest(multiply, start, found, steady);
    largest = Math.max(largest, length);
    // What is left of votes that differ in one direction alone is rounding.
    found.push(length > NOISE * largest ? vector : new Float64Array(statements));
  }
  return found;
}

function startVector(statements: number, earlier: Float64Array | undefined): Float64Array {
  if (!earlier?.some((value) => value !== 0))
    return Float64Array.from(
      { length: statements },
      (_, place) => ((place + 1) * GOLDEN_RATIO) % 1,
    );
  const start = new Float64Array(statements);
  start.set(earlier.subarray(0, statements));
  return start;
}

/** The strongest component besides those found, and how much the votes differ along it. */
function strongest(
  multiply: Multiply,
  start: Float64Array,
  found: readonly Float64Array[],
  steady: number,
) {
  let vector = start;
  let other: Float64Array = new Float64Array(start.length);
  takeOut(vector, found);
  for (let round = 0, last = 0; ; round++) {
    multiply(vector, other);
    takeOut(other, found);
    const length = Math.sqrt(dot(other, other));
    if (!(length > 0)) return { vector: other, length: 0 };
    for (let place = 0; place < other.length; place++) other[place]! /= length;
    const isDone = Math.abs(length - last) <= SAME * length || turned(vector, other) < steady;
    if (isDone || round === MOST_ROUNDS) return { vector: other, length };
    last = length;
    [vector, other] = [other, vector];
  }
}

function turned(from: Float64Array, to: Float64Array): number {
  let square = 0;
  for (let place = 0; place < from.length; place++) square += (from[place]! - to[place]!) ** 2;
  return Math.sqrt(square);
}

function takeOut(vector: Float64Array, found: readonly Float64Array[]): void {
  for (const component of found) {
    const share = dot(vector, component);
    for (let place = 0; place < vector.length; place++) vector[place]! -= share * component[place]!;
  }
}

export function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < left.length; place++) sum += left[place]! * right[place]!;
  return sum;
}
