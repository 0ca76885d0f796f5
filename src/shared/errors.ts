export type LogLevel = 'debug' | 'warn' | 'error';

/** Messages that a person reads, by message id, and whether trying again can help them. */
export const SHOWN_ERRORS = {
  'error.signInInterrupted': { canRetry: true },
  'error.signInNotSetUp': { canRetry: false },
  'error.signInRefused': { canRetry: true },
  'error.signInDeclined': { canRetry: true },
  'error.signInRequired': { canRetry: true },
  'error.signInLoops': { canRetry: true },
  'error.passwordRefused': { canRetry: true },
  'error.wrongCode': { canRetry: true },
  'error.wrongPasskey': { canRetry: true },
  'error.passkeyNotUsed': { canRetry: true },
  'error.signInExpired': { canRetry: true },
  'error.tooManyTries': { canRetry: true },
  'error.tooManyFromNetwork': { canRetry: true },
  'error.sessionEnded': { canRetry: true },
  'error.signedOutAtProvider': { canRetry: true },
  'error.endedElsewhere': { canRetry: true },
  'error.signInTooOld': { canRetry: true },
  'error.notAskedAnew': { canRetry: true },
  'error.otherPerson': { canRetry: true },
  'error.providerUnreachable': { canRetry: true },
  'error.clockDiffers': { canRetry: true },
  'error.storageRefused': { canRetry: true },
  'error.popupAlreadyOpen': { canRetry: false },
  'error.popupBlocked': { canRetry: true },
  'error.popupClosed': { canRetry: true },
  'error.popupSilent': { canRetry: true },
  'error.popupIsolated': { canRetry: true },
  'error.signOutIncomplete': { canRetry: false },
  'error.configUnavailable': { canRetry: true },
  'error.paymentNotSetUp': { canRetry: false },
  'error.userInfoFailed': { canRetry: true },
  'error.unreachable': { canRetry: true },
  'error.unexpected': { canRetry: true },
} as const;

export type ShownErrorId = keyof typeof SHOWN_ERRORS;

interface CatalogueEntry {
  /** Text that is written to the log; the texts of SPEC 8.3 letter for letter. */
  readonly log: string;
  /** Id of the message that the person reads, in their language. */
  readonly shown: ShownErrorId;
  /** `error` where nothing is said. */
  readonly level?: LogLevel;
}

/**
 * Every failure of sign-in and of the portal's calls. Nothing is logged or shown by a text written
 * elsewhere.
 */
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
  popupClosed: { log: 'User closed popup', shown: 'error.popupClosed', level: 'warn' },
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
  malformedOption: {
    log: 'an option of the configuration has a value of the wrong kind',
    shown: 'error.signInNotSetUp',
  },
  unknownOption: {
    log: 'the configuration has an option that is not known',
    shown: 'error.signInNotSetUp',
    level: 'warn',
  },
  duplicateConfigId: {
    log: 'two configurations have the same configId',
    shown: 'error.signInNotSetUp',
  },
  offlineScopeAdvised: {
    log: 'When using silent renew and refresh tokens please set the `offline_access` scope',
    shown: 'error.signInNotSetUp',
    level: 'warn',
  },
  duplicateConfiguration: {
    log: 'You added multiple configs with the same authority, clientId and scope',
    shown: 'error.signInNotSetUp',
    level: 'warn',
  },
  rejectedConfiguration: {
    log: 'Validation of config rejected with errors. Config is NOT set.',
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

  // Answers of the provider
  doubledParameter: {
    log: 'a parameter occurs twice in the callback URL',
    shown: 'error.signInInterrupted',
  },
  malformedCallback: {
    log: 'the callback URL cannot be read',
    shown: 'error.signInInterrupted',
  },
  attemptExpired: {
    log: 'the sign-in attempt is older than 15 minutes',
    shown: 'error.signInInterrupted',
  },
  /** RFC 6749 §4.1.2.1 `access_denied`: the person, or the provider for them, said no. */
  signInDeclined: {
    log: 'the sign-in was declined',
    shown: 'error.signInDeclined',
    level: 'warn',
  },
  loginRequired: {
    log: 'the provider needs the person to sign in',
    shown: 'error.sessionEnded',
    level: 'warn',
  },
  providerRefused: { log: 'the provider answered with an error', shown: 'error.signInRefused' },
  providerUnreachable: {
    log: 'the provider could not be reached',
    shown: 'error.providerUnreachable',
    level: 'warn',
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
  storedKeysUsed: {
    log: 'Failed to retrieve signing keys, fallback to stored keys',
    shown: 'error.providerUnreachable',
    level: 'warn',
  },
  pushedRequestFailed: {
    log: 'There was an error on ParService postParRequest',
    shown: 'error.providerUnreachable',
  },
  noPushedRequestEndpoint: {
    log: 'Could not read PAR endpoint from authWellknownEndpoints',
    shown: 'error.signInNotSetUp',
  },
  validationFailed: {
    log: 'authorizedCallback, token(s) validation failed, resetting',
    shown: 'error.signInRefused',
  },
  idTokenTooLong: {
    log: 'the ID token has more than 256 kB and was not read',
    shown: 'error.signInRefused',
  },
  clockDiffers: {
    log: 'the token was issued too long ago or in the future by the clock of this device',
    shown: 'error.clockDiffers',
  },

  // The product's own sign-in server
  exchangeRefused: {
    log: 'the sign-in server refused the door access token',
    shown: 'error.signInRefused',
  },
  signInServerUnreachable: {
    log: 'the sign-in server could not be reached',
    shown: 'error.providerUnreachable',
  },
  /** Said by the host, in the same word, of a provider that it cannot use as it is. */
  doorMisconfigured: {
    log: 'the sign-in server and the provider are not set up for each other',
    shown: 'error.signInNotSetUp',
  },
  /** One text for every reason: it must not tell which addresses have an account. */
  passwordRefused: {
    log: 'the sign-in server refused the password login',
    shown: 'error.passwordRefused',
    level: 'warn',
  },
  /** Said by the host, in the same words, of a second factor. */
  wrongCode: {
    log: 'the sign-in server refused the code',
    shown: 'error.wrongCode',
    level: 'warn',
  },
  wrongPasskey: {
    log: 'the host refused the passkey',
    shown: 'error.wrongPasskey',
    level: 'warn',
  },
  passkeyNotUsed: {
    log: 'no passkey was used',
    shown: 'error.passkeyNotUsed',
    level: 'warn',
  },
  signInExpired: {
    log: 'the sign-in that waited for a code is over',
    shown: 'error.signInExpired',
    level: 'warn',
  },
  tooManyTries: {
    log: 'the sign-in server wants to be left alone after too many tries',
    shown: 'error.tooManyTries',
    level: 'warn',
  },
  tooManyFromNetwork: {
    log: 'the host wants to be left alone by this network for a while',
    shown: 'error.tooManyFromNetwork',
    level: 'warn',
  },
  /** OpenID Connect Core §3.1.2.6 `login_required`, said of a refresh token. */
  endedElsewhere: {
    log: 'the end of this session was asked for elsewhere',
    shown: 'error.endedElsewhere',
    level: 'warn',
  },
  /** The same, said of a door's token. */
  signInTooOld: {
    log: 'the sign-in at the provider is older than an end that was asked for',
    shown: 'error.signInTooOld',
    level: 'warn',
  },
  notAskedAnew: {
    log: 'the provider was to ask the person to sign in anew, and did not',
    shown: 'error.notAskedAnew',
  },
  renewalRefused: { log: 'the refresh token was refused', shown: 'error.sessionEnded' },
  userInfoFailed: { log: 'Failed to retrieve user info', shown: 'error.userInfoFailed' },
  cookieTooLarge: {
    log: 'the access token does not fit into a cookie',
    shown: 'error.unexpected',
    level: 'warn',
  },

  // Windows, frames, tabs, storage
  popupSilent: { log: 'the sign-in window did not answer', shown: 'error.popupSilent' },
  popupIsolated: {
    log: 'the sign-in window was cut off from the portal by its opener policy',
    shown: 'error.popupIsolated',
    level: 'warn',
  },
  popupInvalidMessage: {
    log: 'the sign-in window sent something that is not an answer',
    shown: 'error.signInInterrupted',
  },
  frameSilent: {
    log: 'the frame for the silent renewal did not answer',
    shown: 'error.providerUnreachable',
    level: 'warn',
  },
  framesBlocked: {
    log: 'the provider does not see its session in a frame: third-party cookies are blocked',
    shown: 'error.sessionEnded',
    level: 'warn',
  },
  signedOutAtProvider: {
    log: 'the session at the provider has ended',
    shown: 'error.signedOutAtProvider',
    level: 'warn',
  },
  otherPerson: {
    log: 'somebody else has signed in at the provider',
    shown: 'error.otherPerson',
    level: 'warn',
  },
  checkSessionSilent: {
    log: 'not receiving check session response messages. Server unreachable?',
    shown: 'error.providerUnreachable',
    level: 'warn',
  },
  checkSessionError: {
    log: 'error from check session messageHandler',
    shown: 'error.unexpected',
    level: 'warn',
  },
  noCheckSessionFrame: {
    log: 'checkSessionIframe is not configured to run',
    shown: 'error.signInNotSetUp',
    level: 'warn',
  },
  signInLoops: {
    log: 'three automatic redirects to the provider within 60 s: stopped',
    shown: 'error.signInLoops',
  },
  storageRefused: {
    log: 'the browser refuses to store the sign-in attempt',
    shown: 'error.storageRefused',
  },
  storageFull: {
    log: 'the browser refuses to store the session: it lasts as long as this page',
    shown: 'error.storageRefused',
    level: 'warn',
  },

  // Answers of calls
  unreachable: { log: 'the server could not be reached', shown: 'error.unreachable' },
  unreadable: { log: 'the answer could not be read', shown: 'error.unexpected' },
  signInRequired: { log: 'the call needs a signed-in user', shown: 'error.signInRequired' },
  unexpected: { log: 'unexpected failure', shown: 'error.unexpected' },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** Message id for a code of the catalogue or of a problem; unknown codes get the general text. */
export function getShownError(code: string): ShownErrorId {
  return Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].shown : ERRORS.unexpected.shown;
}

export const canRetry = (code: ErrorCode): boolean => SHOWN_ERRORS[ERRORS[code].shown].canRetry;

export function getLogLevel(code: ErrorCode): LogLevel {
  const entry: CatalogueEntry = ERRORS[code];
  return entry.level ?? 'error';
}
