import type { Disc } from './hull';
import { MAP_FRAME, type MapPoint } from './mapView';

export interface Box extends MapPoint {
  readonly width: number;
  readonly height: number;
}

/** Shape that needs a label. */
export interface LabelTarget {
  /** The edge around it. */
  readonly edge: readonly MapPoint[];
  /** Discs that the label should leave free. */
  readonly discs: readonly Disc[];
  readonly width: number;
  readonly height: number;
}

const GAP = 4;
const EDGE = 3;

/**
 * Costs of a place: another label in it, points under it, and its position in the list of places.
 */
const COSTS = { label: 1_000, disc: 10, order: 1 } as const;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

export const doOverlap = (a: Box, b: Box): boolean => overlap(a, b) > 0;

/** Returns the square around a disc. */
export const toBox = ({ x, y, r }: Disc): Box => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
});

function inFrame(box: Box): Box {
  const clamp = (value: number, most: number) => Math.min(most - EDGE, Math.max(EDGE, value));
  return {
    ...box,
    x: clamp(box.x, MAP_FRAME.width - box.width),
    y: clamp(box.y, MAP_FRAME.height - box.height),
  };
}

/**
 * Lists the places where a label may stand, the best first: around its edge, in the middle, and in
 * the corners of the frame.
 */
function placesFor({ edge, width, height }: LabelTarget): readonly Box[] {
  const [left, right] = [Math.min(...edge.map(({ x }) => x)), Math.max(...edge.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...edge.map(({ y }) => y)), Math.max(...edge.map(({ y }) => y))];
  const middle = { x: (left + right - width) / 2, y: (top + bottom - height) / 2 };
  const far = { x: MAP_FRAME.width, y: MAP_FRAME.height };
  const spots: readonly MapPoint[] = [
    { x: middle.x, y: top - height - GAP },
    { x: middle.x, y: bottom + GAP },
    { x: right + GAP, y: middle.y },
    { x: left - width - GAP, y: middle.y },
    { x: right - width / 2, y: top - height / 2 },
    { x: left - width / 2, y: top - height / 2 },
    { x: right - width / 2, y: bottom - height / 2 },
    { x: left - width / 2, y: bottom - height / 2 },
    middle,
    { x: 0, y: 0 },
    { x: far.x, y: 0 },
    { x: 0, y: far.y },
    far,
  ];
  return spots.map((spot) => inFrame({ ...spot, width, height }));
}

/**
 * Places a box in the frame for each label, in their order: no two lie on each other as long as
 * there is room, and few points are covered.
 * @param taken where there may be no label
 */
export function placeLabels(wanted: readonly LabelTarget[], taken: readonly Box[] = []): Box[] {
  const points = wanted.flatMap(({ discs }) => discs).map(toBox);
  const placed: Box[] = [];
  for (const label of wanted) {
    const costOf = (place: Box, order: number): number => {
      const labels = [...taken, ...placed].filter((other) => doOverlap(place, other)).length;
      const covered = points.filter((point) => doOverlap(place, point)).length;
      return COSTS.label * labels + COSTS.disc * covered + COSTS.order * order;
    };
    const places = placesFor(label).map((place, order) => ({ place, cost: costOf(place, order) }));
    placed.push(places.reduce((best, one) => (one.cost < best.cost ? one : best)).place);
  }
  return placed;
}
