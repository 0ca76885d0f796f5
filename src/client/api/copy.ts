import type { ApiExtra } from './extra';

/** A thunk: puts a text into the clipboard; false when the browser refuses. */
export const copyText =
  (text: string) =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra): Promise<boolean> =>
    ports.copyText(text);
