/** A seat in a half circle of width 2 and height 1, whose centre is at the bottom. */
interface SeatPosition {
  readonly x: number;
  readonly y: number;
}

interface Hemicycle {
  /** From one end of the half circle to the other, so that neighbours in the list sit together. */
  readonly positions: readonly SeatPosition[];
  /** Radius of one seat, in the same unit. */
  readonly seatRadius: number;
}

/** Largest number of seats for each number of rows that still leaves them room. */
const SEATS_BY_ROWS = [14, 32, 60, 96, 140];
const INNER_RADIUS = 0.4;

/** Counts the rows in which this many people sit. */
const countRows = (seats: number): number => {
  const at = SEATS_BY_ROWS.findIndex((most) => seats <= most);
  return at < 0 ? Math.ceil(Math.sqrt(seats / 4)) : at + 1;
};

/**
 * Arranges seats in the rows of a half circle, as chambers are drawn: each row has a share by its
 * length, and seats are ordered by their angle.
 * @param seats number of seats, at least one
 */
export function arrangeSeats(seats: number): Hemicycle {
  const rows = Math.min(seats, countRows(seats));
  const gap = rows === 1 ? 0 : (1 - INNER_RADIUS) / rows;
  const radii = Array.from({ length: rows }, (_, row) => 1 - gap * row);
  const total = radii.reduce((sum, radius) => sum + radius, 0);
  let placed = 0;
  let share = 0;
  const seated = radii.flatMap((radius) => {
    share += radius;
    const count = Math.round((seats * share) / total) - placed;
    placed += count;
    return Array.from({ length: count }, (_, at) => {
      const angle = Math.PI * (1 - (count === 1 ? 0.5 : at / (count - 1)));
      return { angle, x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
  });
  const outer = Math.round((seats * radii[0]!) / total);
  const pitch = outer > 1 ? Math.PI / (outer - 1) : 1;
  return {
    positions: seated.toSorted((a, b) => b.angle - a.angle).map(({ x, y }) => ({ x, y })),
    seatRadius: Math.min(0.12, 0.42 * Math.min(pitch, gap || pitch)),
  };
}
