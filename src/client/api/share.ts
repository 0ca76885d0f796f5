import type { SharedPage } from '../browser/ports';
import type { ApiExtra } from './extra';

/** A thunk: whether this browser can hand a page to another program. */
export const canShare =
  () =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): boolean =>
    (extra as ApiExtra).ports.canShare();

/** A thunk: hands a page to another program that the person chooses. */
export const sharePage =
  (page: SharedPage) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<void> =>
    (extra as ApiExtra).ports.share(page);

/** A thunk: puts the page on paper. */
export const printPage =
  () =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): void =>
    (extra as ApiExtra).ports.print();

/** A thunk: the whole address of a path of the portal (with its language prefix). */
export const wholeAddress =
  (path: string) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): string =>
    new URL(path, (extra as ApiExtra).ports.location.href()).href;
