import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/renderScreen';
import { MyEventsScreen } from './MyEventsScreen';
import { aMyEvent } from './myEvents.stories';

const waiting = aMyEvent('two', {
  registration: { ...aMyEvent('two').registration, state: 'waiting', placeInLine: 3 },
});

const show = (answers: object = {}) =>
  renderScreen(<MyEventsScreen />, {
    url: '/me/events',
    isSignedIn: true,
    answers: {
      '/v1/me/registrations': { body: { items: [aMyEvent('one'), waiting] } },
      '/v1/me/calendar': { body: { since: null } },
      ...answers,
    },
  });

test('what I registered for has my ticket, or my place in line', async () => {
  show();
  const upcoming = (await screen.findByRole('heading', { name: 'Coming up' })).closest('section')!;
  expect(within(upcoming).getByRole('link', { name: 'Ticket' })).toHaveAttribute(
    'href',
    expect.stringContaining('/events/one/ticket'),
  );
  const line = screen.getByRole('heading', { name: 'On the waiting list' }).closest('section')!;
  expect(within(line).getByText('Place 3 in line')).toBeVisible();
  expect(within(line).queryByRole('link', { name: 'Ticket' })).toBeNull();
});

test('a new address of my calendar is shown once', async () => {
  const address = 'https://city.example/v1/calendar/secret.ics';
  show({
    'POST /v1/me/calendar': { status: 201, body: { since: '2026-05-01T09:00:00Z', address } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
  expect(await screen.findByText(address)).toBeVisible();
});
