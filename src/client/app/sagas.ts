import type { Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type SagaMiddlewareOptions } from 'redux-saga';

/** What happens by itself, as the store takes it: a middleware, and its start once the store is there. */
export interface Effects {
  readonly middleware: Middleware;
  readonly run: () => void;
}

/** Where something can be put between the sagas and what they do. */
export type SagaHooks = Pick<SagaMiddlewareOptions, 'channel' | 'effectMiddlewares'>;

/** `context` is what the sagas find by `getContext`. */
export type OpenEffects = (context: object, hooks?: SagaHooks) => Effects;

/** The sagas that begin with this one. */
export const sagas =
  (root: Saga): OpenEffects =>
  (context, hooks) => {
    const middleware = createSagaMiddleware({ context, ...hooks });
    return { middleware, run: () => void middleware.run(root) };
  };
