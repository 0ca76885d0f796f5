import { arrangeSeats } from './seatArrangement';

const distance = (
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
) => Math.hypot(a.x - b.x, a.y - b.y);

test.each([1, 2, 5, 9, 10, 24, 25, 41, 80, 101, 250, 500])(
  '%s seats are within the half circle, none on another, from one side to the other',
  (seats) => {
    const { positions, seatRadius } = arrangeSeats(seats);
    expect(positions).toHaveLength(seats);
    for (const { x, y } of positions) {
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(1.000_001);
      expect(y).toBeGreaterThanOrEqual(-0.000_001);
    }
    const nearest = positions.map((one) =>
      Math.min(...positions.filter((other) => other !== one).map((other) => distance(one, other))),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(2 * seatRadius * 0.95);
    expect(positions[0]!.x).toBeLessThanOrEqual(positions.at(-1)!.x);
  },
);
