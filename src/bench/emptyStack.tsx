// The reference of `size`: the chosen packages and nothing of ours. One line, one query, one timer,
// the token check loaded late.
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { JSONWebKeySet } from 'jose';
import { createRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { delay, put } from 'redux-saga/effects';

const TICK_MS = 4_000;
/** Compiled, so that no parser is needed. */
const MESSAGES = { hello: [{ type: 0 as const, value: 'Hello' }] };

const clock = createSlice({
  name: 'clock',
  initialState: { ticks: 0 },
  reducers: {
    ticked(state) {
      state.ticks += 1;
    },
  },
});

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/v1' }),
  endpoints: (build) => ({ list: build.query<unknown, undefined>({ query: () => 'list' }) }),
});

function* tick() {
  for (;;) {
    yield delay(TICK_MS);
    yield put(clock.actions.ticked());
  }
}

const sagas = createSagaMiddleware();
const store = configureStore({
  reducer: { [clock.name]: clock.reducer, [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware, sagas),
});
sagas.run(tick);

async function verify(token: string, keys: JSONWebKeySet): Promise<unknown> {
  const { createLocalJWKSet, jwtVerify } = await import('jose');
  return jwtVerify(token, createLocalJWKSet(keys));
}

function Home() {
  api.useListQuery(undefined);
  return <FormattedMessage id="hello" />;
}

// Reachable from outside, so that the minifier keeps it.
Object.assign(globalThis, { verify });
createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <IntlProvider locale="en" messages={MESSAGES}>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<Home />} />
        </Routes>
      </BrowserRouter>
    </IntlProvider>
  </Provider>,
);
