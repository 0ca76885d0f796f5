import type { VoteRows } from '../opinions/voteRows';

const MOST_ROUNDS = 500;
const CONVERGED = 1e-12;
const BASE_CLUSTERS = 100;
const BASE_ROUNDS = 20;
const GROUP_ROUNDS = 50;
/**
 * A step in the matrix takes so many times as long as one in the votes: the writes are scattered.
 */
const SCATTERED = 1.5;
const EXPECTED_ROUNDS = 120;

interface Plain {
  readonly rows: VoteRows;
  readonly centred: Float64Array;
}

/**
 * Computes the groups in the plainest form of the method: centred votes, their matrix or passes
 * over them, two components, places, base clusters, groups, counts. No moderation, lists, names or
 * updates.
 * @returns the number of groups
 */
export function computePlainGroups(rows: VoteRows): number {
  const plain = { rows, centred: centre(rows) };
  const components = plainComponents(plain);
  const places = components.map((component) => project(plain, component));
  const base = plainClusters(places, BASE_CLUSTERS, BASE_ROUNDS);
  let best = { groups: 0, value: -Infinity };
  for (let groups = 2; groups <= 5; groups++) {
    const found = plainClusters(base.centres, groups, GROUP_ROUNDS);
    const value = plainSilhouette(base.centres, found.of, groups);
    if (value > best.value) best = { groups, value };
  }
  const { of } = plainClusters(base.centres, best.groups, GROUP_ROUNDS);
  plainCounts(rows, base.of, of, best.groups);
  return best.groups;
}

function centre({ participants, starts, lengths, codes, statements }: VoteRows): Float64Array {
  const [sums, seen] = [new Float64Array(statements), new Float64Array(statements)];
  const centred = new Float64Array(codes.length);
  for (let row = 0; row < participants; row++)
    for (let at = starts[row]!; at < starts[row]! + lengths[row]!; at++) {
      sums[codes[at]! >> 2]! += (codes[at]! & 3) - 1;
      seen[codes[at]! >> 2]!++;
    }
  for (let row = 0; row < participants; row++)
    for (let at = starts[row]!; at < starts[row]! + lengths[row]!; at++) {
      const statement = codes[at]! >> 2;
      centred[at] = (codes[at]! & 3) - 1 - sums[statement]! / seen[statement]!;
    }
  return centred;
}

function multiplier(plain: Plain): (vector: Float64Array, into: Float64Array) => void {
  const { participants, lengths, votes, statements } = plain.rows;
  let squares = 0;
  for (let row = 0; row < participants; row++) squares += lengths[row]! ** 2;
  if (SCATTERED * squares >= EXPECTED_ROUNDS * 2 * votes)
    return (vector, into) => spread(plain, project(plain, vector, false), into);
  const matrix = plainMatrix(plain);
  return (vector, into) => {
    for (let row = 0, at = 0; row < statements; row++) {
      let sum = 0;
      for (let column = 0; column < statements; column++, at++)
        sum += matrix[at]! * vector[column]!;
      into[row] = sum;
    }
  };
}

function plainMatrix({ rows, centred }: Plain): Float64Array {
  const { participants, starts, lengths, codes, statements } = rows;
  const matrix = new Float64Array(statements * statements);
  for (let row = 0; row < participants; row++) {
    const end = starts[row]! + lengths[row]!;
    for (let at = starts[row]!; at < end; at++) {
      const value = centred[at]!;
      const offset = (codes[at]! >> 2) * statements;
      for (let other = starts[row]!; other < end; other++)
        matrix[offset + (codes[other]! >> 2)]! += value * centred[other]!;
    }
  }
  return matrix;
}

function project({ rows, centred }: Plain, vector: Float64Array, isScaled = true): Float64Array {
  const { participants, starts, lengths, codes, statements } = rows;
  const places = new Float64Array(participants);
  for (let row = 0; row < participants; row++) {
    let sum = 0;
    for (let at = starts[row]!; at < starts[row]! + lengths[row]!; at++)
      sum += centred[at]! * vector[codes[at]! >> 2]!;
    places[row] = isScaled ? sum * Math.sqrt(statements / Math.max(1, lengths[row]!)) : sum;
  }
  return places;
}

function spread({ rows, centred }: Plain, places: Float64Array, into: Float64Array): void {
  const { participants, starts, lengths, codes } = rows;
  into.fill(0);
  for (let row = 0; row < participants; row++)
    for (let at = starts[row]!; at < starts[row]! + lengths[row]!; at++)
      into[codes[at]! >> 2]! += centred[at]! * places[row]!;
}

const dot = (left: Float64Array, right: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < left.length; at++) sum += left[at]! * right[at]!;
  return sum;
};

function plainComponents(plain: Plain): Float64Array[] {
  const multiply = multiplier(plain);
  const found: Float64Array[] = [];
  while (found.length < 2) {
    let vector = Float64Array.from({ length: plain.rows.statements }, (_, at) => 1 / (at + 1));
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const next = new Float64Array(vector.length);
      multiply(vector, next);
      for (const component of found) {
        const share = dot(next, component);
        for (let at = 0; at < next.length; at++) next[at]! -= share * component[at]!;
      }
      const length = Math.sqrt(dot(next, next));
      for (let at = 0; at < next.length; at++) next[at]! /= length;
      const turned = 1 - Math.abs(dot(next, vector));
      vector = next;
      if (turned < CONVERGED) break;
    }
    found.push(vector);
  }
  return found;
}

function plainClusters([x, y]: readonly Float64Array[], count: number, rounds: number) {
  const points = x!.length;
  const centres = [new Float64Array(count), new Float64Array(count)] as const;
  const of = new Int32Array(points);
  for (let centre = 0; centre < count; centre++) {
    centres[0][centre] = x![Math.floor((centre * points) / count)]!;
    centres[1][centre] = y![Math.floor((centre * points) / count)]!;
  }
  for (let round = 0; round < rounds; round++) {
    const sums = new Float64Array(3 * count);
    for (let point = 0; point < points; point++) {
      let [best, shortest] = [0, Infinity];
      for (let centre = 0; centre < count; centre++) {
        const across = x![point]! - centres[0][centre]!;
        const up = y![point]! - centres[1][centre]!;
        const square = across * across + up * up;
        if (square < shortest) [best, shortest] = [centre, square];
      }
      of[point] = best;
      sums[3 * best]! += x![point]!;
      sums[3 * best + 1]! += y![point]!;
      sums[3 * best + 2]!++;
    }
    for (let centre = 0; centre < count; centre++) {
      const people = sums[3 * centre + 2]! || 1;
      centres[0][centre] = sums[3 * centre]! / people;
      centres[1][centre] = sums[3 * centre + 1]! / people;
    }
  }
  return { of, centres };
}

function plainSilhouette([x, y]: readonly Float64Array[], of: Int32Array, groups: number): number {
  let total = 0;
  for (let point = 0; point < of.length; point++) {
    const [sums, sizes] = [new Float64Array(groups), new Float64Array(groups)];
    for (let other = 0; other < of.length; other++) {
      if (other === point) continue;
      sums[of[other]!]! += Math.hypot(x![point]! - x![other]!, y![point]! - y![other]!);
      sizes[of[other]!]!++;
    }
    const means = sums.map((sum, group) => sum / (sizes[group]! || 1));
    const own = means[of[point]!]!;
    const nearest = Math.min(...means.filter((_, group) => group !== of[point]));
    total += (nearest - own) / (Math.max(nearest, own) || 1);
  }
  return total / of.length;
}

function plainCounts(rows: VoteRows, base: Int32Array, of: Int32Array, groups: number): void {
  const counts = new Int32Array(groups * 4 * rows.statements);
  for (let row = 0; row < rows.participants; row++) {
    const offset = of[base[row]!]! * 4 * rows.statements;
    for (let at = rows.starts[row]!; at < rows.starts[row]! + rows.lengths[row]!; at++)
      counts[offset + rows.codes[at]!]!++;
  }
}
