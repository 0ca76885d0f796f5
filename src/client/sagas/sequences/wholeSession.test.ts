/** @jest-environment node */
import { signInRequested } from '../../state/sessionSlice';
import { readFlow } from '../provider/flowStorage';
import {
  DOOR_ORIGIN,
  EXPIRES_IN_S,
  createFakeServers,
  GRACE,
  NOW_MS,
  PORTAL_ORIGIN,
  type FakeServers,
} from '../testing/fakeServers';
import { isSessionKnown, openTab, waitUntil, type Tab } from '../testing/openTab';

async function leaveForDoor(world: FakeServers): Promise<{ tab: Tab; authorizeUrl: string }> {
  const tab = openTab(world);
  await waitUntil(isSessionKnown(tab));
  tab.store.dispatch(signInRequested({ returnTo: '/ar/dialogs?page=2#top' }));
  await waitUntil(() => tab.ports.visited.length > 0);
  return { tab, authorizeUrl: tab.ports.visited[0]! };
}

async function signedInTab(
  world: FakeServers,
  answer: Readonly<Record<string, string>> = {},
): Promise<Tab> {
  const { tab, authorizeUrl } = await leaveForDoor(world);
  const back = openTab(world, { href: world.comeBack(authorizeUrl, answer), after: tab.ports });
  await waitUntil(isSessionKnown(back));
  await waitUntil(() => back.events().includes('session/checkingAuthFinished'));
  return back;
}

const newWorld = () => createFakeServers(() => NOW_MS);

test('[SPEC 4.1.1] [SPEC 4.1.2] [SPEC 9.1] [SPEC 9.2] sign-in leaves with a state, a nonce and an S256 challenge', async () => {
  const { tab, authorizeUrl } = await leaveForDoor(await newWorld());
  const { searchParams: asked, origin, pathname } = new URL(authorizeUrl);
  const flow = readFlow(tab.ports, 'door');

  expect(`${origin}${pathname}`).toBe(`${DOOR_ORIGIN}/auth`);
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: 'meydan-portal',
    redirect_uri: `${PORTAL_ORIGIN}/callback`,
    response_type: 'code',
    ui_locales: 'en',
    code_challenge_method: 'S256',
  });
  expect(flow.authStateControl).toBe(asked.get('state'));
  expect(flow.authNonce).toBe(asked.get('nonce'));
  expect(
    [flow.authStateControl, flow.authNonce, flow.codeVerifier].map((text) => text?.length),
  ).toEqual([40, 40, 67]);
  expect(flow).toMatchObject({
    redirect: '/ar/dialogs?page=2#top',
    storageCodeFlowInProgress: true,
  });
});

test('[SPEC 1.3] [SPEC 4.1.6] [SPEC 4.5.4] [SPEC 7.2.3] the answer becomes a product session and the saved page opens', async () => {
  const world = await newWorld();
  const tab = await signedInTab(world);
  const { session, validation } = tab.state();

  expect(tab.events()).toEqual([
    'session/checkingAuth',
    'config/configLoaded',
    'config/wellKnownReceived',
    'session/providerSignedIn',
    'session/userDataChanged',
    'session/newAuthenticationResult',
    'session/productSignedIn',
    'session/checkingAuthFinished',
  ]);
  expect(session).toMatchObject({ status: 'signedIn', user: GRACE, problem: null });
  expect(session.accessToken).toMatchObject({
    subject: 'grace',
    expiresAt: NOW_MS + EXPIRES_IN_S * 1_000,
    scopes: expect.arrayContaining(['roles']),
    fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  expect(validation.latest).toEqual({
    configId: 'door',
    result: 'Ok',
    isRenewal: false,
    at: NOW_MS,
  });
  expect(tab.navigations).toEqual(['replace /ar/dialogs?page=2#top']);
  expect(tab.ports.location.href()).toBe(`${PORTAL_ORIGIN}/callback`);
  expect(tab.errors()).toEqual([]);
});

test('[SPEC 3.1.1, 3.1.2, 3.1.3, 3.1.4, 3.1.8, 3.1.12] [SPEC 3.2.1, 3.2.2, 3.3.1] what is stored, and under which names', async () => {
  const world = await newWorld();
  const { ports } = await signedInTab(world, { session_state: 'session-1' });
  const auth = JSON.parse(ports.localStorage.read('sol-auth')!);
  const flow = readFlow(ports, 'door');

  expect(Object.keys(auth).sort()).toEqual(
    ['access_token', 'createDate', 'expires_in', 'refresh_token', 'scope'].sort(),
  );
  expect(auth).toMatchObject({ expires_in: 300, createDate: new Date(NOW_MS).toISOString() });
  expect(ports.cookies.read('accessToken')).toBe(auth.access_token);
  expect(JSON.parse(ports.localStorage.read('sol-user')!)).toEqual(GRACE);
  expect(flow).toMatchObject({
    authzData: flow.authnResult?.access_token,
    authnResult: {
      id_token: expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/),
      refresh_token: expect.stringMatching(/^door-refresh-/),
    },
    userData: { sub: 'door-grace' },
    session_state: 'session-1',
    access_token_expires_at: NOW_MS + EXPIRES_IN_S * 1_000,
    jwtKeys: { keys: [{ kid: 'k1' }] },
    authWellKnownEndPoints: { issuer: DOOR_ORIGIN },
  });
  for (const used of ['authNonce', 'authStateControl', 'codeVerifier', 'redirect'] as const) {
    expect(flow[used]).toBeUndefined();
  }
});

test('[SPEC 3.1.4] a provider that tells no session state leaves an empty one', async () => {
  const { ports } = await signedInTab(await newWorld());
  expect(readFlow(ports, 'door').session_state).toBe('');
});

test('[SPEC 10.4] one store holds session, configuration and validation results', async () => {
  const tab = await signedInTab(await newWorld());
  expect(tab.store.getState()).toMatchObject({
    session: { status: 'signedIn', user: GRACE },
    config: { status: 'loaded', configurations: [{ configId: 'door' }] },
    validation: { latest: { result: 'Ok' }, history: [{ configId: 'door', result: 'Ok' }] },
  });
});

test('[SPEC 7.1.3] [SPEC 7.3.1] the calls of a sign-in, in order', async () => {
  const world = await newWorld();
  const { ports } = await signedInTab(world);
  const calls = world.calls.slice(-5);

  expect(calls.map(({ key }) => key)).toEqual([
    `POST ${DOOR_ORIGIN}/token`,
    `GET ${DOOR_ORIGIN}/jwks`,
    `GET ${DOOR_ORIGIN}/me`,
    `POST ${PORTAL_ORIGIN}/connect/token`,
    `GET ${PORTAL_ORIGIN}/connect/userinfo`,
  ]);
  const [, jwks, me, exchange, userinfo] = calls;
  const { authnResult } = readFlow(ports, 'door');
  expect(exchange?.form).toEqual({
    grant_type: 'sol:door_account_token',
    scope: 'offline_access email phone profile roles',
    access_token: authnResult?.access_token,
  });
  expect(jwks?.headers.get('authorization')).toBeNull();
  expect(me?.headers.get('authorization')).toBe(`Bearer ${authnResult?.access_token}`);
  expect(userinfo?.headers.get('accept')).toBe('application/json');
  expect(userinfo?.headers.get('authorization')).toBe(
    `Bearer ${ports.cookies.read('accessToken')}`,
  );
});
