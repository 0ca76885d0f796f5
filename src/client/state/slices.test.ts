import { LIMITS } from '../../shared/constants';
import { configSlice } from './configSlice';
import type { SessionState } from './session';
import {
  checkingAuth,
  newAuthenticationResult,
  productRenewalRequested,
  productSignedIn,
  selectIsSessionKnown,
  selectIsSignedIn,
  sessionEnded,
  sessionSlice,
  signInFailed,
} from './sessionSlice';
import { readUser } from './user';
import { validationSlice } from './validationSlice';

const FACTS = { expiresAt: 1, scopes: [], subject: 'grace', fingerprint: '0a1b2c3d' };
const after = (...actions: Parameters<typeof sessionSlice.reducer>[1][]): SessionState =>
  actions.reduce(sessionSlice.reducer, sessionSlice.getInitialState());

test('[SPEC 4.7.1] the twelve events have the names that are promised', () => {
  const types = [...Object.values(configSlice.actions), ...Object.values(sessionSlice.actions)].map(
    ({ type }) => type,
  );
  expect(types).toEqual(
    expect.arrayContaining([
      'config/configLoaded',
      'config/configLoadingFailed',
      'session/checkingAuth',
      'session/checkingAuthFinished',
      'session/checkingAuthFinishedWithError',
      'session/checkSessionReceived',
      'session/userDataChanged',
      'session/newAuthenticationResult',
      'session/tokenExpired',
      'session/idTokenExpired',
      'session/silentRenewStarted',
      'session/silentRenewFailed',
    ]),
  );
});

test.each([
  { given: 'nothing', actions: [], status: 'unknown' },
  { given: 'the check', actions: [checkingAuth()], status: 'checking' },
  { given: 'a sign-in', actions: [checkingAuth(), productSignedIn(FACTS)], status: 'signedIn' },
  {
    given: 'a request to renew',
    actions: [productSignedIn(FACTS), productRenewalRequested()],
    status: 'renewing',
  },
  {
    given: 'a request to renew without a session',
    actions: [sessionEnded({ reason: 'signedOut' }), productRenewalRequested()],
    status: 'signedOut',
  },
  {
    given: 'a check that broke off',
    actions: [checkingAuth(), signInFailed({ code: 'unexpected' })],
    status: 'signedOut',
  },
])('after $given the session is $status', ({ actions, status }) => {
  const session = after(...actions);
  expect(session.status).toBe(status);
  expect(selectIsSignedIn({ session })).toBe(['signedIn', 'renewing'].includes(status));
  expect(selectIsSessionKnown({ session })).toBe(!['unknown', 'checking'].includes(status));
});

test('the end of a session leaves nothing of it but the reason', () => {
  const ended = after(
    productSignedIn(FACTS),
    sessionEnded({ reason: 'refused', problem: { code: 'renewalRefused' } }),
  );
  expect(ended).toEqual({
    ...sessionSlice.getInitialState(),
    status: 'signedOut',
    ended: 'refused',
    problem: { code: 'renewalRefused' },
  });
});

test('[SPEC 10.4] the validation slice keeps the latest result and a history of 50', () => {
  const results = Array.from({ length: LIMITS.validationHistory + 1 }, (_, at) =>
    newAuthenticationResult({
      configId: 'door',
      isAuthenticated: false,
      validationResult: 'IncorrectAud',
      isRenewProcess: false,
      at,
    }),
  );
  const { latest, history } = results.reduce(
    validationSlice.reducer,
    validationSlice.getInitialState(),
  );
  expect(latest).toEqual({ configId: 'door', result: 'IncorrectAud', isRenewal: false, at: 50 });
  expect(history.map(({ at }) => at)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test('[SPEC 3.3.1] a user record needs a subject; what is missing is empty', () => {
  expect(readUser({ name: 'x' })).toBeNull();
  expect(readUser('grace')).toBeNull();
  expect(readUser({ sub: 'grace', locale: 'xx', roles: ['admin', 1] })).toEqual({
    sub: 'grace',
    name: '',
    email: '',
    locale: 'en',
    roles: ['admin'],
    verified: false,
    picture: '',
    termsDue: false,
  });
  const record = { sub: 'grace', picture: '/pictures/1', terms_due: true };
  expect(readUser(record)).toMatchObject({ picture: '/pictures/1', termsDue: true });
});
