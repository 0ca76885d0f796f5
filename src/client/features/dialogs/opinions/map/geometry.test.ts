import { someOpinions } from '../../../../testing/opinionFactories';
import { layOutMap } from './mapLayout';
import { getConvexHull, getDiscHull, createSmoothPath } from './hull';
import { type Box, doOverlap, placeLabels } from './labels';
import { SHAPE_COUNT, getRadius, createShapePath } from './shapes';
import {
  fitView,
  MAP_FRAME,
  MAX_SCALE,
  panView,
  projectPoint,
  type MapPoint,
  WHOLE_VIEW,
  zoomView,
} from './mapView';

const SQUARE: readonly MapPoint[] = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 4 },
  { x: 0, y: 4 },
];

const isInside = (corners: readonly MapPoint[], { x, y }: MapPoint): boolean =>
  corners.every((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) >= -1e-9;
  });

describe('the hull', () => {
  test('has the outermost spots as corners, whatever lies within or on a side', () => {
    const corners = getConvexHull([...SQUARE, { x: 2, y: 2 }, { x: 2, y: 0 }, { x: 1, y: 3 }]);
    expect(corners).toHaveLength(4);
    expect(corners).toEqual(expect.arrayContaining([...SQUARE]));
  });

  test('of less than three spots is these', () => {
    expect(getConvexHull([])).toEqual([]);
    expect(getConvexHull(SQUARE.slice(0, 2))).toHaveLength(2);
  });

  test('leaves its padding around every disc', () => {
    const discs = SQUARE.map((spot) => ({ ...spot, r: 2 }));
    const edge = getDiscHull(discs, 3);
    expect(discs.every((disc) => isInside(edge, disc))).toBe(true);
    expect(Math.min(...edge.map(({ x }) => x))).toBeCloseTo(-5, 9);
    expect(Math.max(...edge.map(({ y }) => y))).toBeCloseTo(9, 9);
  });

  test('of one person is a round path, of nobody an empty one', () => {
    expect(createSmoothPath(getDiscHull([{ x: 10, y: 10, r: 3 }], 2))).toMatch(/^M[\d. ]+Q.*Z$/);
    expect(createSmoothPath([])).toBe('');
  });
});

describe('the view', () => {
  test('fits everything into the frame, both axes alike', () => {
    const spots = [
      { x: -20, y: 1 },
      { x: 3, y: 7 },
      { x: 30, y: -2 },
    ];
    const view = fitView(spots);
    for (const { x, y } of spots.map((spot) => projectPoint(view, spot))) {
      expect(x).toBeGreaterThanOrEqual(MAP_FRAME.margin - 1e-9);
      expect(x).toBeLessThanOrEqual(MAP_FRAME.width - MAP_FRAME.margin + 1e-9);
      expect(y).toBeGreaterThanOrEqual(MAP_FRAME.margin - 1e-9);
      expect(y).toBeLessThanOrEqual(MAP_FRAME.height - MAP_FRAME.margin + 1e-9);
    }
  });

  test('of one spot, or of none, is in the middle', () => {
    const middle = { x: MAP_FRAME.width / 2, y: MAP_FRAME.height / 2 };
    expect(projectPoint(fitView([{ x: 9, y: 9 }]), { x: 9, y: 9 })).toEqual(middle);
    expect(projectPoint(fitView([]), { x: 0, y: 0 })).toEqual(middle);
  });

  test('zooming keeps what lies under the pointer where it is', () => {
    const pointer = { x: 100, y: 300 };
    const near = zoomView(WHOLE_VIEW, 2, pointer);
    expect(projectPoint(near, pointer)).toEqual(pointer);
    expect(near.scale).toBe(2);
  });

  test('is never smaller than the frame, nor larger than makes sense', () => {
    expect(zoomView(WHOLE_VIEW, 0.5)).toEqual(WHOLE_VIEW);
    expect(zoomView(WHOLE_VIEW, 1_000).scale).toBe(MAX_SCALE);
    expect(zoomView(zoomView(WHOLE_VIEW, 4, { x: 0, y: 0 }), 0.001)).toEqual({
      scale: 1,
      x: 0,
      y: 0,
    });
  });

  test('cannot be moved out of the frame', () => {
    const near = zoomView(WHOLE_VIEW, 2);
    expect(panView(near, { x: 9_999, y: -9_999 })).toEqual({
      scale: 2,
      x: 0,
      y: -MAP_FRAME.height,
    });
    expect(panView(WHOLE_VIEW, { x: 50, y: 50 })).toEqual(WHOLE_VIEW);
  });
});

describe('points', () => {
  test('have an area that grows as their people do', () => {
    expect(getRadius(8, 9) ** 2 / getRadius(2, 9) ** 2).toBeCloseTo(4, 9);
    expect(getRadius(2_000, 2_000)).toBeCloseTo(15, 9);
    expect(getRadius(1, 2_000)).toBeGreaterThan(3);
  });

  test('have another shape in each group', () => {
    const shapes = Array.from({ length: SHAPE_COUNT }, (_, name) => createShapePath(name, 10));
    expect(new Set(shapes).size).toBe(SHAPE_COUNT);
    expect(createShapePath(SHAPE_COUNT, 10)).toBe(shapes[0]);
  });
});

describe('names', () => {
  const inFrame = ({ x, y, width, height }: Box) =>
    x >= 0 && y >= 0 && x + width <= MAP_FRAME.width && y + height <= MAP_FRAME.height;
  const clashes = (boxes: readonly Box[]) =>
    boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => doOverlap(box, other)));

  test('of groups that lie on each other do not', () => {
    const edge = getDiscHull([{ x: 260, y: 210, r: 20 }], 9);
    const labels = Array.from({ length: 5 }, () => ({ edge, discs: [], width: 90, height: 48 }));
    const boxes = placeLabels(labels);
    expect(boxes.every(inFrame)).toBe(true);
    expect(clashes(boxes)).toEqual([]);
  });

  test('give way to what is taken', () => {
    const taken = { x: 200, y: 120, width: 120, height: 60 };
    const edge = getDiscHull([{ x: 260, y: 210, r: 20 }], 9);
    const [box] = placeLabels([{ edge, discs: [], width: 90, height: 30 }], [taken]);
    expect(doOverlap(box!, taken)).toBe(false);
  });

  test.each([2, 3, 4, 5])('of %d groups stand apart, and within the frame', (camps) => {
    const opinions = someOpinions({ madeUp: { camps, participants: 160 }, reader: 5 });
    const { groups, ownLabel } = layOutMap(opinions, WHOLE_VIEW, true);
    const boxes = [...groups.map(({ label }) => label), ownLabel!];
    expect(boxes.every(inFrame)).toBe(true);
    expect(clashes(boxes)).toEqual([]);
  });
});

test('every person in a group is drawn, in it', () => {
  const opinions = someOpinions();
  const { groups, own } = layOutMap(opinions, WHOLE_VIEW, false);
  expect(own).toBeNull();
  expect(groups.map(({ discs }) => discs.length)).toEqual(
    opinions.groups.map(({ name }) => opinions.points.filter(({ group }) => group === name).length),
  );
});
