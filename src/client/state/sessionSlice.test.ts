import { TIMING } from '../../shared/constants';
import type { ProviderSession, SessionState } from './session';
import * as session from './sessionSlice';
import { sessionSlice } from './sessionSlice';
import { readUser } from './user';

const NEW = sessionSlice.getInitialState();
const FACTS = { expiresAt: 9, scopes: ['openid'], subject: 'grace', fingerprint: '0a1b2c3d' };
const ID_FACTS = { ...FACTS, fingerprint: 'ffffffff' };
const PROBLEM = { code: 'unexpected' } as const;
const USER = readUser({ sub: 'grace' });

/** A session in which everything differs from a new one. */
const FULL: SessionState = {
  status: 'signedIn',
  accessToken: FACTS,
  user: USER,
  isRenewalUnreachable: true,
  problem: PROBLEM,
  ended: 'otherTab',
  isUnstored: true,
  signInWindow: 'open',
  passwordSignIn: { isPending: true, problem: PROBLEM },
  doorLink: { configId: 'door', code: null },
  clock: { skewMs: 5, source: 'date', samples: 1 },
  providers: {},
};
const PROVIDER: ProviderSession = {
  status: 'signedIn',
  accessToken: FACTS,
  idToken: ID_FACTS,
  toldExpired: ['old'],
  renewNotBefore: 7,
};
const SIGNED_OUT: ProviderSession = {
  status: 'signedOut',
  accessToken: null,
  idToken: null,
  toldExpired: [],
  renewNotBefore: 0,
};
const reduce = sessionSlice.reducer;
type Event = Parameters<typeof reduce>[1];

test('a session that nothing is known of has no part', () => {
  expect(NEW).toEqual({
    status: 'unknown',
    accessToken: null,
    user: null,
    isRenewalUnreachable: false,
    problem: null,
    ended: null,
    isUnstored: false,
    signInWindow: 'closed',
    passwordSignIn: { isPending: false, problem: null },
    clock: { skewMs: 0, source: 'none', samples: 0 },
    providers: {},
    doorLink: null,
  });
});

const NO_FORM = { isPending: false, problem: null };

test.each<[what: string, event: Event, change: Partial<SessionState>]>([
  ['a check', session.checkingAuth(), { problem: null }],
  ['an end of a check', session.checkingAuthFinished({ isAuthenticated: true }), {}],
  [
    'a check that fails',
    session.checkingAuthFinishedWithError({ code: 'unreachable' }),
    { problem: { code: 'unreachable' } },
  ],
  ['a message', session.checkSessionReceived({ configId: 'door', message: 'changed' }), {}],
  ['other user data', session.userDataChanged({ user: null }), { user: null }],
  ['a wish to sign in', session.signInRequested({}), { problem: null }],
  [
    'a sign-in that fails',
    session.signInFailed({ code: 'unreachable' }),
    { problem: { code: 'unreachable' }, passwordSignIn: NO_FORM },
  ],
  [
    'a password',
    session.passwordSignInRequested({ ticket: 't', returnTo: '/en' }),
    { problem: null, passwordSignIn: { isPending: true, problem: null } },
  ],
  [
    'a wrong password',
    session.passwordSignInFailed({ code: 'unreachable' }),
    { passwordSignIn: { isPending: false, problem: { code: 'unreachable' } } },
  ],
  [
    'a form that is left',
    session.passwordFormLeft(),
    { passwordSignIn: { isPending: true, problem: null } },
  ],
  ['a window nobody waits for', session.signInWindowGivenUp(), {}],
  ['a window', session.signInWindowChanged('isolated'), { signInWindow: 'isolated' }],
  [
    'a login to link',
    session.doorLinkRequested({ configId: 'door', returnTo: '/en' }),
    { doorLink: null },
  ],
  [
    'a linked login',
    session.doorLinkFinished({ configId: 'other', code: 'taken' }),
    { doorLink: { configId: 'other', code: 'taken' } },
  ],
  ['a wish to sign out', session.signOutRequested({}), { problem: null }],
  ['a wish to renew the provider', session.providerRenewalRequested({ configId: 'door' }), {}],
  ['a wish to read the user again', session.userRefreshRequested(), {}],
  ['a wish to renew', session.productRenewalRequested(), { status: 'renewing' }],
  [
    'a clock',
    session.clockSkewLearned({ skewMs: 1, source: 'iat', samples: 2 }),
    { clock: { skewMs: 1, source: 'iat', samples: 2 } },
  ],
  [
    'a session',
    session.productSignedIn(ID_FACTS),
    {
      accessToken: ID_FACTS,
      isRenewalUnreachable: false,
      problem: null,
      ended: null,
      passwordSignIn: NO_FORM,
    },
  ],
  ['a token that expires', session.tokenExpired({ configId: null }), {}],
])('%s changes this and nothing else', (_what, event, change) => {
  expect(reduce(FULL, event)).toEqual({ ...FULL, ...change });
});

test('what a browser does not store and what a server does not answer is known', () => {
  expect(reduce(NEW, session.sessionNotStored())).toEqual({ ...NEW, isUnstored: true });
  expect(reduce(NEW, session.productRenewalUnreachable())).toEqual({
    ...NEW,
    isRenewalUnreachable: true,
  });
});

test.each([
  ['unknown', 'checking', 'signedOut'],
  ['checking', 'checking', 'signedOut'],
  ['signedOut', 'signedOut', 'signedOut'],
  ['signedIn', 'signedIn', 'signedIn'],
  ['renewing', 'renewing', 'renewing'],
] as const)('%s is %s after a check, and %s after a failure', (status, checked, failed) => {
  const state = { ...NEW, status };
  expect(reduce(state, session.checkingAuth()).status).toBe(checked);
  expect(reduce(state, session.signInFailed(PROBLEM)).status).toBe(failed);
});

test.each(['unknown', 'checking', 'signedOut', 'renewing'] as const)(
  'a session that is %s cannot be renewed',
  (status) => {
    const state = { ...NEW, status };
    expect(reduce(state, session.productRenewalRequested())).toEqual(state);
  },
);

test.each([
  [undefined, PROBLEM],
  [{ code: 'unreachable' } as const, { code: 'unreachable' }],
])('the end of a session leaves clock, window and form: %j', (problem, expected) => {
  const ended = session.sessionEnded({ reason: 'refused', ...(problem && { problem }) });
  const { clock, signInWindow, passwordSignIn } = FULL;
  expect(reduce(FULL, ended)).toEqual({
    ...NEW,
    clock,
    signInWindow,
    passwordSignIn,
    status: 'signedOut',
    ended: 'refused',
    problem: expected,
  });
});

describe('the sessions at providers', () => {
  const both: SessionState = { ...FULL, providers: { door: PROVIDER, other: PROVIDER } };
  const RESULT = {
    configId: 'door',
    validationResult: 'IncorrectAud',
    isRenewProcess: false,
    at: 1,
  } as const;

  test.each<[what: string, event: Event, change: Partial<ProviderSession>]>([
    ['a renewal', session.silentRenewStarted({ configId: 'door' }), { status: 'renewing' }],
    [
      'a renewal that fails for now',
      session.silentRenewFailed({ ...PROBLEM, configId: 'door', goesOn: true }),
      { status: 'renewing', renewNotBefore: 0 },
    ],
    [
      'a renewal that is given up',
      session.silentRenewFailed({ ...PROBLEM, configId: 'door', notBefore: 99 }),
      { status: 'signedIn', renewNotBefore: 99 },
    ],
    [
      'an access token that expires',
      session.tokenExpired({ configId: 'door' }),
      { toldExpired: ['old', FACTS.fingerprint] },
    ],
    [
      'an ID token that expires',
      session.idTokenExpired({ configId: 'door' }),
      { toldExpired: ['old', ID_FACTS.fingerprint] },
    ],
    ['an end', session.providerSessionEnded({ configId: 'door', reason: 'signedOut' }), SIGNED_OUT],
    [
      'an answer that is refused',
      session.newAuthenticationResult({ ...RESULT, isAuthenticated: false }),
      SIGNED_OUT,
    ],
    [
      'an answer that is accepted',
      session.newAuthenticationResult({ ...RESULT, isAuthenticated: true }),
      {},
    ],
    [
      'a new session',
      session.providerSignedIn({ configId: 'door', accessToken: ID_FACTS, idToken: null }),
      { ...SIGNED_OUT, status: 'signedIn', accessToken: ID_FACTS },
    ],
  ])('%s is one of its own', (_what, event, change) => {
    expect(reduce(both, event)).toEqual({
      ...both,
      providers: { door: { ...PROVIDER, ...change }, other: PROVIDER },
    });
  });

  test('one that was not known begins as signed out', () => {
    const { providers } = reduce(NEW, session.silentRenewStarted({ configId: 'door' }));
    expect(providers).toEqual({ door: { ...SIGNED_OUT, status: 'renewing' } });
  });

  test('no expiry is told of a token that is not there', () => {
    const event = session.idTokenExpired({ configId: 'door' });
    expect(reduce(NEW, event)).toBe(NEW);
    const withoutId = { ...NEW, providers: { door: { ...PROVIDER, idToken: null } } };
    expect(reduce(withoutId, event)).toBe(withoutId);
  });

  test('are found by their configuration', () => {
    expect(session.selectProvider({ session: both }, 'door')).toEqual(PROVIDER);
    expect(session.selectProvider({ session: both }, 'third')).toBeNull();
  });
});

test('each part is read by its name', () => {
  const state = { session: FULL };
  expect([
    session.selectSessionStatus(state),
    session.selectUser(state),
    session.selectSignInProblem(state),
    session.selectProductToken(state),
    session.selectIsRenewalUnreachable(state),
    session.selectEndReason(state),
    session.selectIsUnstored(state),
    session.selectSignInWindow(state),
    session.selectPasswordSignIn(state),
    session.selectClockSkew(state),
    session.selectDoorLink(state),
  ]).toEqual([
    FULL.status,
    FULL.user,
    FULL.problem,
    FULL.accessToken,
    true,
    FULL.ended,
    true,
    FULL.signInWindow,
    FULL.passwordSignIn,
    FULL.clock,
    FULL.doorLink,
  ]);
});

const MOST_MS = TIMING.maxIatOffsetS * 1_000;
const clock = (skewMs: number) => ({ clock: { skewMs, source: 'date', samples: 1 } }) as const;

test.each<[hasNews: boolean, change: Partial<SessionState>]>([
  [false, {}],
  [true, { problem: PROBLEM }],
  [true, { signInWindow: 'open' }],
  [true, { ended: 'otherTab' }],
  [false, { ended: 'notSignedIn' }],
  [false, { ended: 'signedOut' }],
  [true, { isUnstored: true }],
  [true, { isRenewalUnreachable: true }],
  [true, clock(MOST_MS + 1)],
  [false, clock(MOST_MS)],
])('there is something to tell: %s of %j', (hasNews, change) => {
  expect(session.selectHasSessionNews({ session: { ...NEW, ...change } })).toBe(hasNews);
});

test.each([
  [MOST_MS + 1, true],
  [MOST_MS, false],
  [-MOST_MS - 1, true],
  [0, false],
])('a clock that is %i ms off is wrong: %s', (skewMs, isWrong) => {
  expect(session.selectIsClockWrong({ session: { ...NEW, ...clock(skewMs) } })).toBe(isWrong);
});
