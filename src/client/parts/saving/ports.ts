import type { ApiExtra, ApiState } from '../../api/extra';

type Thunk<T> = (dispatch: unknown, getState: () => ApiState, extra: ApiExtra) => T;
type Stop = () => void;

/** Creates a thunk that returns the milliseconds since 1970. */
export const readClock =
  (): Thunk<number> =>
  (_dispatch, _getState, { ports }) =>
    ports.clock();

/** Creates a thunk that lets the browser ask before the page is closed, until it is stopped. */
export const warnBeforeLeaving =
  (): Thunk<Stop> =>
  (_dispatch, _getState, { ports }) =>
    ports.warnBeforeUnload();

/** Creates a thunk that calls back when the host can be reached again. */
export const watchHostReached =
  (reached: () => void): Thunk<Stop> =>
  (_dispatch, _getState, { ports }) => {
    const look = () => ports.connection.read().status === 'reached' && reached();
    const stops = [ports.connection.onChange(look), ports.onWake(look)];
    return () => stops.forEach((stop) => stop());
  };
