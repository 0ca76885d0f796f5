/** @jest-environment node */
import { STORAGE_KEYS } from '../../../shared/constants';
import { ERRORS } from '../../../shared/errors';
import { createDamagedExamples } from '../../../shared/testing/fuzz';
import type { MemoryPorts } from '../../browser/memoryPorts';
import { signInRequested } from '../../state/sessionSlice';
import {
  DOOR_ORIGIN,
  EXPIRES_IN_S,
  createFakeServers,
  GRACE,
  createJsonResponse,
  NOW_MS,
  PORTAL_ORIGIN,
} from '../testing/fakeServers';
import { isSessionKnown, openTab, waitUntil, type Tab } from '../testing/openTab';
import { createBlockedStorage, TAB_LIMITS, limitNewTabs } from '../testing/otherTab';
import { listCallsTo } from '../testing/providerTab';
import { openStoredSession } from '../testing/storedSession';

/** Stands where another text is put. */
const HOLE = 'here goes something else';

const LOGIN = `POST ${PORTAL_ORIGIN}/connect/token`;
const STORAGE_FULL =
  '[WARN] product - the browser refuses to store the session: it lasts as long as this page';

const isFinished = (tab: Tab) => () =>
  tab.events().some((type) => type.startsWith('session/checkingAuthFinished'));

/** Opens a page that begins with what `prepare` has left in its browser. */
async function pageWith(
  prepare: (ports: MemoryPorts) => MemoryPorts,
  href = `${PORTAL_ORIGIN}/dialogs`,
) {
  const world = await createFakeServers(() => NOW_MS);
  const before = openTab(world, { hasSagas: false }).ports;
  const tab = openTab(world, { after: prepare(before), href });
  await waitUntil(isFinished(tab));
  return { world, tab };
}

const record = (changes: object = {}) =>
  JSON.stringify({
    access_token: 'stored-access',
    refresh_token: 'stored-refresh',
    expires_in: EXPIRES_IN_S,
    createDate: new Date(NOW_MS).toISOString(),
    ...changes,
  });
const tokenOf = (sub: string) =>
  `e30.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.s`;
const doorFlow = JSON.stringify({ authnResult: { access_token: 'door-token' } });

describe('a browser that stores nothing', () => {
  const withoutStorage = (ports: MemoryPorts) => {
    ports.sessionStorage.write('door', doorFlow);
    return limitNewTabs(ports, TAB_LIMITS.storage);
  };

  test('[SPEC 3.2.1, 4.5.4] the session lasts as long as the page, and that is told once', async () => {
    const { tab, world } = await pageWith(withoutStorage);
    expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
    await tab.ports.advance(3 * EXPIRES_IN_S * 1_000);
    await waitUntil(() => listCallsTo(world, LOGIN).length >= 3);
    expect(tab.state().session.user).toMatchObject(GRACE);
    expect(tab.ports.logs.map(({ text }) => text)).toEqual([STORAGE_FULL]);
  });

  /** Opens a page whose session storage is blocked as well. */
  async function withoutAttempts(): Promise<Tab> {
    const world = await createFakeServers(() => NOW_MS);
    const before = openTab(world, { hasSagas: false }).ports;
    const tab = openTab(world, { after: { ...before, sessionStorage: createBlockedStorage() } });
    await waitUntil(isSessionKnown(tab));
    return tab;
  }

  test('[SPEC 4.1.1] a sign-in that leaves the page is refused: its answer could not be recognised', async () => {
    const tab = await withoutAttempts();
    tab.store.dispatch(signInRequested({}));
    await waitUntil(() => tab.state().session.problem !== null);
    expect(tab.state().session.problem).toEqual({ code: 'storageRefused' });
    expect(tab.ports.visited).toEqual([]);
  });

  test('[SPEC 4.1.1] a sign-in in a window needs no storage: the page stays', async () => {
    const tab = await withoutAttempts();
    tab.store.dispatch(signInRequested({ inWindow: true }));
    await waitUntil(() => (tab.ports.popups[0]?.visited.length ?? 0) > 0);
    expect(tab.state().session.problem).toBeNull();
    expect(tab.ports.popups[0]!.visited[0]).toContain(`${DOOR_ORIGIN}/auth?`);
  });
});

describe('damaged items', () => {
  test.each([
    { given: 'a scope that is a number', auth: record({ scope: 5 }) },
    { given: 'a refresh token that is an object', auth: record({ refresh_token: {} }) },
    { given: 'a field that nobody knows', auth: record({ extra: [1] }) },
  ])('[SPEC 3.2.1, 4.5.3] $given in the record loses no session', async ({ auth }) => {
    const { tab } = await pageWith((ports) => {
      ports.localStorage.write('sol-auth', auth);
      ports.localStorage.write('sol-user', JSON.stringify(GRACE));
      return ports;
    });
    expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
    expect(tab.errors()).toEqual([]);
  });

  test.each(['{', 'null', '[]', '5', '{"access_token":""}', '{"access_token":{}}'])(
    '[SPEC 5.2.3] a record %s without a usable access token is no session',
    async (auth) => {
      const { tab } = await pageWith((ports) => {
        ports.localStorage.write('sol-auth', auth);
        return ports;
      });
      expect(tab.state().session.status).toBe('signedOut');
      expect(tab.ports.localStorage.read('sol-auth')).toBeNull();
    },
  );

  test.each(['', '{}', '{"access_token":""}', '{"access_token":7,"refresh_token":"r"}'])(
    '[SPEC 5.2.3] an answer %s without an access token is not saved',
    async (body) => {
      const world = await createFakeServers(() => NOW_MS);
      world.answer({ [LOGIN]: () => new Response(body) });
      const before = openTab(world, { hasSagas: false }).ports;
      before.sessionStorage.write('door', doorFlow);
      const tab = openTab(world, { after: before });
      await waitUntil(isFinished(tab));
      expect(tab.ports.localStorage.read('sol-auth')).toBeNull();
      expect(tab.state().session.status).toBe('signedOut');
    },
  );

  test.each([
    { given: 'is not JSON', user: '{' },
    { given: 'has no subject', user: '{"name":"Grace Bell"}' },
    { given: 'is of another person', user: JSON.stringify({ ...GRACE, sub: 'ada' }) },
  ])('[SPEC 3.3.1, 4.5.3] a user record that $given is fetched anew', async ({ user }) => {
    const { tab, world } = await pageWith((ports) => {
      const auth = record({ access_token: tokenOf('grace') });
      ports.localStorage.write('sol-auth', auth);
      ports.localStorage.write('sol-user', user);
      return ports;
    });
    expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
    expect(listCallsTo(world, `GET ${PORTAL_ORIGIN}/connect/userinfo`)).toHaveLength(1);
    expect(JSON.parse(tab.ports.localStorage.read('sol-user')!)).toEqual(GRACE);
  });

  test.each(['{', '5', 'null', '{"authnResult":5}', '{"authRequests":{"a":5,"b":null}}'])(
    '[SPEC 3.1.3, 4.1.1] a damaged item %s of a provider neither throws nor hinders a sign-in',
    async (flow) => {
      const { tab } = await pageWith((ports) => {
        ports.sessionStorage.write('door', flow);
        ports.sessionStorage.write(STORAGE_KEYS.automaticRedirects, flow);
        ports.localStorage.write('sol-auth', record());
        return ports;
      });
      expect(tab.state().session.status).toBe('signedIn');
      tab.store.dispatch(signInRequested({ isAutomatic: true }));
      await waitUntil(() => tab.ports.visited.length > 0);
      expect(tab.errors()).toEqual([]);
    },
  );

  test.each([
    '{',
    'null',
    '[]',
    '{"state":5,"returnTo":"/ar/"}',
    '{"state":"s","returnTo":"https://elsewhere.example/"}',
    '{"state":"s","returnTo":"//elsewhere.example/"}',
  ])('[SPEC 4.3.1] a damaged or foreign %s leads nowhere after a sign-out', async (stored) => {
    const { tab } = await pageWith((ports) => {
      ports.sessionStorage.write(STORAGE_KEYS.signedOutReturn, stored);
      return ports;
    }, `${PORTAL_ORIGIN}/?state=s`);
    expect(tab.navigations).toEqual([]);
    expect(tab.state().session).toMatchObject({ status: 'signedOut', problem: null });
  });
});

describe('one damaged field', () => {
  /**
   * Opens a tab with a saved session in which one field of the provider's item is something else;
   * the record of the product is whole.
   */
  async function tabWith(flow: string): Promise<Tab> {
    const { world, ports } = await openStoredSession();
    ports.sessionStorage.write('door', flow);
    const tab = openTab(world, { after: ports });
    await waitUntil(isFinished(tab));
    return tab;
  }

  test('[SPEC 3.1.1, 4.5.3] of what is stored of the provider, however deep: who has a valid sol-auth is signed in', async () => {
    const { ports } = await openStoredSession({ provider: { sessionState: 'x' } });
    const whole = JSON.parse(ports.sessionStorage.read('door')!) as object;
    const strange: unknown[] = [];
    for (const [what, flow] of createDamagedExamples({ ...whole, jwtKeys: { keys: [] } })) {
      const tab = await tabWith(flow);
      const { status } = tab.state().session;
      if (status !== 'signedIn' || tab.errors().length > 0) strange.push([what, tab.errors()]);
    }
    expect(strange).toEqual([]);
  });

  test('[SPEC 4.1.3, 7.2.3] of an attempt: its answer signs in or is refused, no code is sent without its verifier', async () => {
    const world = await createFakeServers(() => NOW_MS);
    const leaving = openTab(world);
    leaving.store.dispatch(signInRequested({ returnTo: '/blogs' }));
    await waitUntil(() => leaving.ports.visited.length > 0);
    const href = world.comeBack(leaving.ports.visited[0]!);
    const whole = JSON.parse(leaving.ports.sessionStorage.read('door')!) as {
      readonly authRequests: object;
    };
    let after = leaving.ports;
    const strange: unknown[] = [];
    for (const [what, authRequests] of createDamagedExamples(whole.authRequests)) {
      const flow = JSON.stringify({ ...whole, authRequests: HOLE }).replace(
        JSON.stringify(HOLE),
        () => authRequests,
      );
      after.localStorage.remove('sol-auth');
      after.sessionStorage.write('door', flow);
      const tab = openTab(world, { href, after });
      await waitUntil(isFinished(tab));
      const { status, problem } = tab.state().session;
      const isDecided = status === 'signedIn' || problem !== null;
      if (!isDecided || problem?.code === 'unexpected') strange.push([what, status, problem]);
      after = tab.ports;
    }
    expect(strange).toEqual([]);
    const exchanges = listCallsTo(world, `POST ${DOOR_ORIGIN}/token`).map(({ form }) => form);
    expect(exchanges.length).toBeGreaterThan(0);
    expect(exchanges.filter((form) => !form['code_verifier'])).toEqual([]);
  });

  test('[SPEC 2.5, 8.3] of what the last page left to be told: no code that does not exist is told', async () => {
    const news = { ended: 'refused', problem: { code: 'renewalRefused' }, doorLink: null };
    for (const [what, stored] of createDamagedExamples(news)) {
      const { tab } = await pageWith((ports) => {
        ports.sessionStorage.write(STORAGE_KEYS.news, stored);
        return ports;
      });
      const { problem, ended } = tab.state().session;
      expect([what, problem === null || problem.code in ERRORS]).toEqual([what, true]);
      expect([what, typeof (ended ?? '')]).toEqual([what, 'string']);
    }
  });
});

test('[SPEC 9.19] the two records in the local storage are called sol-auth and sol-user', async () => {
  const world = await createFakeServers(() => NOW_MS);
  world.answer({ [`GET ${PORTAL_ORIGIN}/connect/userinfo`]: () => createJsonResponse(GRACE) });
  const before = openTab(world, { hasSagas: false }).ports;
  before.sessionStorage.write('door', doorFlow);
  const { ports } = openTab(world, { after: before });
  await waitUntil(() => ports.localStorage.read('sol-user') !== null);
  expect(JSON.parse(ports.localStorage.read('sol-auth')!)).toMatchObject({
    expires_in: EXPIRES_IN_S,
  });
});
