import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEMO_SETTINGS } from '../../../demo/city';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import { keepReceipt } from '../../offline/keptReceipts';
import { aPage, aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { BALLOTS_CALL, POLL_PATH, RECEIPT, renderPoll } from '../../testing/renderPoll';
import { createTennesseePlurality } from './results/testing/elections';
import { createClosedPoll } from './results/testing/poll';

const RESULT = `${POLL_PATH}/result`;
const counted = createClosedPoll([createTennesseePlurality()], { isFinal: false });

/**
 * Open, with a result that is shown after one’s own vote, as the host shows it to somebody whom it
 * does not know.
 */
const hidden = (more: Partial<PollDetails> = {}) => ({
  body: aPage<PollDetails>({
    ...counted.details,
    eligibility: 'everyone',
    resultsVisibility: 'after_vote',
    refusal: null,
    result: null,
    ballots: null,
    ...more,
  }),
});
const shown = { body: counted.details.result };

async function voteAsVisitor() {
  await userEvent.click(await screen.findByRole('radio', { name: /Memphis/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Cast my vote' }));
  await screen.findByText(RECEIPT.receipt);
}

const open = (answers: FakeResponses) =>
  renderPoll({
    [POLL_PATH]: hidden(),
    [BALLOTS_CALL]: { status: 201, body: RECEIPT },
    [RESULT]: shown,
    ...answers,
  });

const asked = ({ calls }: ReturnType<typeof open>) => calls.filter(({ path }) => path === RESULT);

test('a visitor sees the result right after their vote, by the receipt that their device keeps', async () => {
  const view = open({});
  expect(await screen.findByText(/on the device that you vote with. When/)).toBeVisible();
  expect(asked(view)).toEqual([]);
  await voteAsVisitor();
  expect(await screen.findByText(/is ahead so far/)).toHaveTextContent('Memphis is ahead so far.');
  const [call] = asked(view);
  expect(call!.headers.get('x-ballot-receipt')).toBe(RECEIPT.receipt);
  expect(call!.headers.has('authorization')).toBe(false);
  expect(String(call!.search)).toBe('');
});

test('so does the bearer of a voting code who is signed in; the session stays out of it', async () => {
  const view = renderPoll(
    { [POLL_PATH]: hidden({ eligibility: 'tokens', refusal: 'tokenRequired' }), [RESULT]: shown },
    { isSignedIn: true },
  );
  keepReceipt(view.ports.localStorage, counted.id, RECEIPT);
  expect(await screen.findByText(/is ahead so far/)).toBeVisible();
  const [call] = asked(view);
  expect(call!.headers.get('x-ballot-receipt')).toBe(RECEIPT.receipt);
  expect(call!.headers.has('authorization')).toBe(false);
});

test('while the portal is open for the staff alone no receipt is sent, and that is said', async () => {
  const view = renderPoll(
    { [POLL_PATH]: hidden({ eligibility: 'tokens', refusal: 'tokenRequired' }) },
    { isSignedIn: true, settings: { ...DEMO_SETTINGS, stage: 'staff' } },
  );
  keepReceipt(view.ports.localStorage, counted.id, RECEIPT);
  expect(await screen.findByText(/once the portal is open for everybody/)).toBeVisible();
  expect(asked(view)).toEqual([]);
});

test('a receipt for which nothing is shown is promised the result for when voting ends', async () => {
  const view = open({ [RESULT]: aProblem(404, 'notFound') });
  await voteAsVisitor();
  expect(await screen.findByText('The result is published when voting ends.')).toBeVisible();
  await waitFor(() => expect(asked(view)).not.toEqual([]));
});

test('whoever the host knows shows no receipt, even where their device keeps one', async () => {
  const view = renderPoll({ [POLL_PATH]: hidden() }, { isSignedIn: true });
  keepReceipt(view.ports.localStorage, counted.id, RECEIPT);
  expect(await screen.findByText(/^You will see .* as soon as you have voted\.$/)).toBeVisible();
  expect(asked(view)).toEqual([]);
});
