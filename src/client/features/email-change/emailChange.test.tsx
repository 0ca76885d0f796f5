import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../i18n/en.json';
import { aProblem } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { ConfirmNewEmailScreen } from './ConfirmNewEmailScreen';
import { UndoEmailChangeScreen } from './UndoEmailChangeScreen';

const SCREENS = [
  {
    screen: <ConfirmNewEmailScreen />,
    path: '/confirm-new-email',
    call: 'POST /v1/accounts/email/confirm',
    button: en['email-change.confirm'],
    done: en['email-change.confirmed'],
    onwards: '/sign-in',
    wayOut: '/me/security',
  },
  {
    screen: <UndoEmailChangeScreen />,
    path: '/undo-email-change',
    call: 'POST /v1/accounts/email/undo',
    button: en['email-change.undo'],
    done: en['email-change.undone'],
    onwards: '/forgot-password',
    wayOut: '/forgot-password',
  },
] as const;

test.each(SCREENS)('opening $path sends nothing; its button does', async (row) => {
  const url = `${row.path}#token=a-token-out-of-a-mail`;
  const { calls } = renderScreen(row.screen, { url, answers: { [row.call]: { body: null } } });
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: row.button }));
  expect(await screen.findByText(row.done)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'a-token-out-of-a-mail' }]);
  expect(screen.getByRole('link')).toHaveAttribute('href', row.onwards);
});

test.each(SCREENS)('$path says when its link does not work any more', async (row) => {
  const url = `${row.path}#token=a-token-out-of-a-mail`;
  const answers = { [row.call]: aProblem(410, 'linkInvalid') };
  renderScreen(row.screen, { url, answers });
  await userEvent.click(screen.getByRole('button', { name: row.button }));
  expect(await screen.findByText(en['sign-in.form.linkInvalidTitle'])).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', row.wayOut);
});

test('an address that has voted cannot be taken, and the reason is said', async () => {
  const url = '/confirm-new-email#token=a-token-out-of-a-mail';
  const answers = { 'POST /v1/accounts/email/confirm': aProblem(409, 'addressHasVoted') };
  renderScreen(<ConfirmNewEmailScreen />, { url, answers });
  await userEvent.click(screen.getByRole('button', { name: en['email-change.confirm'] }));
  expect(await screen.findByRole('alert')).toHaveTextContent(en['refused.addressHasVoted']);
});
