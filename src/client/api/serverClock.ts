import {
  addSample,
  getClockSkew,
  type ClockSkew,
  type SkewSample,
  type SkewSource,
} from '../../oidc/clockSkew';
import { STORAGE_KEYS, TIMING } from '../../shared/constants';
import type { KeyValueStore, Ports } from '../browser/ports';
import {
  createObjectParser,
  parseFiniteNumber,
  createEnumParser,
  parseStored,
} from '../browser/storedParsers';

/** The clock of the servers, as well as this device can know it. */
export interface ServerClock {
  /** Milliseconds since 1970, corrected by what has been learned. */
  readonly now: () => number;
  /**
   * Begin to compare the clocks; call the answer with the servers' time (milliseconds since 1970)
   * once it is there.
   */
  readonly compare: () => (serverMs: number, source: SkewSource) => void;
  /** Look whether the device slept, or its clock was set, since the last look. */
  readonly noticeJump: () => void;
  readonly skew: () => ClockSkew;
}

type DevicePorts = Pick<Ports, 'clock' | 'monotonic' | 'localStorage'>;

/**
 * `changed` hears of every change of at least a second. What was learned on an earlier page holds
 * until a server says otherwise.
 */
export function createServerClock(
  { clock, monotonic, localStorage }: DevicePorts,
  changed: (skew: ClockSkew) => void,
): ServerClock {
  let samples = storedSamples(localStorage);
  let skew = getClockSkew(samples);
  let isDoubtful = true;
  let toldS = samples.length === 0 ? 0 : null;
  let ahead = clock() - monotonic();

  const replaceBy = (next: readonly SkewSample[]) => {
    samples = next;
    skew = getClockSkew(samples);
    const seconds = Math.round(skew.skewMs / 1_000);
    if (seconds === toldS) return;
    toldS = seconds;
    store(localStorage, skew);
    changed(skew);
  };

  return {
    now: () => clock() + skew.skewMs,
    skew: () => skew,
    compare: () => {
      const sentAtMs = clock();
      const startedMs = monotonic();
      return (serverMs, source) => {
        const receivedAtMs = clock();
        const missedMs = receivedAtMs - sentAtMs - (monotonic() - startedMs);
        // The device slept, or its clock was set: half of that time says nothing.
        if (Math.abs(missedMs) > TIMING.clockJumpMs) return;
        const before = isDoubtful ? [] : samples;
        const after = addSample(before, { serverMs, sentAtMs, receivedAtMs, source });
        if (after === before) return;
        isDoubtful = false;
        replaceBy(after);
      };
    },
    noticeJump: () => {
      const jumpedMs = clock() - monotonic() - ahead;
      ahead += jumpedMs;
      // Only a person or a time service puts a clock back.
      if (jumpedMs < -TIMING.clockJumpMs) replaceBy([]);
      // Forward it goes by itself while the device sleeps: the next answer decides.
      else if (jumpedMs > TIMING.clockJumpMs) isDoubtful = true;
    },
  };
}

/**
 * Kept for the next page: an attempt, a marker or a record written by the corrected clock is also
 * read by it.
 */
function store(localStorage: KeyValueStore, { skewMs, source }: ClockSkew): void {
  if (skewMs === 0) localStorage.remove(STORAGE_KEYS.clockSkew);
  else localStorage.write(STORAGE_KEYS.clockSkew, JSON.stringify({ skewMs, source }));
}

const parseSample = createObjectParser<SkewSample>({
  skewMs: parseFiniteNumber,
  source: createEnumParser('date', 'iat'),
});

function storedSamples(localStorage: KeyValueStore): readonly SkewSample[] {
  const sample = parseStored(parseSample, localStorage.read(STORAGE_KEYS.clockSkew));
  return sample ? [sample] : [];
}
