import type { ApiExtra } from './extra';

/** A thunk: puts a text into the clipboard; false when the browser refuses. */
export const copyText =
  (text: string) =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra): Promise<boolean> =>
    ports.copyText(text);

/** Puts the whole address of a path of the portal (with its language prefix) on the clipboard. */
export const copyAddress =
  (path: string) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<boolean> => {
    const { ports } = extra as ApiExtra;
    return ports.copyText(new URL(path, ports.location.href()).href);
  };
