/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import { depositSecrets } from '../../api/depositSecrets';
import {
  doorLinkRequested,
  passwordSignInRequested,
  signOutRequested,
} from '../../state/sessionSlice';
import {
  DOOR_ORIGIN,
  createFakeServers,
  GRACE,
  createJsonResponse,
  NOW_MS,
  PORTAL_ORIGIN,
  type FakeServers,
  type Handler,
} from '../testing/fakeServers';
import { isSessionKnown, openTab, waitUntil, type Tab } from '../testing/openTab';
import { listCallsTo, readDoorFlow, getDoorSession } from '../testing/providerTab';

const LOGIN = `POST ${PORTAL_ORIGIN}/connect/token`;
const LINK = `POST ${PORTAL_ORIGIN}/v1/me/doors`;
const SECURITY = '/tr/me/security';

interface Given {
  readonly world: FakeServers;
  readonly tab: Tab;
}

/** Signs a person in by password and leads them on the way to the door, to link its login. */
async function leaving(link: Handler = () => new Response(null, { status: 204 })): Promise<Given> {
  const world = await createFakeServers(() => NOW_MS);
  world.answer({ [LINK]: link });
  const tab = openTab(world, { href: PORTAL_ORIGIN + SECURITY });
  await waitUntil(isSessionKnown(tab));
  const ticket = tab.store.dispatch(depositSecrets({ email: GRACE.email, password: 'lanterns' }));
  tab.store.dispatch(passwordSignInRequested({ ticket, returnTo: SECURITY }));
  await waitUntil(() => tab.state().session.status === 'signedIn');
  tab.store.dispatch(doorLinkRequested({ configId: 'door', returnTo: SECURITY }));
  await waitUntil(() => tab.ports.visited.length > 0);
  return { world, tab };
}

/** Brings the person back from the door. */
async function back({ world, tab }: Given, answer = {}, end?: (tab: Tab) => void): Promise<Tab> {
  end?.(tab);
  const href = world.comeBack(tab.ports.visited[0]!, answer);
  const next = openTab(world, { href, after: tab.ports });
  await waitUntil(() => next.navigations.length > 0);
  return next;
}

const outcomeOf = ({ state }: Tab) => state().session.doorLink;
const storedAuth = ({ ports }: Tab) => ports.localStorage.read('sol-auth');

test('[SPEC 1.4, 4.1.2] the door asks for the sign-in even if it knows somebody, and the session stays', async () => {
  const { tab } = await leaving();
  const asked = new URL(tab.ports.visited[0]!).searchParams;
  expect(asked.get('prompt')).toBe('login');
  expect(asked.get('redirect_uri')).toBe(`${PORTAL_ORIGIN}/callback`);
  expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
});

test('[SPEC 1.4] the door’s token goes to the server that links it, with the session’s token; nothing is exchanged', async () => {
  const given = await leaving();
  const before = storedAuth(given.tab);
  const tab = await back(given);
  expect(outcomeOf(tab)).toEqual({ configId: 'door', code: null });
  expect(listCallsTo(given.world, LINK)).toHaveLength(1);
  expect(listCallsTo(given.world, LINK)[0]!.headers.get('authorization')).toMatch(/^Bearer ey/);
  expect(listCallsTo(given.world, LOGIN)).toHaveLength(1);
  expect(storedAuth(tab)).toBe(before);
  expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
  expect(tab.navigations).toEqual([`replace ${SECURITY}`]);
});

test('[SPEC 2.5, 2.6] the page in the person’s language, which is loaded anew after the callback, tells the outcome, once', async () => {
  const given = await leaving();
  const callback = await back(given);
  const page = openTab(given.world, { href: PORTAL_ORIGIN + SECURITY, after: callback.ports });
  await waitUntil(() => outcomeOf(page) !== null);
  expect(outcomeOf(page)).toEqual({ configId: 'door', code: null });

  const reloaded = openTab(given.world, { href: PORTAL_ORIGIN + SECURITY, after: page.ports });
  await waitUntil(isSessionKnown(reloaded));
  expect(outcomeOf(reloaded)).toBeNull();
});

test('[SPEC 3.1.1, 4.5.1] nothing of the door is kept: no later reload turns it into a session', async () => {
  const given = await leaving();
  const tab = await back(given);
  expect(readDoorFlow(tab).authnResult).toBeUndefined();
  expect(readDoorFlow(tab).authRequests).toEqual({});
  expect(getDoorSession(tab)).toBeUndefined();

  tab.ports.localStorage.remove('sol-auth');
  const reloaded = openTab(given.world, { after: tab.ports });
  await waitUntil(isSessionKnown(reloaded));
  expect(reloaded.state().session.status).toBe('signedOut');
  expect(listCallsTo(given.world, LOGIN)).toHaveLength(1);
});

test('[SPEC 7.2.7] what the door gave is revoked once the server has seen it', async () => {
  const given = await leaving();
  await back(given);
  const revocations = () => listCallsTo(given.world, `POST ${DOOR_ORIGIN}/revoke`);
  await waitUntil(() => revocations().length === 2);
  expect(revocations().map(({ form }) => form['token_type_hint'])).toEqual([
    'refresh_token',
    'access_token',
  ]);
  const order = given.world.calls.map(({ key }) => key);
  expect(order.indexOf(`POST ${DOOR_ORIGIN}/revoke`)).toBeGreaterThan(order.indexOf(LINK));
});

test('a server that never answers is decided in time: the session stays, what the door gave is revoked', async () => {
  const given = await leaving();
  given.world.hold(LINK);
  const href = given.world.comeBack(given.tab.ports.visited[0]!);
  const tab = openTab(given.world, { href, after: given.tab.ports });
  await waitUntil(() => listCallsTo(given.world, LINK).length > 0);
  await tab.ports.advance(35_000);
  await waitUntil(() => tab.navigations.length > 0);
  expect(outcomeOf(tab)).toEqual({ configId: 'door', code: 'signInServerUnreachable' });
  expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
  await waitUntil(() => listCallsTo(given.world, `POST ${DOOR_ORIGIN}/revoke`).length === 2);
  expect(listCallsTo(given.world, LINK)).toHaveLength(1);
});

test('[SPEC 4.3.1] the door knows the person now: signing out leads there', async () => {
  const tab = await back(await leaving());
  tab.store.dispatch(signOutRequested());
  await waitUntil(() => tab.ports.visited.length > 0);
  expect(tab.ports.visited[0]).toMatch(`${DOOR_ORIGIN}/end?`);
});

test.each(['doorTaken', 'doorHasVoted', 'doorMisconfigured', 'recentSignInRequired'])(
  '[SPEC 1.4] the server’s %s is told, and the session stays',
  async (code) => {
    const tab = await back(await leaving(() => createJsonResponse({ code, title: code }, 409)));
    expect(outcomeOf(tab)).toEqual({ configId: 'door', code });
    expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE, problem: null });
  },
);

test.each([
  {
    given: 'a refusal of the door',
    answer: { code: '', error: 'access_denied' },
    code: 'signInDeclined',
  },
  {
    given: 'an answer of another issuer',
    answer: { iss: 'https://other.example' },
    code: 'validationFailed',
  },
])('[SPEC 4.8.1] $given ends no session: it belongs to none', async ({ answer, code }) => {
  const given = await leaving();
  const tab = await back(given, answer);
  expect(outcomeOf(tab)).toEqual({ configId: 'door', code });
  expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
  expect(listCallsTo(given.world, LINK)).toEqual([]);
});

test('[SPEC 4.1.4] whose session has ended meanwhile links nothing and is signed in to nothing', async () => {
  const given = await leaving();
  const tab = await back(given, {}, ({ ports }) => ports.localStorage.remove('sol-auth'));
  expect(outcomeOf(tab)).toEqual({ configId: 'door', code: 'signInRequired' });
  expect(tab.state().session).toMatchObject({ status: 'signedOut', user: null });
  expect(listCallsTo(given.world, `POST ${DOOR_ORIGIN}/token`)).toEqual([]);
});

test('[SPEC 4.1.4] a login is not linked to the account of another person who has signed in meanwhile', async () => {
  const given = await leaving();
  const ada = Buffer.from(JSON.stringify({ sub: 'ada' })).toString('base64url');
  const record = {
    access_token: `e30.${ada}.s`,
    refresh_token: 'r',
    expires_in: 300,
    createDate: new Date(NOW_MS).toISOString(),
  };
  const tab = await back(given, {}, ({ ports }) => {
    ports.localStorage.write('sol-auth', JSON.stringify(record));
    ports.localStorage.write('sol-user', JSON.stringify({ ...GRACE, sub: 'ada' }));
  });
  expect(outcomeOf(tab)).toEqual({ configId: 'door', code: 'incorrectState' });
  expect(listCallsTo(given.world, LINK)).toEqual([]);
});

test('[SPEC 4.1.4] an answer after more than 15 minutes links nothing', async () => {
  const given = await leaving();
  given.tab.ports.jump(TIMING.attemptLifeMs + 1);
  await back(given);
  expect(listCallsTo(given.world, LINK)).toEqual([]);
});

test('[SPEC 8.4] a door that cannot be asked is told on the page, which stays', async () => {
  const world = await createFakeServers(() => NOW_MS);
  world.answer({
    [`GET ${DOOR_ORIGIN}/.well-known/openid-configuration`]: () => createJsonResponse({}, 404),
  });
  const tab = openTab(world, { href: PORTAL_ORIGIN + SECURITY });
  await waitUntil(isSessionKnown(tab));
  tab.store.dispatch(doorLinkRequested({ configId: 'door', returnTo: SECURITY }));
  await waitUntil(() => outcomeOf(tab) !== null);
  expect(outcomeOf(tab)).toEqual({ configId: 'door', code: 'discoveryFailed' });
  expect(tab.ports.visited).toEqual([]);
});

test('[SPEC 10.7] no secret of the door occurs in an action, in the state or in the log', async () => {
  const given = await leaving();
  const tab = await back(given);
  const seen = JSON.stringify([tab.actions, tab.state(), tab.ports.logs]);
  expect(given.world.secrets.filter((secret) => secret && seen.includes(secret))).toEqual([]);
});
