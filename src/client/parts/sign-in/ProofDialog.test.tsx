import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../i18n/en.json';
import {
  proofAsked,
  selectIsProofAsked,
  signInFailed,
  signInWindowChanged,
} from '../../state/sessionSlice';
import { SECURITY_FACTS, SECURITY_PATHS } from '../../testing/accountFactories';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { ProofDialog } from './ProofDialog';

const PROVE = 'POST /v1/me/proof';
const ON = { since: '2026-02-01T08:00:00Z', recoveryCodes: 7 };

function ask(facts: Partial<typeof SECURITY_FACTS>, answers: FakeResponses = {}) {
  const view = renderScreen(<ProofDialog />, {
    isSignedIn: true,
    answers: { [SECURITY_PATHS.facts]: { body: { ...SECURITY_FACTS, ...facts } }, ...answers },
  });
  act(() => void view.store.dispatch(proofAsked()));
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

test('closing the dialog gives no proof', async () => {
  const { store } = ask({});
  await screen.findByLabelText(en['sign-in.form.password']);
  await userEvent.keyboard('{Escape}');
  expect(store.getState().session.proof).toBe('refused');
});
