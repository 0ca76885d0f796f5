/** @jest-environment node */
import { depositSecrets } from '../../api/depositSecrets';
import { passwordSignInRequested, signOutRequested } from '../../state/sessionSlice';
import { DOOR_ORIGIN, createFakeServers, NOW_MS, PORTAL_ORIGIN } from '../testing/fakeServers';
import { isSessionKnown, openTab, waitUntil, type Tab } from '../testing/openTab';
import { readDoorFlow, openSignedInTab } from '../testing/providerTab';

const leave = ({ store }: Tab) => store.dispatch(signOutRequested({ reason: 'accountDeleted' }));
const endOf = ({ state }: Tab) => state().session.ended;

test('[SPEC 4.5.6] with the account everything of it goes: cookie, both records, the user and the door’s tokens', async () => {
  const { tab } = await openSignedInTab({});
  leave(tab);
  expect(tab.state().session).toMatchObject({
    status: 'signedOut',
    ended: 'accountDeleted',
    user: null,
  });
  expect(tab.ports.localStorage.read('sol-auth')).toBeNull();
  expect(tab.ports.localStorage.read('sol-user')).toBeNull();
  expect(tab.ports.cookies.read('accessToken')).toBeNull();
  expect(readDoorFlow(tab).authnResult).toBeUndefined();
});

test('[SPEC 4.3.1, 4.5.6] who leaves by the door’s sign-out is told on the first page, once', async () => {
  const { tab, world } = await openSignedInTab({});
  leave(tab);
  await waitUntil(() => tab.ports.visited.length > 0);
  const left = new URL(tab.ports.visited[0]!);
  expect(left.href).toMatch(`${DOOR_ORIGIN}/end?`);

  const href = `${PORTAL_ORIGIN}/?state=${left.searchParams.get('state')}`;
  const first = openTab(world, { href, after: tab.ports });
  await waitUntil(() => first.navigations.length > 0);
  expect([endOf(first), first.navigations]).toEqual(['accountDeleted', ['replace /']]);

  const second = openTab(world, { href, after: first.ports });
  await waitUntil(isSessionKnown(second));
  expect(endOf(second)).toBe('notSignedIn');
});

test('[SPEC 2.5, 4.3.1] who left from another language is told in it, where the page is loaded anew', async () => {
  const { tab, world } = await openSignedInTab({});
  tab.ports.location.rewrite(`${PORTAL_ORIGIN}/ar/me/data`);
  leave(tab);
  await waitUntil(() => tab.ports.visited.length > 0);
  const state = new URL(tab.ports.visited[0]!).searchParams.get('state');
  const first = openTab(world, { href: `${PORTAL_ORIGIN}/?state=${state}`, after: tab.ports });
  await waitUntil(() => first.navigations.length > 0);
  expect(first.navigations).toEqual(['replace /ar/']);

  const arabic = openTab(world, { href: `${PORTAL_ORIGIN}/ar/`, after: first.ports });
  await waitUntil(() => endOf(arabic) === 'accountDeleted');
});

test('[SPEC 4.5.6] who signed in by password is told on the first page at once', async () => {
  const world = await createFakeServers(() => NOW_MS);
  const tab = openTab(world, { href: `${PORTAL_ORIGIN}/ar/me/data` });
  await waitUntil(isSessionKnown(tab));
  const ticket = tab.store.dispatch(
    depositSecrets({ email: 'grace@harbour.example', password: 'p' }),
  );
  tab.store.dispatch(passwordSignInRequested({ ticket, returnTo: '/ar/me/data' }));
  await waitUntil(() => tab.navigations.length > 0);
  leave(tab);
  await waitUntil(() => tab.navigations.length > 1);
  expect([endOf(tab), tab.navigations.at(-1)]).toEqual(['accountDeleted', 'replace /ar/']);
  expect(tab.ports.visited).toEqual([]);
});

test('[SPEC 4.5.6] every other tab is signed out too', async () => {
  const { tab, world } = await openSignedInTab({});
  const other = openTab(world, { beside: tab.ports });
  await waitUntil(() => other.state().session.status === 'signedIn');
  leave(tab);
  await waitUntil(() => other.state().session.status === 'signedOut');
  expect(other.state().session).toMatchObject({ ended: 'otherTab', user: null });
});
