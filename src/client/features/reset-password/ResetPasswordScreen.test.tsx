import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import en from '../../../../i18n/en.json';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { ResetPasswordScreen } from './ResetPasswordScreen';

const CALL = 'POST /v1/ForgetPasswordConfirm';
const TOKEN = 'a-token-out-of-a-mail';
const PASSWORD = 'lanterns over the quay';
const DONE = { body: null };

function Place() {
  const { pathname, hash } = useLocation();
  return <p data-testid="place">{pathname + hash}</p>;
}

const reset = (answers: FakeResponses = {}, url = `/reset-password#token=${TOKEN}`) =>
  renderScreen(
    <>
      <ResetPasswordScreen />
      <Place />
    </>,
    { url, answers },
  );

async function choose(password = PASSWORD) {
  await userEvent.type(screen.getByLabelText(en['sign-in.form.newPassword']), password);
  await userEvent.click(screen.getByRole('button', { name: en['reset-password.save'] }));
}

test('[SPEC 7.1.5] the new password goes out with the token of the link, which is then not in the address any more', async () => {
  const { calls, store } = reset({ [CALL]: DONE });
  await choose();
  expect(await screen.findByText(en['reset-password.done'])).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(/^\/reset-password$/));
  expect(calls.map(({ body }) => body)).toEqual([{ token: TOKEN, password: PASSWORD }]);
  expect(JSON.stringify(store.getState())).not.toMatch(`${TOKEN}|${PASSWORD}`);
});

test('[SPEC 2.5, 7.1.5] until it is used the token stays in the address, which the page in another language has too', async () => {
  reset({ [CALL]: aProblem(410, 'linkInvalid') });
  expect(screen.getByTestId('place')).toHaveTextContent(`/reset-password#token=${TOKEN}`);
  await choose();
  await screen.findByText(en['sign-in.form.linkInvalidTitle']);
  await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(/^\/reset-password$/));
});

test('[SPEC 7.1.5] a weak password can be mended: the link still works', async () => {
  const weak = aProblem(422, 'weakPassword');
  const { calls } = reset({
    [CALL]: [{ ...weak, body: { ...weak.body, detail: 'tooCommon' } }, DONE],
  });
  await choose();
  expect(await screen.findByText(en['sign-in.weak.tooCommon'])).toBeVisible();
  await choose(' by night');
  expect(await screen.findByText(en['reset-password.done'])).toBeVisible();
  expect(calls[1]!.body).toEqual({ token: TOKEN, password: `${PASSWORD} by night` });
});

test('[SPEC 7.1.5] a link that was used or is too old leads to a new one', async () => {
  reset({ [CALL]: aProblem(410, 'linkInvalid') });
  await choose();
  const title = await screen.findByRole('heading', { name: en['sign-in.form.linkInvalidTitle'] });
  expect(title).toHaveFocus();
  expect(screen.getByRole('link', { name: en['reset-password.newLink'] })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test.each(['/reset-password', '/reset-password#top', '/reset-password?token=in-the-query'])(
  '[SPEC 7.1.5] %s has no token: nothing can be sent',
  (url) => {
    reset({}, url);
    expect(screen.getByText(en['sign-in.form.linkInvalid'])).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  },
);
