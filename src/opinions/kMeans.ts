import type { Points } from './coordinates';
import { type Random, createSeededRandom } from './random';

export interface Clusters extends Points {
  /** For each point the number of its cluster. */
  readonly of: Uint8Array;
  /**
   * Number of clusters: fewer than wanted where fewer points are distinct, or where one lost all
   * its points.
   */
  readonly count: number;
}

export interface ClusterTerms {
  /** At most 255. */
  readonly clusters: number;
  /** Further rounds after the first. */
  readonly mostRounds: number;
  /** From how many starts besides the first distinct points. */
  readonly starts: number;
  /** For each point; 1 by default. */
  readonly weights?: Float64Array;
}

/** No centre moves as far as this any more: the clusters stand. */
const STANDS_STILL = 0.01;
/** Roundings do not keep a centre out that is as near as another. */
const SLACK = 1 + 1e-12;
/** Any number: every run draws the same starts. */
const SEED = 1;

/**
 * Clusters by k-means (Lloyd 1982), the same in every run of equally ordered points: one start is
 * the first distinct points, the others are drawn with a fixed seed (k-means++, Arthur &
 * Vassilvitskii 2007), and the clusters with the least spread are returned, of equals those of the
 * earlier start.
 */
export function findClusters(points: Points, terms: ClusterTerms): Clusters {
  const first = findFirstDistinct(points, terms.clusters);
  let best = runKMeans(points, first, terms);
  // With a cluster for each distinct point there is nothing to choose.
  if (first.length < terms.clusters || first.length === points.x.length) return best;
  let least = measureSpread(points, best, terms.weights);
  const random = createSeededRandom(SEED);
  for (let start = 0; start < terms.starts; start++) {
    const found = runKMeans(points, drawDistant(points, terms, random), terms);
    const spread = measureSpread(points, found, terms.weights);
    if (spread >= least) continue;
    best = found;
    least = spread;
  }
  return best;
}

/**
 * Runs Lloyd's rounds once. Equally near centres give the lower number, a centre without points is
 * dropped. Distances that the triangle inequality rules out are not looked at (Elkan 2003).
 * @param start the numbers of the points that centres begin with
 */
export function runKMeans(
  points: Points,
  start: readonly number[],
  { mostRounds, weights }: Pick<ClusterTerms, 'mostRounds' | 'weights'>,
): Clusters {
  let centres: Points = {
    x: Float64Array.from(start, (point) => points.x[point]!),
    y: Float64Array.from(start, (point) => points.y[point]!),
  };
  const of = new Uint8Array(points.x.length);
  let near = new Neighbours(centres);
  for (let round = 0; ; round++) {
    assign(points, centres, near, of);
    const next = meansOf(points, of, centres.x.length, weights);
    const isDone = round === mostRounds || hardlyMoved(centres, next);
    if (next.x.length < centres.x.length) near = new Neighbours(next);
    else near.update(next);
    centres = next;
    if (isDone) return { ...centres, of, count: centres.x.length };
  }
}

/** Finds the numbers of the first points that are not the same. */
export function findFirstDistinct({ x, y }: Points, wanted: number): number[] {
  const firsts: number[] = [];
  for (let point = 0; point < x.length && firsts.length < wanted; point++)
    if (!firsts.some((first) => x[first] === x[point] && y[first] === y[point])) firsts.push(point);
  return firsts;
}

const measureSquare = ({ x, y }: Points, one: number, to: Points, other: number): number => {
  const across = x[one]! - to.x[other]!;
  const up = y[one]! - to.y[other]!;
  return across * across + up * up;
};

/**
 * Draws points one after the other, each with a chance as the square of its distance from the
 * nearest one before.
 */
function drawDistant(points: Points, { clusters, weights }: ClusterTerms, random: Random) {
  const chances = weights ? weights.slice() : new Float64Array(points.x.length).fill(1);
  const squares = new Float64Array(chances.length).fill(Infinity);
  const drawn: number[] = [];
  while (drawn.length < clusters) {
    const next = drawByChance(chances, random);
    if (chances[next] === 0) break;
    drawn.push(next);
    for (let point = 0; point < chances.length; point++) {
      squares[point] = Math.min(squares[point]!, measureSquare(points, point, points, next));
      chances[point] = squares[point]! * (weights ? weights[point]! : 1);
    }
  }
  return drawn;
}

/**
 * Draws a point by chance; the last one that has a chance, where rounding leaves the lot beyond it.
 */
function drawByChance(chances: Float64Array, random: Random): number {
  let lot = random() * chances.reduce((sum, chance) => sum + chance, 0);
  let last = 0;
  for (let point = 0; point < chances.length; point++) {
    if (chances[point] === 0) continue;
    last = point;
    lot -= chances[point]!;
    if (lot < 0) break;
  }
  return last;
}

/** Sums the squares of the distances from the centres, each as often as its point weighs. */
function measureSpread(points: Points, clusters: Clusters, weights?: Float64Array): number {
  let sum = 0;
  for (let point = 0; point < clusters.of.length; point++)
    sum +=
      measureSquare(points, point, clusters, clusters.of[point]!) * (weights ? weights[point]! : 1);
  return sum;
}

/**
 * For each centre the others from the nearest on. Between rounds the order hardly changes, so that
 * insertion keeps it.
 */
class Neighbours {
  readonly count: number;
  readonly order: Uint8Array;
  /** `distances[centre * count + place]`, in the order of `order`. */
  readonly distances: Float64Array;

  constructor(centres: Points) {
    this.count = centres.x.length;
    this.order = new Uint8Array(this.count * this.count);
    this.distances = new Float64Array(this.count * this.count);
    for (let cell = 0; cell < this.order.length; cell++) this.order[cell] = cell % this.count;
    this.update(centres);
  }

  update({ x, y }: Points): void {
    const { count, order, distances } = this;
    for (let centre = 0; centre < count; centre++) {
      const row = centre * count;
      for (let place = 0; place < count; place++) {
        const other = order[row + place]!;
        const across = x[centre]! - x[other]!;
        const up = y[centre]! - y[other]!;
        const distance = Math.sqrt(across * across + up * up);
        let to = row + place;
        for (; to > row && distances[to - 1]! > distance; to--) {
          distances[to] = distances[to - 1]!;
          order[to] = order[to - 1]!;
        }
        distances[to] = distance;
        order[to] = other;
      }
    }
  }
}

/** Gives every point to its nearest centre, beginning with the one that it had. */
function assign({ x, y }: Points, centres: Points, near: Neighbours, of: Uint8Array): void {
  const { count, order, distances } = near;
  const { x: cx, y: cy } = centres;
  for (let point = 0; point < of.length; point++) {
    const px = x[point]!;
    const py = y[point]!;
    const old = of[point]!;
    let across = px - cx[old]!;
    let up = py - cy[old]!;
    let best = old;
    let shortest = across * across + up * up;
    const fromOld = Math.sqrt(shortest);
    let reach = 2 * fromOld * SLACK;
    const end = (old + 1) * count;
    for (let at = old * count; at < end && distances[at]! <= reach; at++) {
      const other = order[at]!;
      across = px - cx[other]!;
      up = py - cy[other]!;
      const square = across * across + up * up;
      if (square > shortest || (square === shortest && other >= best)) continue;
      best = other;
      shortest = square;
      reach = (fromOld + Math.sqrt(square)) * SLACK;
    }
    of[point] = best;
  }
}

/**
 * Returns the means of the clusters that have points; `of` is numbered anew where some have none.
 */
function meansOf({ x, y }: Points, of: Uint8Array, count: number, weights?: Float64Array): Points {
  const sums = { x: new Float64Array(count), y: new Float64Array(count) };
  const weight = new Float64Array(count);
  for (let point = 0; point < of.length; point++) {
    const cluster = of[point]!;
    const own = weights ? weights[point]! : 1;
    sums.x[cluster]! += own * x[point]!;
    sums.y[cluster]! += own * y[point]!;
    weight[cluster]! += own;
  }
  const kept = Array.from(weight.keys()).filter((cluster) => weight[cluster]! > 0);
  if (kept.length < count) {
    const numbers = new Uint8Array(count);
    kept.forEach((cluster, number) => (numbers[cluster] = number));
    for (let point = 0; point < of.length; point++) of[point] = numbers[of[point]!]!;
  }
  return {
    x: Float64Array.from(kept, (cluster) => sums.x[cluster]! / weight[cluster]!),
    y: Float64Array.from(kept, (cluster) => sums.y[cluster]! / weight[cluster]!),
  };
}

function hardlyMoved(from: Points, to: Points): boolean {
  if (from.x.length !== to.x.length) return false;
  for (let centre = 0; centre < from.x.length; centre++)
    if (Math.sqrt(measureSquare(from, centre, to, centre)) >= STANDS_STILL) return false;
  return true;
}
