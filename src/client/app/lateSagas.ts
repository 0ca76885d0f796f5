import type { Action, Dispatch, Middleware } from '@reduxjs/toolkit';
import { signInRequested, signOutRequested } from '../state/sessionSlice';
import type { OpenEffects } from './sagas';

const REQUESTS: readonly string[] = [signInRequested.type, signOutRequested.type];

const load = () =>
  Promise.all([
    import(/* webpackChunkName: "session" */ './sagas'),
    import(/* webpackChunkName: "session" */ './rootSaga'),
  ]);

/**
 * The root saga and redux-saga itself, fetched beside the first view instead of in it. What a person asks for until they run waits
 * and is handed on.
 */
export const lateSagas: OpenEffects = (context) => {
  const waiting: Action[] = [];
  let handle: Dispatch | null = null;
  let insert: (middleware: Middleware) => Dispatch;

  const middleware: Middleware = (api) => (next) => {
    insert = (later) => later(api)(next) as Dispatch;
    return (action) => {
      if (!handle && REQUESTS.includes((action as Action).type)) waiting.push(action as Action);
      return (handle ?? (next as Dispatch))(action as Action);
    };
  };
  const run = async () => {
    const [{ sagas }, { rootSaga }] = await load();
    const effects = sagas(rootSaga)(context);
    handle = insert(effects.middleware);
    effects.run();
    for (const action of waiting) handle(action);
  };
  return { middleware, run: () => void run() };
};
