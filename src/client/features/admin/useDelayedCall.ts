import { useEffect, useRef } from 'react';
import type { ApiExtra } from '../../api/extra';
import { useAppDispatch } from '../../store/hooks';

const after =
  (ms: number, run: () => void) =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra) =>
    ports.after(ms, run);

/**
 * Returns a function that runs the latest of the functions it is given, once no other has come for
 * `ms` milliseconds.
 */
export function useDelayedCall(ms: number): (run: () => void) => void {
  const dispatch = useAppDispatch();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return (run) => {
    stop.current();
    stop.current = dispatch(after(ms, run));
  };
}
