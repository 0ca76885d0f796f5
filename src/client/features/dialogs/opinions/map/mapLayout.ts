import type { Opinions } from '../../../../../shared/contract/opinions';
import { type Disc, getDiscHull, createSmoothPath } from './hull';
import { type Box, toBox, doOverlap, placeLabels } from './labels';
import { getRadius } from './shapes';
import { fitView, MAP_FRAME, projectPoint, type MapPoint, type MapView } from './mapView';

/** Parts of the picture that are drawn, in its own units. */
export interface MapLayout {
  readonly groups: readonly GroupLayout[];
  readonly own: MapPoint | null;
  readonly ownLabel: Box | null;
}

export interface GroupLayout {
  readonly name: number;
  readonly discs: readonly Disc[];
  readonly hull: string;
  readonly label: Box;
}

type Source = Pick<Opinions, 'groups' | 'points' | 'own'>;

const PADDING = 9;
export const OWN_POINT_RADIUS = 11;
/**
 * Room for letter and number of people; for the bar of a statement below them; for "You are here".
 * In letters of the largest kind.
 */
const LABEL_SIZE = { width: 92, height: 30, withBar: 48, own: 116, ownHeight: 26 } as const;

/**
 * Calculates the places of groups, points, names and the reader. `zoom` enlarges distances alone:
 * points and names keep their size.
 * @param hasBars a bar stands below the name of each group
 */
export function layOutMap(
  { groups, points, own }: Source,
  zoom: MapView,
  hasBars: boolean,
): MapLayout {
  const fit = fitView(own ? [...points, own] : points);
  const shown = (spot: MapPoint): MapPoint => projectPoint(zoom, projectPoint(fit, spot));
  const most = Math.max(...points.map(({ people }) => people), 1);
  const drawn = groups.map(({ name }) => {
    const discs = points
      .filter(({ group }) => group === name)
      .map((point): Disc => ({ ...shown(point), r: getRadius(point.people, most) }));
    return { name, discs, edge: getDiscHull(discs, PADDING) };
  });
  const self = own && shown(own);
  const discs = drawn.flatMap((group) => group.discs);
  const ownLabel = self && isInFrame(self) ? ownBox(self, discs) : null;
  const labels = placeLabels(
    drawn.map(({ edge, discs }) => ({
      edge,
      discs,
      width: LABEL_SIZE.width,
      height: hasBars ? LABEL_SIZE.withBar : LABEL_SIZE.height,
    })),
    ownLabel ? [ownLabel] : [],
  );
  return {
    groups: drawn.map(({ name, discs, edge }, index) => ({
      name,
      discs,
      hull: createSmoothPath(edge),
      label: labels[index]!,
    })),
    own: self,
    ownLabel,
  };
}

const isInFrame = ({ x, y }: MapPoint): boolean =>
  x >= 0 && x <= MAP_FRAME.width && y >= 0 && y <= MAP_FRAME.height;

/** Beside the reader, above or below: within the frame, where fewest points are covered. */
function ownBox({ x, y }: MapPoint, discs: readonly Disc[]): Box {
  const { own: width, ownHeight: height } = LABEL_SIZE;
  const far = OWN_POINT_RADIUS + 2;
  const places = [
    { x: x + far, y: y - height / 2 },
    { x: x - far - width, y: y - height / 2 },
    { x: x - width / 2, y: y - far - height },
    { x: x - width / 2, y: y + far },
  ].map((spot): Box => ({ ...spot, width, height }));
  const inside = places.filter((box) => isInFrame(box) && isInFrame(endOf(box)));
  const covered = (box: Box) => discs.filter((disc) => doOverlap(box, toBox(disc))).length;
  return (inside.length > 0 ? inside : places).reduce((best, box) =>
    covered(box) < covered(best) ? box : best,
  );
}

const endOf = ({ x, y, width, height }: Box): MapPoint => ({ x: x + width, y: y + height });
