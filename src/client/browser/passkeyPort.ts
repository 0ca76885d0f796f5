import type { PasskeyPort } from './ports';

const loadPasskeys = () => import(/* webpackChunkName: "passkeys" */ './passkeys');

/** Calls the authenticators of the browser; what is needed for it is loaded with the first call. */
export const passkeyPort: PasskeyPort = {
  isPossible: () => 'PublicKeyCredential' in window,
  create: (options) =>
    loadPasskeys().then(
      ({ createPasskey }) => createPasskey(options),
      () => null,
    ),
  get: (options) =>
    loadPasskeys().then(
      ({ signByPasskey }) => signByPasskey(options),
      () => null,
    ),
};
