import type { Action } from '@reduxjs/toolkit';
import type { AppStore } from '../../client/app/createStore';
import type { ApiExtra } from '../../client/api/extra';
import type { BareInput } from '../format/lines';
import { isBookkeeping, isCall, isQuery } from './canonicalAction';
import type { TapeWriter } from './tapeWriter';

type Thunk = (dispatch: unknown, getState: unknown, extra: ApiExtra) => unknown;

export interface PageDispatch {
  /** The store as the page gets it: what the page dispatches is an input. */
  readonly forPage: (store: AppStore) => AppStore;
  /** To be told of every action: calls that the page starts are known by their first one. */
  readonly dispatched: (action: Action) => void;
}

/** Tells what components ask for from what sagas and endpoints put by themselves. */
export function recordPage({ input, note, redactor }: TapeWriter): PageDispatch {
  let isInThunk = false;
  const clean = (value: unknown) => redactor.value(value, 'outside');

  const dispatchThunk = (store: AppStore, thunk: Thunk): unknown => {
    isInThunk = true;
    try {
      return store.dispatch(((dispatch: unknown, getState: unknown, extra: ApiExtra) => {
        const { vault } = extra;
        const deposit: typeof vault.deposit = (secret) => {
          input({ k: 'ui', deposit: clean(secret) as object as Record<string, unknown> });
          return vault.deposit(secret);
        };
        return thunk(dispatch, getState, { ...extra, vault: { ...vault, deposit } });
      }) as never);
    } finally {
      isInThunk = false;
    }
  };
  const dispatchFrom =
    (store: AppStore) =>
    (given: unknown): unknown => {
      if (typeof given === 'function') return dispatchThunk(store, given as Thunk);
      const action = given as Action;
      const isOurs = typeof action?.type === 'string' && !isCall(action) && !isBookkeeping(action);
      if (isOurs) input({ k: 'ui', action: clean(action) as Record<string, unknown> });
      return store.dispatch(action as never);
    };
  return {
    forPage: (store) => ({ ...store, dispatch: dispatchFrom(store) as AppStore['dispatch'] }),
    dispatched: (action) => {
      if (!/\/pending$/.test(action.type) || !isCall(action)) return;
      if (isInThunk) input({ k: 'ui', call: callOf(action, clean) });
      // RTK Query asks anew for what a screen shows: in a replay there is no screen.
      else if (isQuery(action)) note({ k: 'ui', call: callOf(action, clean) });
    },
  };
}

type Call = NonNullable<Extract<BareInput, { k: 'ui' }>['call']>;

function callOf(action: Action, clean: (value: unknown) => unknown): Call {
  const { meta } = action as unknown as {
    meta: { arg: { endpointName: string; originalArgs: unknown } };
  };
  return {
    api: action.type.split('/')[0]!,
    endpoint: meta.arg.endpointName,
    kind: action.type.includes('Query') ? 'query' : 'mutation',
    arg: clean(meta.arg.originalArgs ?? null),
  };
}
