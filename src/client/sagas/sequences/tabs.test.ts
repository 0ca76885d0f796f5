/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import { portalApi } from '../../api/portalApi';
import { providerRenewalRequested, signOutRequested } from '../../state/sessionSlice';
import { readTabMessage } from '../tabs/tabChannel';
import { GRACE, createJsonResponse, NOW_MS, PORTAL_ORIGIN } from '../testing/fakeServers';
import { advanceUntil, openTab, type Tab, waitUntil } from '../testing/openTab';
import { duplicateTab, TAB_LIMITS } from '../testing/otherTab';
import {
  listCallsTo,
  readDoorFlow,
  getDoorSession,
  openSignedInTab,
  TOKEN_CALL,
} from '../testing/providerTab';

const BY_REFRESH = { silentRenew: true, useRefreshToken: true };

const isSignedOut = (tab: Tab) => () => tab.state().session.status === 'signedOut';
const isRenewed = (tab: Tab, before: string | undefined) => () =>
  getDoorSession(tab)?.status === 'signedIn' &&
  getDoorSession(tab)?.accessToken?.fingerprint !== before;
const askForRenewal = ({ store }: Tab) =>
  store.dispatch(providerRenewalRequested({ configId: 'door' }));
const fingerprintOf = (tab: Tab) => getDoorSession(tab)?.accessToken?.fingerprint;

const { getThings } = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getThings: build.query<unknown, string>({ query: (name) => `/${name}` }),
  }),
}).endpoints;

/** Returns a stored record of a person, with an access token that says who. */
const recordOf = (sub: string) =>
  JSON.stringify({
    access_token: `e30.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.s`,
    refresh_token: 'their-refresh',
    expires_in: 300,
    createDate: new Date(NOW_MS).toISOString(),
  });

describe('a sign-out in one tab', () => {
  test.each([
    { given: 'channels and storage events', limit: undefined },
    { given: 'storage events alone', limit: TAB_LIMITS.channels },
    { given: 'channels alone', limit: TAB_LIMITS.storage },
  ])('[SPEC 4.5.6] reaches the other by $given', async ({ limit }) => {
    const given = await openSignedInTab({});
    const other = await duplicateTab(given, limit);
    expect(other.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
    const calls = given.world.calls.length;

    given.tab.store.dispatch(signOutRequested({ how: 'local' }));
    await waitUntil(isSignedOut(other));
    expect(other.state().session).toMatchObject({ ended: 'otherTab', user: null, providers: {} });
    expect(other.ports.localStorage.read('sol-auth')).toBeNull();
    expect(readDoorFlow(other).authnResult).toBeUndefined();
    expect(given.world.calls).toHaveLength(calls);
  });

  test('[SPEC 4.5.6] does not concern a tab of another person', async () => {
    const given = await openSignedInTab({});
    const other = await duplicateTab(given, TAB_LIMITS.storage);
    given.tab.ports
      .openChannel('meydan', () => undefined)
      .post({ v: 1, type: 'signedOut', subject: 'ada' });
    await other.ports.advance(0);
    expect(other.state().session.status).toBe('signedIn');
  });

  test('[SPEC 4.5.6] does not end a session that began after it', async () => {
    const given = await openSignedInTab({});
    const other = await duplicateTab(given);
    // The storage event of the other tab has not arrived yet.
    other.ports.localStorage.write('sol-auth', recordOf('grace'));
    given.tab.ports
      .openChannel('meydan', () => undefined)
      .post({ v: 1, type: 'signedOut', subject: 'grace' });
    await other.ports.advance(0);
    expect(other.state().session.status).toBe('signedIn');
    expect(other.ports.localStorage.read('sol-auth')).toBe(recordOf('grace'));
  });
});

describe('two tabs with one refresh token', () => {
  test('[SPEC 7.2.4] what one has renewed is taken over by the other', async () => {
    const given = await openSignedInTab(BY_REFRESH);
    const other = await duplicateTab(given);
    const before = fingerprintOf(other);
    askForRenewal(given.tab);
    await advanceUntil(given.tab, isRenewed(other, before));
    const { authnResult } = readDoorFlow(given.tab);
    expect(readDoorFlow(other)).toMatchObject({
      authnResult,
      authzData: authnResult?.access_token,
      access_token_expires_at: readDoorFlow(given.tab).access_token_expires_at,
    });
  });

  test('[SPEC 7.2.4] a tab that did not hear of it asks before it uses the token up', async () => {
    const given = await openSignedInTab(BY_REFRESH);
    const stale = given.tab.ports.sessionStorage.read('door')!;
    askForRenewal(given.tab);
    await advanceUntil(given.tab, () => listCallsTo(given.world, TOKEN_CALL).length === 2);
    await waitUntil(() => readDoorFlow(given.tab).storageSilentRenewRunning === undefined);

    const late = await duplicateTab(given);
    late.ports.sessionStorage.write('door', stale);
    const again = openTab(given.world, { after: late.ports });
    await waitUntil(() => again.events().includes('session/checkingAuthFinished'));
    const before = fingerprintOf(again);
    askForRenewal(again);
    await advanceUntil(again, isRenewed(again, before));
    expect(readDoorFlow(again).authnResult).toEqual(readDoorFlow(given.tab).authnResult);
    expect(listCallsTo(given.world, TOKEN_CALL)).toHaveLength(2);
    expect(again.errors()).toEqual([]);
  });

  test('[SPEC 7.2.4] nobody answers: the token is used after a quarter of a second of waiting', async () => {
    const { tab, world } = await openSignedInTab(BY_REFRESH);
    const askedAt = tab.ports.monotonic();
    askForRenewal(tab);
    await advanceUntil(tab, () => listCallsTo(world, TOKEN_CALL).length === 2);
    expect(tab.ports.monotonic() - askedAt).toBeGreaterThanOrEqual(TIMING.otherTabMs);
  });

  test('[SPEC 10.7] the tokens that travel between tabs are in no action and no log', async () => {
    const given = await openSignedInTab(BY_REFRESH);
    const other = await duplicateTab(given);
    const before = fingerprintOf(other);
    askForRenewal(given.tab);
    await advanceUntil(given.tab, isRenewed(other, before));
    const everything = JSON.stringify([other.actions, other.state(), other.ports.logs]);
    expect(given.world.secrets.filter((secret) => secret && everything.includes(secret))).toEqual(
      [],
    );
  });

  test('[SPEC 4.5.6] tokens of a session that was ended here are not given to anybody', async () => {
    const given = await openSignedInTab(BY_REFRESH);
    const { refresh_token: usedUp } = readDoorFlow(given.tab).authnResult!;
    askForRenewal(given.tab);
    await advanceUntil(
      given.tab,
      () => readDoorFlow(given.tab).authnResult?.refresh_token !== usedUp,
    );
    given.tab.store.dispatch(signOutRequested({ how: 'local' }));
    await given.tab.ports.advance(0);
    const heard: unknown[] = [];
    const asking = openTab(given.world, { beside: given.tab.ports, hasSagas: false }).ports;
    const channel = asking.openChannel('meydan', (message) => heard.push(message));
    const digest = Buffer.from(await asking.digest('SHA-256', usedUp!)).toString('hex');
    channel.post({ v: 1, type: 'wantTokens', configId: 'door', fingerprint: digest.slice(0, 8) });
    await asking.advance(TIMING.otherTabMs);
    expect(heard).toEqual([]);
  });
});

describe('a page that comes back from the back/forward cache', () => {
  test('[SPEC 4.5.6] is signed out at once if the session has ended meanwhile', async () => {
    const { tab, world } = await openSignedInTab({});
    tab.ports.browser.openTab().localStorage.remove('sol-auth');
    const calls = world.calls.length;
    // A frozen page was not told what other tabs did meanwhile.
    tab.ports.wake('restored');
    expect(tab.state().session).toMatchObject({
      status: 'signedOut',
      ended: 'otherTab',
      user: null,
    });
    expect(world.calls).toHaveLength(calls);
  });

  test('[SPEC 3.3.1, 4.5.3] shows nothing of one person to another', async () => {
    const frozen = await openSignedInTab({});
    const { tab, world } = frozen;
    world.answer({ [`GET ${PORTAL_ORIGIN}/v1/mine`]: () => createJsonResponse(['of Grace']) });
    await tab.store.dispatch(getThings.initiate('mine'));
    const ada = { ...GRACE, sub: 'ada', name: 'Ada' };
    const silent = tab.ports.localStorage;
    silent.write('sol-auth', recordOf('ada'));
    silent.write('sol-user', JSON.stringify(ada));
    tab.ports.wake('restored');
    expect(tab.state().session.user).toMatchObject(ada);
    expect(tab.state().portalApi.queries).toEqual({});
    await waitUntil(() => tab.state().session.accessToken?.subject === 'ada');
  });

  test('[SPEC 4.5.3] with the same session nothing is published anew', async () => {
    const { tab } = await openSignedInTab({});
    const before = tab.events().length;
    tab.ports.wake('restored');
    await tab.ports.advance(0);
    expect(tab.events().slice(before)).toEqual(['session/userDataChanged']);
  });
});

test('[SPEC 3.3.1] the user record of another person is not shown', async () => {
  const { tab } = await openSignedInTab({});
  const ada = JSON.stringify({ ...GRACE, sub: 'ada' });
  tab.ports.browser.openTab().localStorage.write('sol-user', ada);
  await waitUntil(() => tab.state().session.user === null);
});

describe('messages of the channel', () => {
  const tokens = {
    v: 1,
    type: 'tokens',
    configId: 'door',
    replaces: '0a1b2c3d',
    authnResult: { access_token: 'a' },
    expiresAt: null,
    sessionState: '',
  };

  test.each([
    { v: 1, type: 'signedOut', subject: null },
    { v: 1, type: 'signedOut', subject: 'grace' },
    { v: 1, type: 'signedOut', subject: 'grace', isElsewhere: true },
    { v: 1, type: 'wantTokens', configId: 'door', fingerprint: '0a1b2c3d' },
    tokens,
  ])('[SPEC 4.5.6] %j is understood', (message) => {
    expect(readTabMessage(message)).toEqual(message);
  });

  test.each([
    [null],
    ['signedOut'],
    [{ type: 'signedOut', subject: null }],
    [{ v: 2, type: 'signedOut', subject: null }],
    [{ v: 1, type: 'signedOut' }],
    [{ v: 1, type: 'signedOut', subject: 'grace', isElsewhere: 'yes' }],
    [{ v: 1, type: 'toString' }],
    [{ v: 1, type: 'wantTokens', configId: 'door' }],
    [{ ...tokens, authnResult: null }],
    [{ ...tokens, authnResult: { access_token: 5 } }],
    [{ ...tokens, authnResult: { access_token: '' } }],
    [{ ...tokens, authnResult: { access_token: 'a', refresh_token: {} } }],
    [{ ...tokens, expiresAt: 'soon' }],
    [{ ...tokens, replaces: undefined }],
  ])('[SPEC 4.5.6] %j is not', (message) => {
    expect(readTabMessage(message)).toBeNull();
  });
});
