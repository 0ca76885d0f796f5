const MINUTE_MS = 60_000;

/** Units with their length and the length from which they are used. */
const UNITS = [
  { unit: 'year', length: 525_960 * MINUTE_MS, from: 525_960 * MINUTE_MS },
  { unit: 'month', length: 43_830 * MINUTE_MS, from: 60 * 24 * 60 * MINUTE_MS },
  { unit: 'week', length: 10_080 * MINUTE_MS, from: 21 * 24 * 60 * MINUTE_MS },
  { unit: 'day', length: 1_440 * MINUTE_MS, from: 1_440 * MINUTE_MS },
  { unit: 'hour', length: 60 * MINUTE_MS, from: 60 * MINUTE_MS },
  { unit: 'minute', length: MINUTE_MS, from: 0 },
] as const;

type Unit = (typeof UNITS)[number]['unit'];

/**
 * Returns the largest unit that fits and the number of it, truncated towards zero: a deadline is
 * never shown later than it is.
 */
export function toRelativeTime(differenceMs: number): [value: number, unit: Unit] {
  const size = Math.abs(differenceMs);
  const { unit, length } = UNITS.find(({ from }) => size >= from) ?? UNITS[5];
  return [Math.trunc(differenceMs / length), unit];
}
