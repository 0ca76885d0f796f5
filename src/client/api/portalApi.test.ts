/** @jest-environment node */
import { createStore } from '../store/createStore';
import { createMemoryPorts } from '../browser/memoryPorts';
import { createFakeApi, type FakeResponse } from '../testing/fakeApi';
import { portalApi } from './portalApi';

const tagged = portalApi.injectEndpoints({
  endpoints: (build) => ({
    known: build.query<object, undefined>({ query: () => '/known', providesTags: ['Content'] }),
    change: build.mutation<object, undefined>({
      query: () => ({ url: '/change', method: 'POST' }),
      invalidatesTags: ['Content'],
    }),
  }),
});

test('a stale ballot: what is being read while a change is made is read again: the answer may be older than the change', async () => {
  let answerLate: (answer: FakeResponse) => void = () => undefined;
  const late = new Promise<FakeResponse>((resolve) => (answerLate = resolve));
  const api = createFakeApi({ '/v1/known': late, 'POST /v1/change': { body: {} } });
  const store = createStore({ ports: createMemoryPorts({ fetch: api.fetch }) });
  const { known, change } = tagged.endpoints;
  const reading = store.dispatch(known.initiate(undefined));
  await store.dispatch(change.initiate(undefined));
  answerLate({ body: {} });
  await reading;
  await store.dispatch(tagged.util.getRunningQueryThunk('known', undefined));
  expect(api.calls.map(({ path }) => path)).toEqual(['/v1/known', '/v1/change', '/v1/known']);
});
