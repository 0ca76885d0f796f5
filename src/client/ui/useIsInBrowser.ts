import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether the page is the browser's: false on the host, and in the browser until React has taken
 * over what the host has written. What depends on more than the host knew comes then.
 */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
