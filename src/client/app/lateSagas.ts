import type { Action, Dispatch, Middleware } from '@reduxjs/toolkit';
import { nextTask } from '../browser/nextTask';
import type { OpenEffects } from './sagas';

/** By their names: what people ask of the sagas is requested. */
const isRequest = ({ type }: Action): boolean => type.endsWith('Requested');

const load = () =>
  Promise.all([
    import(/* webpackChunkName: "session" */ './sagas'),
    import(/* webpackChunkName: "session" */ './rootSaga'),
  ]);

/**
 * The root saga and redux-saga itself, fetched beside the first view instead of in it. What a
 * person asks for until they run waits and is handed on.
 */
export const lateSagas: OpenEffects = (context, hooks) => {
  const waiting: Action[] = [];
  let handle: Dispatch | null = null;
  let insert: (middleware: Middleware) => Dispatch;

  let isLoading = false;

  const start = async () => {
    const [{ sagas }, { rootSaga }] = await load();
    await nextTask();
    const effects = sagas(rootSaga)(context, hooks);
    handle = insert(effects.middleware);
    effects.run();
    for (const action of waiting) handle(action);
  };
  /** What was not to be had is asked for again with the next request. */
  const run = () => {
    if (isLoading || handle) return;
    isLoading = true;
    void start().finally(() => {
      isLoading = false;
    });
  };
  const middleware: Middleware = (api) => (next) => {
    insert = (later) => later(api)(next) as Dispatch;
    return (action) => {
      if (handle) return handle(action as Action);
      if (isRequest(action as Action)) {
        waiting.push(action as Action);
        run();
      }
      return next(action);
    };
  };
  return { middleware, run };
};
