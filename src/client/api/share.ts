import type { SharedPage } from '../browser/ports';
import type { ApiExtra } from './extra';

/** Creates a thunk that tells whether this browser can hand a page to another program. */
export const canShare =
  () =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): boolean =>
    (extra as ApiExtra).ports.canShare();

/** Creates a thunk that hands a page to another program that the person chooses. */
export const sharePage =
  (page: SharedPage) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<void> =>
    (extra as ApiExtra).ports.share(page);

/** Creates a thunk that prints the page. */
export const printPage =
  () =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): void =>
    (extra as ApiExtra).ports.print();

/**
 * Creates a thunk that returns the whole address of a path of the portal (with its language
 * prefix).
 */
export const getAbsoluteUrl =
  (path: string) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): string =>
    new URL(path, (extra as ApiExtra).ports.location.href()).href;
