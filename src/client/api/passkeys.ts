import type { ApiExtra } from './extra';

/** Creates a thunk that tells whether this browser has passkeys. */
export const canUsePasskeys =
  () =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra): boolean =>
    ports.passkeys.isPossible();
