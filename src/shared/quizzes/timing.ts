/**
 * Timings of a time limit: as it is, half as much again, twice as much, or without (WCAG 2.2.1).
 * The factor by which the limit grows; null: there is none.
 */
const TIMINGS = { usual: 1, oneAndAHalf: 1.5, double: 2, unlimited: null } as const;
export type Timing = keyof typeof TIMINGS;
export const TIMING_NAMES = Object.keys(TIMINGS) as Timing[];

/**
 * Lists the timings that a person can choose from: all where the quiz leaves it to them, otherwise
 * the usual time and what they were given.
 */
export function listOfferedTimings(ownTiming: boolean, given: Timing | null): readonly Timing[] {
  if (ownTiming) return TIMING_NAMES;
  return given === null || given === 'usual' ? ['usual'] : ['usual', given];
}

/** Time that an answer of the last second may travel. */
export const GRACE_MS = 5_000;

const MS_PER_SECOND = 1_000;

/** Computes when the time of an attempt is over, milliseconds since 1970; null: never. */
export function getAttemptEnd(
  startedAt: number,
  timeLimitSeconds: number | null,
  timing: Timing,
): number | null {
  const factor = TIMINGS[timing];
  if (timeLimitSeconds === null || factor === null) return null;
  return startedAt + timeLimitSeconds * factor * MS_PER_SECOND;
}

/**
 * Computes the end of an attempt whose own time is over at `end`: the quiz’s closing at the latest,
 * however much time somebody has.
 */
export function limitEndToClosing(end: Date | null, closesAt: Date | null): Date | null {
  if (end === null || closesAt === null) return end ?? closesAt;
  return closesAt < end ? closesAt : end;
}
