import type { Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware, {
  type Saga,
  type SagaMiddlewareOptions,
  type SagaMonitor,
} from 'redux-saga';

/** Effects of the store: a middleware, and its start once the store is there. */
export interface SagaRunner {
  readonly middleware: Middleware;
  readonly run: () => void;
}

/** Hooks with which code can be put between the sagas and their effects. */
export type SagaHooks = Pick<SagaMiddlewareOptions, 'channel' | 'effectMiddlewares'>;

/** `context` is what the sagas find by `getContext`. */
export type CreateSagaRunner = (context: object, hooks?: SagaHooks) => SagaRunner;

/** Creates the sagas that begin with this one; the monitor hears of every effect. */
export const createSagaRunner =
  (root: Saga, sagaMonitor?: SagaMonitor): CreateSagaRunner =>
  (context, hooks) => {
    const middleware = createSagaMiddleware({
      context,
      ...hooks,
      ...(sagaMonitor && { sagaMonitor }),
    });
    return { middleware, run: () => void middleware.run(root) };
  };
