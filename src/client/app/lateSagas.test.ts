import { NOW_MS, fakeWorld } from '../sagas/testing/fakeServers';
import { openTab, until } from '../sagas/testing/openTab';
import { signInRequested } from '../state/sessionSlice';
import { lateSagas } from './lateSagas';

test('a sign-in that is asked for before the sagas have arrived is not lost', async () => {
  const world = await fakeWorld(() => NOW_MS);
  const tab = openTab(world, { openEffects: lateSagas });
  tab.store.dispatch(signInRequested({ returnTo: '/dialogs' }));
  expect(tab.ports.visited).toEqual([]);
  await until(() => tab.ports.visited.length > 0);
  expect(tab.ports.visited).toHaveLength(1);
  expect(tab.ports.visited[0]).toContain('code_challenge_method=S256');
});
