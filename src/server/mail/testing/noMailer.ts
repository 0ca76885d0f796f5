import type { Mailer } from '../mailer';

/** Takes every mail and sends none. */
export const NO_MAILER: Mailer = {
  transport: { kind: 'none' },
  send: () => Promise.resolve(),
  sendAtOnce: () => Promise.resolve(null),
};
