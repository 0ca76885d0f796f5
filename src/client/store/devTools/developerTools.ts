import type {
  Action,
  DevToolsEnhancerOptions,
  Middleware,
  Store,
  StoreEnhancer,
} from '@reduxjs/toolkit';
import { stdChannel, type EffectMiddleware } from 'redux-saga';
import { identityBase } from '../../api/identityBase';
import { portalApi } from '../../api/portalApi';
import type { Ports } from '../../browser/ports';
import type { SagaHooks } from '../sagaRunner';
import { createGate, type Gate } from './gate';
import { devToolsOptions } from './options';
import { createGatedPorts } from './gatedPorts';
import { createLogStatus, trackLog, isPresent, type LiftedState } from './present';

/** Redux DevTools for one store, and what keeps them from doing harm. */
export interface DeveloperTools {
  readonly options: DevToolsEnhancerOptions;
  /** Stands directly around the extension's own enhancer. */
  readonly enhancer: StoreEnhancer;
  /** Stands before everything that listens to actions. */
  readonly middleware: Middleware;
  readonly sagaHooks: SagaHooks;
  /** The store, and everything beside it, is to use these instead. */
  readonly ports: (ports: Ports) => Ports;
  /** The state that is shown is the one that the session is in. */
  readonly isPresent: () => boolean;
  /** Answers as soon as it is. */
  readonly present: () => Promise<void>;
}

interface Settings {
  readonly log: Ports['log'];
  readonly options?: DevToolsEnhancerOptions;
}

/**
 * Time travel changes the state and nothing else: sagas, timers and requests would go on by what a
 * past state says. So while anything but the newest state is shown, or changes are locked, they
 * wait; then they go on as after a sleep of the device.
 */
export function createDeveloperTools({ log, options = devToolsOptions }: Settings): DeveloperTools {
  const gate = createGate();
  return {
    options,
    enhancer: guard(gate, log),
    middleware: presentOnly(gate, log),
    sagaHooks: sagaHooksOf(gate),
    ports: (ports) => createGatedPorts(ports, gate),
    isPresent: gate.isOpen,
    present: gate.opened,
  };
}

interface Instrumented {
  readonly liftedStore?: Store<LiftedState>;
}

const guard =
  (gate: Gate, log: Ports['log']): StoreEnhancer =>
  (next) =>
  (reducer, preloadedState) => {
    const store = next(reducer, preloadedState);
    const { liftedStore } = store as Instrumented;
    if (liftedStore) watch(liftedStore, gate, log);
    return store;
  };

function watch({ getState, subscribe }: Store<LiftedState>, gate: Gate, log: Ports['log']): void {
  let followed = createLogStatus(getState());
  subscribe(() => {
    if (followed.lifted === getState()) return;
    followed = trackLog(followed, getState());
    const isOpen = isPresent(followed);
    if (isOpen !== gate.isOpen()) log('warn', isOpen ? GOES_ON : WAITS);
    gate.set(isOpen);
  });
}

const WAITS =
  '[WARN] developer tools - another state than the newest is shown, or changes are locked: timers, requests and storage wait';
const GOES_ON =
  '[WARN] developer tools - the newest state is shown: timers, requests and storage go on';

/**
 * Requests of RTK Query are parked by themselves; where the person goes is not part of the state.
 */
const UNHARMFUL = [identityBase.reducerPath, portalApi.reducerPath, '__rtkq', 'navigation'];

/**
 * Drops requests that are made in front of a past state, as when changes are locked: they do not
 * concern the present one.
 */
const presentOnly =
  ({ isOpen }: Gate, log: Ports['log']): Middleware =>
  () =>
  (next) =>
  (action) => {
    const { type } = action as Action;
    if (isOpen() || UNHARMFUL.some((name) => type.startsWith(`${name}/`))) {
      return next(action);
    }
    log('warn', `[WARN] developer tools - ${type} is not done: the state shown is not the newest`);
    return action;
  };

/**
 * Creates hooks that let a saga wait: for the actions it takes, and for the answers to its calls.
 */
function sagaHooksOf(gate: Gate): SagaHooks {
  const channel = stdChannel<Action>();
  const { put } = channel;
  const parkedPut: typeof put = (action) => void gate.run(() => put(action));
  return {
    channel: { ...channel, put: parkedPut },
    effectMiddlewares: [answersWait(gate)],
  };
}

interface CallEffect {
  readonly type: 'CALL';
  readonly payload: {
    readonly context: unknown;
    readonly fn: (...args: unknown[]) => unknown;
  };
}

const isCall = (effect: unknown): effect is CallEffect =>
  (effect as Partial<CallEffect> | undefined)?.type === 'CALL';

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as Partial<PromiseLike<unknown>> | undefined | null)?.then === 'function';

function answersWait({ opened }: Gate): EffectMiddleware {
  const held = async (answer: PromiseLike<unknown>) => {
    // A refusal waits as well.
    await Promise.allSettled([answer]);
    await opened();
    return answer;
  };
  const parked = (effect: unknown): unknown => {
    if (isPromise(effect)) return held(effect);
    if (!isCall(effect)) return effect;
    const { context, fn } = effect.payload;
    const parkedFn = (...args: unknown[]) => {
      const answer = fn.apply(context, args);
      return isPromise(answer) ? held(answer) : answer;
    };
    return { ...effect, payload: { ...effect.payload, fn: parkedFn } };
  };
  return (next) => (effect) => next(parked(effect));
}
