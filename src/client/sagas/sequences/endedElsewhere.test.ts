/** @jest-environment node */
import { portalApi } from '../../api/portalApi';
import { productRenewalRequested, signInRequested } from '../../state/sessionSlice';
import { watchRenewals } from '../product/renewProduct';
import { requestToken } from '../requestToken';
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
import { mockPage } from '../testing/mockPage';
import { advanceUntil, isSessionKnown, openTab, waitUntil, type Tab } from '../testing/openTab';
import { duplicateTab, TAB_LIMITS } from '../testing/otherTab';
import { listCallsTo, readDoorFlow, openSignedInTab } from '../testing/providerTab';
import { openStoredSession } from '../testing/storedSession';

// The end was asked for on another device: the sign-in server answers `login_required`.

const LOGIN = `POST ${PORTAL_ORIGIN}/connect/token`;
const DOOR_GRANT = 'sol:door_account_token';
const ENDED = { status: 'signedOut', ended: 'endedElsewhere', user: null };

const { getThings } = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getThings: build.query<unknown, string>({ query: (name) => `/${name}` }),
  }),
}).endpoints;

const isStarted = (tab: Tab) => () =>
  tab.events().some((type) => type.startsWith('session/checkingAuthFinished'));
const isEnded = (tab: Tab) => () => tab.state().session.ended === 'endedElsewhere';
const grantsOf = (world: FakeServers) =>
  listCallsTo(world, LOGIN).map(({ form }) => form['grant_type']);
const authorizeOf = (address: string | undefined) => new URL(address!).searchParams;

/** Makes the sign-in server refuse these grants from now on. */
function end(world: FakeServers, grants: readonly string[] = ['refresh_token', DOOR_GRANT]): void {
  world.answer({
    [LOGIN]: async ({ form }) =>
      grants.includes(form['grant_type'] ?? '')
        ? createJsonResponse({ error: 'login_required' }, 400)
        : createJsonResponse(await world.issueProductTokens()),
  });
}

const expired = { product: { ageS: EXPIRES_IN_S } };

function expectNothingKept(tab: Tab): void {
  const { localStorage, cookies } = tab.ports;
  expect([localStorage.read('sol-auth'), localStorage.read('sol-user')]).toEqual([null, null]);
  expect(cookies.read('accessToken')).toBeNull();
  expect(readDoorFlow(tab).authnResult).toBeUndefined();
}

describe('a browser whose session was ended elsewhere', () => {
  test('[SPEC 4.5.2, 4.5.6] the next page says so; the door’s sign-in is not exchanged, and nothing is kept', async () => {
    const { world, ports } = await openStoredSession(expired);
    end(world);
    const tab = openTab(world, { after: ports });
    await waitUntil(isStarted(tab));
    expect(tab.state().session).toMatchObject({ ...ENDED, problem: { code: 'endedElsewhere' } });
    expect(grantsOf(world)).toEqual(['refresh_token']);
    expectNothingKept(tab);

    const next = openTab(world, { after: tab.ports });
    await waitUntil(isStarted(next));
    expect(grantsOf(world)).toEqual(['refresh_token']);
  });

  test('[SPEC 4.5.6] a page that is open says so where it is, with the first call that is refused', async () => {
    const { world, ports } = await openStoredSession();
    end(world);
    world.answer({
      [`GET ${PORTAL_ORIGIN}/v1/mine`]: () => createJsonResponse({ code: 'invalidToken' }, 401),
    });
    const tab = openTab(world, { after: ports });
    await waitUntil(isStarted(tab));
    expect(tab.state().session.user).toMatchObject(GRACE);
    void tab.store.dispatch(getThings.initiate('mine'));
    await waitUntil(isEnded(tab));
    expect(grantsOf(world)).toEqual(['refresh_token']);
    expect([tab.navigations, tab.ports.visited]).toEqual([[], []]);
    expectNothingKept(tab);
  });

  test('[SPEC 4.5.6] without a network it stays signed in, and is told when it has one', async () => {
    const { world, ports } = await openStoredSession(expired);
    world.answer({ [LOGIN]: createNetworkError });
    const tab = openTab(world, { after: ports });
    await waitUntil(isStarted(tab));
    await waitUntil(() => tab.state().session.isRenewalUnreachable);
    expect(tab.state().session.user).toMatchObject(GRACE);
    end(world);
    tab.ports.wake('online');
    await advanceUntil(tab, isEnded(tab));
    expect(grantsOf(world)).not.toContain(DOOR_GRANT);
  });

  test('[SPEC 4.5.5] a tab that was away holds the door’s tokens alone: refused once, they are forgotten', async () => {
    const { world, ports } = await openStoredSession({ product: null, user: null });
    end(world);
    const tab = openTab(world, { after: ports });
    await waitUntil(isStarted(tab));
    expect(tab.state().session).toMatchObject({ ...ENDED, problem: { code: 'signInTooOld' } });
    const next = openTab(world, { after: tab.ports });
    await waitUntil(isStarted(next));
    expect(grantsOf(world)).toEqual([DOOR_GRANT]);
  });

  test('[SPEC 4.5.5] a session that just ran out asks the door, whose sign-in may be too old', async () => {
    const { world, ports } = await openStoredSession();
    world.answer({
      [LOGIN]: ({ form }) =>
        createJsonResponse(
          { error: form['refresh_token'] ? 'invalid_grant' : 'login_required' },
          400,
        ),
    });
    const tab = openTab(world, { after: ports });
    await waitUntil(isStarted(tab));
    tab.store.dispatch(productRenewalRequested());
    await waitUntil(isEnded(tab));
    expect(grantsOf(world)).toEqual(['refresh_token', DOOR_GRANT]);
    expect(tab.state().session.problem).toEqual({ code: 'signInTooOld' });
    expectNothingKept(tab);
  });

  test('[SPEC 4.5.5] saga by saga: an answer of login_required ends the session without a try at the door', async () => {
    const { ports } = await openStoredSession(expired);
    const page = mockPage({
      sagas: [watchRenewals],
      ports: { localStorage: ports.localStorage, sessionStorage: ports.sessionStorage },
      session: { status: 'signedIn' },
      answers: [
        [requestToken, () => ({ error: { status: 400, code: 'login_required', title: '' } })],
      ],
    });
    page.dispatch(productRenewalRequested());
    await waitUntil(() => page.session().status === 'signedOut');
    expect(page.types()).toEqual([
      'session/productRenewalRequested',
      'session/userDataChanged',
      'session/sessionEnded',
      'portalApi/resetApiState',
    ]);
    expect(page.session()).toMatchObject(ENDED);
  });
});

describe('the other tabs', () => {
  test.each([
    { given: 'channels and storage events', limit: undefined },
    { given: 'channels alone', limit: TAB_LIMITS.storage },
  ])('[SPEC 4.5.6] learn by $given why it ended, not that it was in a tab', async ({ limit }) => {
    const given = await openSignedInTab({});
    const other = await duplicateTab(given, limit);
    const before = grantsOf(given.world).length;
    end(given.world);
    given.tab.store.dispatch(productRenewalRequested());
    await waitUntil(isEnded(other));
    expect(other.state().session).toMatchObject({ ...ENDED, problem: { code: 'endedElsewhere' } });
    expect(readDoorFlow(other).authnResult).toBeUndefined();
    expect(grantsOf(given.world).slice(before)).toEqual(['refresh_token']);
  });

  test('[SPEC 4.5.6] a storage event that came first is corrected, and a new session is not ended by it', async () => {
    const given = await openSignedInTab({});
    const other = await duplicateTab(given);
    const channel = given.tab.ports.openChannel('meydan', () => undefined);
    const told = { v: 1, type: 'signedOut', subject: 'grace', isElsewhere: true };
    given.tab.ports.browser.openTab().localStorage.remove('sol-auth');
    await waitUntil(() => other.state().session.ended === 'otherTab');
    channel.post(told);
    await waitUntil(isEnded(other));

    const { access_token, refresh_token } = await given.world.issueProductTokens();
    const createDate = new Date(NOW_MS).toISOString();
    const record = { access_token, refresh_token, expires_in: EXPIRES_IN_S, createDate };
    given.tab.ports.browser.openTab().localStorage.write('sol-auth', JSON.stringify(record));
    await waitUntil(() => other.state().session.status === 'signedIn');
    other.ports.localStorage.write(
      'sol-auth',
      JSON.stringify({ ...record, access_token: 'x.y.z' }),
    );
    channel.post(told);
    await other.ports.advance(0);
    expect(other.state().session.status).toBe('signedIn');
  });
});

describe('signing in afterwards', () => {
  async function endedTab(): Promise<{ world: FakeServers; tab: Tab }> {
    const { world, ports } = await openStoredSession(expired);
    end(world);
    const tab = openTab(world, { after: ports });
    await waitUntil(isStarted(tab));
    end(world, []);
    return { world, tab };
  }

  test('[SPEC 4.1.2] asks the provider for a sign-in of now, and comes back to the page', async () => {
    const { world, tab } = await endedTab();
    tab.store.dispatch(signInRequested({ returnTo: '/dialogs?page=2' }));
    await waitUntil(() => tab.ports.visited.length > 0);
    expect(authorizeOf(tab.ports.visited[0]).get('prompt')).toBe('login');
    const href = world.comeBack(tab.ports.visited[0]!);
    const back = openTab(world, { href, after: tab.ports });
    await waitUntil(isStarted(back));
    expect(back.state().session).toMatchObject({ status: 'signedIn', ended: null, user: GRACE });
    expect(back.navigations).toEqual(['replace /dialogs?page=2']);
  });

  test('[SPEC 2.10] in a window as well', async () => {
    const { tab } = await endedTab();
    tab.store.dispatch(signInRequested({ inWindow: true }));
    await waitUntil(() => (tab.ports.popups[0]?.visited.length ?? 0) > 0);
    expect(authorizeOf(tab.ports.popups[0]!.visited[0]).get('prompt')).toBe('login');
  });

  /**
   * Opens a page that knows of no end: the provider lets the person in unasked, and the sign-in
   * server says that it is too old.
   */
  async function letInUnasked(): Promise<{ world: FakeServers; back: Tab }> {
    const world = await createFakeServers(() => NOW_MS);
    end(world);
    const tab = openTab(world);
    await waitUntil(isSessionKnown(tab));
    tab.store.dispatch(signInRequested({ returnTo: '/tr/me?page=1' }));
    await waitUntil(() => tab.ports.visited.length > 0);
    expect(authorizeOf(tab.ports.visited[0]).get('prompt')).toBeNull();
    const href = world.comeBack(tab.ports.visited[0]!);
    const back = openTab(world, { href, after: tab.ports });
    await waitUntil(() => back.ports.visited.length > 0);
    return { world, back };
  }

  test('[SPEC 4.1.2, 4.1.6] a provider that let the person in unasked is asked once more by itself, and nothing is said of a failure', async () => {
    const { world, back } = await letInUnasked();
    expect(authorizeOf(back.ports.visited[0]).get('prompt')).toBe('login');
    expect(back.navigations).toEqual([]);
    expect(back.state().session).toMatchObject({ problem: null, ended: null });
    expect(readDoorFlow(back).authnResult).toBeUndefined();
    end(world, []);
    const href = world.comeBack(back.ports.visited[0]!);
    const again = openTab(world, { href, after: back.ports });
    await waitUntil(isStarted(again));
    expect(again.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
    expect(again.navigations).toEqual(['replace /tr/me?page=1']);
  });

  test('[SPEC 4.8.1] a provider that does not ask: that is told, and there is no circle', async () => {
    const { world, back } = await letInUnasked();
    const href = world.comeBack(back.ports.visited[0]!);
    const again = openTab(world, { href, after: back.ports });
    await waitUntil(isStarted(again));
    expect(again.state().session).toMatchObject({ ...ENDED, problem: { code: 'notAskedAnew' } });
    expect(again.ports.visited).toEqual([]);
    expect(again.navigations).toEqual(['replace /tr/unauthorized']);
    expect(grantsOf(world)).toEqual([DOOR_GRANT, DOOR_GRANT]);
  });

  test('[SPEC 2.10] a window that was let in unasked is not opened by itself again: the next one asks', async () => {
    const world = await createFakeServers(() => NOW_MS);
    end(world);
    const tab = openTab(world);
    await waitUntil(isSessionKnown(tab));
    const open = async (number: number) => {
      tab.store.dispatch(signInRequested({ inWindow: true }));
      await waitUntil(() => (tab.ports.popups[number]?.visited.length ?? 0) > 0);
      return tab.ports.popups[number]!;
    };
    const first = await open(0);
    const url = world.comeBack(first.visited[0]!);
    first.say({ origin: PORTAL_ORIGIN, data: { v: 1, kind: 'popup', url } });
    await waitUntil(() => tab.state().session.problem !== null);
    expect(tab.state().session).toMatchObject({ ...ENDED, problem: { code: 'signInTooOld' } });
    await waitUntil(() => tab.state().session.signInWindow === 'closed');
    expect(authorizeOf((await open(1)).visited[0]).get('prompt')).toBe('login');
  });
});
