/** @jest-environment node */
import { deposit } from '../../api/deposit';
import { passwordSignInRequested, signOutRequested } from '../../state/sessionSlice';
import { DOOR, fakeWorld, NOW_MS, PORTAL } from '../testing/fakeServers';
import { isKnown, openTab, until, type Tab } from '../testing/openTab';
import { flowOf, signedInWith } from '../testing/providerTab';

const leave = ({ store }: Tab) => store.dispatch(signOutRequested({ reason: 'accountDeleted' }));
const endOf = ({ state }: Tab) => state().session.ended;

test('[SPEC 4.5.6] with the account everything of it goes: cookie, both records, the user and the door’s tokens', async () => {
  const { tab } = await signedInWith({});
  leave(tab);
  expect(tab.state().session).toMatchObject({
    status: 'signedOut',
    ended: 'accountDeleted',
    user: null,
  });
  expect(tab.ports.localStorage.read('sol-auth')).toBeNull();
  expect(tab.ports.localStorage.read('sol-user')).toBeNull();
  expect(tab.ports.cookies.read('accessToken')).toBeNull();
  expect(flowOf(tab).authnResult).toBeUndefined();
});

test('[SPEC 4.3.1, 4.5.6] who leaves by the door’s sign-out is told on the first page, once', async () => {
  const { tab, world } = await signedInWith({});
  leave(tab);
  await until(() => tab.ports.visited.length > 0);
  const left = new URL(tab.ports.visited[0]!);
  expect(left.href).toMatch(`${DOOR}/end?`);

  const href = `${PORTAL}/?state=${left.searchParams.get('state')}`;
  const first = openTab(world, { href, after: tab.ports });
  await until(() => first.navigations.length > 0);
  expect([endOf(first), first.navigations]).toEqual(['accountDeleted', ['replace /']]);

  const second = openTab(world, { href, after: first.ports });
  await until(isKnown(second));
  expect(endOf(second)).toBe('notSignedIn');
});

test('[SPEC 2.5, 4.3.1] who left from another language is told in it, where the page is loaded anew', async () => {
  const { tab, world } = await signedInWith({});
  tab.ports.location.rewrite(`${PORTAL}/ar/me/data`);
  leave(tab);
  await until(() => tab.ports.visited.length > 0);
  const state = new URL(tab.ports.visited[0]!).searchParams.get('state');
  const first = openTab(world, { href: `${PORTAL}/?state=${state}`, after: tab.ports });
  await until(() => first.navigations.length > 0);
  expect(first.navigations).toEqual(['replace /ar/']);

  const arabic = openTab(world, { href: `${PORTAL}/ar/`, after: first.ports });
  await until(() => endOf(arabic) === 'accountDeleted');
});

test('[SPEC 4.5.6] who signed in by password is told on the first page at once', async () => {
  const world = await fakeWorld(() => NOW_MS);
  const tab = openTab(world, { href: `${PORTAL}/ar/me/data` });
  await until(isKnown(tab));
  const ticket = tab.store.dispatch(deposit({ email: 'grace@harbour.example', password: 'p' }));
  tab.store.dispatch(passwordSignInRequested({ ticket, returnTo: '/ar/me/data' }));
  await until(() => tab.navigations.length > 0);
  leave(tab);
  await until(() => tab.navigations.length > 1);
  expect([endOf(tab), tab.navigations.at(-1)]).toEqual(['accountDeleted', 'replace /ar/']);
  expect(tab.ports.visited).toEqual([]);
});

test('[SPEC 4.5.6] every other tab is signed out too', async () => {
  const { tab, world } = await signedInWith({});
  const other = openTab(world, { beside: tab.ports });
  await until(() => other.state().session.status === 'signedIn');
  leave(tab);
  await until(() => other.state().session.status === 'signedOut');
  expect(other.state().session).toMatchObject({ ended: 'otherTab', user: null });
});
