import type { StatementState } from '../centring';
import type { VoteRows } from '../voteRows';

type Matrix = number[][];
type Point = readonly [x: number, y: number];

const ROUNDS = 3_000;
const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * b[at]!, 0);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);

/**
 * Returns the places of the participants as the textbooks have it: a full matrix in which missing
 * votes are the mean of their column, components by a power iteration that takes its time.
 */
export function computeSlowPlaces(votes: VoteRows, states: readonly StatementState[]): Point[] {
  const raw = Array.from({ length: votes.participants }, (_, row) =>
    Array.from({ length: votes.statements }, (_, statement) =>
      states[statement] === 'in' || states[statement] === undefined ? votes.get(row, statement) : 0,
    ),
  );
  const columns = Array.from({ length: votes.statements }, (_, column) =>
    raw.map((row) => row[column]).filter((vote) => vote !== null && vote !== undefined),
  );
  const means = columns.map((column) => (column.length > 0 ? mean(column) : 0));
  const centred = raw.map((row) => row.map((vote, at) => (vote ?? means[at]!) - means[at]!));
  const first = slowComponent(centred);
  const second = slowComponent(
    centred.map((row) => row.map((value, at) => value - dot(row, first) * first[at]!)),
  );
  const answered = columns.filter((column) => column.length > 0).length;
  return raw.map((row, at): Point => {
    const scale = Math.sqrt(answered / Math.max(1, row.filter((vote) => vote !== null).length));
    return [dot(centred[at]!, first) * scale, dot(centred[at]!, second) * scale];
  });
}

function slowComponent(matrix: Matrix): number[] {
  let vector = matrix[0]!.map((_, at) => 1 / (at + 2));
  for (let round = 0; round < ROUNDS; round++) {
    const next = vector.map(() => 0);
    for (const row of matrix) {
      const share = dot(row, vector);
      row.forEach((value, at) => (next[at]! += share * value));
    }
    const length = Math.sqrt(dot(next, next));
    vector = next.map((value) => value / length);
  }
  return vector;
}

/** k-means that looks at every distance. */
export function computeSlowClusters(
  points: readonly Point[],
  count: number,
  rounds: number,
): number[] {
  let centres: Point[] = [];
  for (const point of points)
    if (centres.length < count && !centres.some((centre) => distance(centre, point) === 0))
      centres.push(point);
  for (let round = 0; ; round++) {
    const of = points.map((point) => {
      const distances = centres.map((centre) => distance(centre, point));
      return distances.indexOf(Math.min(...distances));
    });
    const next = centres.map((_, number): Point => {
      const own = points.filter((_, point) => of[point] === number);
      return [mean(own.map(([x]) => x)), mean(own.map(([, y]) => y))];
    });
    if (round === rounds || next.every((centre, at) => distance(centre, centres[at]!) < 0.01))
      return of;
    centres = next;
  }
}
