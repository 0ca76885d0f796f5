import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemoryPorts } from '../../browser/memoryPorts';
import en from '../../../../i18n/en.json';
import {
  proofAsked,
  selectIsProofAsked,
  signInFailed,
  signInRequested,
  signInWindowChanged,
  userDataChanged,
} from '../../state/sessionSlice';
import { aSignedPasskey, SECURITY_FACTS, SECURITY_PATHS } from '../../testing/accountFactories';
import { aStaffMember } from '../../testing/adminFactories';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { ProofDialog } from './ProofDialog';

const PROVE = 'POST /v1/me/proof';
const SINCE = '2026-02-01T08:00:00Z';
const ON = { appSince: SINCE, recoveryCodes: 7, passkeys: [] };
const WITH_PASSKEY = {
  appSince: null,
  recoveryCodes: 7,
  passkeys: [{ id: 'key', name: 'Office laptop', createdAt: SINCE, lastUsedAt: null }],
};

function ask(
  facts: Partial<typeof SECURITY_FACTS>,
  answers: FakeResponses = {},
  before: (ports: MemoryPorts) => void = () => undefined,
) {
  const view = renderScreen(<ProofDialog />, {
    isSignedIn: true,
    before,
    answers: { [SECURITY_PATHS.facts]: { body: { ...SECURITY_FACTS, ...facts } }, ...answers },
  });
  act(() => void view.store.dispatch(proofAsked('recent')));
  return { ...view, isAsked: () => selectIsProofAsked(view.store.getState()) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const goOn = () => press(en['sign-in.proof.goOn']);

test('the password is asked for; a wrong one says so, the right one lets the call go on', async () => {
  const { calls, isAsked, store } = ask(
    {},
    { [PROVE]: [aProblem(403, 'wrongPassword'), { body: null }] },
  );
  await userEvent.type(await screen.findByLabelText(en['sign-in.form.password']), 'harbour');
  await goOn();
  expect(await screen.findByText(en['sign-in.fault.wrongPassword'])).toBeVisible();
  expect(isAsked()).toBe(true);
  await goOn();
  expect(isAsked()).toBe(false);
  expect(store.getState().session.proof).toBe('given');
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { password: 'harbour' },
    { password: 'harbour' },
  ]);
  expect(screen.queryByRole('button', { name: en['sign-in.code.useApp'] })).toBeNull();
});

test('who has a second step can use a code of the app', async () => {
  const { calls, store } = ask(
    { secondFactor: ON },
    { [PROVE]: [aProblem(403, 'wrongCode'), { body: null }] },
  );
  await screen.findByLabelText(en['sign-in.form.password']);
  await press(en['sign-in.code.useApp']);
  await userEvent.type(screen.getByLabelText(en['sign-in.code.code']), '492817');
  await goOn();
  expect(await screen.findByText(en['error.wrongCode'])).toBeVisible();
  await goOn();
  expect(store.getState().session.proof).toBe('given');
  expect(calls.at(-1)!.body ?? calls.find(({ method }) => method === 'POST')!.body).toEqual({
    otp: '492817',
  });
});

test('who has a passkey uses it; that it was not used is said, and it can be tried again', async () => {
  const REQUEST = 'POST /v1/me/passkeys/request';
  const options = { challenge: 'Y2hhbGxlbmdl', allowCredentials: [] };
  const signed = aSignedPasskey();
  const asked: unknown[] = [];
  const given = [null, signed];
  const { calls, store } = ask(
    { secondFactor: WITH_PASSKEY },
    { [REQUEST]: { body: options }, [PROVE]: { body: null } },
    (ports) => {
      ports.authenticator = {
        get: async (request) => {
          asked.push(request);
          return given.shift() ?? null;
        },
      };
    },
  );
  await screen.findByLabelText(en['sign-in.form.password']);
  // There is no app whose code could be asked for.
  expect(screen.queryByRole('button', { name: en['sign-in.code.useApp'] })).toBeNull();
  await press(en['sign-in.code.usePasskey']);
  expect(await screen.findByText(en['error.passkeyNotUsed'])).toBeVisible();
  expect(store.getState().session.proof).toBe('asked');
  await press(en['sign-in.code.usePasskey']);
  await waitFor(() => expect(store.getState().session.proof).toBe('given'));
  expect(asked).toEqual([options, options]);
  expect(calls.filter(({ path }) => path === '/v1/me/proof').map(({ body }) => body)).toEqual([
    { passkey: signed },
  ]);
  expect(JSON.stringify(store.getState())).not.toContain(signed.response.signature);
});

test('a browser without passkeys does not offer to use one', async () => {
  ask({ secondFactor: WITH_PASSKEY });
  await screen.findByLabelText(en['sign-in.form.password']);
  expect(screen.queryByRole('button', { name: en['sign-in.code.usePasskey'] })).toBeNull();
});

test('who signs in at a provider does so in a window; a failure is said and can be tried again', async () => {
  const { store } = ask({ hasPassword: false, email: null });
  await screen.findByRole('button', { name: en['sign-in.proof.byProvider'] });
  const happen = (...actions: Parameters<typeof store.dispatch>[0][]) =>
    act(() => actions.forEach((action) => store.dispatch(action)));
  happen(signInWindowChanged('open'), signInFailed({ code: 'popupClosed' }));
  happen(signInWindowChanged('closed'));
  expect(await screen.findByText(en['error.popupClosed'])).toBeVisible();
  expect(store.getState().session.proof).toBe('asked');
  await press(en['sign-in.proof.byProvider']);
  happen(signInWindowChanged('open'));
  happen(signInWindowChanged('closed'));
  expect(store.getState().session.proof).toBe('given');
});

test('a second factor at the provider is asked for in a window, by its class; then the call goes on', async () => {
  const asked: unknown[] = [];
  const { store } = renderScreen(<ProofDialog />, {
    isSignedIn: true,
    onAction: (action) => signInRequested.match(action) && asked.push(action.payload),
  });
  const user = aStaffMember('admin', {
    factorDue: true,
    factorDueAtProvider: true,
    factorAcrValues: 'city/two-steps city/passkey',
  });
  act(() => {
    store.dispatch(userDataChanged({ user }));
    store.dispatch(proofAsked('providerFactor'));
  });
  expect(await screen.findByText(en['sign-in.proof.factorText'])).toBeVisible();
  expect(screen.queryByLabelText(en['sign-in.form.password'])).toBeNull();
  await press(en['status.confirmAtProvider']);
  expect(asked).toEqual([
    {
      inWindow: true,
      parameters: { prompt: 'login', acr_values: 'city/two-steps city/passkey' },
    },
  ]);
  act(() => void store.dispatch(signInWindowChanged('open')));
  act(() => void store.dispatch(signInWindowChanged('closed')));
  expect(store.getState().session.proof).toBe('given');
});

test('closing the dialog gives no proof', async () => {
  const { store } = ask({});
  await screen.findByLabelText(en['sign-in.form.password']);
  await userEvent.keyboard('{Escape}');
  expect(store.getState().session.proof).toBe('refused');
});
