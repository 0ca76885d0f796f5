import type { StoreEnhancer } from '@reduxjs/toolkit';
import { instrument, type InstrumentedStore, type InstrumentOptions } from './instrument';

/**
 * Stands in for the page script of the Redux DevTools extension in a browser path: the log around
 * the store, the lock that refuses every dispatch, and the panel's own log as
 * `window.meydanDevTools`.
 */
interface ExtensionWindow {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  meydanDevTools?: { readonly options: InstrumentOptions; readonly log: object };
}

const page = window as unknown as ExtensionWindow;

const composeWith =
  (options: InstrumentOptions) =>
  (...enhancers: readonly StoreEnhancer[]): StoreEnhancer =>
  (create) =>
  (reducer, preloadedState) => {
    const logging = instrument({ ...options, pauseActionType: '@@PAUSED' });
    const creator = [...enhancers, logging].reduceRight(
      (inner, enhancer) => enhancer(inner as never) as never,
      create,
    );
    const store = creator(reducer, preloadedState);
    const { liftedStore } = store as unknown as InstrumentedStore;
    page.meydanDevTools = { options, log: liftedStore };
    const dispatch = (action: never) => !liftedStore.getState().isLocked && store.dispatch(action);
    return { ...store, dispatch } as never;
  };

page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = composeWith;
