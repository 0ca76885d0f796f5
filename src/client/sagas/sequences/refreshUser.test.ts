/** @jest-environment node */
import { sessionEnded, userRefreshRequested } from '../../state/sessionSlice';
import { GRACE, createJsonResponse, PORTAL_ORIGIN } from '../testing/fakeServers';
import { waitUntil } from '../testing/openTab';
import { listCallsTo, openSignedInTab } from '../testing/providerTab';

const USER_INFO = `GET ${PORTAL_ORIGIN}/connect/userinfo`;

test('[SPEC 7.1.4] [SPEC 3.3.1] a changed user record is fetched, stored and published', async () => {
  const { world, tab } = await openSignedInTab({});
  const changed = { ...GRACE, name: 'Grace B.', picture: '/pictures/2' };
  world.answer({ [USER_INFO]: () => createJsonResponse(changed) });
  tab.store.dispatch(userRefreshRequested());
  await waitUntil(() => tab.state().session.user?.name === 'Grace B.');
  expect(tab.state().session.user?.picture).toBe('/pictures/2');
  expect(JSON.parse(tab.ports.localStorage.read('sol-user')!)).toEqual(changed);
});

test('of two changes the later one is published, whichever answer comes first', async () => {
  const { world, tab } = await openSignedInTab({});
  const release = world.hold(USER_INFO);
  const asked = listCallsTo(world, USER_INFO).length;
  tab.store.dispatch(userRefreshRequested());
  await waitUntil(() => listCallsTo(world, USER_INFO).length > asked);
  world.answer({ [USER_INFO]: () => createJsonResponse({ ...GRACE, name: 'Second' }) });
  tab.store.dispatch(userRefreshRequested());
  release();
  await waitUntil(() => tab.state().session.user?.name !== GRACE.name);
  expect(tab.state().session.user?.name).toBe('Second');
  expect(listCallsTo(world, USER_INFO)).toHaveLength(asked + 2);
  expect(tab.errors()).toEqual([]);
});

test('[SPEC 4.5.6] an answer that comes after the session has ended brings nobody back', async () => {
  const { world, tab } = await openSignedInTab({});
  const release = world.hold(USER_INFO);
  tab.store.dispatch(userRefreshRequested());
  tab.store.dispatch(sessionEnded({ reason: 'signedOut' }));
  tab.ports.localStorage.remove('sol-user');
  release();
  await tab.ports.advance(0);
  expect(tab.state().session.user).toBeNull();
  expect(tab.ports.localStorage.read('sol-user')).toBeNull();
});

test('without a session nothing is asked', async () => {
  const { world, tab } = await openSignedInTab({});
  tab.store.dispatch(sessionEnded({ reason: 'signedOut' }));
  const before = listCallsTo(world, USER_INFO).length;
  tab.store.dispatch(userRefreshRequested());
  await tab.ports.advance(0);
  expect(listCallsTo(world, USER_INFO)).toHaveLength(before);
});
