import type { ValidationResult } from '../../oidc/validation/validationResult';
import type { SecondFactorMethod } from '../../shared/contract/connect';
import type { ErrorCode } from '../../shared/errors';
import type { User } from './user';

export type SessionStatus = 'unknown' | 'checking' | 'signedOut' | 'signedIn' | 'renewing';

/** Facts that may be known about a token without holding it. */
export interface TokenFacts {
  /** Milliseconds since 1970; null when the token does not say. */
  readonly expiresAt: number | null;
  readonly scopes: readonly string[];
  readonly subject: string | null;
  /**
   * First 8 characters of the token's SHA-256: two tokens can be told apart, none can be guessed.
   */
  readonly fingerprint: string;
}

export interface ProviderSession {
  readonly status: SessionStatus;
  readonly accessToken: TokenFacts | null;
  readonly idToken: TokenFacts | null;
  /** Fingerprints of the tokens whose expiry has been told: each is told once. */
  readonly toldExpired: readonly string[];
  /** No renewal is tried before this time (milliseconds since 1970). */
  readonly renewNotBefore: number;
}

/** Error that the provider gave for its refusal, made safe to show (RFC 6749 §4.1.2.1). */
export interface ProviderError {
  readonly error: string;
  readonly description: string | null;
  /** Only http(s). */
  readonly uri: string | null;
}

/** Cause for which the last sign-in stopped or the session ended. */
export interface SignInProblem {
  readonly code: ErrorCode;
  /** Set when a validation was what failed: the name to quote to the support (SPEC 4.6). */
  readonly result?: ValidationResult;
  readonly provider?: ProviderError;
  /** Time for which the sign-in server asked to be left alone, milliseconds. */
  readonly retryAfterMs?: number;
}

/** The sign-in by password, for its form: it says there what became of it. */
export interface PasswordSignIn {
  readonly isPending: boolean;
  readonly problem: SignInProblem | null;
  /** The password was right, and the second factor is waited for. */
  readonly needsCode?: true;
  /** Kinds of it that are set up; a recovery code stands in for any. */
  readonly methods?: readonly SecondFactorMethod[];
}

/** `isolated`: the provider's opener policy cut the window off; its answer comes by another way. */
export type SignInWindow = 'closed' | 'open' | 'isolated';

/** Difference between the clock of this device and that of the servers, as far as it is known. */
export interface ClockSkew {
  /** Servers' time minus this device's, milliseconds. */
  readonly skewMs: number;
  readonly source: 'date' | 'iat' | 'none';
  readonly samples: number;
}

export type ProofKind = 'recent' | 'providerFactor';

export interface SessionState {
  /** The product session: the one that the API knows. */
  readonly status: SessionStatus;
  readonly accessToken: TokenFacts | null;
  readonly user: User | null;
  /** The last try to renew did not reach the server; the next one follows by itself. */
  readonly isRenewalUnreachable: boolean;
  /** The last failure, until the next attempt. */
  readonly problem: SignInProblem | null;
  /** Way in which the last session ended; null while there is one, or before it is known. */
  readonly ended: EndReason | null;
  /** The browser refuses storage: the session lasts as long as this page. */
  readonly isUnstored: boolean;
  readonly signInWindow: SignInWindow;
  readonly passwordSignIn: PasswordSignIn;
  /** A call waits for a proof of who is here; absent as long as none has. */
  readonly proof?: 'asked' | 'given' | 'refused';
  /** The proof that it waits for: of who is here, or of a second factor at their provider. */
  readonly proofKind?: ProofKind;
  /** Outcome of the last try to link a login; null before there was one. */
  readonly doorLink: DoorLinkOutcome | null;
  readonly clock: ClockSkew;
  /** Sessions at the providers, by configId. */
  readonly providers: Readonly<Record<string, ProviderSession>>;
}

export interface AuthenticationResult {
  readonly configId: string;
  readonly isAuthenticated: boolean;
  readonly validationResult: ValidationResult;
  readonly isRenewProcess: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Ended by the person here, in another tab or at the provider; `signedOutHere` where nothing could
 * be told to the provider; `endedElsewhere` on another device, by a new password or by the
 * administration: only a sign-in at the provider helps; `refused` by a server; `invalid` after
 * failed validation; `otherPerson` when somebody else has signed in at the provider;
 * `accountDeleted` with the account itself.
 */
export const END_REASONS = [
  'signedOut',
  'signedOutHere',
  'endedElsewhere',
  'accountDeleted',
  'otherTab',
  'signedOutAtProvider',
  'otherPerson',
  'refused',
  'invalid',
  'notSignedIn',
] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface SignInRequest {
  /** The door's configuration where nothing is said. */
  readonly configId?: string;
  /** Path on this origin with the language prefix; the present page where nothing is said. */
  readonly returnTo?: string;
  /** In a window of its own: the page stays. */
  readonly inWindow?: boolean;
  /** Not asked for by a person: counted, so that redirects cannot loop. */
  readonly isAutomatic?: boolean;
  /** More parameters of this one authorize request; they win over configured ones. */
  readonly parameters?: Readonly<Record<string, string>>;
}

export interface PasswordSignInRequest {
  /** The vault gives `email` and `password` for it. */
  readonly ticket: string;
  /** Path on this origin with the language prefix. */
  readonly returnTo: string;
}

export interface AwaitedSecondFactor {
  /** Says what was wrong with the try before. */
  readonly problem: SignInProblem | null;
  readonly methods: readonly SecondFactorMethod[];
}

export interface SecondFactorRequest {
  /** The vault gives `otp` or `recovery_code` for it. */
  readonly ticket: string;
}

export interface DoorLinkRequest {
  readonly configId: string;
  /** Path on this origin with the language prefix. */
  readonly returnTo: string;
}

export interface DoorLinkOutcome {
  readonly configId: string;
  /** Code of shared/errors or of the server's problem; null when the login is linked. */
  readonly code: string | null;
}

export interface SignOutRequest {
  /** Only this provider's session; the whole session where nothing is said. */
  readonly configId?: string;
  /**
   * `redirect` where nothing is said; `form` posts to the end-session endpoint; `local` leaves the
   * provider alone.
   */
  readonly how?: 'redirect' | 'form' | 'local';
  readonly logoutHint?: string;
  /** By the person's wish where nothing is said. */
  readonly reason?: Extract<EndReason, 'signedOut' | 'accountDeleted'>;
}

export interface ProviderFacts {
  readonly configId: string;
  readonly accessToken: TokenFacts;
  readonly idToken: TokenFacts | null;
}

export interface RenewalFailure {
  readonly configId: string;
  readonly code: ErrorCode;
  /** The renewal is tried again by itself, after a pause. */
  readonly goesOn?: boolean;
  /** Given up for now: not asked for again before this time (milliseconds since 1970). */
  readonly notBefore?: number;
}
