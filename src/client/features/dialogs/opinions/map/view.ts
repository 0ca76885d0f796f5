/** A place on the map, in its own units or in those of the picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The picture, in units of its own; the browser fits it into the page. */
export const FRAME = { width: 520, height: 420, margin: 46 } as const;
const MIDDLE: Spot = { x: FRAME.width / 2, y: FRAME.height / 2 };

/**
 * From places to the picture: times `scale`, then moved. Both axes alike, since nearness is what
 * the map says.
 */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const placeIn = ({ scale, x, y }: View, spot: Spot): Spot => ({
  x: spot.x * scale + x,
  y: spot.y * scale + y,
});

/** Returns the view that shows all spots as large as the frame allows. */
export function fitView(spots: readonly Spot[]): View {
  const [left, right] = rangeOf(spots.map(({ x }) => x));
  const [top, bottom] = rangeOf(spots.map(({ y }) => y));
  const room = { x: FRAME.width - 2 * FRAME.margin, y: FRAME.height - 2 * FRAME.margin };
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
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MOST_SCALE = 8;

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Moves the view so that the enlarged picture always covers the frame. */
function covering({ scale, x, y }: View): View {
  return {
    scale,
    x: within(x, FRAME.width * (1 - scale), 0),
    y: within(y, FRAME.height * (1 - scale), 0),
  };
}

/** Nearer by `factor`, or farther below 1; what lies at `centre` stays there. */
export function zoomed(zoom: View, factor: number, centre: Spot = MIDDLE): View {
  const scale = within(zoom.scale * factor, 1, MOST_SCALE);
  const change = scale / zoom.scale;
  return covering({
    scale,
    x: centre.x - (centre.x - zoom.x) * change,
    y: centre.y - (centre.y - zoom.y) * change,
  });
}

export const panned = (zoom: View, by: Spot): View =>
  covering({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y });
