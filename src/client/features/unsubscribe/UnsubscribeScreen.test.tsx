import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../i18n/ar.json';
import en from '../../../../i18n/en.json';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { UnsubscribeScreen } from './UnsubscribeScreen';

const PATH = '/v1/unsubscribe/a-token';
const STOPPED = { body: { rhythm: 'daily', categories: ['polls', 'discussion'] } };

const open = (answers: FakeResponses, locale: 'en' | 'ar' = 'en') =>
  renderScreen(<UnsubscribeScreen />, { url: '/unsubscribe#token=a-token', locale, answers });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('looking changes nothing; one press stops the mails, says which, and can be taken back', async () => {
  const { calls, store } = open({ [`POST ${PATH}`]: STOPPED, [`DELETE ${PATH}`]: STOPPED });
  expect(calls).toEqual([]);
  await press(en['unsubscribe.stop']);
  expect(
    await screen.findByRole('heading', { level: 1, name: en['unsubscribe.doneTitle'] }),
  ).toBeVisible();
  expect(screen.getByText(en['unsubscribe.stopped.daily'])).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(JSON.stringify(store.getState())).not.toContain('a-token');

  await press(en['unsubscribe.undo']);
  expect(await screen.findByText(en['unsubscribe.undone'])).toBeVisible();
  expect(calls.map(({ method, body }) => [method, body])).toEqual([
    ['POST', null],
    ['DELETE', { categories: ['polls', 'discussion'] }],
  ]);
});

test('what was off already is said, and there is nothing to undo', async () => {
  open({ [`POST ${PATH}`]: { body: { rhythm: 'each', categories: [] } } }, 'ar');
  await press(ar['unsubscribe.stop']);
  expect(await screen.findByText(ar['unsubscribe.already'])).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that is not whole leads to the settings', async () => {
  open({ [`POST ${PATH}`]: aProblem(410, 'linkInvalid') });
  await press(en['unsubscribe.stop']);
  expect(await screen.findByText(en['sign-in.form.linkInvalidTitle'])).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/me/settings');
});

test('a failure offers another try', async () => {
  open({ [`POST ${PATH}`]: [aProblem(404, 'notFound'), STOPPED] });
  await press(en['unsubscribe.stop']);
  expect(await screen.findByRole('alert')).toBeVisible();
  await press(en['ui.retry']);
  expect(await screen.findByText(en['unsubscribe.about'])).toBeVisible();
});
