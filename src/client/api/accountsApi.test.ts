/** @jest-environment node */
import type { Action } from '@reduxjs/toolkit';
import { createStore } from '../store/createStore';
import { createMemoryPorts } from '../browser/memoryPorts';
import { aProblem } from '../testing/factories';
import { createFakeApi } from '../testing/fakeApi';
import { accountsApi } from './accountsApi';
import { depositSecrets } from './depositSecrets';

const SECRET = 'lanterns over the quay';
const DONE = { body: null };

function opened(answers: Parameters<typeof createFakeApi>[0]) {
  const api = createFakeApi(answers);
  const actions: Action[] = [];
  const store = createStore({
    ports: createMemoryPorts({ fetch: api.fetch }),
    onAction: (action) => actions.push(action),
  });
  return { ...api, store, seen: () => JSON.stringify([actions, store.getState()]) };
}

const { endpoints } = accountsApi;

test.each([
  ['/v1/accounts', endpoints.register],
  ['/v1/accounts/confirm', endpoints.confirmEmail],
  ['/v1/ForgetPassword', endpoints.requestPasswordReset],
  ['/v1/ForgetPasswordConfirm', endpoints.resetPassword],
  ['/v1/ForgetPasswordUndo', endpoints.undoPasswordChange],
])(
  '[SPEC 7.1.5, 7.1.6] %s gets the fields, which stand in no action and not in the store',
  async (path, endpoint) => {
    const { store, calls, seen } = opened({ [`POST ${path}`]: DONE });
    const ticket = store.dispatch(depositSecrets({ secret: SECRET }));
    await store.dispatch(endpoint.initiate({ ticket }));
    expect(calls.map(({ body }) => body)).toEqual([{ secret: SECRET }]);
    expect(seen()).not.toContain(SECRET);
  },
);

test('a ticket is good for one call', async () => {
  const { store, calls } = opened({ 'POST /v1/accounts': DONE });
  const ticket = store.dispatch(depositSecrets({ secret: SECRET }));
  await store.dispatch(endpoints.register.initiate({ ticket }));
  const { error } = await store.dispatch(endpoints.register.initiate({ ticket }));
  expect(error).toMatchObject({ code: 'unexpected' });
  expect(calls).toHaveLength(1);
});

test('a refusal is a problem without what was sent', async () => {
  const { store, seen } = opened({ 'POST /v1/accounts': aProblem(422, 'weakPassword') });
  const ticket = store.dispatch(depositSecrets({ secret: SECRET }));
  const { error } = await store.dispatch(endpoints.register.initiate({ ticket }));
  expect(error).toMatchObject({ status: 422, code: 'weakPassword' });
  expect(seen()).not.toContain(SECRET);
});

test('[SPEC 6.1] without a session nobody’s password is sent anywhere', async () => {
  const { store, calls } = opened({});
  const ticket = store.dispatch(depositSecrets({ password: SECRET, newPassword: SECRET }));
  const { error } = await store.dispatch(endpoints.changePassword.initiate({ ticket }));
  expect(error).toMatchObject({ code: 'signInRequired' });
  expect(calls).toEqual([]);
});
