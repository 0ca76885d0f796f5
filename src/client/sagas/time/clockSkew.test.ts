/** @jest-environment node */
import { runSaga } from 'redux-saga';
import { createServerClock } from '../../api/serverClock';
import { createMemoryPorts } from '../../browser/memoryPorts';
import { learnFromIat } from './clockSkew';

const NOW_MS = Date.UTC(2027, 0, 15, 9);
const HOUR_S = 60 * 60;
const NOW_S = NOW_MS / 1_000;

function device() {
  const ports = createMemoryPorts({ nowMs: NOW_MS });
  const serverClock = createServerClock(ports, () => undefined);
  const learn = (iatS: unknown) =>
    runSaga({ context: { serverClock } }, learnFromIat, iatS).toPromise<boolean>();
  return { serverClock, learn, skewS: () => Math.round(serverClock.skew().skewMs / 1_000) };
}

test('[SPEC 9.9] without a Date header the iat of a fresh token tells the time', async () => {
  const { learn, skewS } = device();
  expect(await learn(NOW_S + HOUR_S)).toBe(true);
  expect(skewS()).toBe(HOUR_S + 1);
});

test('[SPEC 9.9] with one it does not: a token cannot vouch for itself', async () => {
  const { serverClock, learn, skewS } = device();
  serverClock.compare()(NOW_MS, 'date');
  expect(await learn(NOW_S + HOUR_S)).toBe(false);
  expect(skewS()).toBe(0);
});

test('[SPEC 9.9] it is not believed beyond a day', async () => {
  const { learn, skewS } = device();
  await learn(NOW_S - 30 * 24 * HOUR_S);
  expect(skewS()).toBe(-24 * HOUR_S);
});

test.each([undefined, 'now', NaN, Infinity])(
  '[SPEC 9.9] an iat %s that is no time teaches nothing',
  async (iat) => {
    const { learn, skewS } = device();
    expect(await learn(iat)).toBe(false);
    expect(skewS()).toBe(0);
  },
);
