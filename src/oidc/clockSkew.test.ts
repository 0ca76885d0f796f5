import { addSample, getClockSkew, type ClockMeasurement, type SkewSample } from './clockSkew';

const SENT_AT = 1_800_000_000_000;

/**
 * Returns the reading of a provider whose clock is ahead by `ms`, asked in a round trip of 200 ms.
 */
const ahead = (ms: number, changes: Partial<ClockMeasurement> = {}): ClockMeasurement => ({
  serverMs: Math.floor((SENT_AT + 100 + ms) / 1_000) * 1_000,
  sentAtMs: SENT_AT,
  receivedAtMs: SENT_AT + 200,
  source: 'date',
  ...changes,
});
const after = (...readings: ClockMeasurement[]) =>
  getClockSkew(readings.reduce<readonly SkewSample[]>(addSample, []));

test('[SPEC 5.1.6, 5.1.7] nothing is known without a sample', () => {
  expect(after()).toEqual({ skewMs: 0, source: 'none', samples: 0 });
});

test('[SPEC 5.1.6, 5.1.7] half the round trip and half of a cut-off second are taken into account', () => {
  const reading = {
    serverMs: 60_000,
    sentAtMs: 10_000,
    receivedAtMs: 14_000,
    source: 'date',
  } as const;
  expect(after(reading)).toEqual({ skewMs: 48_500, source: 'date', samples: 1 });
});

test.each([
  { ms: 0, skewMs: 0 },
  { ms: 1_200, skewMs: 0 },
  { ms: -1_200, skewMs: 0 },
  { ms: 10_000, skewMs: 10_400 },
  { ms: -10_000, skewMs: -9_600 },
])('[SPEC 5.1.6, 5.1.7] a clock that is ahead by $ms ms counts as $skewMs', ({ ms, skewMs }) => {
  expect(after(ahead(ms)).skewMs).toBe(skewMs);
});

test('[SPEC 5.1.6, 5.1.7] exactly 2 s count, less does not', () => {
  const exact = (ms: number) =>
    after({ serverMs: ms - 500, sentAtMs: 0, receivedAtMs: 0, source: 'date' }).skewMs;
  expect([1_999, 2_000, -1_999, -2_000].map(exact)).toEqual([0, 2_000, 0, -2_000]);
});

test('[SPEC 5.1.6, 5.1.7] more than a day is believed up to that day', () => {
  const day = 24 * 60 * 60_000;
  expect(after(ahead(3 * day)).skewMs).toBe(day);
  expect(after(ahead(-3 * day)).skewMs).toBe(-day);
});

test('[SPEC 5.1.6, 5.1.7] the median of the last five: one outlier changes nothing, old ones are forgotten', () => {
  const tens = Array.from({ length: 4 }, () => ahead(10_000));
  expect(after(...tens, ahead(900_000))).toMatchObject({ skewMs: 10_400, samples: 5 });
  const thirties = Array.from({ length: 5 }, () => ahead(30_000));
  expect(after(...tens, ...thirties)).toMatchObject({ skewMs: 30_400, samples: 5 });
  expect(after(ahead(10_000), ahead(30_000)).skewMs).toBe(20_400);
});

test('[SPEC 5.1.6, 5.1.7] iat counts as long as there is no Date header', () => {
  const iat = ahead(30_000, { source: 'iat' });
  expect(after(iat)).toMatchObject({ source: 'iat', skewMs: 30_400, samples: 1 });
  expect(after(ahead(10_000), iat, iat, iat, iat, iat, iat)).toMatchObject({
    source: 'date',
    skewMs: 10_400,
    samples: 1,
  });
});

test.each([
  { given: 'no date', changes: { serverMs: NaN } },
  { given: 'an endless one', changes: { serverMs: Infinity } },
  { given: 'an answer before the question', changes: { receivedAtMs: SENT_AT - 1 } },
])('[SPEC 5.1.6, 5.1.7] $given adds nothing', ({ changes }) => {
  expect(after(ahead(10_000, changes))).toEqual({ skewMs: 0, source: 'none', samples: 0 });
});
