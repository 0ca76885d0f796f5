/** @jest-environment node */
import type { ClockSkew, SkewSource } from '../../oidc/clockSkew';
import { STORAGE_KEYS, TIMING } from '../../shared/constants';
import { createMemoryPorts, type MemoryPorts } from '../browser/memoryPorts';
import { createServerClock } from './serverClock';

const NOW_MS = Date.UTC(2027, 0, 15, 9);
const HOUR_MS = 60 * 60_000;

function clockOf(ports: MemoryPorts = createMemoryPorts({ nowMs: NOW_MS })) {
  const changes: ClockSkew[] = [];
  const clock = createServerClock(ports, (skew) => changes.push(skew));
  const hear = (aheadMs: number, source: SkewSource = 'date') =>
    clock.compare()(ports.clock() + aheadMs - 500, source);
  return { ports, clock, changes, hear, skewMs: () => clock.now() - ports.clock() };
}

test('[SPEC 9.9] what a server says is the time from then on', () => {
  const { hear, skewMs, changes } = clockOf();
  expect(skewMs()).toBe(0);
  hear(HOUR_MS);
  expect(skewMs()).toBe(HOUR_MS);
  hear(HOUR_MS + 300);
  expect(changes).toEqual([{ skewMs: HOUR_MS, source: 'date', samples: 1 }]);
});

test('[SPEC 9.9] an answer that was under way while the device slept says nothing', () => {
  const { ports, clock, skewMs } = clockOf();
  const arrived = clock.compare();
  ports.jump(8 * HOUR_MS);
  arrived(ports.clock() + HOUR_MS, 'date');
  expect(skewMs()).toBe(0);
});

test('[SPEC 9.9] after a sleep the next answer counts for more than all before it', () => {
  const { ports, clock, hear, skewMs } = clockOf();
  for (let answer = 0; answer < 5; answer += 1) hear(HOUR_MS);
  ports.jump(8 * HOUR_MS);
  clock.noticeJump();
  expect(skewMs()).toBe(HOUR_MS);
  hear(0);
  expect(skewMs()).toBe(0);
});

test('[SPEC 9.9] a clock that was put back is believed until a server says otherwise', () => {
  const { ports, clock, hear, skewMs, changes } = clockOf();
  hear(-HOUR_MS);
  ports.jump(-TIMING.clockJumpMs);
  clock.noticeJump();
  expect(skewMs()).toBe(-HOUR_MS);
  ports.jump(-TIMING.clockJumpMs - 1);
  clock.noticeJump();
  expect(skewMs()).toBe(0);
  expect(changes.at(-1)).toEqual({ skewMs: 0, source: 'none', samples: 0 });
  expect(ports.localStorage.read(STORAGE_KEYS.clockSkew)).toBeNull();
});

test('[SPEC 9.9] the next page goes on with what was learned, until a server says otherwise', () => {
  const first = clockOf();
  first.hear(HOUR_MS);
  const { hear, skewMs, changes } = clockOf(first.ports);
  expect(skewMs()).toBe(HOUR_MS);
  hear(0);
  expect(skewMs()).toBe(0);
  expect(changes).toEqual([{ skewMs: 0, source: 'date', samples: 1 }]);
  expect(first.ports.localStorage.read(STORAGE_KEYS.clockSkew)).toBeNull();
});

test.each(['{', 'null', '5', '{"skewMs":"1","source":"date"}', '{"skewMs":3600000,"source":"?"}'])(
  '[SPEC 9.9] a damaged item %s is no skew',
  (stored) => {
    const ports = createMemoryPorts({ nowMs: NOW_MS });
    ports.localStorage.write(STORAGE_KEYS.clockSkew, stored);
    expect(clockOf(ports).skewMs()).toBe(0);
  },
);
