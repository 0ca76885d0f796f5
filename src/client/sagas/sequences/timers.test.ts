/** @jest-environment node */
import type { Action } from '@reduxjs/toolkit';
import { legacy_configureStore as configureMockStore } from 'redux-mock-store';
import createSagaMiddleware from 'redux-saga';
import { call } from 'redux-saga/effects';
import { completeConfiguration } from '../../../oidc/configuration';
import { createServerClock } from '../../api/serverClock';
import { createVault } from '../../api/vault';
import type { TimerDelay } from '../../browser/memoryBrowser';
import { createMemoryPorts } from '../../browser/memoryPorts';
import { configSlice } from '../../state/configSlice';
import type { ProviderSession, TokenFacts } from '../../state/session';
import {
  productSignedIn,
  providerSignedIn,
  sessionEnded,
  sessionSlice,
  signInWindowChanged,
} from '../../state/sessionSlice';
import { runTimer } from '../time/runTimer';
import { TIMERS, type Timer } from '../time/timers';

type Options = Parameters<typeof completeConfiguration>[0];

const facts = (expiresAt: number | null, fingerprint: string): TokenFacts => ({
  expiresAt,
  scopes: [],
  subject: 'grace',
  fingerprint,
});
const FACTS = facts(10_000, '0a1b2c3d');

interface Recorded {
  readonly status?: 'signedIn' | 'renewing';
  readonly provider?: Partial<ProviderSession>;
  readonly options?: readonly Options[];
  readonly flow?: object;
  readonly timers?: Readonly<Record<string, Timer>>;
  readonly ringsAfter?: TimerDelay;
}

const MANY_POINTS = 45;

/**
 * Runs the saga middleware against a state that never changes: only the sequence of actions counts.
 */
function replay({
  status = 'signedIn',
  provider,
  options = [],
  flow,
  timers = TIMERS,
  ringsAfter,
}: Recorded) {
  const ports = createMemoryPorts({ ...(ringsAfter && { ringsAfter }) });
  const serverClock = createServerClock(ports, () => undefined);
  const handles = { serverClock, watches: new Map(), windows: new Map() };
  const vault = createVault();
  vault.keep('provider:door', { accessToken: 'access', refreshToken: 'refresh', idToken: null });
  if (flow) ports.sessionStorage.write('door', JSON.stringify(flow));
  const saga = createSagaMiddleware({ context: { ports, vault, ...handles } });
  const session = {
    ...sessionSlice.getInitialState(),
    status,
    accessToken: provider ? null : FACTS,
    providers: provider ? { door: { ...IDLE, ...provider } } : {},
  };
  const configurations = options.map((one, index) =>
    completeConfiguration({ configId: 'door', ...one }, index),
  );
  const config = { ...configSlice.getInitialState(), configurations };
  const store = configureMockStore([saga])({ session, config });
  const tasks = Object.entries(timers).map(([name, timer]) => saga.run(runTimer, name, timer));
  const types = () => store.getActions().map(({ type }: Action) => type);
  return { ports, store, types, stop: () => tasks.forEach((task) => task.cancel()) };
}

const IDLE: ProviderSession = {
  status: 'signedIn',
  accessToken: null,
  idToken: null,
  toldExpired: [],
  renewNotBefore: 0,
};

test('[SPEC 9.10] [SPEC 10.7] a recorded expiry: two silent checks, then one request at the third', async () => {
  const { ports, store, types, stop } = replay({});
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
  const { ports, store, types, stop } = replay({ status: 'renewing' });
  store.dispatch(productSignedIn(FACTS));
  await ports.advance(60_000);
  expect(types()).toEqual(['session/productSignedIn']);
  stop();
});

describe('what a check finds about the tokens of a provider', () => {
  const BY_REFRESH = { silentRenew: true, useRefreshToken: true };
  const ENDED = facts(4_000, 'aaaaaaaa');
  const LATER = facts(100_000, 'bbbbbbbb');
  const EVER = facts(null, 'cccccccc');
  const REQUEST = 'session/providerRenewalRequested';

  const ROWS: readonly (Recorded & {
    given: string;
    options: readonly Options[];
    found: string[];
  })[] = [
    {
      given: '[SPEC 9.10] an access token that has ended',
      provider: { accessToken: ENDED, idToken: LATER },
      options: [BY_REFRESH],
      found: ['session/tokenExpired', REQUEST],
    },
    {
      given: '[SPEC 9.10] an ID token that has ended',
      provider: { accessToken: LATER, idToken: ENDED },
      options: [BY_REFRESH],
      found: ['session/idTokenExpired', REQUEST],
    },
    {
      given: 'an ID token that has ended, where that is no reason',
      provider: { accessToken: LATER, idToken: ENDED },
      options: [{ ...BY_REFRESH, triggerRefreshWhenIdTokenExpired: false }],
      found: [],
    },
    {
      given: 'an ID token that had ended before the last refresh brought none',
      provider: { accessToken: LATER, idToken: ENDED },
      options: [BY_REFRESH],
      flow: {
        authnResult: { access_token: 'access', expires_in: 96 },
        access_token_expires_at: 100_000,
      },
      found: ['session/idTokenExpired'],
    },
    {
      given: '[SPEC 9.12] a lead time of 96 s',
      provider: { accessToken: LATER, idToken: EVER },
      options: [{ ...BY_REFRESH, renewTimeBeforeTokenExpiresInSeconds: 96 }],
      found: ['session/tokenExpired', REQUEST],
    },
    {
      given: '[SPEC 9.12] a lead time of 95 s, one second less than is left',
      provider: { accessToken: LATER, idToken: EVER },
      options: [{ ...BY_REFRESH, renewTimeBeforeTokenExpiresInSeconds: 95 }],
      found: [],
    },
    {
      given: 'a lead time longer than the life of the token',
      provider: { accessToken: LATER, idToken: EVER },
      options: [{ ...BY_REFRESH, renewTimeBeforeTokenExpiresInSeconds: 600 }],
      flow: {
        authnResult: { access_token: 'access', expires_in: 100 },
        access_token_expires_at: 100_000,
      },
      found: [],
    },
    {
      given: 'tokens that do not say when they end',
      provider: { accessToken: EVER, idToken: EVER },
      options: [BY_REFRESH],
      found: [],
    },
    {
      given: 'an end that has been told: only the request comes again',
      provider: { accessToken: ENDED, toldExpired: ['aaaaaaaa'] },
      options: [BY_REFRESH],
      found: [REQUEST],
    },
    {
      given: 'a configuration without silent renewal: it only tells',
      provider: { accessToken: ENDED },
      options: [{ useRefreshToken: true }],
      found: ['session/tokenExpired'],
    },
    {
      given: 'a renewal that has been given up for now',
      provider: { accessToken: ENDED, renewNotBefore: 4_001 },
      options: [BY_REFRESH],
      found: ['session/tokenExpired'],
    },
    {
      given: 'a renewal that is under way',
      provider: { accessToken: ENDED, status: 'renewing' },
      options: [BY_REFRESH],
      found: [],
    },
    {
      given: '[SPEC 4.2.2] a page that was loaded in the middle of a renewal',
      provider: { accessToken: ENDED },
      options: [BY_REFRESH],
      flow: {
        storageSilentRenewRunning:
          '{"state":"running","dateOfLaunchedProcessUtc":"1970-01-01T00:00:00.000Z"}',
      },
      found: ['session/tokenExpired'],
    },
  ];
  test.each(ROWS)('$given', async ({ found, ...recorded }) => {
    const { ports, store, types, stop } = replay(recorded);
    const started = providerSignedIn({ configId: 'door', accessToken: ENDED, idToken: null });
    store.dispatch(started);
    await ports.advance(4_000);
    expect(types()).toEqual([started.type, ...found]);
    stop();
  });

  test('[SPEC 9.10] the shortest period of all configurations counts', async () => {
    const { ports, store, types, stop } = replay({
      options: [{ tokenRefreshInSeconds: 60 }, { configId: 'other', tokenRefreshInSeconds: 30 }],
    });
    store.dispatch(productSignedIn(FACTS));
    await ports.advance(29_999);
    expect(types()).toHaveLength(1);
    await ports.advance(1);
    expect(types()).toContain('session/productRenewalRequested');
    stop();
  });
});

describe.each([
  { name: 'tokenCheck', periodMs: 4_000, first: 1 },
  { name: 'sessionHeartbeat', periodMs: 3_000, first: 0 },
  { name: 'sessionFrameRefresh', periodMs: 60_000, first: 1 },
  { name: 'popupPoll', periodMs: 200, first: 1 },
] as const)('[SPEC 10.5] timer $name', ({ name, periodMs, first }) => {
  const START: Action = { type: 'start' };
  const STOP: Action = { type: 'stop' };
  const timer: Timer = TIMERS[name];

  test('ticks on its grid from start to stop, and a failing tick does not end it', async () => {
    const ticksAt: number[] = [];
    const counted: Timer = {
      ...timer,
      startsOn: ({ type }) => type === START.type,
      stopsOn: ({ type }) => type === STOP.type,
      *tick() {
        ticksAt.push(ports.monotonic());
        yield call(() => undefined);
        throw new Error('a tick that fails');
      },
    };
    const { ports, store, stop } = replay({ timers: { [name]: counted } });
    await ports.advance(periodMs * 2);
    expect(ticksAt).toEqual([]);

    const startedAt = ports.monotonic();
    store.dispatch(START);
    await ports.advance(periodMs * 3 - 1);
    expect(ticksAt).toEqual([0, 1, 2].slice(first).map((n) => startedAt + n * periodMs));
    // The clock of the device is set: the grid does not move.
    ports.jump(-periodMs * 100.5);
    await ports.advance(1);
    expect(ticksAt.at(-1)).toBe(startedAt + periodMs * 3);
    store.dispatch(STOP);
    const ticks = ticksAt.length;
    await ports.advance(periodMs * 3);
    expect(ticksAt).toHaveLength(ticks);
    expect(ports.logs).toHaveLength(ticks);
    stop();
  });

  test.each([
    { given: 'a fraction early', ringsAfter: (ms: number) => ms - 0.4 },
    { given: 'cut to whole milliseconds', ringsAfter: Math.floor },
    { given: 'a millisecond early', ringsAfter: (ms: number) => ms - 1 },
    { given: 'a fraction late', ringsAfter: (ms: number) => ms + 0.4 },
    { given: 'now early, now late', ringsAfter: (ms: number) => ms + Math.sin(ms) },
  ])('has one tick for each point where alarms ring $given', async ({ ringsAfter }) => {
    const points: number[] = [];
    const counted: Timer = {
      ...timer,
      startsOn: ({ type }) => type === START.type,
      stopsOn: ({ type }) => type === STOP.type,
      *tick() {
        points.push(Math.round((ports.monotonic() - startedAt) / periodMs));
        if (points.length > MANY_POINTS) yield call(() => store.dispatch(STOP));
      },
    };
    const { ports, store, stop } = replay({ timers: { [name]: counted }, ringsAfter });
    await ports.advance(0.7);
    const startedAt = ports.monotonic();
    store.dispatch(START);
    await ports.advance((MANY_POINTS - 1) * periodMs + periodMs / 2);
    expect(points).toEqual(Array.from({ length: MANY_POINTS }, (_, point) => point).slice(first));
    stop();
  });
});

describe('when the timers run', () => {
  const PROVIDER = providerSignedIn({ configId: 'door', accessToken: FACTS, idToken: null });
  const ENDED = sessionEnded({ reason: 'signedOut' });

  const ROWS: readonly {
    timer: keyof typeof TIMERS;
    periodMs: number;
    firstTick: Timer['firstTick'];
    starts: readonly Action[];
    stops: Action;
  }[] = [
    {
      timer: 'tokenCheck',
      periodMs: 4_000,
      firstTick: 'afterOnePeriod',
      starts: [productSignedIn(FACTS), PROVIDER],
      stops: ENDED,
    },
    {
      timer: 'sessionHeartbeat',
      periodMs: 3_000,
      firstTick: 'atOnce',
      starts: [PROVIDER],
      stops: ENDED,
    },
    {
      timer: 'sessionFrameRefresh',
      periodMs: 60_000,
      firstTick: 'afterOnePeriod',
      starts: [PROVIDER],
      stops: ENDED,
    },
    {
      timer: 'popupPoll',
      periodMs: 200,
      firstTick: 'afterOnePeriod',
      starts: [signInWindowChanged('open')],
      stops: signInWindowChanged('closed'),
    },
  ];

  test('[SPEC 10.5] every timer has a row here', () => {
    expect(ROWS.map(({ timer }) => timer)).toEqual(Object.keys(TIMERS));
  });

  test.each(ROWS)(
    '[SPEC 9.10, 9.14, 9.15, 9.17, 10.5] $timer: every $periodMs ms, first $firstTick',
    ({ timer, periodMs, firstTick, starts, stops }) => {
      const { everyMs, startsOn, stopsOn, ...row }: Timer = TIMERS[timer];
      const others = [productSignedIn(FACTS), PROVIDER, ENDED, signInWindowChanged('open')];
      expect(everyMs([])).toBe(periodMs);
      expect(row.firstTick).toBe(firstTick);
      expect(starts.every(startsOn)).toBe(true);
      expect(others.filter(startsOn)).toEqual(starts);
      expect(stopsOn(stops)).toBe(true);
      expect(starts.some(stopsOn)).toBe(false);
    },
  );
});
