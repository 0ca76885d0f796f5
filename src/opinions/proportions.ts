/** One-sided, 90 %: a z-value above it says that something is hardly chance. */
export const SIGNIFICANT_Z = 1.2816;
/** Two-sided, 95 %. */
const INTERVAL_Z = 1.96;

/** Returns the share with one vote more on either side, so that few votes do not make 0 or 1. */
export const computeSmoothedProportion = (successes: number, trials: number): number =>
  (successes + 1) / (trials + 2);

/** Returns the z-value of a share against one half, after one more success (Polis, `prop-test`). */
export const computeProportionZ = (successes: number, trials: number): number =>
  2 * Math.sqrt(trials + 1) * ((successes + 1) / (trials + 1) - 0.5);

/** A share as its counts. */
export interface Proportion {
  readonly successes: number;
  readonly trials: number;
}

/**
 * Returns the z-value of one share against another, pooled, after 1 was added to each of the four
 * counts (Polis, `two-prop-test`).
 */
export function computeDifferenceZ(one: Proportion, other: Proportion): number {
  const [ownSuccesses, ownTrials] = [one.successes + 1, one.trials + 1];
  const [otherSuccesses, otherTrials] = [other.successes + 1, other.trials + 1];
  const pooled = (ownSuccesses + otherSuccesses) / (ownTrials + otherTrials);
  if (pooled === 1) return 0;
  return (
    (ownSuccesses / ownTrials - otherSuccesses / otherTrials) /
    Math.sqrt(pooled * (1 - pooled) * (1 / ownTrials + 1 / otherTrials))
  );
}

/**
 * Between which shares the true one lies, with 95 % confidence (Wilson 1927). Of no trials nothing
 * is known: 0 to 1.
 */
export function computeProportionInterval({
  successes,
  trials,
}: Proportion): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const square = INTERVAL_Z * INTERVAL_Z;
  const middle = successes + square / 2;
  const half = INTERVAL_Z * Math.sqrt((successes * (trials - successes)) / trials + square / 4);
  const low = (middle - half) / (trials + square);
  const high = (middle + half) / (trials + square);
  return [Math.max(0, low), Math.min(1, high)];
}
