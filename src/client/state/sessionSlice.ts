import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  AuthenticationResult,
  AwaitedSecondFactor,
  ClockSkew,
  DoorLinkOutcome,
  DoorLinkRequest,
  EndReason,
  ProofKind,
  ProviderSession,
  SessionState,
  SessionStatus,
  SignInProblem,
  SignInRequest,
  SignInWindow,
  SignOutRequest,
  TokenFacts,
  PasswordSignInRequest,
  SecondFactorRequest,
  ProviderFacts,
  RenewalFailure,
} from './session';
import {
  initialState,
  isClockWrong,
  NO_PASSWORD_SIGN_IN,
  SIGNED_OUT,
  updateProvider,
  markExpiryTold,
} from './sessionChanges';
import type { User } from './user';

const isUndecided = (status: SessionStatus) => status === 'unknown' || status === 'checking';

type OneConfiguration = PayloadAction<{ configId: string }>;

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
      { payload }: PayloadAction<SignInProblem>,
    ): SessionState => ({ ...state, problem: payload }),
    checkSessionReceived: (state, _: PayloadAction<{ configId: string; message: string }>) => state,
    userDataChanged: (state, { payload }: PayloadAction<{ user: User | null }>): SessionState => ({
      ...state,
      user: payload.user,
    }),
    newAuthenticationResult: (
      state,
      { payload }: PayloadAction<AuthenticationResult>,
    ): SessionState =>
      payload.isAuthenticated ? state : updateProvider(state, payload.configId, SIGNED_OUT),
    /** A null configId means the product's token. */
    tokenExpired: (state, { payload }: PayloadAction<{ configId: string | null }>): SessionState =>
      payload.configId === null ? state : markExpiryTold(state, payload.configId, 'accessToken'),
    idTokenExpired: (state, { payload }: OneConfiguration): SessionState =>
      markExpiryTold(state, payload.configId, 'idToken'),
    silentRenewStarted: (state, { payload }: OneConfiguration): SessionState =>
      updateProvider(state, payload.configId, { status: 'renewing' }),
    /** The session goes on; whatever ends it is told by itself. */
    silentRenewFailed: (state, { payload }: PayloadAction<RenewalFailure>): SessionState =>
      updateProvider(state, payload.configId, {
        status: payload.goesOn ? 'renewing' : 'signedIn',
        renewNotBefore: payload.notBefore ?? 0,
      }),

    // These actions are what people and calls ask for.
    signInRequested: (state, _: PayloadAction<SignInRequest>): SessionState => ({
      ...state,
      problem: null,
    }),
    /** Also ends a start-up check that broke off: nothing may wait for it for ever. */
    signInFailed: (state, { payload }: PayloadAction<SignInProblem>): SessionState => ({
      ...state,
      status: isUndecided(state.status) ? 'signedOut' : state.status,
      problem: payload,
      passwordSignIn: NO_PASSWORD_SIGN_IN,
    }),
    passwordSignInRequested: (state, _: PayloadAction<PasswordSignInRequest>): SessionState => ({
      ...state,
      problem: null,
      passwordSignIn: { isPending: true, problem: null },
    }),
    passwordSignInFailed: (state, { payload }: PayloadAction<SignInProblem>): SessionState => ({
      ...state,
      passwordSignIn: { isPending: false, problem: payload },
    }),
    /** The password was right. */
    secondFactorAwaited: (
      state,
      { payload }: PayloadAction<AwaitedSecondFactor>,
    ): SessionState => ({
      ...state,
      passwordSignIn: { ...payload, isPending: false, needsCode: true },
    }),
    secondFactorRequested: (state, _: PayloadAction<SecondFactorRequest>): SessionState => ({
      ...state,
      passwordSignIn: { ...state.passwordSignIn, isPending: true, problem: null },
    }),
    /** A passkey is to be used as second factor. */
    passkeyRequested: (state): SessionState => ({
      ...state,
      passwordSignIn: { ...state.passwordSignIn, isPending: true, problem: null },
    }),
    /** Back to address and password. */
    secondFactorGivenUp: (state): SessionState => ({
      ...state,
      passwordSignIn: NO_PASSWORD_SIGN_IN,
    }),
    /** Messages of the form are over with it, and so is a code that it waits for. */
    passwordFormLeft: (state): SessionState => ({
      ...state,
      passwordSignIn: { isPending: state.passwordSignIn.isPending, problem: null },
    }),
    /** A call was refused until the person proves once more who they are. */
    proofAsked: (state, { payload }: PayloadAction<ProofKind>): SessionState => ({
      ...state,
      proof: 'asked',
      proofKind: payload,
    }),
    proofFinished: (state, { payload }: PayloadAction<'given' | 'refused'>): SessionState => ({
      ...state,
      proof: payload,
    }),
    /** The person no longer waits for the window that is open. */
    signInWindowGivenUp: (state): SessionState => state,
    signInWindowChanged: (state, { payload }: PayloadAction<SignInWindow>): SessionState => ({
      ...state,
      signInWindow: payload,
    }),
    /** A login of a provider is to open this account as well; the session stays what it is. */
    doorLinkRequested: (state, _: PayloadAction<DoorLinkRequest>): SessionState => ({
      ...state,
      doorLink: null,
    }),
    signOutRequested: (state, _: PayloadAction<SignOutRequest | undefined>): SessionState => ({
      ...state,
      problem: null,
    }),
    /** Asks whether or not a token has expired; ignored while a renewal runs. */
    providerRenewalRequested: (state, _: OneConfiguration) => state,
    /** The person has changed what the user record says. */
    userRefreshRequested: (state) => state,
    /** Only a live session can be renewed; the request is ignored in every other state. */
    productRenewalRequested: (state): SessionState =>
      state.status === 'signedIn' ? { ...state, status: 'renewing' } : state,

    // These actions are what came of it.
    providerSignedIn: (state, { payload }: PayloadAction<ProviderFacts>): SessionState =>
      updateProvider(state, payload.configId, {
        ...SIGNED_OUT,
        status: 'signedIn',
        accessToken: payload.accessToken,
        idToken: payload.idToken,
      }),
    /** One provider's session ended; the product session and the other providers go on. */
    providerSessionEnded: (
      state,
      { payload }: PayloadAction<{ configId: string; reason: EndReason }>,
    ): SessionState => updateProvider(state, payload.configId, SIGNED_OUT),
    doorLinkFinished: (state, { payload }: PayloadAction<DoorLinkOutcome>): SessionState => ({
      ...state,
      doorLink: payload,
    }),
    clockSkewLearned: (state, { payload }: PayloadAction<ClockSkew>): SessionState => ({
      ...state,
      clock: payload,
    }),
    productSignedIn: (state, { payload }: PayloadAction<TokenFacts>): SessionState => ({
      ...state,
      status: 'signedIn',
      accessToken: payload,
      isRenewalUnreachable: false,
      problem: null,
      ended: null,
      passwordSignIn: NO_PASSWORD_SIGN_IN,
    }),
    sessionNotStored: (state): SessionState => ({ ...state, isUnstored: true }),
    productRenewalUnreachable: (state): SessionState => ({ ...state, isRenewalUnreachable: true }),
    sessionEnded: (
      { problem, clock, signInWindow, passwordSignIn },
      { payload }: PayloadAction<{ reason: EndReason; problem?: SignInProblem }>,
    ): SessionState => ({
      ...initialState,
      clock,
      signInWindow,
      passwordSignIn,
      status: 'signedOut',
      ended: payload.reason,
      problem: payload.problem ?? problem,
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
    selectEndReason: ({ ended }) => ended,
    selectIsUnstored: ({ isUnstored }) => isUnstored,
    selectSignInWindow: ({ signInWindow }) => signInWindow,
    selectPasswordSignIn: ({ passwordSignIn }) => passwordSignIn,
    selectIsProofAsked: ({ proof }) => proof === 'asked',
    selectProofKind: ({ proofKind }) => proofKind,
    selectClockSkew: ({ clock }) => clock,
    selectDoorLink: ({ doorLink }) => doorLink,
    selectIsClockWrong: ({ clock }) => isClockWrong(clock),
    /** There may be something to tell about the session. */
    selectHasSessionNews: ({ problem, ended, signInWindow, ...state }) =>
      problem !== null ||
      signInWindow !== 'closed' ||
      (ended !== null && ended !== 'notSignedIn' && ended !== 'signedOut') ||
      state.isUnstored ||
      state.isRenewalUnreachable ||
      isClockWrong(state.clock),
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
  passwordSignInRequested,
  passwordSignInFailed,
  proofAsked,
  proofFinished,
  secondFactorAwaited,
  secondFactorRequested,
  passkeyRequested,
  secondFactorGivenUp,
  passwordFormLeft,
  signOutRequested,
  doorLinkRequested,
  doorLinkFinished,
  userRefreshRequested,
  productRenewalRequested,
  signInWindowGivenUp,
  signInWindowChanged,
  providerRenewalRequested,
  providerSignedIn,
  providerSessionEnded,
  clockSkewLearned,
  productSignedIn,
  sessionNotStored,
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
  selectEndReason,
  selectIsClockWrong,
  selectHasSessionNews,
  selectIsUnstored,
  selectSignInWindow,
  selectPasswordSignIn,
  selectIsProofAsked,
  selectProofKind,
  selectClockSkew,
  selectDoorLink,
  selectProvider,
} = sessionSlice.selectors;
