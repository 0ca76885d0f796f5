import { combineReducers, configureStore, type Action, type Middleware } from '@reduxjs/toolkit';
import type { ApiExtra, ApiState } from '../api/extra';
import { identityBase } from '../api/identityBase';
import { portalApi } from '../api/portalApi';
import { createServerClock } from '../api/serverClock';
import { createVault } from '../api/vault';
import type { Ports } from '../browser/ports';
import { configSlice } from '../state/configSlice';
import { installationSlice } from '../state/installationSlice';
import { clockSkewLearned, sessionSlice } from '../state/sessionSlice';
import { settingsSlice } from '../state/settingsSlice';
import { validationSlice } from '../state/validationSlice';
import type { DeveloperTools } from './devTools/developerTools';
import type { CreateSagaRunner } from './sagaRunner';

const rootReducer = combineReducers({
  session: sessionSlice.reducer,
  config: configSlice.reducer,
  validation: validationSlice.reducer,
  installation: installationSlice.reducer,
  settings: settingsSlice.reducer,
  [identityBase.reducerPath]: identityBase.reducer,
  [portalApi.reducerPath]: portalApi.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

export interface StoreOptions {
  readonly ports: Ports;
  readonly preloadedState?: Partial<RootState>;
  /**
   * Effects of the store that run by themselves. None for server rendering and for screens in
   * tests: no load, renewal or wait is then started.
   */
  readonly openEffects?: CreateSagaRunner;
  /** Redux DevTools; nobody looks inside where there are none. The ports are then theirs. */
  readonly developerTools?: DeveloperTools | undefined;
  /** Sees every action just before the reducers do: for recorders and tests. */
  readonly onAction?: (action: Action, getState: () => RootState) => void;
}

/**
 * Creates the single store (SPEC 10.4). Made by a call, never imported, so that every test and
 * every page has its own.
 */
export function createStore({
  ports: device,
  preloadedState = {},
  openEffects,
  developerTools,
  onAction,
}: StoreOptions) {
  const { isPresent = () => true, present = null } = developerTools ?? {};
  const vault = createVault();
  const serverClock = createServerClock(device, (skew) => store.dispatch(clockSkewLearned(skew)));
  // Code behind the store reads the clock of the servers.
  const ports: Ports = { ...device, clock: serverClock.now };
  const effects = openEffects?.(
    { ports, vault, serverClock, ...openHandles() },
    developerTools?.sagaHooks,
  );
  const waitFor: ApiExtra['waitFor'] = (fits, deadlineMs) =>
    waitForState(store, ports, (state) => isPresent() && fits(state), deadlineMs);
  const extra: ApiExtra = {
    ports,
    vault,
    serverClock,
    present,
    waitFor: effects ? waitFor : null,
  };

  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, ...DEVELOPMENT_CHECKS }).concat(
        ...(developerTools ? [developerTools.middleware] : []),
        identityBase.middleware,
        portalApi.middleware,
        ...(effects ? [effects.middleware] : []),
        observing(onAction),
      ),
    enhancers: (defaults) =>
      defaults().concat(...(developerTools ? [developerTools.enhancer] : [])),
    devTools: developerTools?.options ?? false,
  });
  effects?.run();
  return store;
}

/**
 * The checks that development adds tell of a state that has grown too large, not of a machine that
 * is busy.
 */
const SLOW_CHECK = { warnAfter: 5_000 };
const DEVELOPMENT_CHECKS = { immutableCheck: SLOW_CHECK, serializableCheck: SLOW_CHECK };

/**
 * Frames and windows that are open: nothing for the state, and the sagas of one store share them.
 */
const openHandles = () => ({ watches: new Map(), windows: new Map() });

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

const observing =
  (onAction: StoreOptions['onAction']): Middleware<object, RootState> =>
  ({ getState }) =>
  (next) =>
  (action) => {
    onAction?.(action as Action, getState);
    return next(action);
  };

interface Watched {
  readonly getState: () => ApiState;
  readonly subscribe: (listener: () => void) => () => void;
}

function waitForState(
  { getState, subscribe }: Watched,
  ports: Ports,
  fits: (state: ApiState) => boolean,
  deadlineMs: number,
): Promise<void> {
  if (fits(getState())) return Promise.resolve();
  return new Promise((answer) => {
    const finish = () => {
      stopListening();
      stopAlarm();
      answer();
    };
    const stopListening = subscribe(() => fits(getState()) && finish());
    const stopAlarm = ports.after(deadlineMs, finish);
  });
}
