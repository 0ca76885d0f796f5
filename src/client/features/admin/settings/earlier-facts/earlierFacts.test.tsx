import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userDataChanged } from '../../../../state/sessionSlice';
import { aStaffMember } from '../../../../testing/adminFactories';
import { aProblem } from '../../../../testing/factories';
import type { FakeResponses } from '../../../../testing/fakeApi';
import { renderScreen } from '../../../../testing/renderScreen';
import { someEarlierFacts } from '../../../../testing/settingsFactories';
import { SettingsScreen } from '../SettingsScreen';

const PATH = '/v1/settings/earlier-facts';

function open(answers: FakeResponses) {
  const view = renderScreen(<SettingsScreen />, {
    path: '/admin/settings',
    url: '/admin/settings',
    isSignedIn: true,
    answers: {
      '/v1/statistics': {
        body: { openPolls: 3, ballots: 0, comments: 0, people: 0, upcomingEvents: 0 },
      },
      ...answers,
    },
  });
  act(() => void view.store.dispatch(userDataChanged({ user: aStaffMember('admin') })));
  return view;
}

test('contents that say what the settings said before are listed and brought up to date', async () => {
  const { items } = someEarlierFacts();
  const left = items.filter(({ isReplaced }) => !isReplaced);
  const { calls } = open({
    [PATH]: { body: { items } },
    [`POST ${PATH}`]: { body: { items: left } },
  });
  expect(await screen.findAllByRole('link', { name: 'Open day' })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Bring 2 contents up to date' }));
  await screen.findByRole('heading', { name: 'One content still says what was set before' });
  expect(screen.queryByRole('button', { name: /up to date/ })).toBeNull();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    note: 'As the settings say now',
  });
});

test('a refusal is told and what is listed stays', async () => {
  open({ [PATH]: { body: someEarlierFacts() }, [`POST ${PATH}`]: aProblem(403, 'forbidden') });
  await userEvent.click(await screen.findByRole('button', { name: /up to date/ }));
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: /up to date/ })).toBeInTheDocument();
});

test('where nothing says anything else nothing is shown', async () => {
  const { calls } = open({ [PATH]: { body: { items: [] } } });
  await waitFor(() => expect(calls.some(({ path }) => path === PATH)).toBe(true));
  expect(screen.queryByText(/set before/)).toBeNull();
});
