import type { CanonicalOrder } from './canonicalOrder';
import type { Centring } from './centring';
import type { CoVotes } from './coVotes';
import { CODES_PER_STATEMENT, type VoteRows } from './voteRows';

export const COMPONENT_COUNT = 2;
/** Number of directions that are looked at before the search begins anew from the best of them. */
const MAX_DIRECTIONS = 30;
const MAX_RESTARTS = 10;
const MAX_SWEEPS = 8;
/** Relative to the component: what is left of a direction that is found. */
const RESIDUAL = 1e-11;
/** Relative to the first component. */
const NOISE = 1e-12;
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

/** Multiplies a vector over statements with the matrix of products. */
export type Multiply = (vector: Float64Array, into: Float64Array) => void;

/**
 * Multiplies by the matrix itself, two rows at a time, of each the part right of the diagonal for
 * both sides. O(statements²)
 * @param order in which the vector has the statements
 */
export function createProductMultiplier(coVotes: CoVotes, order: Uint32Array): Multiply {
  const statements = order.length;
  const products = arrangeProducts(coVotes, order);
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

function arrangeProducts({ products, statements }: CoVotes, order: Uint32Array): Float64Array {
  const arranged = new Float64Array(statements * statements);
  for (let row = 0; row < statements; row++) {
    const from = order[row]! * statements;
    const to = row * statements;
    for (let column = row; column < statements; column++)
      arranged[to + column] = products[from + order[column]!]!;
  }
  return arranged;
}

/** Multiplies by the votes, where the matrix would be large and the votes are few. O(votes) */
export function createVoteMultiplier(
  given: VoteRows,
  centring: Centring,
  order: CanonicalOrder,
): Multiply {
  const votes = given.pick(order.participants, order.statements);
  const centred = Float64Array.from(
    centring.centred,
    (_, code) => centring.centred[CODES_PER_STATEMENT * order.statements[code >> 2]! + (code & 3)]!,
  );
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
 * Finds the two directions in which the votes differ most, the second one after the first was taken
 * out (Gram and Schmidt). Length 1, or all 0 where there is nothing that differs. The start vector
 * is the fractional parts of the multiples of the golden ratio: positive, spread evenly, and along
 * nobody's camps.
 * @param order in which `multiply` has the statements
 */
export function computePrincipalComponents(multiply: Multiply, order: Uint32Array): Float64Array[] {
  const found: Float64Array[] = [];
  for (let number = 0, largest = 0; number < COMPONENT_COUNT; number++) {
    const { vector, value } = strongest(multiply, startVector(order.length), found);
    largest = Math.max(largest, value);
    // The rest of votes that differ in one direction alone is rounding.
    found.push(value > NOISE * largest ? vector : new Float64Array(order.length));
  }
  return found.map((component) => {
    const byNumber = new Float64Array(order.length);
    order.forEach((statement, place) => (byNumber[statement] = component[place]!));
    return byNumber;
  });
}

const startVector = (statements: number): Float64Array =>
  Float64Array.from({ length: statements }, (_, place) => ((place + 1) * GOLDEN_RATIO) % 1);

/**
 * Finds the strongest component besides those found, and how much the votes differ along it: the
 * iteration of Lanczos (1950), whose directions are all kept and so stay at right angles, begun
 * anew from the best direction until hardly anything is left of it.
 */
function strongest(multiply: Multiply, start: Float64Array, found: readonly Float64Array[]) {
  let vector = start;
  for (let restart = 0; ; restart++) {
    takeOut(vector, found);
    if (!normalize(vector)) return { vector, value: 0 };
    const directions = [vector];
    const [diagonal, beside]: [number[], number[]] = [[], []];
    for (;;) {
      const next = new Float64Array(vector.length);
      const last = directions.at(-1)!;
      multiply(last, next);
      diagonal.push(dot(last, next));
      // Once is not enough: what rounding leaves of the others would come back.
      for (let time = 0; time < 2; time++) takeOut(next, [...found, ...directions]);
      const length = Math.sqrt(dot(next, next));
      beside.push(length);
      const isExhausted = !(length > NOISE * Math.abs(diagonal[0]!)) || !normalize(next);
      if (isExhausted || directions.length === MAX_DIRECTIONS) break;
      directions.push(next);
    }
    const { value, weights } = largestEigenpair(diagonal, beside);
    vector = new Float64Array(vector.length);
    directions.forEach((direction, number) => {
      for (let place = 0; place < vector.length; place++)
        vector[place]! += weights[number]! * direction[place]!;
    });
    const left = Math.abs(beside.at(-1)! * weights.at(-1)!);
    if (left <= RESIDUAL * value || restart === MAX_RESTARTS) {
      normalize(vector);
      return { vector, value };
    }
  }
}

/** @returns whether there is a direction */
function normalize(vector: Float64Array): boolean {
  const length = Math.sqrt(dot(vector, vector));
  if (!(length > 0)) return false;
  for (let place = 0; place < vector.length; place++) vector[place]! /= length;
  return true;
}

/**
 * Finds the largest eigenpair of a symmetric tridiagonal matrix, by rotations (Jacobi 1846). The
 * first of the weights is not negative.
 */
function largestEigenpair(diagonal: readonly number[], beside: readonly number[]) {
  const size = diagonal.length;
  const matrix = diagonal.map((value, row) =>
    Float64Array.from(diagonal, (_, column) => {
      if (row === column) return value;
      return Math.abs(row - column) === 1 ? beside[Math.min(row, column)]! : 0;
    }),
  );
  const vectors = diagonal.map((_, row) =>
    Float64Array.from(diagonal, (_, at) => Number(at === row)),
  );
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++)
    for (let row = 0; row < size; row++)
      for (let column = row + 1; column < size; column++) rotate(matrix, vectors, row, column);
  const best = diagonal.reduce(
    (largest, _, at) => (matrix[at]![at]! > matrix[largest]![largest]! ? at : largest),
    0,
  );
  const side = vectors[0]![best]! < 0 ? -1 : 1;
  return {
    value: matrix[best]?.[best] ?? 0,
    weights: vectors.map((row) => side * row[best]!),
  };
}

/** Turns two axes so that the cell in which they meet becomes 0. */
function rotate(
  matrix: readonly Float64Array[],
  vectors: readonly Float64Array[],
  one: number,
  other: number,
): void {
  const cell = matrix[one]![other]!;
  if (cell === 0) return;
  const theta = (matrix[other]![other]! - matrix[one]![one]!) / (2 * cell);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  const turn = (row: Float64Array) => {
    const [left, right] = [row[one]!, row[other]!];
    row[one] = cosine * left - sine * right;
    row[other] = sine * left + cosine * right;
  };
  for (const row of matrix) turn(row);
  const [upper, lower] = [matrix[one]!, matrix[other]!];
  for (let column = 0; column < upper.length; column++) {
    const [above, below] = [upper[column]!, lower[column]!];
    upper[column] = cosine * above - sine * below;
    lower[column] = sine * above + cosine * below;
  }
  for (const row of vectors) turn(row);
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
