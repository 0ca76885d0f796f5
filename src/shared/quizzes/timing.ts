/**
 * How a person takes a time limit: as it is, half as much again, twice as much, or without (WCAG 2.2.1). The factor by which the
 * limit grows; null: there is none.
 */
export const TIMINGS = { usual: 1, oneAndAHalf: 1.5, double: 2, unlimited: null } as const;
export type Timing = keyof typeof TIMINGS;
export const TIMING_NAMES = Object.keys(TIMINGS) as Timing[];

const MS_PER_SECOND = 1_000;

/** When the time of an attempt is over, milliseconds since 1970; null: never. */
export function endOf(
  startedAt: number,
  timeLimitSeconds: number | null,
  timing: Timing,
): number | null {
  const factor = TIMINGS[timing];
  if (timeLimitSeconds === null || factor === null) return null;
  return startedAt + timeLimitSeconds * factor * MS_PER_SECOND;
}
