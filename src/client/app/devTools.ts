import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';

const SECRET_KEY = /^(.*_token|.*Token|codeVerifier|code_verifier|password|secret|clientSecret)$/;
const JWT = /[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/;
const MASK = '•••';

/**
 * A second net: no secret enters actions or state in the first place. Values that look like a token, and texts under
 * a secret's name, are masked in whatever the developer tools show.
 */
export function masked<T>(value: T): T {
  const json = JSON.stringify(value, (key, part: unknown) => {
    if (typeof part !== 'string') return part;
    return SECRET_KEY.test(key) || JWT.test(part) ? MASK : part;
  });
  return json === undefined ? value : (JSON.parse(json) as T);
}

export const devTools: DevToolsEnhancerOptions = {
  name: 'Meydan',
  actionSanitizer: <A extends Action>(action: A) => masked(action),
  stateSanitizer: masked,
};
