import { SHAPE_LIMITS, type DistrictShapes } from './contract/vocabularies';

type Point = readonly [longitude: number, latitude: number];
type Ring = readonly Point[];

/** A reason why shapes are not taken, with the key of the district that it concerns. */
export interface ShapeFault {
  readonly code: 'notWgs84' | 'invalidShapes';
  readonly detail: string;
}

const LEAST_POINTS = 4;
/** More than borders of cities need; a ring made to keep the host busy is refused. */
const MAX_COMPARISONS = 5_000_000;

interface Segment {
  readonly index: number;
  readonly from: Point;
  readonly to: Point;
  readonly left: number;
  readonly right: number;
}

/** Tells on which side of a line a point lies: above 0, below 0, or 0 on it. */
const sideOf = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number =>
  Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));

const isBetween = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): boolean =>
  Math.min(ax, bx) <= px &&
  px <= Math.max(ax, bx) &&
  Math.min(ay, by) <= py &&
  py <= Math.max(ay, by);

/** Tells whether two segments have a point in common. */
function doMeet({ from: a, to: b }: Segment, { from: c, to: d }: Segment): boolean {
  const sides = [sideOf(a, b, c), sideOf(a, b, d), sideOf(c, d, a), sideOf(c, d, b)] as const;
  if (sides[0] * sides[1] < 0 && sides[2] * sides[3] < 0) return true;
  return (
    (sides[0] === 0 && isBetween(a, b, c)) ||
    (sides[1] === 0 && isBetween(a, b, d)) ||
    (sides[2] === 0 && isBetween(c, d, a)) ||
    (sides[3] === 0 && isBetween(c, d, b))
  );
}

/** Tells whether of two segments that follow each other the second goes back over the first. */
const goesBack = ({ from: a, to: b }: Segment, { to: c }: Segment): boolean =>
  sideOf(a, b, c) === 0 && (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0;

function doCross(one: Segment, other: Segment, count: number): boolean {
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  if (second.index - first.index === 1) return goesBack(first, second);
  if (first.index === 0 && second.index === count - 1) return goesBack(second, first);
  return doMeet(first, second);
}

const isSame = ([ax, ay]: Point, [bx, by]: Point): boolean => ax === bx && ay === by;

/**
 * Finds out whether a ring crosses or touches itself: a line that sweeps from west to east compares
 * only segments that it meets at once. Null: too many of them to say.
 */
export function crossesItself(ring: Ring): boolean | null {
  const distinct = ring.filter((point, index) => index === 0 || !isSame(point, ring[index - 1]!));
  const segments = distinct.slice(1).map((to, index): Segment => {
    const from = distinct[index]!;
    return { index, from, to, left: Math.min(from[0], to[0]), right: Math.max(from[0], to[0]) };
  });
  let comparisons = 0;
  let open: Segment[] = [];
  for (const segment of segments.toSorted((one, other) => one.left - other.left)) {
    open = open.filter(({ right }) => right >= segment.left);
    comparisons += open.length;
    if (comparisons > MAX_COMPARISONS) return null;
    if (open.some((other) => doCross(segment, other, segments.length))) return true;
    open.push(segment);
  }
  return false;
}

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length >= 2 && value.slice(0, 2).every(Number.isFinite);

const isInRange = ([longitude, latitude]: Point): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** Lists the rings of a geometry as they stand, whatever they are. */
function listRings({
  type,
  coordinates,
}: DistrictShapes['features'][number]['geometry']): unknown[] {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  return polygons.flatMap((polygon) => (Array.isArray(polygon) ? (polygon as unknown[]) : [null]));
}

function findRingFault(ring: unknown, key: string): ShapeFault | null {
  if (!Array.isArray(ring) || ring.length < LEAST_POINTS || !ring.every(isPoint))
    return { code: 'invalidShapes', detail: `${key}: ring` };
  if (!ring.every(isInRange)) return { code: 'notWgs84', detail: key };
  if (!isSame(ring[0]!, ring.at(-1)!)) return { code: 'invalidShapes', detail: `${key}: open` };
  const crosses = crossesItself(ring);
  if (crosses === null) return { code: 'invalidShapes', detail: `${key}: too complex` };
  return crosses ? { code: 'invalidShapes', detail: `${key}: crosses itself` } : null;
}

const WGS84_NAMES = /CRS84|EPSG:+4326$/;

/** Finds the first reason for which shapes are not taken; null where there is none. */
export function findShapeFault(
  { features, crs }: DistrictShapes,
  known: ReadonlySet<string>,
): ShapeFault | null {
  if (crs !== undefined && !WGS84_NAMES.test(JSON.stringify(crs).replace(/["{}]+$/, '')))
    return { code: 'notWgs84', detail: 'crs' };
  let points = 0;
  const seen = new Set<string>();
  for (const { properties, geometry } of features) {
    const { key } = properties;
    if (!known.has(key)) return { code: 'invalidShapes', detail: `${key}: unknown` };
    if (seen.has(key)) return { code: 'invalidShapes', detail: `${key}: twice` };
    seen.add(key);
    const rings = listRings(geometry);
    if (rings.length === 0) return { code: 'invalidShapes', detail: `${key}: ring` };
    for (const ring of rings) {
      points += Array.isArray(ring) ? ring.length : 0;
      if (points > SHAPE_LIMITS.points)
        return { code: 'invalidShapes', detail: `${key}: more than ${SHAPE_LIMITS.points} points` };
      const fault = findRingFault(ring, key);
      if (fault) return fault;
    }
  }
  return null;
}
