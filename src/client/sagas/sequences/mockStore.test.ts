/** @jest-environment node */
import type { Action } from '@reduxjs/toolkit';
import configureMockStore from 'redux-mock-store';
import createSagaMiddleware from 'redux-saga';
import { call } from 'redux-saga/effects';
import { createVault } from '../../api/vault';
import { memoryPorts } from '../../browser/memoryPorts';
import {
  productSignedIn,
  sessionEnded,
  sessionSlice,
  type TokenFacts,
} from '../../state/sessionSlice';
import { runTimer } from '../time/runTimer';
import { TIMERS, type Timer } from '../time/timers';

const FACTS: TokenFacts = {
  expiresAt: 10_000,
  scopes: [],
  subject: 'grace',
  fingerprint: '0a1b2c3d',
};

/** The saga middleware against a state that never changes: only the sequence of actions counts. */
function replay(status: 'signedIn' | 'renewing', timers: Readonly<Record<string, Timer>> = TIMERS) {
  const ports = memoryPorts();
  const saga = createSagaMiddleware({ context: { ports, vault: createVault() } });
  const session = { ...sessionSlice.getInitialState(), status, accessToken: FACTS };
  const store = configureMockStore([saga])({ session });
  const tasks = Object.entries(timers).map(([name, timer]) => saga.run(runTimer, name, timer));
  const types = () => store.getActions().map(({ type }: Action) => type);
  return { ports, store, types, stop: () => tasks.forEach((task) => task.cancel()) };
}

test('[SPEC 9.10] [SPEC 10.7] a recorded expiry: two silent checks, then one request at the third', async () => {
  const { ports, store, types, stop } = replay('signedIn');
  store.dispatch(productSignedIn(FACTS));
  await ports.advance(11_999);
  expect(types()).toEqual(['session/productSignedIn']);
  await ports.advance(1);
  store.dispatch(sessionEnded({ reason: 'signedOut' }));
  await ports.advance(60_000);
  expect(types()).toEqual([
    'session/productSignedIn',
    'session/tokenExpired',
    'session/productRenewalRequested',
    'session/sessionEnded',
  ]);
  stop();
});

test('while a renewal is under way the check asks for nothing', async () => {
  const { ports, store, types, stop } = replay('renewing');
  store.dispatch(productSignedIn(FACTS));
  await ports.advance(60_000);
  expect(types()).toEqual(['session/productSignedIn']);
  stop();
});

describe.each(Object.entries<Timer>(TIMERS))('[SPEC 10.5] timer %s', (name, timer) => {
  const START: Action = { type: 'start' };
  const STOP: Action = { type: 'stop' };

  test('ticks on its grid from start to stop, and a failing tick does not end it', async () => {
    const ticksAt: number[] = [];
    const counted: Timer = {
      ...timer,
      startsOn: ({ type }) => type === START.type,
      stopsOn: ({ type }) => type === STOP.type,
      *tick() {
        ticksAt.push(ports.clock());
        yield call(() => undefined);
        throw new Error('a tick that fails');
      },
    };
    const { ports, store, stop } = replay('signedIn', { [name]: counted });
    await ports.advance(timer.everyMs * 2);
    expect(ticksAt).toEqual([]);

    const startedAt = ports.clock();
    const first = timer.firstTick === 'atOnce' ? 0 : 1;
    store.dispatch(START);
    await ports.advance(timer.everyMs * 3);
    expect(ticksAt).toEqual([0, 1, 2].map((n) => startedAt + (n + first) * timer.everyMs));
    store.dispatch(STOP);
    await ports.advance(timer.everyMs * 3);
    expect(ticksAt).toHaveLength(3);
    expect(ports.logs).toHaveLength(3);
    stop();
  });
});
