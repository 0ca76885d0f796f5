import { combineReducers, type Action } from '@reduxjs/toolkit';
import { legacy_configureStore as configureMockStore } from 'redux-mock-store';
import createSagaMiddleware, { type EffectMiddleware, type Saga, type Task } from 'redux-saga';
import { completeConfiguration, type SignInConfiguration } from '../../../oidc/configuration';
import { WELL_KNOWN_SUFFIX, type WellKnownEndpoints } from '../../../oidc/discovery';
import { createServerClock } from '../../api/serverClock';
import { createLocalProblem } from '../../api/problem';
import { createVault, type Vault } from '../../api/vault';
import type { TimerDelay } from '../../browser/memoryBrowser';
import { createMemoryPorts, type MemoryPorts } from '../../browser/memoryPorts';
import type { Ports } from '../../browser/ports';
import { configSlice } from '../../state/configSlice';
import type { SessionState } from '../../state/session';
import { sessionSlice } from '../../state/sessionSlice';
import { validationSlice } from '../../state/validationSlice';
import { callEndpoint } from '../callEndpoint';
import { loadWellKnown } from '../provider/loadWellKnown';
import { DOOR_ORIGIN, NOW_MS, PORTAL_ORIGIN } from './fakeServers';
import { checkAtEnd } from './leftovers';

const reducer = combineReducers({
  session: sessionSlice.reducer,
  config: configSlice.reducer,
  validation: validationSlice.reducer,
});

const ENDPOINTS: WellKnownEndpoints = {
  issuer: DOOR_ORIGIN,
  jwksUri: `${DOOR_ORIGIN}/jwks`,
  authorizationEndpoint: `${DOOR_ORIGIN}/auth`,
  tokenEndpoint: `${DOOR_ORIGIN}/token`,
  userInfoEndpoint: `${DOOR_ORIGIN}/me`,
  endSessionEndpoint: `${DOOR_ORIGIN}/end`,
  checkSessionIframe: `${DOOR_ORIGIN}/session/check`,
  revocationEndpoint: `${DOOR_ORIGIN}/revoke`,
  introspectionEndpoint: '',
  parEndpoint: '',
  idTokenAlgorithms: [],
  sendsIss: false,
  requiresPushedAuthorization: false,
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any function can be answered for
type AnyFunction = (...args: any[]) => unknown;

type Answer = readonly [asked: AnyFunction, answer: AnyFunction];

interface MockPageOptions {
  /** Sagas that run from the start, beside each other, as the root saga has them. */
  readonly sagas?: readonly (Saga | readonly [saga: Saga, ...args: unknown[]])[];
  readonly href?: string;
  /** Time that the wall clock shows at first: milliseconds since 1970. */
  readonly nowMs?: number;
  /** When alarms ring: a little early, between milliseconds, late. */
  readonly ringsAfter?: TimerDelay;
  /** Ports of the test's own, in the place of those in memory. */
  readonly ports?: Partial<Ports>;
  /** Options of the door over those of the demonstration. */
  readonly door?: Partial<SignInConfiguration>;
  readonly session?: Partial<SessionState>;
  /**
   * Calls that are answered instead of made: by function, with what it would have come to. An
   * answer that was never asked for fails the test.
   */
  readonly answers?: readonly Answer[];
}

export interface MockPage {
  readonly ports: MemoryPorts;
  readonly vault: Vault;
  /**
   * Run one more saga: comes to its result, or is rejected with its error. An error that nobody
   * waits for fails the test.
   */
  readonly run: <T = unknown>(saga: Saga, ...args: readonly unknown[]) => Promise<T>;
  /**
   * Take the errors that sagas have ended with so far: they were expected, and do not fail the
   * test.
   */
  readonly takeErrors: () => unknown[];
  readonly dispatch: (action: Action) => void;
  /** Types of all actions so far, oldest first. */
  readonly types: () => string[];
  readonly actions: () => Action[];
  readonly session: () => SessionState;
}

/**
 * Sagas over redux-mock-store: the actions are collected, the state follows from them by the
 * portal's own reducers, and time stands still until `ports.advance`. There is no network: what
 * sagas ask of a server is answered by `answers`.
 */
export function mockPage({
  sagas = [],
  href = `${PORTAL_ORIGIN}/dialogs`,
  nowMs = NOW_MS,
  ringsAfter,
  ports: replaced,
  door,
  session,
  answers = [],
}: MockPageOptions): MockPage {
  const ports = createMemoryPorts({ href, nowMs, ...(ringsAfter && { ringsAfter }) });
  ports.onNavigate((to) =>
    Promise.resolve({ id: 1, from: '/', to, ms: 0, status: 'ended' as const }),
  );
  Object.assign(ports, replaced);
  const vault = createVault();
  const errors: unknown[] = [];
  const runs: { readonly task: Task; readonly result: SagaResult<unknown> }[] = [];
  const asked = new Set<AnyFunction>();
  const context = {
    ports,
    vault,
    serverClock: createServerClock(ports, () => undefined),
    watches: new Map(),
    windows: new Map(),
  };
  const saga = createSagaMiddleware({
    context,
    effectMiddlewares: [
      answering(new Map([...OFFLINE, ...answers]), (called) => asked.add(called)),
    ],
    onError: (error) => errors.push(error),
  });
  const initial = {
    ...reducer(undefined, { type: '@@INIT' }),
    config: {
      ...configSlice.getInitialState(),
      status: 'loaded' as const,
      door: 'door',
      configurations: [completeConfiguration({ ...DEMO_DOOR, ...door }, 0)],
      wellKnown: { door: ENDPOINTS },
    },
    session: { ...sessionSlice.getInitialState(), ...session },
  };
  const stateAfter = (actions: readonly Action[]) => actions.reduce(reducer, initial);
  const store = configureMockStore([saga])((actions: Action[]) => stateAfter(actions));
  checkAtEnd(() => {
    const expected = runs
      .filter(({ result }) => result.isAwaited)
      .map(({ task }) => task.error() as unknown);
    const unasked = answers.map(([called]) => called).filter((called) => !asked.has(called));
    return [
      ...errors.filter((error) => !expected.includes(error)),
      ...unasked.map(({ name }) => `the answer for ${name} was never asked for`),
    ];
  });
  const run = <T>(root: Saga, ...args: readonly unknown[]): Promise<T> => {
    const task = saga.run(root, ...args);
    const result = resultOf<T>(task);
    runs.push({ task, result });
    return result;
  };
  sagas.forEach((one) => void (typeof one === 'function' ? run(one) : run(...one)));
  const actions = (): Action[] => store.getActions();
  return {
    ports,
    vault,
    actions,
    run,
    takeErrors: () => errors.splice(0),
    dispatch: (action) => void store.dispatch(action),
    types: () => actions().map(({ type }) => type),
    session: () => stateAfter(actions()).session,
  };
}

/** Result of a saga, which knows whether anybody waits for it. */
class SagaResult<T> extends Promise<T> {
  isAwaited = false;

  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  override then<R = T, E = never>(
    onResult?: ((value: T) => R | PromiseLike<R>) | null,
    onError?: ((error: unknown) => E | PromiseLike<E>) | null,
  ): Promise<R | E> {
    this.isAwaited = true;
    return super.then(onResult, onError);
  }
}

function resultOf<T>(task: Task): SagaResult<T> {
  const outcome = task.toPromise<T>();
  const result = new SagaResult<T>((done, failed) => void outcome.then(done, failed));
  // The end of the test tells of an error that nobody waits for; the process must not end by it.
  void Promise.prototype.then.call(result, undefined, () => undefined);
  return result;
}

/**
 * Answers without a network: what the provider publishes is known; any other call to a server
 * reaches nobody.
 */
const OFFLINE: readonly Answer[] = [
  [loadWellKnown, () => ENDPOINTS],
  [callEndpoint, () => ({ error: createLocalProblem('unreachable') })],
];

const DEMO_DOOR = {
  configId: 'door',
  authority: DOOR_ORIGIN,
  clientId: 'meydan-portal',
  redirectUrl: `${PORTAL_ORIGIN}/callback`,
  postLogoutRedirectUri: `${PORTAL_ORIGIN}/`,
  authWellknownUrlSuffix: WELL_KNOWN_SUFFIX,
};

interface CallEffect {
  readonly type?: string;
  readonly payload?: { readonly fn?: AnyFunction; readonly args?: readonly unknown[] };
}

const answering =
  (
    answers: ReadonlyMap<AnyFunction, AnyFunction>,
    onAsked: (called: AnyFunction) => void,
  ): EffectMiddleware =>
  (next) =>
  (effect) => {
    const { type, payload } = (effect ?? {}) as CallEffect;
    const answer = type === 'CALL' && payload?.fn && answers.get(payload.fn);
    if (answer) onAsked(payload.fn);
    next(answer ? answer(...(payload.args ?? [])) : effect);
  };
