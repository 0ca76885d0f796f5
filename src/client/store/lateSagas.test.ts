import { depositSecrets } from '../api/depositSecrets';
import { createFakeServers, GRACE, NOW_MS } from '../sagas/testing/fakeServers';
import { openTab, waitUntil } from '../sagas/testing/openTab';
import { passwordSignInRequested, signInRequested } from '../state/sessionSlice';
import { lateSagas } from './lateSagas';

test('a sign-in that is asked for before the sagas have arrived is not lost', async () => {
  const world = await createFakeServers(() => NOW_MS);
  const tab = openTab(world, { openEffects: lateSagas });
  tab.store.dispatch(signInRequested({ returnTo: '/dialogs' }));
  expect(tab.ports.visited).toEqual([]);
  await waitUntil(() => tab.ports.visited.length > 0);
  expect(tab.ports.visited).toHaveLength(1);
  expect(tab.ports.visited[0]).toContain('code_challenge_method=S256');
});

test('a form with e-mail and password that is sent before the sagas have arrived signs in', async () => {
  const world = await createFakeServers(() => NOW_MS);
  const tab = openTab(world, { openEffects: lateSagas });
  const ticket = tab.store.dispatch(
    depositSecrets({ email: GRACE.email, password: 'nine quiet ferries' }),
  );
  tab.store.dispatch(passwordSignInRequested({ ticket, returnTo: '/blogs' }));
  await waitUntil(() => tab.navigations.length > 0);
  expect(tab.navigations).toEqual(['replace /blogs']);
  expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
});
