import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns the same function for good, which always does what the newest one does. */
export function useLatestCallback<A extends readonly unknown[]>(
  newest: (...args: A) => void,
): (...args: A) => void {
  const held = useRef(newest);
  useLayoutEffect(() => {
    held.current = newest;
  });
  return useCallback((...args: A) => held.current(...args), []);
}
