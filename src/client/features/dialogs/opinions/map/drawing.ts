import type { Opinions } from '../../../../../shared/contract/opinions';
import { type Disc, hullAround, softPath } from './hull';
import { type Box, boxOf, doOverlap, placeLabels } from './labels';
import { radiusOf } from './shapes';
import { fitView, FRAME, placeIn, type Spot, type View } from './view';

/** Parts of the picture that are drawn, in its own units. */
export interface Drawing {
  readonly groups: readonly DrawnGroup[];
  readonly own: Spot | null;
  readonly ownLabel: Box | null;
}

export interface DrawnGroup {
  readonly name: number;
  readonly discs: readonly Disc[];
  readonly hull: string;
  readonly label: Box;
}

type Source = Pick<Opinions, 'groups' | 'points' | 'own'>;

const PADDING = 9;
export const OWN_RADIUS = 11;
/**
 * Room for letter and number of people; for the bar of a statement below them; for "You are here".
 * In letters of the largest kind.
 */
const LABEL = { width: 92, height: 30, withBar: 48, own: 116, ownHeight: 26 } as const;

/**
 * Calculates the places of groups, points, names and the reader. `zoom` enlarges distances alone:
 * points and names keep their size.
 * @param hasBars a bar stands below the name of each group
 */
export function draw({ groups, points, own }: Source, zoom: View, hasBars: boolean): Drawing {
  const fit = fitView(own ? [...points, own] : points);
  const shown = (spot: Spot): Spot => placeIn(zoom, placeIn(fit, spot));
  const most = Math.max(...points.map(({ people }) => people), 1);
  const drawn = groups.map(({ name }) => {
    const discs = points
      .filter(({ group }) => group === name)
      .map((point): Disc => ({ ...shown(point), r: radiusOf(point.people, most) }));
    return { name, discs, edge: hullAround(discs, PADDING) };
  });
  const self = own && shown(own);
  const discs = drawn.flatMap((group) => group.discs);
  const ownLabel = self && isInFrame(self) ? ownBox(self, discs) : null;
  const labels = placeLabels(
    drawn.map(({ edge, discs }) => ({
      edge,
      discs,
      width: LABEL.width,
      height: hasBars ? LABEL.withBar : LABEL.height,
    })),
    ownLabel ? [ownLabel] : [],
  );
  return {
    groups: drawn.map(({ name, discs, edge }, index) => ({
      name,
      discs,
      hull: softPath(edge),
      label: labels[index]!,
    })),
    own: self,
    ownLabel,
  };
}

const isInFrame = ({ x, y }: Spot): boolean =>
  x >= 0 && x <= FRAME.width && y >= 0 && y <= FRAME.height;

/** Beside the reader, above or below: within the frame, where fewest points are covered. */
function ownBox({ x, y }: Spot, discs: readonly Disc[]): Box {
  const { own: width, ownHeight: height } = LABEL;
  const far = OWN_RADIUS + 2;
  const places = [
    { x: x + far, y: y - height / 2 },
    { x: x - far - width, y: y - height / 2 },
    { x: x - width / 2, y: y - far - height },
    { x: x - width / 2, y: y + far },
  ].map((spot): Box => ({ ...spot, width, height }));
  const inside = places.filter((box) => isInFrame(box) && isInFrame(endOf(box)));
  const covered = (box: Box) => discs.filter((disc) => doOverlap(box, boxOf(disc))).length;
  return (inside.length > 0 ? inside : places).reduce((best, box) =>
    covered(box) < covered(best) ? box : best,
  );
}

const endOf = ({ x, y, width, height }: Box): Spot => ({ x: x + width, y: y + height });
