import { DEMO_SETTINGS } from '../../../demo/city';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../i18n/ar.json';
import en from '../../../../i18n/en.json';
import { aProblem } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

const CALL = 'POST /v1/ForgetPassword';
const URL = { url: '/forgot-password' };

async function ask(texts: Pick<typeof en, 'sign-in.form.email' | 'forgot-password.send'> = en) {
  await userEvent.type(screen.getByLabelText(texts['sign-in.form.email']), 'omar@harbour.example');
  await userEvent.click(screen.getByRole('button', { name: texts['forgot-password.send'] }));
}

test('[SPEC 7.1.5] a link is asked for; the answer does not tell whether there is an account', async () => {
  const answers = { [CALL]: { status: 202, body: {} } };
  const { calls } = renderScreen(<ForgotPasswordScreen />, { ...URL, answers, locale: 'ar' });
  await ask(ar);
  expect(await screen.findByText(ar['forgot-password.sent'])).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'omar@harbour.example', locale: 'ar' }]);
});

test('too many questions are told as that', async () => {
  const answers = { [CALL]: aProblem(429, 'tooManyRequests') };
  renderScreen(<ForgotPasswordScreen />, { ...URL, answers });
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(en['error.tooManyTries']);
});

test('where nobody has a password that is said in place of the form', () => {
  const signIn = { ...DEMO_SETTINGS.signIn, passwords: false };
  renderScreen(<ForgotPasswordScreen />, { ...URL, settings: { ...DEMO_SETTINGS, signIn } });
  expect(screen.getByText(en['forgot-password.passwordsOff'])).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
