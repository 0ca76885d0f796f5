// Runs in a process of its own whose NODE_ENV is production: the checks that development adds would
// be most of it.
import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import createSagaMiddleware, { type SagaIterator } from 'redux-saga';
import { call, fork } from 'redux-saga/effects';
import { patchComment } from '../client/parts/comments/commentsCache';
import { commentsApi } from '../client/parts/comments/commentsApi';
import { createStore } from '../client/store/createStore';
import { rootSaga } from '../client/store/rootSaga';
import { createSagaRunner } from '../client/store/sagaRunner';
import { createMemoryPorts, type MemoryPorts } from '../client/browser/memoryPorts';
import { watchProviderSessions } from '../client/sagas/provider/checkSession';
import { updateFlow } from '../client/sagas/provider/flowStorage';
import { runTimer } from '../client/sagas/time/runTimer';
import { TIMERS } from '../client/sagas/time/timers';
import { configLoaded, wellKnownReceived } from '../client/state/configSlice';
import type { TokenFacts } from '../client/state/session';
import {
  checkSessionReceived,
  productSignedIn,
  providerSignedIn,
} from '../client/state/sessionSlice';
import { aComment } from '../client/testing/factories';
import { completeConfiguration } from '../oidc/configuration';
import { getConfiguredEndpoints } from '../oidc/discovery';
import { DEFAULT_ENVIRONMENT, TIMING } from '../shared/constants';

const ROUNDS = 31;
const TICKS = 1_000;
const DISPATCHES = 5_000;

const PROVIDER = 'https://id.example';
const ANSWER = checkSessionReceived({ configId: 'door', message: 'unchanged' });
const FACTS: TokenFacts = {
  expiresAt: Infinity,
  scopes: [],
  subject: 'grace',
  fingerprint: '0a1b2c3d',
};
/** Token as long as one of a dozen claims. */
const TOKEN = 't'.repeat(900);

const config = completeConfiguration(
  {
    configId: 'door',
    authority: PROVIDER,
    clientId: 'portal',
    redirectUrl: 'https://portal.example/callback',
    silentRenew: true,
    useRefreshToken: true,
    startCheckSession: true,
    authWellknownEndpoints: {
      issuer: PROVIDER,
      authorizationEndpoint: `${PROVIDER}/authorize`,
      tokenEndpoint: `${PROVIDER}/token`,
      jwksUri: `${PROVIDER}/jwks`,
      checkSessionIframe: `${PROVIDER}/check-session`,
    },
  },
  0,
);

/** Microseconds, one value for each round; what is measured and its reference take turns. */
export interface TickFigures {
  readonly check: readonly number[];
  readonly heartbeat: readonly number[];
  readonly bareTick: readonly number[];
  readonly answer: readonly number[];
  readonly bareAnswer: readonly number[];
  readonly patch: readonly number[];
  readonly barePatch: readonly number[];
}

/**
 * Ports whose clock goes to the next alarm as soon as the work of the last one is done: no waiting,
 * no event loop.
 */
function steppedPorts() {
  let now = 0;
  let next: { readonly at: number; readonly run: () => void } | null = null;
  const ports: MemoryPorts = {
    ...createMemoryPorts(),
    clock: () => now,
    monotonic: () => now,
    after: (ms, run) => {
      next = { at: now + ms, run };
      return () => undefined;
    },
  };
  const settle = async () => {
    while (!next) await null;
  };
  const step = async () => {
    const due = next!;
    next = null;
    now = due.at;
    due.run();
    await settle();
  };
  return { ports, settle, step };
}

/**
 * Opens the portal's own store with one of its timers and a person who stays signed in for as long
 * as it lasts.
 */
async function openSession(name: keyof typeof TIMERS) {
  const { ports, settle, step } = steppedPorts();
  updateFlow(ports, config.configId, {
    session_state: 'hash.salt',
    authzData: TOKEN,
    authnResult: { access_token: TOKEN, id_token: TOKEN, refresh_token: TOKEN, expires_in: 300 },
  });
  const root = function* (): SagaIterator<void> {
    yield fork(watchProviderSessions);
    yield fork(runTimer, name, TIMERS[name]);
  };
  const { dispatch } = createStore({ ports, openEffects: createSagaRunner(root) });
  dispatch(
    configLoaded({
      environment: DEFAULT_ENVIRONMENT,
      door: config.configId,
      configurations: [config],
      publishableKey: '',
      problems: [],
    }),
  );
  const endpoints = getConfiguredEndpoints(config)!;
  dispatch(wellKnownReceived({ configId: config.configId, endpoints }));
  dispatch(providerSignedIn({ configId: config.configId, accessToken: FACTS, idToken: FACTS }));
  dispatch(productSignedIn(FACTS));
  await settle();
  return { ports, step };
}

/** Measures a beat and its answer. @throws Error when nothing was asked */
async function openHeartbeat() {
  const { ports, step } = await openSession('sessionHeartbeat');
  const frame = ports.frames[0]!;
  return async () => {
    await step();
    if (frame.received.splice(0).length !== 1) throw new Error('The heart does not beat.');
    frame.say({ origin: PROVIDER, data: 'unchanged' });
  };
}

/** Opens a store with nothing in it that only waits and wakes. */
function openBareTick() {
  const { ports, step } = steppedPorts();
  const saga = createSagaMiddleware();
  configureStore({ reducer: () => 0, middleware: (defaults) => defaults().concat(saga) });
  const wait = () => new Promise<void>((wake) => void ports.after(TIMING.tokenCheckMs, wake));
  saga.run(function* (): SagaIterator<never> {
    while (true) yield call(wait);
  });
  return step;
}

/** Opens the whole portal: every saga runs, every middleware is there. */
function openPortal() {
  const store = createStore({
    ports: createMemoryPorts(),
    openEffects: createSagaRunner(rootSaga),
  });
  return () => store.dispatch(ANSWER);
}

/** Opens a store with the same packages and nothing of ours. */
function openBareStore() {
  const saga = createSagaMiddleware();
  const api = createApi({ baseQuery: fetchBaseQuery(), endpoints: () => ({}) });
  const store = configureStore({
    reducer: combineReducers({ session: (state = 0) => state, [api.reducerPath]: api.reducer }),
    middleware: (defaults) => defaults().concat(api.middleware, saga),
  });
  return () => store.dispatch(ANSWER);
}

const THREAD = Array.from({ length: 100 }, (_, index) => aComment(String(index)));
const LAST = THREAD.length - 1;

/** Adds a vote to one of a hundred comments that are kept. @throws Error when it does not arrive */
function openPatch() {
  const place = { section: 'dialogs', slug: 'parks', id: String(LAST) } as const;
  const { dispatch, getState } = createStore({ ports: createMemoryPorts() });
  dispatch(
    commentsApi.util.upsertQueryEntries([
      { endpointName: 'getCommentPath', arg: place, value: { items: THREAD } },
    ]),
  );
  const kept = commentsApi.endpoints.getCommentPath.select(place);
  let up = 0;
  return () => {
    up += 1;
    dispatch(patchComment(place, ({ votes, ...rest }) => ({ ...rest, votes: { ...votes, up } })));
    if (kept(getState()).data?.items[LAST]?.votes.up !== up) throw new Error('Nothing is changed.');
  };
}

/** Makes the same change in a slice that is alone in its store. */
function openBarePatch() {
  const slice = createSlice({
    name: 'thread',
    initialState: THREAD,
    reducers: {
      voted: (thread, { payload }: { payload: number }) => void (thread[LAST]!.votes.up = payload),
    },
  });
  const { dispatch } = configureStore({ reducer: slice.reducer });
  let up = 0;
  return () => dispatch(slice.actions.voted((up += 1)));
}

async function ticks(step: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  for (let turn = 0; turn < TICKS; turn += 1) await step();
  return ((performance.now() - begun) * 1_000) / TICKS;
}

function dispatches(dispatch: () => unknown): number {
  const begun = performance.now();
  for (let turn = 0; turn < DISPATCHES; turn += 1) dispatch();
  return ((performance.now() - begun) * 1_000) / DISPATCHES;
}

async function measureTicks(): Promise<TickFigures> {
  const { step: check } = await openSession('tokenCheck');
  const [heartbeat, bareTick] = [await openHeartbeat(), openBareTick()];
  const [answer, bareAnswer] = [openPortal(), openBareStore()];
  const [patch, barePatch] = [openPatch(), openBarePatch()];
  const rounds: Record<keyof TickFigures, number>[] = [];
  while (rounds.length <= ROUNDS)
    rounds.push({
      bareTick: await ticks(bareTick),
      check: await ticks(check),
      heartbeat: await ticks(heartbeat),
      bareAnswer: dispatches(bareAnswer),
      answer: dispatches(answer),
      barePatch: dispatches(barePatch),
      patch: dispatches(patch),
    });
  // The first round has warmed up.
  const column = (name: keyof TickFigures) => rounds.slice(1).map((round) => round[name]);
  return {
    check: column('check'),
    heartbeat: column('heartbeat'),
    bareTick: column('bareTick'),
    answer: column('answer'),
    bareAnswer: column('bareAnswer'),
    patch: column('patch'),
    barePatch: column('barePatch'),
  };
}

process.send!(await measureTicks());
process.exit();
