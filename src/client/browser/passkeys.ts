import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { PasskeyPort } from './ports';

const PREVIOUSLY_REGISTERED = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

/** Has the browser make a passkey. */
export const createPasskey: PasskeyPort['create'] = (optionsJSON) =>
  startRegistration({ optionsJSON }).catch((error: { readonly code?: unknown }) =>
    error.code === PREVIOUSLY_REGISTERED ? 'known' : null,
  );

/** Has a passkey sign. */
export const signByPasskey: PasskeyPort['get'] = (optionsJSON) =>
  startAuthentication({ optionsJSON }).catch(() => null);
