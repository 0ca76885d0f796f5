import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { portalApi } from '../../api/portalApi';
import { putBallot, readOutbox, type QueuedBallot } from '../../offline/outbox';
import { aText } from '../../testing/factories';
import { renderScreen, TEST_NOW_MS } from '../../testing/renderScreen';
import { OfflineNotices } from './OfflineNotices';

const KEPT = {
  pollId: 'poll-1',
  slug: 'new-library-design',
  title: aText('The new library'),
  idempotencyKey: 'key',
  castAt: TEST_NOW_MS,
};
const WAITING: QueuedBallot = { ...KEPT, state: 'waiting', answers: {}, reason: null };

const notices: ReactNode = <OfflineNotices />;

/** Renders the page of Grace, with this in her queue. */
function withQueue(
  ballots: readonly QueuedBallot[],
  options: Parameters<typeof renderScreen>[1] = {},
) {
  const view = renderScreen(notices, { isSignedIn: true, ...options });
  ballots.forEach((ballot) => putBallot(view.ports.localStorage, 'grace', ballot));
  act(() => void view.store.dispatch(portalApi.util.invalidateTags(['Outbox'])));
  return view;
}

test('[SPEC 8.5] nothing is said while everything works', async () => {
  renderScreen(notices, { isSignedIn: true });
  await act(async () => undefined);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('[SPEC 8.5] the bar comes with the network’s end, and goes with its return', async () => {
  const { ports } = renderScreen(notices);
  await act(async () => undefined);
  ports.isOffline = true;
  act(() => ports.connection.lost());
  expect(await screen.findByText('You are offline')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pages on this device' })).toHaveAttribute(
    'href',
    '/offline',
  );
  ports.isOffline = false;
  act(() => ports.connection.found());
  await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull());
});

test('[SPEC 8.5] a device with a network and a host that does not answer are told apart', async () => {
  const { ports } = renderScreen(notices);
  await act(async () => undefined);
  act(() => ports.connection.lost());
  expect(await screen.findByText('The city cannot be reached right now')).toBeVisible();
});

test('[SPEC 8.5] a page that comes from the device says of when it is', async () => {
  const { ports } = renderScreen(notices);
  await act(async () => undefined);
  ports.savedAt = Date.parse('2026-04-30T15:00:00Z');
  act(() => ports.connection.lost());
  expect(await screen.findByText(/This page was saved on/)).toHaveTextContent('30 April 2026');
});

test('[SPEC 8.5] the offline page is no copy, and says by itself that there is no connection', async () => {
  const { ports } = withQueue([WAITING], { url: '/offline' });
  ports.savedAt = Date.parse('2026-04-30T15:00:00Z');
  ports.isOffline = true;
  await act(async () => ports.connection.lost());
  expect(await screen.findByText('1 vote cast without a connection')).toBeVisible();
  expect(screen.queryByText(/This page was saved on/)).toBeNull();
  expect(screen.queryByText('You are offline')).toBeNull();
});

test('[SPEC 8.5] a ballot that waits is named, called not counted, and can be taken back', async () => {
  const { ports } = withQueue([WAITING]);
  expect(await screen.findByText('1 vote cast without a connection')).toBeVisible();
  expect(screen.getByText('Waiting to be sent, not counted yet')).toBeVisible();
  expect(screen.getByText(/anybody who can use the device can read it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'The new library' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Do not send' }));
  expect(readOutbox(ports.localStorage, 'grace')).toEqual([]);
  await waitFor(() => expect(screen.queryByText(/without a connection/)).toBeNull());
});

test('[SPEC 8.5] “send now” asks the saga', async () => {
  const asked: string[] = [];
  withQueue([WAITING], { onAction: ({ type }) => void asked.push(type) });
  await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(asked).toContain('outbox/sendRequested');
});

test.each([
  [{ ...KEPT, state: 'counted', receipt: 'HC-7F3A' } as const, 'Counted. Receipt:'],
  [{ ...KEPT, state: 'refused', code: 'closed' } as const, 'voting had ended'],
  [{ ...KEPT, state: 'refused', code: 'alreadyVoted' } as const, 'an earlier vote of yours'],
  [{ ...KEPT, state: 'refused', code: 'toString' } as const, 'the city did not accept it'],
  [{ ...WAITING, reason: 'termsNotAccepted' } as const, 'after you have accepted them'],
  [{ ...WAITING, reason: 'invalidToken' } as const, 'signed in again'],
])('[SPEC 8.5] what became of it is said in words: %j', async (ballot, words) => {
  withQueue([ballot]);
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
});

test('[SPEC 8.5] in Arabic the number has its own form', async () => {
  withQueue([WAITING, { ...WAITING, slug: 'street' }], { locale: 'ar' });
  expect(await screen.findByText('صوتان أُدلي بهما من دون اتصال')).toBeVisible();
});

test('[SPEC 8.5] a queue is shown to nobody but its person', async () => {
  const { ports } = renderScreen(notices);
  putBallot(ports.localStorage, 'grace', WAITING);
  await act(async () => undefined);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('[SPEC 8.5] the service worker is told of every page, without what follows a #', async () => {
  const { ports } = renderScreen(notices);
  await act(async () => undefined);
  expect(ports.told).toEqual([{ type: 'visited', url: '/', assets: [] }]);
});
