/** Periods, deadlines and pauses. No other place writes a duration. */
export const TIMING = {
  /** SPEC 9.10 */
  tokenCheckMs: 4_000,
  /** SPEC 9.11: pause after a renewal that could not reach the server. */
  refreshRetryMs: 3_000,
  /** SPEC 9.8; also how long a request waits for a renewal that is under way. */
  silentRenewTimeoutMs: 20_000,
  /** SPEC 9.12 */
  renewBeforeExpiryMs: 0,
  /** SPEC 9.9 */
  maxIatOffsetS: 120,
  /** A sign-in attempt and the page saved with it can be used this long. */
  attemptLifeMs: 15 * 60_000,
  /** No request of the portal takes longer, but those with a file of ballots. */
  requestTimeoutMs: 20_000,
  /** 20 MB on their way over a slow line, and 200,000 ballots that are written down. */
  ballotFileTimeoutMs: 180_000,
  /**
   * A sign-in is decided by then, counted from the press or from the provider's answer on, whatever
   * a server does.
   */
  signInDeadlineMs: 35_000,
  /** SPEC 7.2: reading calls are retried twice; the pauses before the second and the third try. */
  getRetriesMs: [300, 900],
  /**
   * Signing keys that were fetched on this page are used again this long; an unknown key is asked
   * for at once.
   */
  signingKeysMs: 10 * 60_000,
  /** Signing out does not wait longer than this for the revocation. */
  revocationDeadlineMs: 3_000,
  /** SPEC 9.13: pauses before the second, third and fourth try of a frame that did not answer. */
  frameRetriesMs: [1_000, 2_000, 3_000],
  /** After all of them: how long until the next renewal of that configuration is tried. */
  renewalPauseMs: 60_000,
  /** A server that answers with 5xx is asked again after 3, 6, 12 … seconds, at most this long. */
  longestRetryMs: 60_000,
  /** SPEC 9.14 */
  sessionHeartbeatMs: 3_000,
  /** SPEC 9.15 */
  sessionFrameRefreshMs: 60_000,
  /** SPEC 9.17 */
  popupPollMs: 200,
  /** A sign-in window that has not answered by then is given up. */
  popupDeadlineMs: 10 * 60_000,
  /**
   * A handle that is closed this soon after leaving for the provider was cut off, not closed by a
   * person.
   */
  popupIsolatedMs: 1_500,
  /** Time that another tab has to answer that it holds newer tokens, in milliseconds. */
  otherTabMs: 250,
  /**
   * Within this time a `login_required` in a frame speaks of blocked cookies, not of a session that
   * ended.
   */
  freshSignInMs: 5 * 60_000,
  /** A file that was handed to the browser is kept for it this long. */
  fileReadMs: 60_000,
  /** The third automatic redirect within this time is not made. */
  redirectLoopMs: 60_000,
  /**
   * One return to a page is told in several ways (visible, focused, resumed): it is looked at once
   * in this time.
   */
  oneWakeMs: 1_000,
  /** The parts of a file are made so large that each takes about this long to send. */
  uploadPartMs: 2_000,
  /**
   * Pause before a part of a file is tried again, and before a file that is checked is asked about;
   * each next one is twice as long.
   */
  uploadPauseMs: 1_000,
  /** Answers of a quiz are saved when nothing has been changed for so long. */
  answerSaveMs: 2_000,
  /** A draft is saved by itself when nothing has been typed for so long. */
  autosaveMs: 3_000,
  /** Least time between two requests for what other people write, in milliseconds. */
  sourceNewsMs: 2_000,
  /** Interval at which a countdown is shown anew, in milliseconds. */
  countdownMs: 1_000,
  /**
   * The wall clock moved this much more than the monotonic one: the device slept, or its clock was
   * set.
   */
  clockJumpMs: 5_000,
} as const;

export const LIMITS = {
  /**
   * The first part of a file that is sent; the next ones are as large as the connection is fast.
   */
  firstPartBytes: 256_000,
  /** No part of a file is smaller, however slow the connection. */
  leastPartBytes: 32_000,
  /** Validation results that are kept for the developer tools. */
  validationHistory: 50,
} as const;

export const STORAGE_KEYS = {
  /** SPEC 9.19 */
  productAuth: 'sol-auth',
  /** SPEC 9.19 */
  user: 'sol-user',
  signedOutReturn: 'signedOutReturn',
  /**
   * In the session storage, from one page to the next: what the sign-in has to tell in another
   * language prefix.
   */
  news: 'signInNews',
  /** In the local storage, while the product session began with a password. */
  passwordSession: 'passwordSession',
  /** Times and reasons of the last automatic redirects, in the session storage. */
  automaticRedirects: 'automaticRedirects',
  /** Key in the local storage of what was learned about the servers' clock. */
  clockSkew: 'clockSkew',
  /** A random text and what this browser has said of answers to questions, in the local storage. */
  ratedAnswers: 'ratedAnswers',
} as const;

/** Static pages on the portal's origin that frames and sign-in windows return to. */
export const HELPER_PAGES = { silentRenew: '/silent-renew.html', popup: '/popup.html' } as const;

export const COOKIES = {
  /** SPEC 3.2.2 */
  accessToken: 'accessToken',
  /** SPEC 7.3.2 */
  antiForgery: 'XSRF-TOKEN',
} as const;

export const HEADERS = {
  /** SPEC 7.3.2 */
  antiForgery: 'X-XSRF-TOKEN',
  idempotencyKey: 'Idempotency-Key',
} as const;

/** SPEC 2.7: where the portal goes by itself. */
export const DEFAULT_ROUTES = {
  login: '/',
  forbidden: '/forbidden',
  unauthorized: '/unauthorized',
} as const;

/** SPEC 9.20: what the portal assumes until /config.json says otherwise. */
export const DEFAULT_ENVIRONMENT = { production: false, baseUrl: '', apiUrl: '/v1' } as const;
export const CONFIG_URL = '/config.json';
