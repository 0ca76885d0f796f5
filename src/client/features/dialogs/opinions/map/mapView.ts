/** A place on the map, in its own units or in those of the picture. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The picture, in units of its own; the browser fits it into the page. */
export const MAP_FRAME = { width: 520, height: 420, margin: 46 } as const;
const MIDDLE: MapPoint = { x: MAP_FRAME.width / 2, y: MAP_FRAME.height / 2 };

/**
 * From places to the picture: times `scale`, then moved. Both axes alike, since nearness is what
 * the map says.
 */
export interface MapView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const projectPoint = ({ scale, x, y }: MapView, spot: MapPoint): MapPoint => ({
  x: spot.x * scale + x,
  y: spot.y * scale + y,
});

/** Returns the view that shows all spots as large as the frame allows. */
export function fitView(spots: readonly MapPoint[]): MapView {
  const [left, right] = rangeOf(spots.map(({ x }) => x));
  const [top, bottom] = rangeOf(spots.map(({ y }) => y));
  const room = {
    x: MAP_FRAME.width - 2 * MAP_FRAME.margin,
    y: MAP_FRAME.height - 2 * MAP_FRAME.margin,
  };
  const scale = Math.min(room.x / (right - left || 1), room.y / (bottom - top || 1));
  return {
    scale,
    x: MIDDLE.x - ((left + right) / 2) * scale,
    y: MIDDLE.y - ((top + bottom) / 2) * scale,
  };
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  if (values.length === 0) return [0, 0];
  return [Math.min(...values), Math.max(...values)];
}

/** View that the reader chose: the picture times `scale`, moved. */
export const WHOLE_VIEW: MapView = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 8;

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Moves the view so that the enlarged picture always covers the frame. */
function covering({ scale, x, y }: MapView): MapView {
  return {
    scale,
    x: within(x, MAP_FRAME.width * (1 - scale), 0),
    y: within(y, MAP_FRAME.height * (1 - scale), 0),
  };
}

/** Nearer by `factor`, or farther below 1; what lies at `centre` stays there. */
export function zoomView(zoom: MapView, factor: number, centre: MapPoint = MIDDLE): MapView {
  const scale = within(zoom.scale * factor, 1, MAX_SCALE);
  const change = scale / zoom.scale;
  return covering({
    scale,
    x: centre.x - (centre.x - zoom.x) * change,
    y: centre.y - (centre.y - zoom.y) * change,
  });
}

export const panView = (zoom: MapView, by: MapPoint): MapView =>
  covering({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y });
