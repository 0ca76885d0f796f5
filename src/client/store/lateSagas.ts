import type { Action, Dispatch, Middleware } from '@reduxjs/toolkit';
import { nextTask } from '../browser/nextTask';
import type { CreateSagaRunner } from './sagaRunner';

/** Tells by its name whether an action is a request of a person to the sagas. */
const isRequest = ({ type }: Action): boolean => type.endsWith('Requested');

const load = () =>
  Promise.all([
    import(/* webpackChunkName: "session" */ './sagaRunner'),
    import(/* webpackChunkName: "session" */ './rootSaga'),
  ]);

/**
 * Loads the root saga and redux-saga itself beside the first view instead of in it. Requests of a
 * person wait until they run and are handed on.
 */
export const lateSagas: CreateSagaRunner = (context, hooks) => {
  const waiting: Action[] = [];
  let handle: Dispatch | null = null;
  let insert: (middleware: Middleware) => Dispatch;

  let isLoading = false;

  const start = async () => {
    const [{ createSagaRunner: sagas }, { rootSaga }] = await load();
    await nextTask();
    const effects = sagas(rootSaga)(context, hooks);
    handle = insert(effects.middleware);
    effects.run();
    for (const action of waiting) handle(action);
  };
  /** Loads the code; after a failure it is asked for again with the next request. */
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
