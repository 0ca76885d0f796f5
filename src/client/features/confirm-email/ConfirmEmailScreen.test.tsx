import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../i18n/en.json';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { ConfirmEmailScreen } from './ConfirmEmailScreen';

const CALL = 'POST /v1/accounts/confirm';
const confirm = (answers: FakeResponses = {}, url = '/confirm-email#token=a-token-out-of-a-mail') =>
  renderScreen(<ConfirmEmailScreen />, { url, answers });
const press = () =>
  userEvent.click(screen.getByRole('button', { name: en['confirm-email.confirm'] }));

test('[SPEC 1.4] opening the link sends nothing; its button confirms the address', async () => {
  const { calls } = confirm({ [CALL]: { body: null } });
  expect(calls).toEqual([]);
  await press();
  expect(await screen.findByText(en['confirm-email.done'])).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'a-token-out-of-a-mail' }]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/sign-in');
});

test('a link that does not work any more leads to the registration', async () => {
  confirm({ [CALL]: aProblem(410, 'linkInvalid') });
  await press();
  expect(await screen.findByText(en['sign-in.form.linkInvalidTitle'])).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/register');
});

test('a failure is no verdict on the link: another try works', async () => {
  confirm({ [CALL]: [aProblem(500, 'unexpected'), { body: null }] });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(en['error.unexpected']);
  await press();
  expect(await screen.findByText(en['confirm-email.done'])).toBeVisible();
});
