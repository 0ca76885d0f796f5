import { DEMO_SETTINGS } from '../../demo/city';
import { createMemoryPorts } from '../browser/memoryPorts';
import { matchPath } from '../../shared/routes';
import { createFakeApi } from '../testing/fakeApi';
import { A_USER_ID, aPerson } from '../testing/profileFactories';
import { userApi } from '../features/user/userApi';
import { createStore } from '../store/createStore';
import { listQueries } from './routes';

test('the host has what a person’s page shows before it renders it, in the reader’s language', async () => {
  const api = createFakeApi({ [`/v1/user/${A_USER_ID}`]: { body: aPerson('ar') } });
  const store = createStore({ ports: createMemoryPorts({ fetch: api.fetch }) });
  const match = matchPath(`/user/${A_USER_ID}`);
  const queries = listQueries({
    ...match,
    locale: 'ar',
    settings: DEMO_SETTINGS,
    search: new URLSearchParams(),
  });
  await Promise.all(queries.map((query) => query(store.dispatch)));

  const asked = userApi.endpoints.getUser.select({ id: A_USER_ID, locale: 'ar' });
  expect(asked(store.getState()).data).toEqual(aPerson('ar'));
  expect(api.calls.map(({ search }) => search.get('locale'))).toEqual(['ar']);
});
