import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem } from '../../testing/factories';
import { aProfile } from '../../testing/profileFactories';
import { renderScreen } from '../../testing/renderScreen';
import { SETTINGS_RESPONSE } from './notifications/notifications.stories';
import { SettingsScreen } from './SettingsScreen';

const PROFILE = '/v1/me/profile';
const PATCH = `PATCH ${PROFILE}`;
const KEPT = aProfile({ locale: 'tr', visibility: 'signed_in' });

type Answers = NonNullable<Parameters<typeof renderScreen>[1]>['answers'];
const openSettings = (answers: Answers = {}) =>
  renderScreen(<SettingsScreen />, {
    url: '/me/settings',
    isSignedIn: true,
    answers: { ...SETTINGS_RESPONSE, [PROFILE]: { body: KEPT }, ...answers },
  });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the settings' }));

test('settings show what holds now, and that mails about safety are always sent', async () => {
  openSettings();
  expect(await screen.findByRole('radio', { name: 'Turkish' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'People who are signed in' })).toBeChecked();
  expect(screen.getByText(/are always sent/)).toBeVisible();
});

test('what was chosen is sent by one button, and said to be saved', async () => {
  const { calls } = openSettings({ [PATCH]: { body: KEPT } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Arabic' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Everybody' }));
  await save();
  const saved = await screen.findByText('Your settings are saved.');
  expect(saved.closest('[role="status"]')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PATCH')!.body).toEqual({
    locale: 'ar',
    visibility: 'public',
  });
});

test('a failed try keeps the choices', async () => {
  openSettings({ [PATCH]: aProblem(503, 'unavailable') });
  await userEvent.click(await screen.findByRole('radio', { name: 'English' }));
  await save();
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'English' })).toBeChecked());
  expect(screen.queryByText('Your settings are saved.')).toBeNull();
});
