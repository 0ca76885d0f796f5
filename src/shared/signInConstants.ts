// These values are needed by a sign-in alone: the home page is shown without them.

/** Lengths of random texts, in characters. */
export const RANDOM_LENGTHS = {
  /** SPEC 9.1 */
  codeVerifier: 67,
  /** SPEC 9.2 */
  stateAndNonce: 40,
  /** SPEC 9.3 */
  minimum: 7,
  /** SPEC 9.3, 5.2.1 */
  fallback: 10,
} as const;

/** Paths on the sign-in server base (SPEC 7.1). */
export const CONNECT_PATHS = {
  token: '/connect/token',
  passkey: '/connect/passkey',
  userInfo: '/connect/userinfo',
  revocation: '/connect/revocation',
} as const;

export const SIGN_IN_LIMITS = {
  /** SPEC 9.5 */
  jwtParts: 3,
  /** Browsers silently drop a larger cookie. */
  cookieBytes: 4_000,
  /** A code is short-lived: an unreachable token endpoint is asked this often in all. */
  codeExchangeTries: 3,
  /** SPEC 9.16: a warning is logged after more than this many unanswered messages. */
  outstandingHeartbeats: 3,
  /** SPEC 9.18: width and height of the sign-in window, in CSS pixels. */
  popupPx: 500,
  /**
   * An address with a long ID token in it goes as a form: servers take addresses of a few thousand
   * characters.
   */
  addressCharacters: 2_000,
  /** Automatic redirects within `redirectLoopMs`; the next one is not made. */
  automaticRedirects: 2,
} as const;
