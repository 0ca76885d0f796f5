/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import { providerRenewalRequested, signOutRequested } from '../../state/sessionSlice';
import { getBackoffMs } from '../provider/retryPause';
import {
  CONFIG_FILE,
  createConfigWith,
  DOOR_ORIGIN,
  EXPIRES_IN_S,
  createJsonResponse,
  NOW_MS,
  createNetworkError,
  PORTAL_ORIGIN,
  createTimeoutError,
} from '../testing/fakeServers';
import { updateFlow } from '../provider/flowStorage';
import { advanceUntil, type Tab, waitUntil } from '../testing/openTab';
import {
  respondInFrame,
  listCallsTo,
  readDoorFlow,
  listFrames,
  getDoorSession,
  reloadTab,
  RENEWAL_PAGE,
  findRenewalFrame,
  openSignedInTab,
  trackEvents,
  TOKEN_CALL,
  type SignedInTab,
} from '../testing/providerTab';

const BY_REFRESH = { silentRenew: true, useRefreshToken: true };
const BY_FRAME = { silentRenew: true, silentRenewUrl: RENEWAL_PAGE };
const EXPIRY_MS = EXPIRES_IN_S * 1_000;
const LONG_AGO_MS = TIMING.freshSignInMs + 1;

const askForRenewal = ({ store }: Tab) =>
  store.dispatch(providerRenewalRequested({ configId: 'door' }));
const isSignedIn = (tab: Tab) => () => getDoorSession(tab)?.status === 'signedIn';
const hasFailed = (events: () => string[]) => () => events().includes('session/silentRenewFailed');
const failuresOf = ({ actions }: Tab) =>
  actions.filter(({ type }) => type === 'session/silentRenewFailed');
const refreshes = ({ world }: SignedInTab) =>
  listCallsTo(world, TOKEN_CALL).filter(({ form }) => form['grant_type'] === 'refresh_token');
const markerOf = (tab: Tab) => readDoorFlow(tab).storageSilentRenewRunning;

describe('by refresh token', () => {
  test('[SPEC 3.1.9, 4.2.1] a renewal is marked as running from its first moment to its last', async () => {
    const { tab } = await openSignedInTab(BY_REFRESH);
    const events = trackEvents(tab);
    expect(markerOf(tab)).toBeUndefined();
    askForRenewal(tab);
    expect(getDoorSession(tab)?.status).toBe('renewing');
    expect(JSON.parse(markerOf(tab)!)).toEqual({
      state: 'running',
      dateOfLaunchedProcessUtc: new Date(NOW_MS).toISOString(),
    });
    await advanceUntil(tab, isSignedIn(tab));
    await advanceUntil(tab, () => markerOf(tab) === undefined);
    expect(events()).toEqual([
      'session/providerRenewalRequested',
      'session/silentRenewStarted',
      'session/providerSignedIn',
      'session/newAuthenticationResult',
    ]);
    expect(tab.state().validation.latest).toMatchObject({ result: 'Ok', isRenewal: true });
  });

  test('[SPEC 7.2.4] what is sent, and what is kept of the answer', async () => {
    const custom = { audience: 'api', grant_type: 'password' };
    const { tab, world } = await openSignedInTab({
      ...BY_REFRESH,
      customParamsRefreshTokenRequest: custom,
    });
    const before = readDoorFlow(tab);
    askForRenewal(tab);
    await advanceUntil(tab, isSignedIn(tab));
    expect(refreshes({ tab, world }).map(({ form }) => form)).toEqual([
      {
        grant_type: 'refresh_token',
        client_id: 'meydan-portal',
        refresh_token: before.authnResult?.refresh_token,
        audience: 'api',
      },
    ]);
    const after = readDoorFlow(tab);
    expect(after.authnResult?.access_token).not.toBe(before.authnResult?.access_token);
    expect(after.authnResult?.refresh_token).not.toBe(before.authnResult?.refresh_token);
    expect(after.authzData).toBe(after.authnResult?.access_token);
    expect(after.userData).toEqual(before.userData);
  });

  test('[SPEC 9.10, 4.2.1] neither a second request nor a tick disturbs a renewal that takes long', async () => {
    const { tab, world } = await openSignedInTab(BY_REFRESH);
    const release = world.hold(TOKEN_CALL);
    askForRenewal(tab);
    askForRenewal(tab);
    await advanceUntil(tab, () => refreshes({ tab, world }).length === 1);
    await tab.ports.advance(EXPIRY_MS);
    askForRenewal(tab);
    release();
    await advanceUntil(tab, isSignedIn(tab));
    expect(refreshes({ tab, world })).toHaveLength(1);
    expect(failuresOf(tab)).toEqual([]);
  });

  test('[SPEC 9.10, 9.12] an access token that has ended is renewed at the next check', async () => {
    const { tab, world } = await openSignedInTab(BY_REFRESH);
    const events = trackEvents(tab);
    await tab.ports.advance(EXPIRY_MS - 1);
    expect(refreshes({ tab, world })).toEqual([]);
    await tab.ports.advance(4_000);
    await advanceUntil(tab, () => events().includes('session/newAuthenticationResult'));
    const ofProvider = tab.actions.filter(
      ({ type, ...action }) =>
        /okenExpired$/.test(type) && JSON.stringify(action).includes('"door"'),
    );
    expect(ofProvider.map(({ type }) => type)).toEqual([
      'session/idTokenExpired',
      'session/tokenExpired',
    ]);
    expect(refreshes({ tab, world })).toHaveLength(1);
  });

  test('[SPEC 8.3] without a refresh token and without a page for frames the session is over', async () => {
    const given = await openSignedInTab(BY_REFRESH);
    const tab = await reloadedWithoutRefreshToken(given);
    askForRenewal(tab);
    await advanceUntil(tab, () => tab.state().session.status === 'signedOut');
    expect(tab.state().session).toMatchObject({
      ended: 'refused',
      problem: { code: 'noRefreshToken' },
    });
    expect(tab.errors()).toEqual(['[ERROR] door - no refresh token found, please login']);
    expect(refreshes(given)).toEqual([]);
    expect(tab.navigations).toEqual([]);
  });

  test('[SPEC 2.8] without a refresh token a frame is used where a page for it is configured', async () => {
    const given = await openSignedInTab({ ...BY_REFRESH, silentRenewUrl: RENEWAL_PAGE });
    const tab = await reloadedWithoutRefreshToken(given);
    askForRenewal(tab);
    respondInFrame(given, await findRenewalFrame(tab));
    await advanceUntil(tab, isSignedIn(tab));
    expect(readDoorFlow(tab).authnResult?.refresh_token).toBeTruthy();
  });

  async function reloadedWithoutRefreshToken(given: SignedInTab): Promise<Tab> {
    const { refresh_token: _, ...authnResult } = readDoorFlow(given.tab).authnResult!;
    const { sessionStorage } = given.tab.ports;
    sessionStorage.write('door', JSON.stringify({ ...readDoorFlow(given.tab), authnResult }));
    return reloadTab(given);
  }
});

describe('user data', () => {
  const WITH_USER = { ...BY_REFRESH, renewUserInfoAfterTokenRenew: true };

  test('[SPEC 7.2.5] are fetched again where that is wanted', async () => {
    const { tab, world } = await openSignedInTab(WITH_USER);
    world.answer({
      [`GET ${DOOR_ORIGIN}/me`]: () => createJsonResponse({ sub: 'door-grace', name: 'Grace B.' }),
    });
    askForRenewal(tab);
    await advanceUntil(tab, () => readDoorFlow(tab).userData?.['name'] === 'Grace B.');
    await advanceUntil(tab, isSignedIn(tab));
  });

  test('[SPEC 7.2.5] that do not come do not fail the renewal', async () => {
    const { tab, world } = await openSignedInTab(WITH_USER);
    const events = trackEvents(tab);
    world.answer({ [`GET ${DOOR_ORIGIN}/me`]: () => createJsonResponse({}, 500) });
    askForRenewal(tab);
    await advanceUntil(tab, () => listCallsTo(world, `GET ${DOOR_ORIGIN}/me`).length === 2);
    await tab.ports.advance(TIMING.requestTimeoutMs);
    await advanceUntil(tab, () => events().includes('session/newAuthenticationResult'));
    expect(readDoorFlow(tab).userData).toMatchObject({ name: 'Grace Bell' });
    expect(tab.state().session.status).toBe('signedIn');
  });

  test('[SPEC 7.2.5, 8.3] of somebody else end the session', async () => {
    const { tab, world } = await openSignedInTab(WITH_USER);
    world.answer({ [`GET ${DOOR_ORIGIN}/me`]: () => createJsonResponse({ sub: 'door-ada' }) });
    askForRenewal(tab);
    await advanceUntil(tab, () => tab.state().session.status === 'signedOut');
    expect(tab.state().session).toMatchObject({
      ended: 'invalid',
      problem: { code: 'noUserData' },
    });
    expect(readDoorFlow(tab).authnResult).toBeUndefined();
  });
});

describe('a provider that cannot be reached', () => {
  test('[SPEC 9.11] without a network it is asked every 3 s, the failure is told once, the session is kept', async () => {
    const { tab, world } = await openSignedInTab(BY_REFRESH);
    const events = trackEvents(tab);
    const before = readDoorFlow(tab).authnResult;
    world.answer({ [TOKEN_CALL]: createNetworkError });
    askForRenewal(tab);
    await advanceUntil(tab, hasFailed(events));
    for (const tries of [2, 3, 4]) {
      await tab.ports.advance(3_000 - 1);
      expect(refreshes({ tab, world })).toHaveLength(tries - 1);
      await tab.ports.advance(1);
      expect(refreshes({ tab, world })).toHaveLength(tries);
    }
    expect(failuresOf(tab)).toHaveLength(1);
    expect(failuresOf(tab)[0]).toMatchObject({
      payload: { configId: 'door', code: 'providerUnreachable', goesOn: true },
    });
    expect(readDoorFlow(tab).authnResult).toEqual(before);
    expect(tab.state().session.status).toBe('signedIn');
    expect(getDoorSession(tab)?.status).toBe('renewing');
  });

  test('[SPEC 7.2.4] a refresh token whose request timed out may be used up: it is left alone for a minute, the session is kept', async () => {
    const { tab, world } = await openSignedInTab(BY_REFRESH);
    const events = trackEvents(tab);
    world.answer({ [TOKEN_CALL]: createTimeoutError });
    askForRenewal(tab);
    await advanceUntil(tab, hasFailed(events));
    const notBefore = tab.ports.clock() + TIMING.renewalPauseMs;
    expect(failuresOf(tab)).toMatchObject([
      { payload: { code: 'providerUnreachable', notBefore } },
    ]);
    await tab.ports.advance(TIMING.renewalPauseMs);
    expect(refreshes({ tab, world })).toHaveLength(1);
    expect(tab.state().session.status).toBe('signedIn');
    expect(getDoorSession(tab)?.status).toBe('signedIn');
  });

  test('[SPEC 9.11] a device that knows itself to be offline asks nothing until it is back', async () => {
    const { tab, world } = await openSignedInTab(BY_REFRESH);
    const events = trackEvents(tab);
    Object.assign(tab.ports, { isOffline: true });
    world.answer({ [TOKEN_CALL]: createNetworkError });
    askForRenewal(tab);
    await advanceUntil(tab, hasFailed(events));
    await tab.ports.advance(10 * 3_000);
    expect(refreshes({ tab, world })).toHaveLength(1);
    Object.assign(tab.ports, { isOffline: false });
    tab.ports.wake('online');
    await advanceUntil(tab, () => refreshes({ tab, world }).length === 2);
  });

  test('[SPEC 9.11] one in trouble is left alone longer each time, at least as long as it asks', async () => {
    const { tab, world } = await openSignedInTab(BY_REFRESH);
    const events = trackEvents(tab);
    let headers: Record<string, string> = {};
    world.answer({ [TOKEN_CALL]: () => new Response('', { status: 503, headers }) });
    askForRenewal(tab);
    await advanceUntil(tab, hasFailed(events));
    const pausesMs = [3_000, 6_000, 12_000, 40_000];
    for (const [index, pauseMs] of pausesMs.entries()) {
      if (pauseMs === 12_000) headers = { 'retry-after': '40' };
      await tab.ports.advance(pauseMs - 1);
      expect(refreshes({ tab, world })).toHaveLength(index + 1);
      await advanceUntil(tab, () => refreshes({ tab, world }).length === index + 2, 1);
      await tab.ports.advance(0);
    }
  });

  test.each([
    { failures: 1, noise: 255, pauseMs: 3_000 },
    { failures: 2, noise: 0, pauseMs: 6_000 },
    { failures: 2, noise: 255, pauseMs: 7_200 },
    { failures: 5, noise: 0, pauseMs: 48_000 },
    { failures: 6, noise: 255, pauseMs: 60_000 },
    { failures: 2_000, noise: 0, pauseMs: 60_000 },
  ])(
    '[SPEC 9.11] after failure $failures, noise $noise: $pauseMs ms',
    ({ failures, noise, pauseMs }) => {
      expect(getBackoffMs(3_000, failures, () => Uint8Array.of(noise))).toBe(pauseMs);
    },
  );

  test('[SPEC 7.2.2, 7.2.4] keys that cannot be had just now: the answer waits for them, its refresh token is not asked for again', async () => {
    const given = await openSignedInTab(BY_REFRESH);
    const tab = await reloadTab(given);
    const { world } = given;
    const events = trackEvents(tab);
    const { jwtKeys: keys, ...flow } = readDoorFlow(tab);
    tab.ports.sessionStorage.write('door', JSON.stringify(flow));
    let isDown = true;
    world.answer({
      [`GET ${DOOR_ORIGIN}/jwks`]: () => (isDown ? createNetworkError() : createJsonResponse(keys)),
    });
    askForRenewal(tab);
    await advanceUntil(tab, hasFailed(events));
    expect(tab.state().session.status).toBe('signedIn');
    isDown = false;
    await advanceUntil(tab, isSignedIn(tab));
    expect(refreshes(given)).toHaveLength(1);
    expect(failuresOf(tab)).toHaveLength(1);
  });

  test('[SPEC 4.2.1] signing out ends the renewal that goes on trying', async () => {
    const { tab, world } = await openSignedInTab(BY_REFRESH);
    const events = trackEvents(tab);
    world.answer({ [TOKEN_CALL]: createNetworkError });
    askForRenewal(tab);
    await advanceUntil(tab, hasFailed(events));
    tab.store.dispatch(signOutRequested());
    expect(markerOf(tab)).toBeUndefined();
    await tab.ports.advance(60_000);
    expect(refreshes({ tab, world })).toHaveLength(1);
    expect(getDoorSession(tab)).toBeUndefined();
  });
});

describe('a refused renewal', () => {
  const REFUSED = { [TOKEN_CALL]: () => createJsonResponse({ error: 'invalid_grant' }, 400) };

  test('[SPEC 7.2.4, 4.2.1] at the door ends the session of the portal and stays on the page', async () => {
    const { tab, world } = await openSignedInTab(BY_REFRESH);
    world.answer(REFUSED);
    tab.navigations.length = 0;
    askForRenewal(tab);
    await advanceUntil(tab, () => tab.state().session.status === 'signedOut');
    expect(tab.state().session).toMatchObject({
      ended: 'refused',
      user: null,
      problem: { code: 'providerRefused', result: 'SecureTokenServerError' },
    });
    expect(tab.navigations).toEqual([]);
    expect(markerOf(tab)).toBeUndefined();
    expect(failuresOf(tab)).toHaveLength(1);
  });

  test('[SPEC 7.2.4] at another provider ends only that session', async () => {
    const signIn = [
      { ...CONFIG_FILE.signIn[0], ...BY_REFRESH },
      { ...CONFIG_FILE.signIn[0], configId: 'main' },
    ];
    const given = await openSignedInTab(BY_REFRESH);
    const { world } = given;
    world.answer({
      ...REFUSED,
      [`GET ${PORTAL_ORIGIN}/config.json`]: () =>
        createJsonResponse({ ...createConfigWith({}), door: 'main', signIn }),
    });
    const tab = await reloadTab(given);
    askForRenewal(tab);
    await advanceUntil(tab, () => getDoorSession(tab)?.status === 'signedOut');
    expect(tab.state().session.status).toBe('signedIn');
    expect(readDoorFlow(tab).authnResult).toBeUndefined();
  });
});

describe('[SPEC 4.2.2] a page that is loaded in the middle of a renewal', () => {
  test('waits until the marker of the old page counts as stuck, then renews', async () => {
    const given = await openSignedInTab(BY_REFRESH);
    await given.tab.ports.advance(EXPIRY_MS - 1);
    const release = given.world.hold(TOKEN_CALL);
    askForRenewal(given.tab);
    expect(markerOf(given.tab)).toContain('running');
    const tab = await reloadTab(given);
    expect(markerOf(tab)).toContain('running');
    await tab.ports.advance(20_000);
    expect(tab.events()).not.toContain('session/silentRenewStarted');
    await tab.ports.advance(4_000);
    expect(tab.events()).toContain('session/silentRenewStarted');
    release();
  });

  test.each([
    { given: 'a marker that cannot be read', marker: '{' },
    { given: 'a marker without a time', marker: '{"state":"running"}' },
    {
      given: 'a marker from the future',
      marker: '{"state":"running","dateOfLaunchedProcessUtc":"2101-01-01T00:00:00.000Z"}',
    },
  ])('$given is stuck', async ({ marker }) => {
    const { tab } = await openSignedInTab(BY_REFRESH);
    const flow = { ...readDoorFlow(tab), storageSilentRenewRunning: marker };
    tab.ports.sessionStorage.write('door', JSON.stringify(flow));
    askForRenewal(tab);
    expect(getDoorSession(tab)?.status).toBe('renewing');
  });
});

describe('by frame', () => {
  test('[SPEC 2.8, 7.2.3] a hidden frame asks without a prompt; tokens and session state are new', async () => {
    const given = await openSignedInTab(BY_FRAME, { session_state: 'first' });
    const { tab, world } = given;
    const before = readDoorFlow(tab);
    askForRenewal(tab);
    const frame = await findRenewalFrame(tab);
    const asked = new URL(frame.visited[0]!).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      prompt: 'none',
      redirect_uri: RENEWAL_PAGE,
      code_challenge_method: 'S256',
    });
    respondInFrame(given, frame, { session_state: 'second' });
    await waitUntil(isSignedIn(tab));
    expect(listCallsTo(world, TOKEN_CALL).at(-1)?.form).toMatchObject({
      grant_type: 'authorization_code',
      redirect_uri: RENEWAL_PAGE,
    });
    expect(readDoorFlow(tab).session_state).toBe('second');
    expect(readDoorFlow(tab).authzData).not.toBe(before.authzData);
    expect(readDoorFlow(tab).authRequests).toEqual({});
    expect(frame.isClosed).toBe(true);
    expect(tab.ports.visited).toEqual([]);
  });

  test('[SPEC 2.8] where no page is configured it is the one of the portal', async () => {
    const { tab } = await openSignedInTab({});
    askForRenewal(tab);
    const frame = await findRenewalFrame(tab);
    expect(new URL(frame.visited[0]!).searchParams.get('redirect_uri')).toBe(RENEWAL_PAGE);
  });

  test('[SPEC 2.8, 4.1.4] what does not answer this request is ignored, and the frame goes on waiting', async () => {
    const given = await openSignedInTab(BY_FRAME);
    const { tab, world } = given;
    askForRenewal(tab);
    const frame = await findRenewalFrame(tab);
    const right = world.comeBack(frame.visited[0]!);
    const envelope = { v: 1, kind: 'silent-renew', url: right };
    const strange = [
      { origin: DOOR_ORIGIN, data: envelope },
      { origin: PORTAL_ORIGIN, data: right },
      { origin: PORTAL_ORIGIN, data: null },
      { origin: PORTAL_ORIGIN, data: { ...envelope, v: 2 } },
      { origin: PORTAL_ORIGIN, data: { ...envelope, kind: 'popup' } },
      { origin: PORTAL_ORIGIN, data: { ...envelope, url: 'no address' } },
      { origin: PORTAL_ORIGIN, data: { ...envelope, url: `${RENEWAL_PAGE}?code=c&state=another` } },
      { origin: PORTAL_ORIGIN, data: { ...envelope, url: `${RENEWAL_PAGE}?error=login_required` } },
    ];
    strange.forEach(frame.say);
    await tab.ports.advance(20_000 - 1);
    expect(getDoorSession(tab)?.status).toBe('renewing');
    expect(tab.state().session.status).toBe('signedIn');
    expect(frame.isClosed).toBe(false);
    frame.say({ origin: PORTAL_ORIGIN, data: envelope });
    await waitUntil(isSignedIn(tab));
    expect(failuresOf(tab)).toEqual([]);
  });

  test.each([
    { given: 'two codes', change: '&code=second', code: 'doubledParameter' },
    {
      given: 'a value without end',
      change: `&iss=${'x'.repeat(9_000)}`,
      code: 'malformedCallback',
    },
    { given: 'neither code nor error', change: '', code: 'noCode' },
  ])(
    '[SPEC 2.8, 4.1.3] an answer of ours with $given is not waited out: it is told at once, the session is kept',
    async ({ change, code }) => {
      const given = await openSignedInTab(BY_FRAME);
      const { tab, world } = given;
      const events = trackEvents(tab);
      askForRenewal(tab);
      const frame = await findRenewalFrame(tab);
      const right = world.comeBack(frame.visited[0]!, change ? {} : { code: '' });
      frame.say({
        origin: PORTAL_ORIGIN,
        data: { v: 1, kind: 'silent-renew', url: right + change },
      });
      await waitUntil(hasFailed(events));
      expect(failuresOf(tab)).toMatchObject([{ payload: { configId: 'door', code } }]);
      expect(tab.ports.logs.at(-1)?.text).toContain('door - ');
      expect(getDoorSession(tab)?.status).toBe('signedIn');
      expect([tab.state().session.status, frame.isClosed]).toEqual(['signedIn', true]);
    },
  );

  test('[SPEC 9.8, 9.13] a frame that never answers is tried at 0, 21, 43 and 66 s; the session is kept', async () => {
    const { tab } = await openSignedInTab(BY_FRAME);
    const events = trackEvents(tab);
    askForRenewal(tab);
    for (const [index, nextInMs] of [21_000, 22_000, 23_000].entries()) {
      const frame = await findRenewalFrame(tab, index + 1);
      await tab.ports.advance(20_000);
      expect(frame.isClosed).toBe(true);
      await tab.ports.advance(nextInMs - 20_000 - 1);
      expect(listFrames(tab, 'silent-renew')).toHaveLength(index + 1);
      await tab.ports.advance(1);
    }
    await findRenewalFrame(tab, 4);
    await tab.ports.advance(20_000 - 1);
    expect(hasFailed(events)()).toBe(false);
    await tab.ports.advance(1);
    await waitUntil(hasFailed(events));
    expect(failuresOf(tab)[0]).toMatchObject({
      payload: { code: 'frameSilent', notBefore: NOW_MS + 86_000 + TIMING.renewalPauseMs },
    });
    expect(getDoorSession(tab)?.status).toBe('signedIn');
    expect(tab.state().session.status).toBe('signedIn');
    expect(markerOf(tab)).toBeUndefined();
    expect(readDoorFlow(tab).authRequests).toEqual({});
  });

  test('[SPEC 9.13] after that the check leaves frames alone for a minute', async () => {
    const { tab } = await openSignedInTab({ ...BY_FRAME, silentRenewTimeoutInSeconds: 1 });
    await tab.ports.advance(EXPIRY_MS);
    for (const number of [1, 2, 3, 4]) {
      await findRenewalFrame(tab, number);
      await tab.ports.advance(number === 4 ? 1_000 : 1_000 + number * 1_000);
    }
    await waitUntil(() => failuresOf(tab).length === 1);
    await tab.ports.advance(TIMING.renewalPauseMs - 1);
    expect(listFrames(tab, 'silent-renew')).toHaveLength(4);
    // The first check after the pause, and no further: the frame would be given up again.
    await tab.ports.advance(2_001);
    await findRenewalFrame(tab, 5);
  });

  test('[SPEC 2.8] nobody known right after the sign-in: cookies are blocked, nobody is signed out, frames are left alone', async () => {
    const given = await openSignedInTab(BY_FRAME);
    const { tab } = given;
    const events = trackEvents(tab);
    askForRenewal(tab);
    respondInFrame(given, await findRenewalFrame(tab), { code: '', error: 'login_required' });
    await waitUntil(hasFailed(events));
    expect(failuresOf(tab)[0]).toMatchObject({ payload: { code: 'framesBlocked' } });
    expect(getDoorSession(tab)?.status).toBe('signedIn');
    expect(readDoorFlow(tab).areFramesBlocked).toBe(true);

    askForRenewal(tab);
    await advanceUntil(tab, () => refreshes(given).length === 1);
    expect(listFrames(tab, 'silent-renew')).toHaveLength(1);
  });

  test('[SPEC 2.8] nobody known long after the sign-in: the session is over', async () => {
    const given = await openSignedInTab(BY_FRAME);
    const { tab } = given;
    updateFlow(tab.ports, 'door', { signedInAt: tab.ports.clock() - LONG_AGO_MS });
    askForRenewal(tab);
    respondInFrame(given, await findRenewalFrame(tab), { code: '', error: 'login_required' });
    await waitUntil(() => tab.state().session.status === 'signedOut');
    expect(tab.state().session).toMatchObject({
      ended: 'refused',
      problem: { code: 'loginRequired', result: 'LoginRequired' },
    });
    expect(tab.state().validation.latest).toMatchObject({
      result: 'LoginRequired',
      isRenewal: true,
    });
  });

  test('[SPEC 2.8] somebody else is known to the provider: the session is over', async () => {
    const given = await openSignedInTab(BY_FRAME);
    const { tab, world } = given;
    Object.assign(world, { claims: { sub: 'door-ada' } });
    askForRenewal(tab);
    respondInFrame(given, await findRenewalFrame(tab));
    await waitUntil(() => tab.state().session.status === 'signedOut');
    expect(tab.state().session).toMatchObject({
      ended: 'otherPerson',
      problem: { code: 'otherPerson' },
    });
    expect(tab.state().validation.latest).toMatchObject({
      result: 'IncorrectIdTokenClaimsAfterRefresh',
      isRenewal: true,
    });
  });

  test('[SPEC 9.11] a provider that says that it is in trouble is asked again', async () => {
    const given = await openSignedInTab(BY_FRAME);
    const { tab } = given;
    const events = trackEvents(tab);
    askForRenewal(tab);
    const answer = { code: '', error: 'temporarily_unavailable' };
    respondInFrame(given, await findRenewalFrame(tab), answer);
    await waitUntil(hasFailed(events));
    expect(tab.state().session.status).toBe('signedIn');
    await tab.ports.advance(3_000);
    respondInFrame(given, await findRenewalFrame(tab, 2));
    await waitUntil(isSignedIn(tab));
  });

  test('[SPEC 2.8] signing out closes the frame', async () => {
    const { tab } = await openSignedInTab(BY_FRAME);
    askForRenewal(tab);
    const frame = await findRenewalFrame(tab);
    tab.store.dispatch(signOutRequested());
    expect(frame.isClosed).toBe(true);
  });
});

test('[SPEC 10.7] no secret occurs in any action, state or log line of renewals', async () => {
  const given = await openSignedInTab(BY_FRAME);
  const { tab, world } = given;
  askForRenewal(tab);
  respondInFrame(given, await findRenewalFrame(tab));
  await waitUntil(isSignedIn(tab));
  const seen = JSON.stringify([tab.actions, tab.state(), tab.ports.logs]);
  expect(world.secrets.length).toBeGreaterThan(8);
  expect(world.secrets.filter((secret) => secret !== '' && seen.includes(secret))).toEqual([]);
});
