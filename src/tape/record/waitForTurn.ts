import type { Turns } from './turns';

/** Waits until an answer may come: `tell` puts it on the tape, and what it gives is handed on. */
export const waitForTurn = <T>({ arrive }: Turns, tell: () => T): Promise<T> =>
  new Promise((handed) => arrive(() => handed(tell())));
