// What only a sign-in needs: the home page is shown without it.

/** Lengths of random texts, in characters. */
export const RANDOM = {
  /** SPEC 9.1 */
  codeVerifier: 67,
  /** SPEC 9.2 */
  stateAndNonce: 40,
  /** SPEC 9.3 */
  minimum: 7,
  /** SPEC 9.3, 5.2.1 */
  fallback: 10,
} as const;

/** Static pages on the portal's origin that frames and sign-in windows return to. */
export const HELPER_PAGES = { silentRenew: '/silent-renew.html', popup: '/popup.html' } as const;

/** Paths on the sign-in server base (SPEC 7.1). */
export const CONNECT_PATHS = {
  token: '/connect/token',
  userInfo: '/connect/userinfo',
  revocation: '/connect/revocation',
} as const;
