import { useEffect, useState } from 'react';
import type { ApiExtra } from '../../api/extra';
import { useAppDispatch } from '../../store/hooks';

/** Creates a thunk that runs once after `ms`; the returned function cancels. */
export const runAfter =
  (ms: number, run: () => void) =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra) =>
    ports.after(ms, run);

/** Returns the value when it has not changed for `ms`. */
export function useDebouncedValue<V>(value: V, ms: number): V {
  const dispatch = useAppDispatch();
  const [settled, setSettled] = useState(value);
  useEffect(() => dispatch(runAfter(ms, () => setSettled(value))), [dispatch, value, ms]);
  return settled;
}
