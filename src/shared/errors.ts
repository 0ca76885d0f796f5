interface CatalogueEntry {
  /** What is written to the log; the texts of SPEC 8.3 letter for letter. */
  readonly log: string;
  /** Id of the message that the person reads, in their language. */
  readonly shown: string;
}

/** Every failure of sign-in and of the portal's calls. Nothing is logged or shown by a text written elsewhere. */
export const ERRORS = {
  // SPEC 8.3
  noState: { log: 'no state in url', shown: 'error.signInInterrupted' },
  noCode: { log: 'no code in url', shown: 'error.signInInterrupted' },
  incorrectState: {
    log: 'codeFlowCodeRequest incorrect state',
    shown: 'error.signInInterrupted',
  },
  noTokenEndpoint: { log: 'Token Endpoint not defined', shown: 'error.signInNotSetUp' },
  noKeys: { log: 'Array of keys was empty. Unable to extract', shown: 'error.signInRefused' },
  noKeyMatches: { log: 'No key found matching the spec', shown: 'error.signInRefused' },
  severalKeysMatch: {
    log: 'More than one key found. Please use spec to filter',
    shown: 'error.signInRefused',
  },
  noConfiguration: {
    log: 'Please provide a configuration before setting up the module',
    shown: 'error.signInNotSetUp',
  },
  noRefreshToken: {
    log: 'no refresh token found, please login',
    shown: 'error.sessionEnded',
  },
  noWellKnownEndpoint: {
    log: 'no authWellknownEndpoint given!',
    shown: 'error.signInNotSetUp',
  },
  invalidResponseType: { log: 'Invalid response type!', shown: 'error.signInNotSetUp' },
  popupAlreadyOpen: { log: 'There is already a popup open.', shown: 'error.popupAlreadyOpen' },
  popupClosed: { log: 'User closed popup', shown: 'error.popupClosed' },
  revokeFailed: { log: 'revoke token failed', shown: 'error.signOutIncomplete' },
  revocationRequestFailed: {
    log: 'Revocation request failed',
    shown: 'error.signOutIncomplete',
  },
  noUserData: {
    log: 'Received no user data, request failed',
    shown: 'error.signInRefused',
  },
  noUrl: { log: 'No URL found!', shown: 'error.signInInterrupted' },
  popupBlocked: { log: 'Could not open popup', shown: 'error.popupBlocked' },

  // SPEC 8.4
  noAuthorizationEndpoint: {
    log: "Can not create an authorize URL when authorizationEndpoint is ''",
    shown: 'error.signInNotSetUp',
  },
  noWellKnownEndpoints: {
    log: 'authWellKnownEndpoints is undefined',
    shown: 'error.signInNotSetUp',
  },
  noRedirectUrl: { log: 'could not get redirectUrl, was: ', shown: 'error.signInNotSetUp' },
  noSilentRenewUrl: {
    log: 'could not get silentRenewUrl, was: ',
    shown: 'error.signInNotSetUp',
  },
  noClientId: { log: 'could not get clientId, was: ', shown: 'error.signInNotSetUp' },
  noResponseType: {
    log: 'createAuthorizeUrl could not add responseType because it was: ',
    shown: 'error.signInNotSetUp',
  },
  noScope: {
    log: 'createAuthorizeUrl could not add scope because it was: ',
    shown: 'error.signInNotSetUp',
  },

  // SPEC 5.3, 1.5
  noAuthority: {
    log: 'The authority URL MUST be provided in the configuration!',
    shown: 'error.signInNotSetUp',
  },
  offlineScopeAdvised: {
    log: 'When using silent renew and refresh tokens please set the `offline_access` scope',
    shown: 'error.signInNotSetUp',
  },
  duplicateConfiguration: {
    log: 'You added multiple configs with the same authority, clientId and scope',
    shown: 'error.signInNotSetUp',
  },
  malformedConfig: { log: 'config.json is not an object', shown: 'error.configUnavailable' },
  configUnavailable: { log: 'config.json could not be read', shown: 'error.configUnavailable' },
  secretPaymentKey: {
    log: 'payment.publishableKey is a secret key: it was not used',
    shown: 'error.paymentNotSetUp',
  },
  livePaymentKey: {
    log: 'payment.publishableKey is a live key outside production: it was not used',
    shown: 'error.paymentNotSetUp',
  },

  // Ours
  doubledParameter: {
    log: 'a parameter occurs twice in the callback URL',
    shown: 'error.signInInterrupted',
  },
  attemptExpired: {
    log: 'the sign-in attempt is older than 15 minutes',
    shown: 'error.signInInterrupted',
  },
  /** RFC 6749 §4.1.2.1 `access_denied`: the person, or the provider for them, said no. */
  signInDeclined: { log: 'the sign-in was declined', shown: 'error.signInInterrupted' },
  providerRefused: { log: 'the provider answered with an error', shown: 'error.signInRefused' },
  providerUnreachable: {
    log: 'the provider could not be reached',
    shown: 'error.providerUnreachable',
  },
  discoveryFailed: {
    log: 'the discovery document could not be read',
    shown: 'error.providerUnreachable',
  },
  issuerMismatch: {
    log: 'Issuer mismatch. The discovery document names another issuer',
    shown: 'error.signInRefused',
  },
  keysUnavailable: {
    log: 'Failed to retrieve signing keys',
    shown: 'error.providerUnreachable',
  },
  validationFailed: {
    log: 'authorizedCallback, token(s) validation failed, resetting',
    shown: 'error.signInRefused',
  },
  exchangeRefused: {
    log: 'the sign-in server refused the door access token',
    shown: 'error.signInRefused',
  },
  signInServerUnreachable: {
    log: 'the sign-in server could not be reached',
    shown: 'error.providerUnreachable',
  },
  renewalRefused: { log: 'the refresh token was refused', shown: 'error.sessionEnded' },
  userInfoFailed: { log: 'Failed to retrieve user info', shown: 'error.userInfoFailed' },
  cookieTooLarge: {
    log: 'the access token does not fit into a cookie',
    shown: 'error.unexpected',
  },

  // Answers of calls
  unreachable: { log: 'the server could not be reached', shown: 'error.unreachable' },
  unreadable: { log: 'the answer could not be read', shown: 'error.unexpected' },
  signInRequired: { log: 'the call needs a signed-in user', shown: 'error.signInRequired' },
  unexpected: { log: 'unexpected failure', shown: 'error.unexpected' },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** Message id for a code of the catalogue or of a problem; unknown codes get the general text. */
export function shownFor(code: string): string {
  return Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].shown : ERRORS.unexpected.shown;
}
