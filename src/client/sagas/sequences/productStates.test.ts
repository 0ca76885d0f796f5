/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import { depositSecrets } from '../../api/depositSecrets';
import {
  passwordSignInRequested,
  productRenewalRequested,
  signInRequested,
  signOutRequested,
} from '../../state/sessionSlice';
import {
  EXPIRES_IN_S,
  createFakeServers,
  GRACE,
  createJsonResponse,
  NOW_MS,
  createNetworkError,
  PORTAL_ORIGIN,
  type FakeServers,
} from '../testing/fakeServers';
import { advanceUntil, openTab, waitUntil, type Tab } from '../testing/openTab';
import { listCallsTo } from '../testing/providerTab';

// SPEC 4.5, state by state. What single states do in detail stands in renewal, passwordLogin,
// signOut and tabs.

const LOGIN = `POST ${PORTAL_ORIGIN}/connect/token`;
const USER_INFO = `GET ${PORTAL_ORIGIN}/connect/userinfo`;
const productAuth = 'sol-auth';
const user = 'sol-user';

const at = (createdMs: number, changes: object = {}) =>
  JSON.stringify({
    access_token: 'stored-access',
    refresh_token: 'stored-refresh',
    expires_in: EXPIRES_IN_S,
    createDate: new Date(createdMs).toISOString(),
    ...changes,
  });

const STORED = {
  nothing: null,
  expired: at(NOW_MS - EXPIRES_IN_S * 1_000),
  valid: at(NOW_MS),
  damaged: '{"access_token":',
} as const;
type State = keyof typeof STORED;
const STATES = Object.keys(STORED) as State[];

interface Given {
  readonly world: FakeServers;
  readonly tab: Tab;
}

interface Circumstances {
  /** The door's session of this tab is still alive. */
  readonly hasDoor?: boolean;
  /** Grants that the sign-in server refuses. */
  readonly refused?: readonly string[];
  /** Answer of the sign-in server to the other grants. */
  readonly answer?: object;
  readonly isUserKnown?: boolean;
  /** The sign-in server answers at all. */
  readonly isReached?: boolean;
}

const TOKENS = { access_token: 'fresh-access', refresh_token: 'fresh', expires_in: EXPIRES_IN_S };

/** Starts the next page of a tab in which the state is stored. */
async function startWith(
  state: State,
  {
    hasDoor = false,
    refused = [],
    answer,
    isUserKnown = true,
    isReached = true,
  }: Circumstances = {},
): Promise<Given> {
  const world = await createFakeServers(() => NOW_MS);
  const before = openTab(world, { hasSagas: false }).ports;
  const stored = STORED[state];
  if (stored !== null) {
    before.localStorage.write(productAuth, stored);
    before.localStorage.write(user, JSON.stringify(GRACE));
    before.cookies.write('accessToken', 'stored-access', EXPIRES_IN_S);
  }
  const flow = JSON.stringify({ authnResult: { access_token: 'door-token' } });
  if (hasDoor) before.sessionStorage.write('door', flow);
  refuse(world, refused, answer);
  if (!isReached) world.answer({ [LOGIN]: createNetworkError });
  if (!isUserKnown) world.answer({ [USER_INFO]: () => createJsonResponse({}, 404) });
  const tab = openTab(world, { after: before });
  await waitUntil(() => tab.events().includes('session/checkingAuthFinished'));
  return { world, tab };
}

const GRANT = { password: 'password', refresh: 'refresh_token', door: 'sol:door_account_token' };

function refuse(world: FakeServers, grants: readonly string[], answer: object = TOKENS): void {
  world.answer({
    [LOGIN]: ({ form }) =>
      grants.includes(form['grant_type'] ?? '')
        ? createJsonResponse({ error: 'invalid_grant' }, 400)
        : createJsonResponse(answer),
  });
}

async function signInByPassword({ tab }: Given): Promise<void> {
  const ticket = tab.store.dispatch(depositSecrets({ email: GRACE.email, password: 'lanterns' }));
  tab.store.dispatch(passwordSignInRequested({ ticket, returnTo: '/' }));
  await waitUntil(() => !tab.state().session.passwordSignIn.isPending);
}

const grantsOf = ({ world }: Given) =>
  listCallsTo(world, LOGIN).map(({ form }) => form['grant_type']);
const sessionOf = ({ tab }: Given) => tab.state().session;
const recordsOf = ({ tab: { ports } }: Given) => [
  ports.localStorage.read(productAuth),
  ports.localStorage.read(user),
  ports.cookies.read('accessToken'),
];
const EMPTY = [null, null, null];

describe('start', () => {
  test.each(['nothing', 'damaged'] as const)(
    '[SPEC 4.5.1, 4.5.6] %s stored: logged out, whatever was left is cleared, the external login is tried',
    async (state) => {
      const alone = await startWith(state);
      expect(sessionOf(alone)).toMatchObject({ status: 'signedOut', user: null });
      expect([recordsOf(alone), grantsOf(alone)]).toEqual([EMPTY, []]);

      const outside = await startWith(state, { hasDoor: true });
      expect(grantsOf(outside)).toEqual([GRANT.door]);
      expect(sessionOf(outside)).toMatchObject({ status: 'signedIn', user: GRACE });
    },
  );

  test('[SPEC 4.5.2] expired: a refresh-token login with what is stored', async () => {
    const given = await startWith('expired', { hasDoor: true });
    expect(listCallsTo(given.world, LOGIN).map(({ form }) => form['refresh_token'])).toEqual([
      'stored-refresh',
    ]);
    expect(sessionOf(given)).toMatchObject({ status: 'signedIn', user: GRACE });
  });

  test('[SPEC 4.5.2, 8.5] expired, and nobody is reached: the stored user stays, and the refresh login is tried again until it is answered', async () => {
    const given = await startWith('expired', { isReached: false });
    const { tab, world } = given;
    expect(sessionOf(given)).toMatchObject({ status: 'renewing', user: GRACE });
    const tried = grantsOf(given).length;
    await tab.ports.advance(TIMING.refreshRetryMs);
    expect(grantsOf(given).length).toBeGreaterThan(tried);
    refuse(world, []);
    await advanceUntil(tab, () => String(recordsOf(given)[0]).includes('fresh-access'));
    expect(new Set(grantsOf(given))).toEqual(new Set([GRANT.refresh]));
    expect(sessionOf(given)).toMatchObject({ status: 'signedIn', user: GRACE });
  });

  test('[SPEC 4.5.3] valid: the stored user is published, neither server nor door are asked', async () => {
    const given = await startWith('valid', { hasDoor: true });
    expect(sessionOf(given)).toMatchObject({ status: 'signedIn', user: GRACE });
    expect(grantsOf(given)).toEqual([]);
    expect(listCallsTo(given.world, USER_INFO)).toEqual([]);
  });

  test.each([
    { stored: at(NOW_MS - EXPIRES_IN_S * 1_000 + 1), isExpired: false },
    { stored: at(NOW_MS - EXPIRES_IN_S * 1_000), isExpired: true },
    { stored: at(NOW_MS, { createDate: undefined }), isExpired: true },
    { stored: at(NOW_MS, { createDate: 'yesterday' }), isExpired: true },
    { stored: at(NOW_MS, { expires_in: 0 }), isExpired: true },
  ])('[SPEC 4.5.7] $stored is expired: $isExpired', async ({ stored, isExpired }) => {
    const world = await createFakeServers(() => NOW_MS);
    const before = openTab(world, { hasSagas: false }).ports;
    before.localStorage.write(productAuth, stored);
    const tab = openTab(world, { after: before });
    await waitUntil(() => tab.events().includes('session/checkingAuthFinished'));
    expect(grantsOf({ world, tab })).toEqual(isExpired ? [GRANT.refresh] : []);
  });
});

/**
 * Traces what happened, in its order: lines of the log, calls of the sign-in server, users that
 * were published.
 */
function traced({ world, tab }: Given) {
  const trace: string[] = [];
  jest.spyOn(tab.ports.logs, 'push').mockImplementation(({ text }) => trace.push(text));
  world.answer({
    [LOGIN]: ({ form }) => {
      trace.push(`asked: ${form['grant_type']}`);
      return createJsonResponse({ error: 'invalid_grant' }, 400);
    },
  });
  tab.actions.push = (...actions) => {
    for (const { type } of actions) if (type === 'session/userDataChanged') trace.push(type);
    return 0;
  };
  return trace;
}

const REFUSED = '[WARN] product - the sign-in server refused the password login (invalid_grant)';
const EXCHANGE =
  '[ERROR] product - the sign-in server refused the door access token (invalid_grant)';

describe('login', () => {
  test.each(STATES)(
    '[SPEC 4.5.4] %s stored: a login is saved, the user fetched and published',
    async (state) => {
      const given = await startWith(state);
      await signInByPassword(given);
      await waitUntil(() => given.tab.navigations.length > 0);
      const [record, stored, cookie] = recordsOf(given);
      expect(JSON.parse(record!)).toMatchObject({ access_token: 'fresh-access' });
      expect(JSON.parse(stored!)).toEqual(GRACE);
      expect(cookie).toBe('fresh-access');
      expect(sessionOf(given)).toMatchObject({ status: 'signedIn', user: GRACE });
      expect(listCallsTo(given.world, USER_INFO).length).toBeGreaterThan(0);
    },
  );

  test('[SPEC 4.5.4] the auth is saved before the user is fetched with it, and the user published after that', async () => {
    const given = await startWith('nothing');
    const atTheCall: unknown[] = [];
    given.world.answer({
      [USER_INFO]: ({ headers }) => {
        const [record] = recordsOf(given);
        const saved = JSON.parse(record ?? '{}') as { access_token?: string };
        atTheCall.push(saved.access_token, headers.get('authorization'), sessionOf(given).user);
        return createJsonResponse(GRACE);
      },
    });
    await signInByPassword(given);
    await waitUntil(() => given.tab.navigations.length > 0);
    expect(atTheCall).toEqual(['fresh-access', 'Bearer fresh-access', null]);
    expect(sessionOf(given)).toMatchObject({ status: 'signedIn', user: GRACE });
  });

  test('[SPEC 4.5.4] a token that is too large for a cookie: the session is kept, and signs out, without it', async () => {
    const access_token = 'a'.repeat(5_000);
    const given = await startWith('nothing', { answer: { ...TOKENS, access_token } });
    await signInByPassword(given);
    await waitUntil(() => given.tab.navigations.length > 0);
    const [record, , cookie] = recordsOf(given);
    expect([JSON.parse(record!), cookie]).toEqual([
      expect.objectContaining({ access_token }),
      null,
    ]);
    expect(sessionOf(given)).toMatchObject({ status: 'signedIn', user: GRACE });
    expect(
      listCallsTo(given.world, USER_INFO).map(({ headers }) => headers.get('authorization')),
    ).toEqual([`Bearer ${access_token}`]);
    given.tab.store.dispatch(signOutRequested());
    await waitUntil(() => sessionOf(given).status === 'signedOut');
    expect(recordsOf(given)).toEqual(EMPTY);
  });

  test.each(['nothing', 'damaged'] as const)(
    '[SPEC 4.5.5, 8.1] %s stored, a failed login: logged, then the external login, then no user',
    async (state) => {
      const given = await startWith(state, { hasDoor: true, refused: [GRANT.door] });
      const flow = JSON.stringify({ authnResult: { access_token: 'door-token' } });
      given.tab.ports.sessionStorage.write('door', flow);
      const trace = traced(given);
      await signInByPassword(given);
      expect(trace).toEqual([
        'asked: password',
        REFUSED,
        'asked: sol:door_account_token',
        EXCHANGE,
        'session/userDataChanged',
      ]);
      expect(sessionOf(given)).toMatchObject({ status: 'signedOut', user: null });
    },
  );

  test('[SPEC 4.5.5, 8.1] expired, a failed refresh login: logged, then the external login, then no user', async () => {
    const given = await startWith('expired', {
      hasDoor: true,
      refused: [GRANT.refresh, GRANT.door],
    });
    expect(grantsOf(given)).toEqual([GRANT.refresh, GRANT.door]);
    expect(given.tab.errors()).toEqual([
      '[ERROR] product - the refresh token was refused (invalid_grant)',
      EXCHANGE,
    ]);
    expect(sessionOf(given)).toMatchObject({ status: 'signedOut', user: null });
    expect(recordsOf(given)).toEqual(EMPTY);
  });

  test('[SPEC 4.5.5, 8.1] expired, the external login helps: its user is published', async () => {
    const given = await startWith('expired', { hasDoor: true, refused: [GRANT.refresh] });
    expect(grantsOf(given)).toEqual([GRANT.refresh, GRANT.door]);
    expect(sessionOf(given)).toMatchObject({ status: 'signedIn', user: GRACE });
  });

  test('[SPEC 4.5.5] valid: who is asked for the password again and mistypes it stays signed in, by no other token', async () => {
    const given = await startWith('valid', { hasDoor: true, refused: [GRANT.password] });
    await signInByPassword(given);
    expect(grantsOf(given)).toEqual([GRANT.password]);
    expect(sessionOf(given)).toMatchObject({ status: 'signedIn', user: GRACE });
    expect(recordsOf(given)[0]).toBe(STORED.valid);
  });

  test.each([
    { grant: 'an exchange', state: 'nothing', hasDoor: true },
    { grant: 'a refresh login', state: 'expired', hasDoor: false },
  ] as const)(
    '[SPEC 8.2] a user record that cannot be fetched after $grant: logged, undefined user, a session all the same',
    async ({ state, hasDoor }) => {
      const given = await startWith(state, { hasDoor, isUserKnown: false });
      expect(grantsOf(given)).toHaveLength(1);
      expect(sessionOf(given)).toMatchObject({ status: 'signedIn', user: null });
      expect(given.tab.errors()).toEqual(['[ERROR] product - Failed to retrieve user info (404)']);
    },
  );

  test.each([
    { grant: 'an exchange', state: 'nothing', hasDoor: true },
    { grant: 'a refresh login', state: 'expired', hasDoor: false },
  ] as const)(
    '[SPEC 5.2.3] the answer to $grant without an access token is not saved',
    async ({ state, hasDoor }) => {
      const given = await startWith(state, { hasDoor, answer: { refresh_token: 'r' } });
      expect(grantsOf(given)).toHaveLength(1);
      expect(recordsOf(given)).toEqual(EMPTY);
      expect(sessionOf(given)).toMatchObject({ status: 'signedOut', user: null });
    },
  );

  test('[SPEC 5.2.3] nor is that to a password login', async () => {
    const given = await startWith('nothing', { answer: { expires_in: EXPIRES_IN_S } });
    await signInByPassword(given);
    expect([grantsOf(given), recordsOf(given)]).toEqual([[GRANT.password], EMPTY]);
  });
});

test.each(['nothing', 'damaged'] as const)(
  '[SPEC 5.2.4] %s stored: a refresh that is asked for does nothing',
  async (state) => {
    const given = await startWith(state);
    given.tab.store.dispatch(productRenewalRequested());
    await given.tab.ports.advance(EXPIRES_IN_S * 1_000);
    expect([grantsOf(given), sessionOf(given).status]).toEqual([[], 'signedOut']);
  },
);

test('[SPEC 5.2.4] a record that has gone since the start is not refreshed: the session ends', async () => {
  const given = await startWith('valid');
  given.tab.ports.localStorage.remove(productAuth);
  given.tab.store.dispatch(productRenewalRequested());
  await waitUntil(() => sessionOf(given).status === 'signedOut');
  expect(grantsOf(given)).toEqual([]);
});

test.each(STATES)(
  '[SPEC 4.5.6] %s stored: logout clears the cookie, both records and the user, in every tab',
  async (state) => {
    const given = await startWith(state);
    const other = openTab(given.world, { beside: given.tab.ports });
    await waitUntil(() => other.events().includes('session/checkingAuthFinished'));
    given.tab.store.dispatch(signOutRequested({ how: 'local' }));
    await waitUntil(() => other.state().session.status === 'signedOut');
    expect(recordsOf(given)).toEqual(EMPTY);
    expect(recordsOf({ ...given, tab: other })).toEqual(EMPTY);
    expect([sessionOf(given), other.state().session]).toEqual([
      expect.objectContaining({ status: 'signedOut', user: null, accessToken: null }),
      expect.objectContaining({ status: 'signedOut', user: null, accessToken: null }),
    ]);
  },
);

describe('a door that signs in without a question, and an exchange that is always refused', () => {
  /** Sends every redirect to the door straight back, until the portal makes no more of them. */
  async function bounce(isAutomatic: boolean, most: number) {
    const world = await createFakeServers(() => NOW_MS);
    refuse(world, [GRANT.door]);
    let tab = openTab(world);
    let redirects = 0;
    for (; redirects < most; redirects += 1) {
      await waitUntil(() => tab.state().config.status === 'loaded');
      tab.store.dispatch(signInRequested({ returnTo: '/me', isAutomatic }));
      await waitUntil(() => tab.ports.visited.length + (tab.errors().includes(LOOP) ? 1 : 0) > 0);
      if (tab.ports.visited.length === 0) break;
      tab = openTab(world, { href: world.comeBack(tab.ports.visited[0]!), after: tab.ports });
      const isTold = () => tab.navigations.includes('replace /unauthorized');
      await waitUntil(isTold);
    }
    return { world, tab, redirects };
  }
  const LOOP = '[ERROR] signIn - three automatic redirects to the provider within 60 s: stopped';

  test('[SPEC 2.7, 4.5.5] a page that asks by itself: two redirects, two exchanges, and a page that says why', async () => {
    const given = await bounce(true, 10);
    expect([given.redirects, grantsOf(given).length]).toEqual([2, 2]);
    expect(sessionOf(given)).toMatchObject({
      status: 'signedOut',
      problem: { code: 'signInLoops' },
    });
  });

  test('[SPEC 2.7, 4.5.5] one redirect for each time that a person asks, and the page says why each time', async () => {
    const given = await bounce(false, 1);
    const { ports } = given.tab;
    await ports.advance(60 * 60_000);
    expect([ports.visited, grantsOf(given).length]).toEqual([[], 1]);
    expect(sessionOf(given)).toMatchObject({
      status: 'signedOut',
      problem: { code: 'exchangeRefused' },
    });
  });

  test('[SPEC 4.5.1, 4.5.5] a reload asks nobody again: the refused token is not kept', async () => {
    const given = await bounce(false, 1);
    const tab = openTab(given.world, { href: `${PORTAL_ORIGIN}/me`, after: given.tab.ports });
    await waitUntil(() => tab.events().includes('session/checkingAuthFinished'));
    await tab.ports.advance(60 * 60_000);
    expect([tab.ports.visited, grantsOf(given).length]).toEqual([[], 1]);
    expect(tab.state().session.status).toBe('signedOut');
  });
});
