/** @jest-environment node */
import { STORAGE_KEYS, TIMING } from '../../../shared/constants';
import { signOutRequested } from '../../state/sessionSlice';
import { rememberReturn } from '../provider/signedOutReturn';
import {
  createConfigWith,
  CONFIG_FILE,
  DOOR_ORIGIN,
  createJsonResponse,
  PORTAL_ORIGIN,
} from '../testing/fakeServers';
import { openTab, waitUntil, type Tab } from '../testing/openTab';
import {
  listCallsTo,
  readDoorFlow,
  getDoorSession,
  openSignedInTab,
  TOKEN_CALL,
  type SignedInTab,
} from '../testing/providerTab';

const DOOR_REVOCATION = `POST ${DOOR_ORIGIN}/revoke`;
const PRODUCT_REVOCATION = `POST ${PORTAL_ORIGIN}/connect/revocation`;
const OTHER = 'http://localhost:3200';

const revocationsOf = ({ world }: SignedInTab) =>
  world.calls
    .filter(({ key }) => /revo/.test(key))
    .map(({ key, form }) => `${key} ${form['token_type_hint']}`);
const hasLeft = ({ ports }: Tab) => ports.visited.length + ports.submitted.length > 0;
const leftFor = ({ ports }: Tab) => new URL(ports.visited[0]!);

async function signOut({ tab }: SignedInTab, wish?: Parameters<typeof signOutRequested>[0]) {
  tab.store.dispatch(signOutRequested(wish));
  await waitUntil(() => hasLeft(tab));
}

describe('the whole session', () => {
  test('[SPEC 4.3.1, 4.5.6, 7.2.7] everything is cleared first, then revoked, then the person leaves for the door', async () => {
    const given = await openSignedInTab({});
    const { tab } = given;
    const idToken = readDoorFlow(tab).authnResult?.id_token;
    tab.store.dispatch(signOutRequested());
    expect(tab.state().session).toMatchObject({
      status: 'signedOut',
      ended: 'signedOut',
      user: null,
      accessToken: null,
    });
    expect(tab.ports.localStorage.read('sol-auth')).toBeNull();
    expect(tab.ports.localStorage.read('sol-user')).toBeNull();
    expect(tab.ports.cookies.read('accessToken')).toBeNull();
    expect(readDoorFlow(tab).authnResult).toBeUndefined();

    await waitUntil(() => hasLeft(tab));
    expect(revocationsOf(given).sort()).toEqual([
      `${PRODUCT_REVOCATION} access_token`,
      `${PRODUCT_REVOCATION} refresh_token`,
      `${DOOR_REVOCATION} access_token`,
      `${DOOR_REVOCATION} refresh_token`,
    ]);
    expect(`${leftFor(tab).origin}${leftFor(tab).pathname}`).toBe(`${DOOR_ORIGIN}/end`);
    expect(Object.fromEntries(leftFor(tab).searchParams)).toEqual({
      ui_locales: 'en',
      id_token_hint: idToken,
      client_id: 'meydan-portal',
      post_logout_redirect_uri: `${PORTAL_ORIGIN}/`,
      state: expect.stringMatching(/^.{40}$/) as string,
    });
  });

  test('[SPEC 7.2.7] of each owner the refresh token is revoked first', async () => {
    const given = await openSignedInTab({});
    await signOut(given);
    for (const address of [DOOR_REVOCATION, PRODUCT_REVOCATION]) {
      expect(listCallsTo(given.world, address).map(({ form }) => form)).toEqual([
        expect.objectContaining({ client_id: 'meydan-portal', token_type_hint: 'refresh_token' }),
        expect.objectContaining({ client_id: 'meydan-portal', token_type_hint: 'access_token' }),
      ]);
    }
  });

  test('[SPEC 7.2.8] by form: the fields go in the body, the query of the endpoint does not', async () => {
    const given = await openSignedInTab({
      authWellknownEndpoints: { endSessionEndpoint: `${DOOR_ORIGIN}/end?x=1` },
    });
    const idToken = readDoorFlow(given.tab).authnResult?.id_token;
    await signOut(given, { how: 'form', logoutHint: 'grace@harbour.example' });
    expect(given.tab.ports.visited).toEqual([]);
    expect(given.tab.ports.submitted).toEqual([
      {
        action: `${DOOR_ORIGIN}/end`,
        fields: {
          id_token_hint: idToken,
          client_id: 'meydan-portal',
          post_logout_redirect_uri: `${PORTAL_ORIGIN}/`,
          state: expect.stringMatching(/^.{40}$/) as string,
          logout_hint: 'grace@harbour.example',
          ui_locales: 'en',
        },
      },
    ]);
  });

  test('[SPEC 7.2.8] an address that would be too long goes as a form by itself', async () => {
    const given = await openSignedInTab({
      customParamsEndSessionRequest: { note: 'n'.repeat(2_000) },
    });
    await signOut(given);
    expect(given.tab.ports.visited).toEqual([]);
    expect(given.tab.ports.submitted.map(({ action }) => action)).toEqual([`${DOOR_ORIGIN}/end`]);
  });

  test('[SPEC 4.3.2] a provider with a sign-out of its own is left for at that address, by form or not', async () => {
    const given = await openSignedInTab({ useCustomAuth0Domain: true });
    await signOut(given, { how: 'form' });
    expect(given.tab.ports.submitted).toEqual([]);
    expect(given.tab.ports.visited).toEqual([
      `${DOOR_ORIGIN}/v2/logout?${new URLSearchParams({ client_id: 'meydan-portal', returnTo: `${PORTAL_ORIGIN}/` })}`,
    ]);
  });

  test('[SPEC 4.5.6] here alone: no server hears of it, the start page opens', async () => {
    const { tab, world } = await openSignedInTab({});
    const before = world.calls.length;
    tab.store.dispatch(signOutRequested({ how: 'local' }));
    await waitUntil(() => tab.navigations.includes('replace /'));
    expect(tab.state().session).toMatchObject({ status: 'signedOut', providers: {} });
    expect(world.calls).toHaveLength(before);
    expect(hasLeft(tab)).toBe(false);
  });

  test('[SPEC 4.3.1] a provider without an end-session endpoint: the person stays, on the start page', async () => {
    const given = await openSignedInTab({});
    given.world.answer({
      [`GET ${DOOR_ORIGIN}/.well-known/openid-configuration`]: () =>
        createJsonResponse({
          issuer: DOOR_ORIGIN,
          jwks_uri: `${DOOR_ORIGIN}/jwks`,
          authorization_endpoint: `${DOOR_ORIGIN}/auth`,
          token_endpoint: `${DOOR_ORIGIN}/token`,
        }),
    });
    given.tab.ports.sessionStorage.remove('door');
    const tab = openTab(given.world, {
      href: `${PORTAL_ORIGIN}/tr/dialogs`,
      after: given.tab.ports,
    });
    await waitUntil(() => tab.events().includes('session/checkingAuthFinished'));
    tab.store.dispatch(signOutRequested());
    await waitUntil(() => tab.navigations.includes('replace /tr/'));
    expect(hasLeft(tab)).toBe(false);
    // The door may let in the next person, and that is told.
    expect(tab.state().session).toMatchObject({ status: 'signedOut', ended: 'signedOutHere' });
    expect(revocationsOf({ tab, world: given.world })).toEqual([
      `${PRODUCT_REVOCATION} refresh_token`,
      `${PRODUCT_REVOCATION} access_token`,
    ]);
  });
});

describe('revocation', () => {
  test('[SPEC 7.2.7, 8.3] is tried three times, logged, and keeps nobody signed in', async () => {
    const { tab, world } = await openSignedInTab({});
    world.answer({ [DOOR_REVOCATION]: () => new Response(null, { status: 503 }) });
    tab.store.dispatch(signOutRequested());
    for (
      let passedMs = 0;
      passedMs < TIMING.revocationDeadlineMs && !hasLeft(tab);
      passedMs += 10
    ) {
      await tab.ports.advance(10);
    }
    expect(listCallsTo(world, DOOR_REVOCATION)).toHaveLength(6);
    expect(tab.errors()).toEqual([
      '[ERROR] signOut - Revocation request failed (503)',
      '[ERROR] signOut - Revocation request failed (503)',
      '[ERROR] signOut - revoke token failed',
    ]);
  });

  test('[SPEC 7.2.7] a refusal cannot end differently: it is not tried again', async () => {
    const given = await openSignedInTab({});
    given.world.answer({
      [DOOR_REVOCATION]: () => createJsonResponse({ error: 'invalid_request' }, 400),
    });
    await signOut(given);
    expect(listCallsTo(given.world, DOOR_REVOCATION)).toHaveLength(2);
    expect(given.tab.errors()).toContain('[ERROR] signOut - revoke token failed');
  });

  test('[SPEC 7.2.7] one that never ends holds up the sign-out for 3 s, not longer', async () => {
    const { tab, world } = await openSignedInTab({});
    world.answer({ [DOOR_REVOCATION]: () => new Promise<Response>(() => undefined) });
    tab.store.dispatch(signOutRequested());
    await tab.ports.advance(TIMING.revocationDeadlineMs - 1);
    expect(tab.ports.visited).toEqual([]);
    await tab.ports.advance(1);
    expect(tab.ports.visited[0]).toContain(`${DOOR_ORIGIN}/end?`);
    expect(tab.errors()).toEqual(['[ERROR] signOut - revoke token failed']);
  });
});

describe('several providers', () => {
  const second = {
    configId: 'second',
    authority: OTHER,
    clientId: 'second-client',
    redirectUrl: `${PORTAL_ORIGIN}/callback`,
    scope: 'openid',
    authWellknownEndpoints: {
      issuer: OTHER,
      jwksUri: `${OTHER}/jwks`,
      authorizationEndpoint: `${OTHER}/auth`,
      tokenEndpoint: `${OTHER}/token`,
      endSessionEndpoint: `${OTHER}/end`,
      revocationEndpoint: `${OTHER}/revoke`,
    },
  };

  async function signedInAtBoth(): Promise<SignedInTab> {
    const { world, tab: before } = await openSignedInTab({});
    world.answer({
      [`GET ${PORTAL_ORIGIN}/config.json`]: () =>
        createJsonResponse({ ...createConfigWith({}), signIn: [CONFIG_FILE.signIn[0], second] }),
      [`GET ${OTHER}/.well-known/openid-configuration`]: () => createJsonResponse({}, 404),
      [`POST ${OTHER}/revoke`]: () => new Response(null),
    });
    before.ports.sessionStorage.write(
      'second',
      JSON.stringify({
        authnResult: { access_token: 'second-access', refresh_token: 'second-refresh' },
      }),
    );
    const tab = openTab(world, { after: before.ports });
    await waitUntil(() => tab.events().includes('session/checkingAuthFinished'));
    return { world, tab };
  }

  test('[SPEC 4.3.1, 7.2.7] the whole sign-out revokes at each and leaves for the door', async () => {
    const given = await signedInAtBoth();
    await signOut(given);
    expect(listCallsTo(given.world, `POST ${OTHER}/revoke`).map(({ form }) => form)).toEqual([
      { client_id: 'second-client', token: 'second-refresh', token_type_hint: 'refresh_token' },
      { client_id: 'second-client', token: 'second-access', token_type_hint: 'access_token' },
    ]);
    expect(listCallsTo(given.world, DOOR_REVOCATION)).toHaveLength(2);
    expect(given.tab.ports.visited[0]).toContain(`${DOOR_ORIGIN}/end?`);
  });

  test('[SPEC 4.3.1] at one of them: its session ends, the portal’s goes on', async () => {
    const given = await signedInAtBoth();
    await signOut(given, { configId: 'second' });
    const { tab } = given;
    expect(tab.state().session).toMatchObject({ status: 'signedIn', ended: null });
    expect(tab.state().session.providers['second']?.status).toBe('signedOut');
    expect(getDoorSession(tab)?.status).toBe('signedIn');
    expect(revocationsOf(given)).toEqual([
      `POST ${OTHER}/revoke refresh_token`,
      `POST ${OTHER}/revoke access_token`,
    ]);
    expect(tab.ports.visited[0]).toContain(`${OTHER}/end?`);
  });

  test('[SPEC 4.5.6] at one of them, here alone: the page stays where it is', async () => {
    const { tab, world } = await signedInAtBoth();
    const before = world.calls.length;
    tab.store.dispatch(signOutRequested({ configId: 'second', how: 'local' }));
    expect(tab.state().session.providers['second']?.status).toBe('signedOut');
    await tab.ports.advance(TIMING.revocationDeadlineMs);
    expect(world.calls).toHaveLength(before);
    expect(tab.navigations).toEqual([]);
  });
});

test('[SPEC 4.3.1] coming back goes on in the language of the page that was left, once and only with its own state', async () => {
  const { world, tab } = await openSignedInTab({});
  const state = rememberReturn({
    ...tab.ports,
    location: { ...tab.ports.location, href: () => `${PORTAL_ORIGIN}/ar/dialogs?page=2` },
  });
  const stranger = openTab(world, { href: `${PORTAL_ORIGIN}/?state=another` });
  await waitUntil(() => stranger.state().session.status === 'signedOut');
  expect(stranger.navigations).toEqual([]);

  const back = openTab(world, { href: `${PORTAL_ORIGIN}/?state=${state}`, after: tab.ports });
  await waitUntil(() => back.navigations.length > 0);
  expect(back.navigations).toEqual(['replace /ar/']);
  expect(back.ports.sessionStorage.read(STORAGE_KEYS.signedOutReturn)).toBeNull();
});

test('[SPEC 4.5.6] a sign-out ends a renewal that is under way', async () => {
  const { world, tab } = await openSignedInTab({});
  world.answer({
    [`POST ${PORTAL_ORIGIN}/connect/token`]: () => new Promise<Response>(() => undefined),
  });
  await tab.ports.advance(300_000 + 4_000);
  expect(tab.state().session.status).toBe('renewing');
  await signOut({ world, tab });
  await tab.ports.advance(TIMING.requestTimeoutMs);
  expect(tab.state().session.status).toBe('signedOut');
  expect(tab.ports.localStorage.read('sol-auth')).toBeNull();
  expect(listCallsTo(world, TOKEN_CALL)).toHaveLength(1);
});
