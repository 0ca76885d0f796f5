import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import { aPage, OPTION_A, OPTION_B, pollDetails, problem, text } from '../../testing/factories';
import { portalApi } from '../../api/portalApi';
import { putBallot, readOutbox } from '../../offline/outbox';
import { renderScreen } from '../../testing/renderScreen';
import { PollScreen } from './PollScreen';

const POLL = '/v1/have-your-say/new-library-design';
const BALLOTS = `POST ${POLL}/ballots`;
const route = { path: '/have-your-say/:slug', url: '/have-your-say/new-library-design' };
const poll = (more: Partial<PollDetails> = {}) => ({ body: aPage(pollDetails(more)) });
const receipt = { receipt: 'HC-7F3A', castAt: '2026-05-01T09:00:00Z', optionId: OPTION_A };

test('a poll shows its question and its explanation', async () => {
  renderScreen(<PollScreen />, { ...route, answers: { [POLL]: poll() } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('new library');
  expect(screen.getByText('Come and look at the models.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Which design?' })).toBeVisible();
});

test.each([
  ['signInRequired', 'Sign in so that everybody has exactly one vote'],
  ['verificationRequired', 'This vote is for verified residents'],
  ['notOpenYet', 'Voting has not started yet'],
  ['closed', 'Voting has ended'],
  ['cancelled', 'No votes are accepted'],
  ['alreadyVoted', 'You have already voted here'],
] as const)('%s: instead of the ballot the reason is given', async (refusal, reason) => {
  renderScreen(<PollScreen />, { ...route, answers: { [POLL]: poll({ refusal }) } });
  expect(await screen.findByText(reason, { exact: false })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a poll that does not exist leads to the sections', async () => {
  renderScreen(<PollScreen />, { ...route, answers: { [POLL]: problem(404, 'notFound') } });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test.each([
  ['after_vote', 'as soon as you have voted'],
  ['after_close', 'published when voting ends'],
] as const)('a result hidden %s says when it will be shown', async (resultsVisibility, words) => {
  renderScreen(<PollScreen />, { ...route, answers: { [POLL]: poll({ resultsVisibility }) } });
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
});

test('a cancelled vote has no result, not even one without votes', async () => {
  const cancellation = { text: 'One design was withdrawn.', lang: 'en' } as const;
  renderScreen(<PollScreen />, {
    ...route,
    answers: { [POLL]: poll({ refusal: 'cancelled', cancellation, result: RESULT }) },
  });
  expect(await screen.findByText(cancellation.text)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Result/ })).toBeNull();
});

test('the result is a table as well as a chart', async () => {
  const result = {
    ballots: 4,
    options: [
      { optionId: OPTION_A, votes: 3 },
      { optionId: OPTION_B, votes: 1 },
    ],
  };
  renderScreen(<PollScreen />, {
    ...route,
    answers: { [POLL]: poll({ result, refusal: 'closed' }) },
  });
  await userEvent.click(await screen.findByText('Show as a table'));
  const row = screen.getByRole('row', { name: /The courtyard/ });
  expect(row).toHaveTextContent('75%');
});

const cast = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /The courtyard/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Cast my vote' }));
};
const session = { ...route, isSignedIn: true };

test('a vote is sent with the session’s token and ends in a receipt', async () => {
  const voted = poll({ ownBallot: receipt, hasVoted: true, refusal: 'alreadyVoted' });
  const answers = { [POLL]: [poll(), voted], [BALLOTS]: { status: 201, body: receipt } };
  const { calls } = renderScreen(<PollScreen />, { ...session, answers });
  await cast();
  expect(await screen.findByText('Thank you, your vote has been counted.')).toBeVisible();

  const sent = calls.find(({ method }) => method === 'POST')!;
  expect(sent.body).toEqual({ optionId: OPTION_A });
  expect(sent.headers.get('authorization')).toBe('Bearer token');
});

test('a vote that failed keeps the choice and is sent again under the same key', async () => {
  const answers = {
    [POLL]: poll(),
    [BALLOTS]: [problem(503, 'unavailable'), { status: 201, body: receipt }],
  };
  const { calls } = renderScreen(<PollScreen />, { ...session, answers });
  await cast();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your choice is kept');
  expect(screen.getByRole('radio', { name: /The courtyard/ })).toBeChecked();

  await userEvent.click(screen.getByRole('button', { name: 'Cast my vote' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
  const keys = calls.flatMap(({ method, headers }) =>
    method === 'POST' ? [headers.get('idempotency-key')] : [],
  );
  expect(keys[0]).toMatch(/.{8}/);
  expect(keys[1]).toBe(keys[0]);
});

test('a session that was lost meanwhile is explained; the choice is kept', async () => {
  renderScreen(<PollScreen />, { ...route, answers: { [POLL]: poll() } });
  await cast();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign in so that');
  expect(screen.getByRole('radio', { name: /The courtyard/ })).toBeChecked();
});

test('a vote that has to wait for the new terms is explained; the choice is kept, and the person’s record asked for anew', async () => {
  const actions: string[] = [];
  const answers = { [POLL]: poll(), [BALLOTS]: problem(403, 'termsNotAccepted') };
  const onAction = ({ type }: { readonly type: string }) => void actions.push(type);
  renderScreen(<PollScreen />, { ...session, answers, onAction });
  await cast();
  expect(await screen.findByRole('alert')).toHaveTextContent('Accept them at the top of this page');
  expect(screen.getByRole('radio', { name: /The courtyard/ })).toBeChecked();
  expect(actions).toContain('session/userRefreshRequested');
});

const noNetwork = Promise.reject<never>(new TypeError('no network'));
noNetwork.catch(() => undefined);

test('[SPEC 8.5] a vote without a network waits on this device, and is not called counted', async () => {
  const answers = { [POLL]: poll(), [BALLOTS]: noNetwork };
  const { ports } = renderScreen(<PollScreen />, { ...session, answers });
  await cast();
  expect(await screen.findByText('Waiting to be sent, not counted yet')).toBeVisible();
  expect(screen.getByText('Your choice:')).toHaveTextContent('The courtyard');
  expect(screen.queryByText(/has been counted/)).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(readOutbox(ports.localStorage, 'grace')).toEqual([
    expect.objectContaining({ slug: 'new-library-design', optionId: OPTION_A, state: 'waiting' }),
  ]);
});

test('[SPEC 8.5] taken back, the ballot paper is there again with the choice', async () => {
  const answers = { [POLL]: poll(), [BALLOTS]: noNetwork };
  renderScreen(<PollScreen />, { ...session, answers });
  await cast();
  await userEvent.click(await screen.findByRole('button', { name: 'Do not send' }));
  expect(await screen.findByRole('radio', { name: /The courtyard/ })).toBeChecked();
});

test('[SPEC 8.5] a browser that keeps nothing says so; the form stays with the choice', async () => {
  const answers = { [POLL]: poll(), [BALLOTS]: noNetwork };
  const { ports } = renderScreen(<PollScreen />, { ...session, answers });
  Object.assign(ports.localStorage, { write: () => false });
  await cast();
  expect(await screen.findByRole('alert')).toHaveTextContent('does not let the portal keep');
  expect(screen.getByRole('radio', { name: /The courtyard/ })).toBeChecked();
});

test('[SPEC 8.5] what became of a vote that waited stands beside what can be done now', async () => {
  const { store, ports } = renderScreen(<PollScreen />, {
    ...session,
    answers: { [POLL]: poll({ refusal: 'closed' }) },
  });
  putBallot(ports.localStorage, 'grace', {
    state: 'refused',
    code: 'closed',
    pollId: 'poll-1',
    slug: 'new-library-design',
    title: text('The new library'),
    idempotencyKey: 'key',
    castAt: 0,
  });
  act(() => void store.dispatch(portalApi.util.invalidateTags(['Outbox'])));
  expect(await screen.findByText(/voting had ended when it arrived/)).toBeVisible();
});

const RESULT = { ballots: 1, options: [{ optionId: OPTION_A, votes: 1 }] };

test('[SPEC 8.5] a copy of an open poll shows no result; who is signed in may vote, and the host decides', async () => {
  const answers = { [POLL]: poll({ refusal: 'signInRequired', result: RESULT }) };
  const { ports } = renderScreen(<PollScreen />, { ...session, answers });
  ports.savedAt = 1;
  act(() => ports.connection.lost());
  expect(await screen.findByText(/result is shown again/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /The courtyard/ })).toBeEnabled();
  act(() => ports.connection.found());
  expect(await screen.findByRole('heading', { name: /Result/ })).toBeVisible();
});

test('[SPEC 8.5] what a closed poll came to is as true in a copy', async () => {
  const details = pollDetails({ refusal: 'closed', result: RESULT });
  const answers = { [POLL]: { body: aPage(details, { phase: 'closed' }) } };
  const { ports } = renderScreen(<PollScreen />, { ...route, answers });
  ports.savedAt = 1;
  act(() => ports.connection.lost());
  expect(await screen.findByRole('heading', { name: /Result/ })).toBeVisible();
});

test('the receipt of a vote names the choice', async () => {
  const answers = { [POLL]: poll({ ownBallot: receipt, hasVoted: true, refusal: 'alreadyVoted' }) };
  renderScreen(<PollScreen />, { ...route, answers });
  expect(await screen.findByText('HC-7F3A')).toBeVisible();
  expect(screen.getByText('Your choice:')).toHaveTextContent('The courtyard');
});

test('the receipt of a secret vote names no choice', async () => {
  const ownBallot = { ...receipt, optionId: null };
  const answers = { [POLL]: poll({ secrecy: 'secret', ownBallot, refusal: 'alreadyVoted' }) };
  renderScreen(<PollScreen />, { ...route, answers });
  expect(await screen.findByText(/proves that you took part/)).toBeVisible();
  expect(screen.queryByText('Your choice:')).toBeNull();
});

test('a change told by the stream is fetched; the version that is shown is not', async () => {
  const title = text('Renamed');
  const answers = { [POLL]: [poll(), { body: aPage(pollDetails(), { title, version: 2 }) }] };
  const { ports, calls } = renderScreen(<PollScreen />, { ...route, answers });
  await screen.findByRole('heading', { level: 1 });

  const told = (version: number) =>
    act(() => ports.streamed({ type: 'changed', id: '', data: JSON.stringify({ version }) }));
  told(1);
  told(2);
  expect(await screen.findByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('what was chosen is still there after a session that ended and the sign-in after it', async () => {
  const signedOut = poll({ refusal: 'signInRequired' });
  const { store } = renderScreen(<PollScreen />, {
    ...session,
    answers: { [POLL]: [poll(), signedOut, poll()] },
  });
  await userEvent.click(await screen.findByRole('radio', { name: /The courtyard/ }));
  act(() => void store.dispatch(portalApi.util.resetApiState()));
  expect(await screen.findByText('Sign in so that', { exact: false })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  act(() => void store.dispatch(portalApi.util.resetApiState()));
  expect(await screen.findByRole('radio', { name: /The courtyard/ })).toBeChecked();
});
