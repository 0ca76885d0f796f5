import type { Action, Store, StoreEnhancer } from '@reduxjs/toolkit';
import type { LiftedState, LoggedAction } from '../store/devTools/present';

/** Actions that the monitors of Redux DevTools dispatch to the log. */
export type LiftedAction =
  | LoggedAction
  | { readonly type: 'RESET' | 'ROLLBACK' | 'COMMIT' | 'SWEEP' }
  | { readonly type: 'TOGGLE_ACTION'; readonly id: number }
  | { readonly type: 'JUMP_TO_STATE'; readonly index: number }
  | { readonly type: 'JUMP_TO_ACTION'; readonly actionId: number }
  | {
      readonly type: 'REORDER_ACTION';
      readonly actionId: number;
      readonly beforeActionId: number;
    }
  | {
      readonly type: 'IMPORT_STATE';
      readonly nextLiftedState: FullState | readonly Action<string>[];
      readonly preloadedState?: unknown;
    }
  | { readonly type: 'LOCK_CHANGES' | 'PAUSE_RECORDING'; readonly status: boolean };

/** The log with what only the enhancer itself reads. */
interface FullState extends LiftedState {
  readonly monitorState: unknown;
  readonly committedState: unknown;
}

export interface InstrumentOptions {
  readonly maxAge?: number;
  /** The extension says `@@PAUSED`; without it each action that is not recorded is committed. */
  readonly pauseActionType?: string;
  readonly clock?: () => number;
}

export type InstrumentedStore = Store & { readonly liftedStore: Store<FullState, LiftedAction> };

type Compute = (state: unknown, action: Action<string>) => unknown;

/**
 * Stands in for the enhancer of `@redux-devtools/instrument` 3.0.0, which the extension wraps
 * around the store: a log of actions with the state after each, and a pointer to the one that is
 * shown. Fields and lifted actions are that package's own; catching errors of reducers, call stacks
 * and monitors' reducers are left out.
 */
export function instrument(options: InstrumentOptions = {}): StoreEnhancer {
  const { clock = Date.now } = options;
  return (next) => (reducer, preloadedState) => {
    const compute = reducer as unknown as Compute;
    const log = logOf(compute, preloadedState, options);
    const liftedStore = next(log as never) as unknown as Store<FullState, LiftedAction>;
    return {
      ...liftedStore,
      liftedStore,
      dispatch: (action: Action<string>) => {
        liftedStore.dispatch(logged(action, clock));
        return action;
      },
      getState: () => {
        const { computedStates, currentStateIndex } = liftedStore.getState();
        return computedStates[currentStateIndex]?.state;
      },
    } as never;
  };
}

const INIT: Action<string> = { type: '@@INIT' };

const logged = (action: Action<string>, clock: () => number): LoggedAction => ({
  type: 'PERFORM_ACTION',
  action,
  timestamp: clock(),
});

function logOf(compute: Compute, preloaded: unknown, options: InstrumentOptions) {
  const { clock = Date.now, maxAge = Infinity, pauseActionType } = options;

  const startFrom = (state: FullState, committedState: unknown): FullState =>
    computed(
      {
        ...state,
        actionsById: { 0: logged(INIT, clock) },
        nextActionId: 1,
        stagedActionIds: [0],
        skippedActionIds: [],
        currentStateIndex: 0,
        committedState,
      },
      0,
    );

  /** Computes the states from that position of the log on. */
  const computed = (state: FullState, from: number): FullState => {
    const states = state.computedStates.slice(0, from);
    for (const id of state.stagedActionIds.slice(from)) {
      const before = states.at(-1)?.state ?? state.committedState;
      const isSkipped = state.skippedActionIds.includes(id);
      states.push(
        isSkipped ? states.at(-1)! : { state: compute(before, state.actionsById[id]!.action) },
      );
    }
    return { ...state, computedStates: states };
  };

  const withoutExcess = (state: FullState, excess: number): FullState => {
    if (excess <= 0) return state;
    const { stagedActionIds, computedStates, currentStateIndex, skippedActionIds } = state;
    const gone = stagedActionIds.slice(1, excess + 1);
    // In place, as the package does it.
    for (const id of gone) Reflect.deleteProperty(state.actionsById, id);
    return {
      ...state,
      skippedActionIds: skippedActionIds.filter((id) => !gone.includes(id)),
      stagedActionIds: [0, ...stagedActionIds.slice(excess + 1)],
      committedState: computedStates[excess]!.state,
      computedStates: computedStates.slice(excess),
      currentStateIndex: Math.max(currentStateIndex - excess, 0),
    };
  };

  const perform = (given: FullState, entry: LoggedAction): FullState => {
    const state = withoutExcess(given, given.stagedActionIds.length - maxAge + 1);
    const { stagedActionIds, currentStateIndex, nextActionId } = state;
    const isLast = currentStateIndex === stagedActionIds.length - 1;
    (state.actionsById as Record<number, LoggedAction>)[nextActionId] = entry;
    return computed(
      {
        ...state,
        nextActionId: nextActionId + 1,
        stagedActionIds: [...stagedActionIds, nextActionId],
        currentStateIndex: isLast ? currentStateIndex + 1 : currentStateIndex,
      },
      stagedActionIds.length,
    );
  };

  const unrecorded = (state: FullState, shown: unknown, isFirst: boolean): FullState => {
    if (!pauseActionType || state.nextActionId === 1) {
      return { ...startFrom(state, shown), computedStates: [{ state: shown }], isPaused: true };
    }
    const { nextActionId, currentStateIndex } = state;
    const isLast = currentStateIndex === state.stagedActionIds.length - 1;
    const stagedActionIds = isFirst
      ? [...state.stagedActionIds, nextActionId]
      : state.stagedActionIds;
    const newest = isFirst ? nextActionId : nextActionId - 1;
    return {
      ...state,
      isPaused: true,
      stagedActionIds,
      nextActionId: newest + 1,
      currentStateIndex: isFirst && isLast ? currentStateIndex + 1 : currentStateIndex,
      actionsById: { ...state.actionsById, [newest]: logged({ type: pauseActionType }, clock) },
      computedStates: [
        ...state.computedStates.slice(0, stagedActionIds.length - 1),
        { state: shown },
      ],
    };
  };

  const shownIn = (state: FullState) => state.computedStates[state.currentStateIndex]?.state;

  const toggled = (state: FullState, id: number): FullState => {
    const { skippedActionIds: skipped } = state;
    const skippedActionIds = skipped.includes(id)
      ? skipped.filter((one) => one !== id)
      : [id, ...skipped];
    return computed({ ...state, skippedActionIds }, state.stagedActionIds.indexOf(id));
  };

  const swept = (state: FullState): FullState => {
    const staged = state.stagedActionIds.filter((id) => !state.skippedActionIds.includes(id));
    const currentStateIndex = Math.min(state.currentStateIndex, staged.length - 1);
    return computed(
      { ...state, stagedActionIds: staged, skippedActionIds: [], currentStateIndex },
      0,
    );
  };

  const reordered = (state: FullState, id: number, before: number): FullState => {
    const others = state.stagedActionIds.filter((one) => one !== id);
    const place = others.indexOf(before);
    return computed({ ...state, stagedActionIds: others.toSpliced(place, 0, id) }, 0);
  };

  const imported = (
    state: FullState,
    { nextLiftedState: given, preloadedState }: Extract<LiftedAction, { type: 'IMPORT_STATE' }>,
  ): FullState => {
    if (!Array.isArray(given)) {
      const { isLocked, isPaused } = state;
      return computed({ ...(given as FullState), isLocked, isPaused }, 0);
    }
    const actions = [INIT, ...(given as readonly Action<string>[])];
    return computed(
      {
        ...state,
        actionsById: Object.fromEntries(actions.map((one, id) => [id, logged(one, clock)])),
        nextActionId: actions.length,
        stagedActionIds: [...actions.keys()],
        skippedActionIds: [],
        currentStateIndex: actions.length - 1,
        committedState: preloadedState,
      },
      0,
    );
  };

  const initial = startFrom(
    { monitorState: null, isLocked: false, isPaused: false, computedStates: [] } as never,
    preloaded,
  );

  return (state: FullState = initial, action: LiftedAction): FullState => {
    switch (action.type) {
      case 'PERFORM_ACTION':
        if (state.isLocked) return state;
        return state.isPaused
          ? unrecorded(state, compute(shownIn(state), action.action), false)
          : perform(state, action);
      case 'RESET':
        return startFrom(state, preloaded);
      case 'ROLLBACK':
        return startFrom(state, state.committedState);
      case 'COMMIT':
        return startFrom(state, shownIn(state));
      case 'SWEEP':
        return swept(state);
      case 'TOGGLE_ACTION':
        return toggled(state, action.id);
      case 'JUMP_TO_STATE':
        return { ...state, currentStateIndex: action.index };
      case 'JUMP_TO_ACTION':
        return { ...state, currentStateIndex: state.stagedActionIds.indexOf(action.actionId) };
      case 'REORDER_ACTION':
        return reordered(state, action.actionId, action.beforeActionId);
      case 'IMPORT_STATE':
        return imported(state, action);
      case 'LOCK_CHANGES':
        return { ...state, isLocked: action.status };
      case 'PAUSE_RECORDING':
        return action.status
          ? unrecorded(state, shownIn(state), true)
          : { ...startFrom(state, shownIn(state)), isPaused: false };
      default:
        return state;
    }
  };
}

/**
 * Returns the file that the extension's "Export" writes where no features are given: raw actions,
 * without times and sanitizers.
 */
export function exportRawLog({ liftedStore }: InstrumentedStore): string {
  const { actionsById, stagedActionIds, committedState } = liftedStore.getState();
  const actions = stagedActionIds.slice(1).map((id) => actionsById[id]!.action);
  return JSON.stringify({
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(committedState),
  });
}

interface Sanitizers {
  readonly actionSanitizer?: <A extends Action>(action: A, id: number) => A;
  readonly stateSanitizer?: <S>(state: S, index: number) => S;
}

/** Returns the file where `features.export` is true: the monitor's copy of the log. */
export function exportLiftedLog(
  { liftedStore }: InstrumentedStore,
  { actionSanitizer = (action) => action, stateSanitizer = (state) => state }: Sanitizers = {},
): string {
  const state = liftedStore.getState();
  const entries = Object.entries(state.actionsById).map(([id, entry]) => [
    id,
    { ...entry, action: actionSanitizer(entry.action, Number(id)) },
  ]);
  return JSON.stringify({
    ...state,
    actionsById: Object.fromEntries(entries),
    computedStates: state.computedStates.map((entry, index) => ({
      ...entry,
      state: stateSanitizer(entry.state, index),
    })),
    ...(state.committedState !== undefined && {
      committedState: stateSanitizer(state.committedState, state.currentStateIndex),
    }),
  });
}
