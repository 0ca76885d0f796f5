/** Source of the provider's time: the `Date` header of an answer, or `iat` of a fresh ID token. */
export type SkewSource = 'date' | 'iat';

/** One comparison of the clocks. All times in milliseconds since 1970. */
export interface ClockMeasurement {
  readonly serverMs: number;
  /** By our clock: when the request left and when the answer was there. */
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
  readonly source: SkewSource;
}

export interface SkewSample {
  readonly skewMs: number;
  readonly source: SkewSource;
}

export interface ClockSkew {
  /** Difference in milliseconds that is added to our clock to get the provider's time. */
  readonly skewMs: number;
  readonly source: SkewSource | 'none';
  readonly samples: number;
}

const KEPT_SAMPLES = 5;
/**
 * Mean loss by whole seconds: both sources cut fractions off, so on average the provider's clock
 * was half a second further.
 */
const CUT_OFF_MS = 500;
const IGNORED_BELOW_MS = 2_000;
const MAX_SKEW_MS = 24 * 60 * 60_000;

/**
 * Adds one reading to the samples; of each source the last five are kept. The provider is taken to
 * have answered halfway between sending and receiving. A reading that cannot be true, because it is
 * not a number or our clock was changed meanwhile, adds nothing.
 */
export function addSample(
  samples: readonly SkewSample[],
  { serverMs, sentAtMs, receivedAtMs, source }: ClockMeasurement,
): readonly SkewSample[] {
  const skewMs = serverMs + CUT_OFF_MS - (sentAtMs + receivedAtMs) / 2;
  if (!Number.isFinite(skewMs) || receivedAtMs < sentAtMs) return samples;
  const same = samples.filter((sample) => sample.source === source);
  const others = samples.filter((sample) => sample.source !== source);
  return [...others, ...same.slice(1 - KEPT_SAMPLES), { skewMs, source }];
}

/**
 * Returns how far our clock is behind the provider's: the median of the samples, of the `Date`
 * header if there are any. Less than 2 s counts as nothing, and more than a day is not believed
 * beyond that day.
 */
export function getClockSkew(samples: readonly SkewSample[]): ClockSkew {
  const source = (['date', 'iat'] as const).find((one) =>
    samples.some((sample) => sample.source === one),
  );
  if (!source) return { skewMs: 0, source: 'none', samples: 0 };
  const skews = samples.filter((sample) => sample.source === source).map(({ skewMs }) => skewMs);
  const measured = median(skews);
  const skewMs = Math.abs(measured) < IGNORED_BELOW_MS ? 0 : limited(measured);
  return { skewMs, source, samples: skews.length };
}

const limited = (skewMs: number) => Math.max(-MAX_SKEW_MS, Math.min(MAX_SKEW_MS, skewMs));

/** Returns the median; of an even number the mean of the two in the middle. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return (lower + upper) / 2;
}
