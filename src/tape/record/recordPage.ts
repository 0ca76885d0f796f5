import type { Action } from '@reduxjs/toolkit';
import type { AppStore } from '../../client/store/createStore';
import type { ApiExtra } from '../../client/api/extra';
import { portalApi } from '../../client/api/portalApi';
import type { Ports } from '../../client/browser/ports';
import type { UiCall } from '../format/lines';
import { isBookkeeping, isCall } from './canonicalAction';
import { createPageExtra } from './pageExtra';
import type { TapeWriter } from './tapeWriter';

type Fields = Readonly<Record<string, unknown>>;

/** The first action of a call. */
interface PendingAction extends Action {
  readonly meta: {
    readonly requestId: string;
    readonly arg: Fields & {
      readonly endpointName: string;
      readonly originalArgs: unknown;
      readonly subscribe?: boolean;
    };
  };
}

/** Options with which a query is asked for, where they are not the usual ones. */
const OPTIONS = ['forceRefetch', 'direction', 'initialPageParam', 'refetchCachedPages'];

function toUiCall(pending: PendingAction, clean: (value: unknown) => unknown): UiCall {
  const { arg } = pending.meta;
  const { endpointName: endpoint, originalArgs } = arg;
  const base = { api: pending.type.split('/')[0]!, endpoint, ...toCallArg(originalArgs, clean) };
  if (!pending.type.includes('Query')) return { ...base, kind: 'mutation' };
  const put = putInPlace(arg);
  if (put) return { ...base, kind: 'upsert', data: clean(put().data) };
  const given = OPTIONS.filter((name) => arg[name] !== undefined && arg[name] !== false);
  const options = Object.fromEntries(given.map((name) => [name, arg[name]]));
  return { ...base, kind: 'query', ...(given.length > 0 && { options }) };
}

/** Answers are kept by what was asked for: nothing is something else than null. */
const toCallArg = (arg: unknown, clean: (value: unknown) => unknown): Pick<UiCall, 'arg'> =>
  arg === undefined ? {} : { arg: clean(arg) };

/** RTK Query hands on what stands in for an answer under a symbol of its own. */
function putInPlace(arg: object): (() => { readonly data: unknown }) | undefined {
  const values = Object.getOwnPropertySymbols(arg).map(
    (name) => (arg as Readonly<Record<symbol, unknown>>)[name],
  );
  return values.find((value) => typeof value === 'function') as
    (() => { readonly data: unknown }) | undefined;
}

type Thunk = (dispatch: unknown, getState: unknown, extra: ApiExtra) => unknown;

export interface PageDispatch {
  /** The store as the page gets it: what the page dispatches is an input. */
  readonly forPage: (store: AppStore) => AppStore;
  /** To be told of every action: calls that the page starts are known by their first one. */
  readonly dispatched: (action: Action) => void;
}

/** Answer that the page gets where it asks for something. */
interface Asked {
  readonly arg: unknown;
  readonly queryCacheKey: string;
  readonly requestId: string;
}

const { internal_getRTKQSubscriptions: subscriptions, unsubscribeQueryResult } =
  portalApi.internalActions;

/**
 * Tells whether the page itself says this to the store; of the bookkeeping of RTK Query only that
 * answers are out of date.
 */
const isOurs = (action: Action) =>
  typeof action?.type === 'string' &&
  !isCall(action) &&
  (!isBookkeeping(action) || portalApi.util.invalidateTags.match(action));

/** Tells what components ask for from what sagas and endpoints put by themselves. */
export function recordPage(writer: TapeWriter, device: Ports): PageDispatch {
  const { input, note, count, redactor, turns } = writer;
  const held = new Map<string, number>();
  let isAsking = false;
  const clean = (value: unknown) => redactor.value(value, 'outside');
  const asking = <T>(is: boolean, run: () => T): T => {
    const before = isAsking;
    isAsking = is;
    try {
      return run();
    } finally {
      isAsking = before;
    }
  };
  const hold = (requestId: string): Pick<UiCall, 'held'> => {
    held.set(requestId, count('held'));
    return { held: held.get(requestId)! };
  };

  /**
   * Notes that the page holds an answer that it already has: there is no first action for it, and
   * that it is held is all that is recorded.
   */
  const noteHeld = (store: AppStore, given: unknown) => {
    const { arg, queryCacheKey, requestId } = (given ?? {}) as Partial<Asked>;
    if (queryCacheKey === undefined || requestId === undefined || held.has(requestId)) return;
    const { isRequestSubscribed } = store.dispatch(subscriptions()) as unknown as {
      readonly isRequestSubscribed: (key: string, id: string) => boolean;
    };
    if (!isRequestSubscribed(queryCacheKey, requestId)) return;
    const [endpoint = ''] = queryCacheKey.split('(', 1);
    const base = { api: portalApi.reducerPath, endpoint, kind: 'query' } as const;
    input({ k: 'ui', call: { ...base, ...toCallArg(arg, clean), ...hold(requestId) } });
  };
  const dispatchFrom = (store: AppStore) => {
    const run = (thunk: unknown) => {
      const asked: unknown = asking(true, () => store.dispatch(thunk as never));
      noteHeld(store, asked);
      return asked;
    };
    const tellAction = (action: Action): unknown => {
      const dispatch = () => asking(false, () => store.dispatch(action as never));
      if (unsubscribeQueryResult.match(action)) {
        const release = held.get(action.payload.requestId);
        if (release !== undefined) input({ k: 'ui', release });
      }
      if (!isOurs(action)) return dispatch();
      turns.press(() => {
        note({ k: 'ui', action: clean(action) as Record<string, unknown> });
        dispatch();
      });
      return action;
    };
    /**
     * Runs what thunks of the page get. Those that they dispatch themselves are calls of endpoints,
     * which run in a replay as well.
     */
    const within = (given: unknown): unknown =>
      typeof given === 'function' ? run(given) : tellAction(given as Action);
    return (given: unknown): unknown => {
      if (typeof given !== 'function') return tellAction(given as Action);
      return run((_: unknown, getState: unknown, extra: ApiExtra) =>
        (given as Thunk)(within, getState, createPageExtra(extra, { device, writer })),
      );
    };
  };
  return {
    forPage: (store) => ({ ...store, dispatch: dispatchFrom(store) as AppStore['dispatch'] }),
    dispatched: (action) => {
      if (!isAsking || !/\/pending$/.test(action.type) || !isCall(action)) return;
      const { arg, requestId } = (action as unknown as PendingAction).meta;
      const call = toUiCall(action as unknown as PendingAction, clean);
      input({ k: 'ui', call: { ...call, ...(arg.subscribe && hold(requestId)) } });
    },
  };
}
