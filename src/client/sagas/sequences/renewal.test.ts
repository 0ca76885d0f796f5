/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import { portalApi } from '../../api/portalApi';
import { productSignedIn } from '../../state/sessionSlice';
import {
  EXPIRES_IN_S,
  createFakeServers,
  GRACE,
  createJsonResponse,
  NOW_MS,
  createNetworkError,
  PORTAL_ORIGIN,
  createTimeoutError,
  type FakeServers,
} from '../testing/fakeServers';
import { isSessionKnown, openTab, waitUntil, type Tab } from '../testing/openTab';

const TOKEN_CALL = `POST ${PORTAL_ORIGIN}/connect/token`;
const EXPIRY_MS = EXPIRES_IN_S * 1_000;

const contentApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getThings: build.query<unknown, string>({
      query: (name) => `/${name}`,
      providesTags: ['Statistics'],
    }),
    getMine: build.query<unknown, null>({
      query: () => '/me',
      extraOptions: { auth: 'required' },
    }),
    createThing: build.mutation<unknown, object>({
      query: (body) => ({ url: '/things', method: 'POST', body, idempotencyKey: 'key-1' }),
    }),
  }),
});
const { getThings, getMine, createThing } = contentApi.endpoints;

const storedAuth = (changes: object = {}) =>
  JSON.stringify({
    access_token: 'stored-access',
    refresh_token: 'stored-refresh',
    expires_in: EXPIRES_IN_S,
    createDate: new Date(NOW_MS).toISOString(),
    ...changes,
  });
const EXPIRED = storedAuth({ createDate: new Date(NOW_MS - EXPIRY_MS).toISOString() });

/** Opens a tab that starts with what is stored. */
async function tabWith(auth: string | null, change?: (world: FakeServers) => void) {
  const world = await createFakeServers(() => NOW_MS);
  change?.(world);
  const before = openTab(world, { hasSagas: false }).ports;
  if (auth) before.localStorage.write('sol-auth', auth);
  if (auth) before.localStorage.write('sol-user', JSON.stringify(GRACE));
  const tab = openTab(world, { after: before });
  await waitUntil(isSessionKnown(tab));
  await waitUntil(() => tab.events().includes('session/checkingAuthFinished'));
  return { world, tab };
}

const tokenCalls = ({ calls }: FakeServers) => calls.filter(({ key }) => key === TOKEN_CALL);
const isUnreachableNow = (tab: Tab) => () => tab.state().session.isRenewalUnreachable;

describe('start-up', () => {
  test('[SPEC 4.5.3] stored auth that is valid: the stored user is published, nothing is asked', async () => {
    const { world, tab } = await tabWith(storedAuth());
    expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
    expect(world.calls.map(({ key }) => key)).toEqual([`GET ${PORTAL_ORIGIN}/config.json`]);
  });

  test('[SPEC 4.5.2] [SPEC 7.1.2] stored auth that has expired: a refresh login runs', async () => {
    const { world, tab } = await tabWith(EXPIRED);
    expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
    expect(tokenCalls(world).map(({ form }) => form)).toEqual([
      { refresh_token: 'stored-refresh', grant_type: 'refresh_token', scope: 'offline_access' },
    ]);
  });

  test.each([
    { given: 'no createDate', auth: storedAuth({ createDate: undefined }) },
    { given: 'createDate plus expires_in now', auth: EXPIRED },
  ])('[SPEC 4.5.7] $given counts as expired', async ({ auth }) => {
    const { world } = await tabWith(auth);
    expect(tokenCalls(world)).toHaveLength(1);
  });

  test.each([
    { given: 'nothing stored', auth: null },
    { given: 'a record without an access token', auth: '{"refresh_token":"r"}' },
    { given: 'a record that is not JSON', auth: '{' },
  ])(
    '[SPEC 4.5.1] [SPEC 5.2.4] $given: signed out, nothing is asked of the sign-in server',
    async ({ auth }) => {
      const { world, tab } = await tabWith(auth);
      expect(tab.state().session).toMatchObject({ status: 'signedOut', user: null });
      expect(tokenCalls(world)).toEqual([]);
      expect(tab.ports.localStorage.read('sol-auth')).toBeNull();
    },
  );

  test('[SPEC 4.5.1] [SPEC 4.5.5] without stored auth a living session of the door is exchanged', async () => {
    const world = await createFakeServers(() => NOW_MS);
    const before = openTab(world, { hasSagas: false }).ports;
    const flow = {
      authnResult: { access_token: 'door-token' },
      access_token_expires_at: NOW_MS + 1,
    };
    before.sessionStorage.write('door', JSON.stringify(flow));
    const tab = openTab(world, { after: before });
    await waitUntil(isSessionKnown(tab));
    expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
    expect(tokenCalls(world)[0]?.form['access_token']).toBe('door-token');
  });

  test('[SPEC 4.5.5] [SPEC 8.1] a refused refresh login is logged and publishes no user', async () => {
    const { tab } = await tabWith(EXPIRED, ({ answer }) =>
      answer({ [TOKEN_CALL]: () => createJsonResponse({ error: 'invalid_grant' }, 400) }),
    );
    expect(tab.state().session).toMatchObject({ status: 'signedOut', user: null });
    expect(tab.errors()).toEqual([
      '[ERROR] product - the refresh token was refused (invalid_grant)',
    ]);
    expect(tab.ports.localStorage.read('sol-auth')).toBeNull();
  });

  test('[SPEC 9.11] a sign-in server that cannot be reached ends no session; it is asked again after 3 s', async () => {
    const { world, tab } = await tabWith(EXPIRED, ({ answer }) =>
      answer({ [TOKEN_CALL]: createNetworkError }),
    );
    await waitUntil(isUnreachableNow(tab));
    expect(tab.state().session).toMatchObject({ status: 'renewing', user: GRACE });
    expect(tokenCalls(world)).toHaveLength(2);

    world.answer({
      [TOKEN_CALL]: () => createJsonResponse({ access_token: 'new', expires_in: 300 }),
    });
    await tab.ports.advance(3_000);
    await waitUntil(() => tab.state().session.status === 'signedIn');
    expect(JSON.parse(tab.ports.localStorage.read('sol-auth')!)).toMatchObject({
      access_token: 'new',
      refresh_token: 'stored-refresh',
    });
  });

  test('a refresh token whose request timed out may be used up: it is left alone for a minute, the session is kept', async () => {
    const { world, tab } = await tabWith(EXPIRED, ({ answer }) =>
      answer({ [TOKEN_CALL]: createTimeoutError }),
    );
    await waitUntil(isUnreachableNow(tab));
    const before = tokenCalls(world).length;
    await tab.ports.advance(TIMING.renewalPauseMs - 1);
    expect(tokenCalls(world)).toHaveLength(before);
    expect(tab.state().session).toMatchObject({ status: 'renewing', user: GRACE });

    world.answer({
      [TOKEN_CALL]: () => createJsonResponse({ access_token: 'new', expires_in: 300 }),
    });
    await tab.ports.advance(1);
    await waitUntil(() => tab.state().session.status === 'signedIn');
  });

  test('[SPEC 8.2] a failed user-info fetch is logged and yields no user', async () => {
    const { tab } = await tabWith(EXPIRED, ({ answer }) =>
      answer({
        [`GET ${PORTAL_ORIGIN}/connect/userinfo`]: () =>
          createJsonResponse({ code: 'forbidden' }, 403),
      }),
    );
    expect(tab.state().session).toMatchObject({ status: 'signedIn', user: null });
    expect(tab.errors()).toEqual(['[ERROR] product - Failed to retrieve user info (403)']);
  });

  test('[SPEC 4.7.1] a missing config.json: ConfigLoadingFailed, and nobody waits for a session', async () => {
    const world = await createFakeServers(() => NOW_MS);
    world.answer({ [`GET ${PORTAL_ORIGIN}/config.json`]: () => createJsonResponse({}, 404) });
    const tab = openTab(world);
    await waitUntil(isSessionKnown(tab));
    expect(tab.events()).toContain('config/configLoadingFailed');
    expect(tab.state().session).toMatchObject({
      status: 'signedOut',
      problem: { code: 'configUnavailable' },
    });
  });
});

describe('renewal', () => {
  test('[SPEC 9.10] [SPEC 9.12] the check that finds the token expired asks once', async () => {
    const { world, tab } = await tabWith(storedAuth());
    await tab.ports.advance(EXPIRY_MS - 1);
    expect(tokenCalls(world)).toEqual([]);
    await tab.ports.advance(1);
    await waitUntil(() => tab.state().session.accessToken?.expiresAt === NOW_MS + 2 * EXPIRY_MS);
    await tab.ports.advance(3 * 4_000);

    expect(tokenCalls(world)).toHaveLength(1);
    expect(tab.events().slice(-3)).toEqual([
      'session/tokenExpired',
      'session/productRenewalRequested',
      'session/productSignedIn',
    ]);
  });

  test('[SPEC 4.5.5] refused: the session ends', async () => {
    const { world, tab } = await tabWith(storedAuth());
    world.answer({ [TOKEN_CALL]: () => createJsonResponse({ error: 'invalid_grant' }, 400) });
    await tab.ports.advance(EXPIRY_MS);
    await waitUntil(() => tab.state().session.status === 'signedOut');
    expect(tab.state().session).toMatchObject({ user: null, problem: { code: 'renewalRefused' } });
    expect(tab.ports.localStorage.read('sol-auth')).toBeNull();
  });

  test.each([
    { given: 'no network', answer: createNetworkError },
    { given: 'status 503', answer: () => createJsonResponse({}, 503) },
    { given: 'status 429', answer: () => createJsonResponse({}, 429) },
  ])(
    '[SPEC 9.11] $given: the session stays and the next try follows 3 s later',
    async ({ answer }) => {
      const { world, tab } = await tabWith(storedAuth());
      world.answer({ [TOKEN_CALL]: answer });
      await tab.ports.advance(EXPIRY_MS);
      await waitUntil(isUnreachableNow(tab));
      expect(tab.ports.localStorage.read('sol-user')).not.toBeNull();
      await tab.ports.advance(3_000);
      await waitUntil(() => tokenCalls(world).length === 2);
      expect(tab.state().session).toMatchObject({ status: 'renewing', user: GRACE });
    },
  );

  test('a tick does not cancel or repeat a renewal that takes long', async () => {
    const { world, tab } = await tabWith(storedAuth());
    world.answer({ [TOKEN_CALL]: () => new Promise<Response>(() => undefined) });
    await tab.ports.advance(EXPIRY_MS + 4 * 4_000);
    expect(tokenCalls(world)).toHaveLength(1);
    tab.store.dispatch({ type: 'session/signOutRequested' });
    await waitUntil(() => tab.ports.visited.length > 0);
  });
});

const things = (world: FakeServers) => world.calls.filter(({ key }) => key.includes('/v1/'));
const bearersOf = (world: FakeServers) =>
  things(world).map(({ headers }) => headers.get('authorization'));

describe('calls', () => {
  test('an expired token is renewed before the call is sent', async () => {
    const { world, tab } = await tabWith(storedAuth());
    world.answer({ [`GET ${PORTAL_ORIGIN}/v1/polls`]: () => createJsonResponse([]) });
    world.answer({
      [TOKEN_CALL]: () => createJsonResponse({ access_token: 'new', expires_in: 300 }),
    });
    tab.store.dispatch(productSignedIn({ ...tab.state().session.accessToken!, expiresAt: NOW_MS }));
    await tab.store.dispatch(getThings.initiate('polls')).unwrap();
    expect(bearersOf(world)).toEqual(['Bearer new']);
  });

  test('a renewal that is not answered holds a call up for 20 s, not longer', async () => {
    const { world, tab } = await tabWith(storedAuth());
    world.answer({ [TOKEN_CALL]: () => new Promise<Response>(() => undefined) });
    await tab.ports.advance(EXPIRY_MS);
    let answer: unknown = null;
    void tab.store.dispatch(getMine.initiate(null)).then(({ error }) => {
      answer = error;
    });
    await tab.ports.advance(20_000 - 1);
    expect(answer).toBeNull();
    await tab.ports.advance(1);
    await waitUntil(() => answer !== null);
    expect(answer).toMatchObject({ status: 0, code: 'unreachable' });
    tab.store.dispatch({ type: 'session/signOutRequested' });
    await waitUntil(() => tab.ports.visited.length > 0);
  });

  test('after a 401 the token is renewed and the call repeated once', async () => {
    const { world, tab } = await tabWith(storedAuth());
    const answers = [
      createJsonResponse({ code: 'invalidToken' }, 401),
      createJsonResponse(['a poll']),
    ];
    world.answer({
      [`GET ${PORTAL_ORIGIN}/v1/polls`]: () => answers.shift()!,
      [TOKEN_CALL]: () => createJsonResponse({ access_token: 'new', expires_in: 300 }),
    });
    const data = await tab.store.dispatch(getThings.initiate('polls')).unwrap();
    expect(data).toEqual(['a poll']);
    expect(bearersOf(world)).toEqual(['Bearer stored-access', 'Bearer new']);
  });

  test('a second 401 is the answer', async () => {
    const { world, tab } = await tabWith(storedAuth());
    world.answer({
      [`GET ${PORTAL_ORIGIN}/v1/polls`]: () => createJsonResponse({ code: 'invalidToken' }, 401),
    });
    const { error } = await tab.store.dispatch(getThings.initiate('polls'));
    expect(error).toMatchObject({ status: 401, code: 'invalidToken' });
    expect(things(world)).toHaveLength(2);
  });

  test('a call that needs a user is not sent without one', async () => {
    const { world, tab } = await tabWith(null);
    const { error } = await tab.store.dispatch(getMine.initiate(null));
    expect(error).toMatchObject({ status: 401, code: 'signInRequired' });
    expect(things(world)).toEqual([]);
  });

  test('[SPEC 7.3.2] a write carries the anti-forgery token and its key, and is never repeated', async () => {
    const { world, tab } = await tabWith(null);
    tab.ports.cookies.write('XSRF-TOKEN', 'anti-forgery', 60);
    world.answer({ [`POST ${PORTAL_ORIGIN}/v1/things`]: () => createJsonResponse({}, 503) });
    const { error } = await tab.store.dispatch(createThing.initiate({ a: 1 }));
    expect(error).toMatchObject({ status: 503 });
    expect(things(world).map(({ headers }) => Object.fromEntries(headers))).toEqual([
      expect.objectContaining({
        'x-xsrf-token': 'anti-forgery',
        'idempotency-key': 'key-1',
        'accept-language': 'en',
        'content-type': 'application/json',
      }),
    ]);
  });

  test.each([
    {
      given: 'status 503',
      answer: () => createJsonResponse({ code: 'unavailable' }, 503),
      tries: 3,
    },
    { given: 'no network', answer: createNetworkError, tries: 3 },
    { given: 'status 404', answer: () => createJsonResponse({ code: 'notFound' }, 404), tries: 1 },
  ])('[SPEC 8.5] a read answered by $given is tried $tries times', async ({ answer, tries }) => {
    const { world, tab } = await tabWith(null);
    world.answer({ [`GET ${PORTAL_ORIGIN}/v1/polls`]: answer });
    let isOver = false;
    void tab.store.dispatch(getThings.initiate('polls')).then(() => {
      isOver = true;
    });
    for (let tried = 1; tried < tries; tried += 1) {
      await waitUntil(() => things(world).length === tried);
      await tab.ports.advance(TIMING.getRetriesMs[tried - 1]!);
    }
    await waitUntil(() => isOver);
    expect(things(world)).toHaveLength(tries);
  });
});

describe('other tabs', () => {
  test('a sign-out elsewhere signs this tab out, without calls of its own', async () => {
    const { world, tab } = await tabWith(storedAuth());
    const before = world.calls.length;
    tab.ports.localStorage.remove('sol-auth');
    tab.ports.storageChanged('sol-auth', null);
    expect(tab.state().session).toMatchObject({ status: 'signedOut', user: null });
    expect(world.calls).toHaveLength(before);
  });

  test('a sign-in elsewhere signs this tab in', async () => {
    const { tab } = await tabWith(null);
    tab.ports.localStorage.write('sol-auth', storedAuth());
    tab.ports.storageChanged('sol-auth', storedAuth());
    await waitUntil(() => tab.state().session.status === 'signedIn');
    expect(tab.state().session.user).toBeNull();
    tab.ports.localStorage.write('sol-user', JSON.stringify(GRACE));
    tab.ports.storageChanged('sol-user', JSON.stringify(GRACE));
    expect(tab.state().session.user).toMatchObject(GRACE);
  });

  test('what a visitor was shown is asked again for the person who signs in, and forgotten after them', async () => {
    const { world, tab } = await tabWith(null);
    const asked = () => bearersOf(world);
    world.answer({ [`GET ${PORTAL_ORIGIN}/v1/polls`]: () => createJsonResponse([]) });
    const watching = tab.store.dispatch(getThings.initiate('polls'));
    await watching;
    tab.ports.localStorage.write('sol-auth', storedAuth());
    tab.ports.storageChanged('sol-auth', storedAuth());
    await waitUntil(() => asked().length === 2);
    expect(asked()).toEqual([null, 'Bearer stored-access']);
    await tab.store.dispatch(getThings.initiate('polls'));

    tab.ports.localStorage.remove('sol-auth');
    tab.ports.storageChanged('sol-auth', null);
    expect(tab.state().portalApi.queries).toEqual({});
    watching.unsubscribe();
  });

  test('what the host rendered for a visitor is not asked again by a visitor', async () => {
    const world = await createFakeServers(() => NOW_MS);
    world.answer({ [`GET ${PORTAL_ORIGIN}/v1/polls`]: () => createJsonResponse(['rendered']) });
    const host = openTab(world, { hasSagas: false });
    await host.store.dispatch(getThings.initiate('polls'));
    const { portalApi: rendered } = host.state();

    const tab = openTab(world, { preloadedState: { portalApi: rendered } });
    await waitUntil(isSessionKnown(tab));
    expect(getThings.select('polls')(tab.state()).data).toEqual(['rendered']);
    expect(bearersOf(world)).toHaveLength(1);
  });

  test('a token that another tab has renewed is taken over, not renewed again', async () => {
    const { world, tab } = await tabWith(storedAuth());
    const fresh = {
      access_token: 'theirs',
      createDate: new Date(NOW_MS + EXPIRY_MS).toISOString(),
    };
    tab.ports.localStorage.write('sol-auth', storedAuth(fresh));
    await tab.ports.advance(EXPIRY_MS);
    await waitUntil(() => tab.state().session.accessToken?.expiresAt === NOW_MS + 2 * EXPIRY_MS);
    expect(tokenCalls(world)).toEqual([]);
  });
});
