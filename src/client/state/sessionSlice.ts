import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ValidationResult } from '../../oidc/validation/validationResult';
import type { ErrorCode } from '../../shared/errors';
import type { User } from './user';

export type SessionStatus = 'unknown' | 'checking' | 'signedOut' | 'signedIn' | 'renewing';

/** What may be known about a token without holding it. */
export interface TokenFacts {
  /** Milliseconds since 1970; null when the token does not say. */
  readonly expiresAt: number | null;
  readonly scopes: readonly string[];
  readonly subject: string | null;
  /** First 8 characters of the token's SHA-256: two tokens can be told apart, none can be guessed. */
  readonly fingerprint: string;
}

export interface ProviderSession {
  readonly status: SessionStatus;
  readonly accessToken: TokenFacts | null;
  readonly idToken: TokenFacts | null;
}

export interface SessionState {
  /** The product session: the one that the API knows. */
  readonly status: SessionStatus;
  readonly accessToken: TokenFacts | null;
  readonly user: User | null;
  /** The last try to renew did not reach the server; the next one follows by itself. */
  readonly isRenewalUnreachable: boolean;
  /** Code of the last failure, until the next attempt. */
  readonly problem: ErrorCode | null;
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

/** `refused` by the server, ended by the person here or in another tab, or after failed validation. */
export type EndReason = 'signedOut' | 'otherTab' | 'refused' | 'invalid' | 'notSignedIn';

interface ProviderFacts {
  readonly configId: string;
  readonly accessToken: TokenFacts;
  readonly idToken: TokenFacts | null;
}

const initialState: SessionState = {
  status: 'unknown',
  accessToken: null,
  user: null,
  isRenewalUnreachable: false,
  problem: null,
  providers: {},
};

const isUndecided = (status: SessionStatus) => status === 'unknown' || status === 'checking';

const SIGNED_OUT: ProviderSession = { status: 'signedOut', accessToken: null, idToken: null };
type OneConfiguration = PayloadAction<{ configId: string }>;

const withProvider = (
  state: SessionState,
  configId: string,
  change: Partial<ProviderSession>,
): SessionState => ({
  ...state,
  providers: {
    ...state.providers,
    [configId]: { ...(state.providers[configId] ?? SIGNED_OUT), ...change },
  },
});

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    // The events of SPEC 4.7.
    checkingAuth: (state): SessionState => ({
      ...state,
      status: state.status === 'unknown' ? 'checking' : state.status,
      problem: null,
    }),
    checkingAuthFinished: (state, _: PayloadAction<{ isAuthenticated: boolean }>) => state,
    checkingAuthFinishedWithError: (
      state,
      { payload }: PayloadAction<{ code: ErrorCode }>,
    ): SessionState => ({ ...state, problem: payload.code }),
    checkSessionReceived: (state, _: PayloadAction<{ configId: string; message: string }>) => state,
    userDataChanged: (state, { payload }: PayloadAction<{ user: User | null }>): SessionState => ({
      ...state,
      user: payload.user,
    }),
    newAuthenticationResult: (
      state,
      { payload }: PayloadAction<AuthenticationResult>,
    ): SessionState =>
      payload.isAuthenticated ? state : withProvider(state, payload.configId, SIGNED_OUT),
    tokenExpired: (state, _: PayloadAction<{ configId: string | null }>) => state,
    idTokenExpired: (state, _: OneConfiguration) => state,
    silentRenewStarted: (state, { payload }: OneConfiguration): SessionState =>
      withProvider(state, payload.configId, { status: 'renewing' }),
    silentRenewFailed: (state, _: PayloadAction<{ configId: string; code: ErrorCode }>) => state,

    // What people and calls ask for.
    signInRequested: (
      state,
      _: PayloadAction<{ returnTo?: string; configId?: string }>,
    ): SessionState => ({ ...state, problem: null }),
    /** Also ends a start-up check that broke off: nothing may wait for it for ever. */
    signInFailed: (state, { payload }: PayloadAction<{ code: ErrorCode }>): SessionState => ({
      ...state,
      status: isUndecided(state.status) ? 'signedOut' : state.status,
      problem: payload.code,
    }),
    signOutRequested: (state): SessionState => ({ ...state, problem: null }),
    /** Only a live session can be renewed; the request is ignored in every other state. */
    productRenewalRequested: (state): SessionState =>
      state.status === 'signedIn' ? { ...state, status: 'renewing' } : state,

    // What came of it.
    providerSignedIn: (state, { payload }: PayloadAction<ProviderFacts>): SessionState =>
      withProvider(state, payload.configId, {
        status: 'signedIn',
        accessToken: payload.accessToken,
        idToken: payload.idToken,
      }),
    productSignedIn: (state, { payload }: PayloadAction<TokenFacts>): SessionState => ({
      ...state,
      status: 'signedIn',
      accessToken: payload,
      isRenewalUnreachable: false,
      problem: null,
    }),
    productRenewalUnreachable: (state): SessionState => ({ ...state, isRenewalUnreachable: true }),
    sessionEnded: (
      { problem },
      { payload }: PayloadAction<{ reason: EndReason; code?: ErrorCode }>,
    ): SessionState => ({
      ...initialState,
      status: 'signedOut',
      problem: payload.code ?? problem,
    }),
  },
  selectors: {
    selectSessionStatus: ({ status }) => status,
    /** A session that is being renewed is still a session. */
    selectIsSignedIn: ({ status }) => status === 'signedIn' || status === 'renewing',
    /** False until the start-up check has an answer: a guard waits instead of guessing. */
    selectIsSessionKnown: ({ status }) => !isUndecided(status),
    selectUser: ({ user }) => user,
    selectSignInProblem: ({ problem }) => problem,
    selectProductToken: ({ accessToken }) => accessToken,
    selectIsRenewalUnreachable: ({ isRenewalUnreachable }) => isRenewalUnreachable,
    selectProvider: ({ providers }, configId: string): ProviderSession | null =>
      providers[configId] ?? null,
  },
});

export const {
  checkingAuth,
  checkingAuthFinished,
  checkingAuthFinishedWithError,
  checkSessionReceived,
  userDataChanged,
  newAuthenticationResult,
  tokenExpired,
  idTokenExpired,
  silentRenewStarted,
  silentRenewFailed,
  signInRequested,
  signInFailed,
  signOutRequested,
  productRenewalRequested,
  providerSignedIn,
  productSignedIn,
  productRenewalUnreachable,
  sessionEnded,
} = sessionSlice.actions;

export const {
  selectSessionStatus,
  selectIsSignedIn,
  selectIsSessionKnown,
  selectUser,
  selectSignInProblem,
  selectProductToken,
  selectIsRenewalUnreachable,
  selectProvider,
} = sessionSlice.selectors;
