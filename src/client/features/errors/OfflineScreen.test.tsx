import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offlineApi } from '../../offline/offlineApi';
import { renderScreen, TEST_NOW_MS } from '../../testing/renderScreen';
import { OfflineScreen } from './OfflineScreen';

const PAGES = [
  { path: '/ar/blogs', title: 'المدونة', lang: 'ar', savedAt: TEST_NOW_MS },
  { path: '/en/faqs', title: 'Questions and answers', lang: 'en', savedAt: TEST_NOW_MS },
];
const HOST = { 'HEAD /': { body: null } };

function withoutNetwork(to: string, answers = {}) {
  const view = renderScreen(<OfflineScreen />, {
    url: `/offline?${new URLSearchParams({ to })}`,
    answers,
  });
  view.ports.isOffline = true;
  view.ports.workerAnswer = PAGES;
  act(() => view.ports.connection.lost());
  return view;
}

test('[SPEC 8.5] the pages on this device, each in its language', async () => {
  withoutNetwork('/blogs');
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  const arabic = await screen.findByRole('link', { name: 'المدونة' });
  expect(arabic).toHaveAttribute('href', '/ar/blogs');
  expect(arabic.firstElementChild).toHaveAttribute('dir', 'rtl');
});

test('[SPEC 8.5] where there is no service worker there are none, and that is said', async () => {
  const { ports } = renderScreen(<OfflineScreen />);
  ports.isOffline = true;
  act(() => ports.connection.lost());
  expect(await screen.findByText(/There are none yet/)).toBeVisible();
});

test('[SPEC 8.5] another try without a network says so and stays', async () => {
  const { ports } = withoutNetwork('/blogs');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Still no connection.')).toBeVisible();
  expect(ports.visited).toEqual([]);
});

test('[SPEC 8.5] with a connection it leads back to the page that was wanted, when the person asks', async () => {
  const { ports } = withoutNetwork('/blogs?phase=open', HOST);
  ports.isOffline = false;
  act(() => ports.connection.found());
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(ports.visited).toEqual(['http://localhost:3000/blogs?phase=open']));
});

test.each(['//evil.example', 'https://evil.example/', '/sign-in', 'javascript:alert(1)'])(
  '[SPEC 8.5] an address that was put in, %s, leads to the first page',
  async (to) => {
    const { ports, store } = withoutNetwork(to, HOST);
    ports.isOffline = false;
    act(() => ports.connection.found());
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(ports.visited).toEqual(['http://localhost:3000/']));
    expect(offlineApi.endpoints.getConnection.select(undefined)(store.getState()).data).toEqual({
      status: 'reached',
      savedAt: null,
    });
  },
);
