import type { MapPoint } from './mapView';

/** A round point of the picture. */
export interface Disc extends MapPoint {
  readonly r: number;
}

/** Number of spots that stand for the edge of a disc. */
const EDGE_SPOTS = 16;

/**
 * Twice the area of the triangle; positive where the three turn left in a picture whose y grows
 * downwards.
 */
const turn = (a: MapPoint, b: MapPoint, c: MapPoint): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/**
 * Calculates the corners of the smallest convex polygon around all spots (Andrew 1979, monotone
 * chain). O(n log n)
 */
export function getConvexHull(spots: readonly MapPoint[]): readonly MapPoint[] {
  const sorted = [...spots].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

/** Calculates one side of the hull, without its last corner: the other side begins with it. */
function halfHull(sorted: readonly MapPoint[]): readonly MapPoint[] {
  const corners: MapPoint[] = [];
  for (const spot of sorted) {
    while (corners.length > 1 && turn(corners.at(-2)!, corners.at(-1)!, spot) <= 0) corners.pop();
    corners.push(spot);
  }
  return corners.slice(0, -1);
}

/** Calculates the edge around discs, at a distance of `padding` outside of them. */
export const getDiscHull = (discs: readonly Disc[], padding: number): readonly MapPoint[] =>
  getConvexHull(discs.flatMap((disc) => edgeOf(disc, padding)));

const edgeOf = ({ x, y, r }: Disc, padding: number): readonly MapPoint[] =>
  Array.from({ length: EDGE_SPOTS }, (_, step) => {
    const angle = (step / EDGE_SPOTS) * 2 * Math.PI;
    return { x: x + (r + padding) * Math.cos(angle), y: y + (r + padding) * Math.sin(angle) };
  });

/**
 * Returns a closed path through the middles of the sides, bent towards the corners: no part of it
 * is sharp.
 */
export function createSmoothPath(corners: readonly MapPoint[]): string {
  if (corners.length < 3) return '';
  const middles = corners.map((corner, index) => between(corner, corners.at(index - 1)!));
  const bends = corners.map((corner, index) => {
    const end = middles[(index + 1) % middles.length]!;
    return `Q${pair(corner)} ${pair(end)}`;
  });
  return `M${pair(middles[0]!)}${bends.join('')}Z`;
}

const between = (a: MapPoint, b: MapPoint): MapPoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

/** Two decimals: host and browser write the same. */
export const roundCoordinate = (value: number): string => String(Math.round(value * 100) / 100);
const pair = ({ x, y }: MapPoint): string => `${roundCoordinate(x)} ${roundCoordinate(y)}`;
