import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';

const SECRET_KEY = /^(.*_token|.*Token|codeVerifier|code_verifier|password|secret|clientSecret)$/;
const JWT = /[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/;
const MASK = '•••';

/**
 * Masks values that look like a token, and texts under a secret's name, in all that the developer
 * tools show. A second safeguard: no secret enters actions or state in the first place.
 */
export function maskSecrets<T>(value: T): T {
  const json = JSON.stringify(value, (key, part: unknown) => {
    if (typeof part !== 'string') return part;
    return SECRET_KEY.test(key) || JWT.test(part) ? MASK : part;
  });
  return json === undefined ? value : (JSON.parse(json) as T);
}

const isDevelopment = process.env.NODE_ENV !== 'production';

export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Meydan',
  actionSanitizer: <A extends Action>(action: A) => maskSecrets(action),
  stateSanitizer: maskSecrets,
  /**
   * A sign-in with its renewals and the pages around it; each action is sent with a whole state.
   */
  maxAge: 200,
  latency: 500,
  /** Stack trace of the place that dispatched an action; built files tell nothing about it. */
  trace: isDevelopment,
  traceLimit: 25,
  /**
   * Actions with which RTK Query counts the subscribers of an answer: they change nothing in the
   * portal.
   */
  actionsDenylist: [
    '/internalSubscriptions/',
    '/config/middlewareRegistered$',
    '/internal_getRTKQSubscriptions$',
    '/internal_probeSubscription$',
  ],
  features: {
    pause: true,
    lock: true,
    jump: true,
    skip: true,
    dispatch: true,
    test: true,
    /** The monitor's copy: sanitised, and with the time of each action. */
    export: true,
    import: 'custom',
    /** Neither a session of an earlier page nor another order has ever happened. */
    persist: false,
    reorder: false,
  },
};
