import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../i18n/en.json';
import { aProblem } from '../../testing/factories';
import type { FakeResponse } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { UndoPasswordChangeScreen } from './UndoPasswordChangeScreen';

async function undo(answer: FakeResponse) {
  const url = '/undo-password-change#token=a-token-out-of-a-mail';
  const answers = { 'POST /v1/ForgetPasswordUndo': answer };
  const view = renderScreen(<UndoPasswordChangeScreen />, { url, answers });
  expect(view.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: en['undo-password-change.undo'] }));
  return view;
}

test('[SPEC 7.1.5] a change that was not mine is undone, and a new password is advised', async () => {
  const { calls } = await undo({ body: null });
  expect(await screen.findByText(en['undo-password-change.done'])).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'a-token-out-of-a-mail' }]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/forgot-password');
});

test('[SPEC 7.1.5] a link that is too old still leads to a new password', async () => {
  await undo(aProblem(410, 'linkInvalid'));
  expect(await screen.findByText(en['sign-in.form.linkInvalidTitle'])).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/forgot-password');
});
