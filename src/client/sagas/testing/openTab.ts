import type { Action } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';
import { call } from 'redux-saga/effects';
import { createStore, type RootState, type StoreOptions } from '../../store/createStore';
import { rootSaga } from '../../store/rootSaga';
import { createSagaRunner } from '../../store/sagaRunner';
import { createMemoryBrowser, type TimerDelay } from '../../browser/memoryBrowser';
import { trackCryptography } from '../../browser/memoryCryptography';
import { createMemoryPorts, type MemoryPorts } from '../../browser/memoryPorts';
import type { Navigate, Ports } from '../../browser/ports';
import { NOW_MS, PORTAL_ORIGIN, type FakeServers } from './fakeServers';
import { checkAtEnd } from './leftovers';

// From the start: time waits for signatures that were begun before it is told to pass, too.
const stopTracking = trackCryptography();
if (typeof afterAll === 'function') afterAll(stopTracking);

export interface Tab {
  readonly ports: MemoryPorts;
  readonly store: ReturnType<typeof createStore>;
  readonly state: () => RootState;
  /** Types of the portal's own actions, without the inside of RTK Query. */
  readonly events: () => string[];
  readonly actions: Action[];
  readonly navigations: string[];
  readonly errors: () => string[];
}

const MAX_TURNS = 2_000;
const MAX_STEPS = 20_000;

/**
 * Belongs to no tab: tasks and the work of other threads pass by it, and no clock of the portal.
 */
const outside = createMemoryBrowser();

const STEP_MS = 10;

/** Repeats a turn until something has happened. @throws the failure when it does not */
async function repeatUntil(
  isDone: () => boolean,
  turn: () => Promise<void>,
  { maxTurns, failure }: { readonly maxTurns: number; readonly failure: Error },
): Promise<void> {
  for (let turns = 0; turns < maxTurns; turns += 1) {
    if (isDone()) return;
    await turn();
  }
  throw failure;
}

/** Creates an error whose stack begins where the test called a helper. */
function createFailure(message: string, helper: (...args: never[]) => unknown): Error {
  const failure = new Error(message);
  Error.captureStackTrace(failure, helper);
  return failure;
}

/** Waits for other threads (signatures, digests) while the portal's clock stands still. */
export function waitUntil(isDone: () => boolean): Promise<void> {
  const message =
    'what `until` waits for did not happen while the clock stood still; `goOnUntil` lets it go on';
  return repeatUntil(isDone, outside.settled, {
    maxTurns: MAX_TURNS,
    failure: createFailure(message, waitUntil),
  });
}

/** Lets the clock of the tabs go on until something has happened, so that pauses pass as well. */
export function advanceUntil(
  { ports }: Pick<Tab, 'ports'>,
  isDone: () => boolean,
  stepMs: number = STEP_MS,
): Promise<void> {
  const message = `what \`goOnUntil\` waits for did not happen in ${MAX_STEPS * stepMs} ms`;
  return repeatUntil(isDone, () => ports.advance(stepMs), {
    maxTurns: MAX_STEPS,
    failure: createFailure(message, advanceUntil),
  });
}

export interface TabOptions extends Partial<Omit<StoreOptions, 'ports'>> {
  readonly href?: string;
  /** Time that the wall clock of a new browser shows at first: milliseconds since 1970. */
  readonly nowMs?: number;
  /** When alarms of a new browser ring: a little early, between milliseconds, late. */
  readonly ringsAfter?: TimerDelay;
  /** Ports of the test's own, in the place of those in memory. */
  readonly ports?: Partial<Ports>;
  /** Off: nothing happens by itself, as where the host renders. */
  readonly hasSagas?: boolean;
  /** The same tab with another page: what ran there ends, what it stored is there. */
  readonly after?: MemoryPorts;
  /** Another tab of the same browser, which goes on. */
  readonly beside?: MemoryPorts;
}

/** Opens the portal in one tab, over a network and a browser in memory. */
export function openTab(
  world: Pick<FakeServers, 'fetch'> & Partial<Pick<FakeServers, 'followClock'>>,
  options: TabOptions = {},
): Tab {
  const {
    href = `${PORTAL_ORIGIN}/dialogs?page=2`,
    nowMs,
    ringsAfter,
    ports: replaced,
    after,
    beside,
    hasSagas = true,
    ...storeOptions
  } = options;
  const browser = (after ?? beside)?.browser;
  if (browser && (nowMs !== undefined || ringsAfter)) {
    throw new Error('the clock is that of the browser: say nowMs and ringsAfter to its first tab');
  }
  after?.unload();
  const ports = createMemoryPorts({
    href,
    nowMs: nowMs ?? NOW_MS,
    fetch: world.fetch,
    ...(ringsAfter && { ringsAfter }),
    ...(browser && { browser }),
  });
  if (after) Object.assign(ports, { sessionStorage: after.sessionStorage });
  const navigations: string[] = [];
  const navigate: Navigate = (path, { replace }) => {
    const id = navigations.push(`${replace ? 'replace' : 'push'} ${path}`);
    return Promise.resolve({ id, from: '/', to: path, ms: 0, status: 'ended' });
  };
  ports.onNavigate(navigate);
  Object.assign(ports, replaced);
  world.followClock?.(ports.clock);

  const actions: Action[] = [];
  const store = createStore({
    ports: storeOptions.developerTools?.ports(ports) ?? ports,
    ...(hasSagas && { openEffects: createSagaRunner(checkedRoot()) }),
    ...storeOptions,
    onAction: (action) => actions.push(action),
  });
  return {
    ports,
    store,
    actions,
    navigations,
    state: store.getState,
    events: () =>
      actions.map(({ type }) => type).filter((type) => /^(session|config|validation)\//.test(type)),
    errors: () => ports.logs.filter(({ level }) => level === 'error').map(({ text }) => text),
  };
}

/**
 * Returns the root saga; where a fault ends it, and with it all that happens by itself, the test
 * fails.
 */
function checkedRoot(): Saga {
  const errors: unknown[] = [];
  checkAtEnd(() => errors);
  return function* () {
    try {
      yield call(rootSaga);
    } catch (error) {
      errors.push(error);
    }
  };
}

export const isSessionKnown =
  ({ state }: Tab) =>
  () =>
    !['unknown', 'checking'].includes(state().session.status) &&
    state().config.status !== 'loading';
