import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Tells whether the page is the browser's: false on the host, and in the browser until React has
 * taken over what the host has written. Parts that depend on more than the host knew come then.
 */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
