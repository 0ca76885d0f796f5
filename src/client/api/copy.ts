import type { ApiExtra } from './extra';

/** Creates a thunk that puts a text into the clipboard; false when the browser refuses. */
export const copyText =
  (text: string) =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra): Promise<boolean> =>
    ports.copyText(text);

/** Puts the whole address of a path of the portal (with its language prefix) on the clipboard. */
export const copyAddress =
  (path: string) =>
  (dispatch: unknown, getState: unknown, extra: unknown): Promise<boolean> =>
    (extra as ApiExtra).ports.copyText(getLocalizedUrl(path)(dispatch, getState, extra));

/**
 * Creates a thunk that returns the whole address of a path of the portal (with its language
 * prefix).
 */
export const getLocalizedUrl =
  (path: string) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): string =>
    new URL(path, (extra as ApiExtra).ports.location.href()).href;
