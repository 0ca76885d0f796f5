import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQuestion } from '../../../../../counting/testing/papers';
import { createRecountFile } from '../../../../../counting/testing/recountFiles';
import type { OpeningQuestion } from '../../../../../shared/ballots/opening';
import { aProblem } from '../../../../testing/factories';
import { anOption, aQuestion } from '../../../../testing/pollFactories';
import { renderScreen } from '../../../../testing/renderScreen';
import type { RecountMessage, RecountTask } from '../../../../recount/protocol';
import { runTask } from '../../../../recount/recounter';
import { polyfillBlobText } from '../../../../recount/testing/polyfillBlobText';
import type { Poll } from '../../poll';
import { Results } from '../Results';
import { createClosedPoll } from '../testing/poll';

beforeAll(polyfillBlobText);

const IDS = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const QUESTION = aQuestion('ranking', {
  options: [anOption(IDS[0]!, 'The courtyard'), anOption(IDS[1]!, 'The tower')],
});
const opened: OpeningQuestion = {
  ...createQuestion('schulze', { id: QUESTION.id, options: IDS }),
  settings: QUESTION.settings,
} as OpeningQuestion;
const ballot = (...ranking: readonly number[]) => ({
  [QUESTION.id]: { ranking: ranking.map((option) => [IDS[option]!]) },
});
const FILE = createRecountFile({
  secrecy: 'open',
  questions: [opened],
  ballots: [ballot(0, 1), ballot(1, 0), ballot(1, 0)],
});
const URL = '/v1/have-your-say/new-library-design/recount.json';

const counted = { question: QUESTION, answers: [], count: FILE.counts[0] as never };

/** Creates the page of the poll that the file is of. */
function thePoll(more: Partial<Poll> = {}): Poll {
  const poll = createClosedPoll([counted]);
  const { trust } = poll.details;
  const details = { ...poll.details, trust: { ...trust!, head: FILE.chain.head } };
  return { ...poll, id: 'poll', details, ...more };
}

/** Renders the result with a worker that does its work in the page. */
async function open(poll = thePoll(), file: unknown = FILE) {
  const view = renderScreen(<Results poll={poll} />, {
    answers: { [URL]: typeof file === 'object' ? { body: file } : aProblem(404, 'notFound') },
  });
  const closed = jest.fn();
  const posted: RecountTask[] = [];
  view.ports.recounter = (hear: (news: RecountMessage) => void) => ({
    post: (task) => {
      posted.push(task as RecountTask);
      void runTask(task as RecountTask, (news) => act(() => hear(news)));
    },
    close: closed,
  });
  await userEvent.click(await screen.findByText('Check this result yourself'));
  return { ...view, closed, posted };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the chain: both heads, links, and when it was counted', async () => {
  await open();
  expect(screen.getByText('a'.repeat(64))).toBeVisible();
  expect(screen.getByText(FILE.chain.head)).toBeVisible();
  expect(screen.getByText('Links').nextElementSibling).toHaveTextContent('3');
});

test('a recount in the browser shows each check, and that all agrees', async () => {
  const { closed } = await open();
  await press('Count again in my browser');
  expect(await screen.findByText(/Everything agrees/)).toBeVisible();
  expect(screen.getByText('Every link of the chain follows from the one before')).toBeVisible();
  expect(screen.queryByText('does not agree')).toBeNull();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a file that was changed says what is wrong and where', async () => {
  await open();
  const tampered = structuredClone(FILE) as unknown as {
    counts: { result: { elected: number[] } }[];
  };
  tampered.counts[0]!.result.elected = [0];
  const file = new File([JSON.stringify(tampered)], 'recount.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText('Check a file that I downloaded earlier'), file);
  expect(await screen.findByText(/Something does not agree/)).toBeVisible();
  const wrong = screen.getByText('does not agree').closest('li')!;
  expect(wrong).toHaveTextContent('The count gives the published result');
  expect(within(wrong).getByText(/^counts\[0\]\.result\.elected/)).toBeVisible();
});

test('a file that is right in itself and of another vote is told apart', async () => {
  await open(thePoll({ id: 'another' }));
  await press('Count again in my browser');
  expect(await screen.findByText(/of another vote/)).toBeVisible();
});

test('a file that does not end with the head on the page is told apart', async () => {
  const poll = thePoll();
  const trust = { ...poll.details.trust!, head: 'c'.repeat(64) };
  await open({ ...poll, details: { ...poll.details, trust } });
  await press('Count again in my browser');
  expect(await screen.findByText(/does not end with the head/)).toBeVisible();
});

test('without the file nothing is claimed', async () => {
  await open(thePoll(), 'none');
  await press('Count again in my browser');
  expect(await screen.findByText(/could not be fetched/)).toBeVisible();
});

test.each([
  ['RECEIPT-1', /link 2 of 3/],
  ['RECEIPT-9', /not in the chain/],
])('is the receipt %s in it?', async (receipt, answer) => {
  const { posted } = await open();
  await userEvent.type(screen.getByLabelText('Is my receipt in it?'), receipt);
  await press('Look for it');
  expect(await screen.findByText(answer)).toBeVisible();
  expect(posted).toHaveLength(1);
});

test('other methods on the same ballots, side by side', async () => {
  await open();
  await userEvent.click(screen.getByText('Other methods on the same ballots'));
  await press('Compare');
  const table = await screen.findByRole('table', { name: 'Other methods on the same ballots' });
  expect(within(table).getByRole('row', { name: /^Schulze/ })).toHaveTextContent('The tower');
  expect(within(table).getByRole('row', { name: /^Schulze/ })).toHaveTextContent('Counted by this');
  expect(screen.getByText('All methods elect the same.')).toBeVisible();
});

test('leaving the page ends the worker', async () => {
  const { unmount, ports, closed } = await open();
  const post = jest.fn();
  ports.recounter = () => ({ post, close: closed });
  await press('Count again in my browser');
  await waitFor(() => expect(post).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Counting…' })).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
  unmount();
  expect(closed).toHaveBeenCalled();
});

test('files are links where everybody may read, and saved by the portal where not', async () => {
  await open();
  expect(screen.getByRole('link', { name: /everything for a recount/i })).toHaveAttribute(
    'href',
    URL,
  );
  expect(screen.getByRole('link', { name: 'Rankings in BLT form' })).toHaveAttribute(
    'href',
    expect.stringMatching(/ballots\.blt\?question=/),
  );
});

test('why a secret vote that is counted from sums has no file of single ballots is said', async () => {
  const poll = thePoll();
  const [question] = poll.details.questions;
  const approval = { ...question!, type: 'choice', method: 'approval' } as typeof question;
  const questions = [approval!];
  const ofSecrecy = (secrecy: 'open' | 'secret') => ({
    ...poll,
    details: { ...poll.details, questions, secrecy },
  });
  const { unmount } = await open(ofSecrecy('secret'));
  expect(screen.getByText(/no Pabulib file/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Pabulib/ })).toBeNull();
  unmount();
  await open(ofSecrecy('open'));
  expect(screen.getByRole('link', { name: /Pabulib/ })).toBeVisible();
  expect(screen.queryByText(/no Pabulib file/)).toBeNull();
});

test('of a vote for some the portal fetches the file itself', async () => {
  const { ports } = await open(thePoll({ visibility: 'signed_in' }));
  await press('Everything for a recount (JSON)');
  await waitFor(() => expect(ports.saved).toHaveLength(1));
  expect(ports.saved[0]!.name).toBe('new-library-design-recount.json');
});

test('before it is counted nothing can be checked yet', async () => {
  const poll = createClosedPoll([counted], { isFinal: false });
  renderScreen(<Results poll={poll} />);
  await userEvent.click(await screen.findByText(/^Every ballot is sealed/));
  expect(await screen.findByText(/can be checked as soon as/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Count again in my browser' })).toBeNull();
});

test.each([
  ['open', /anybody who knows your receipt can read your ballot/],
  ['secret', /It says nothing about your choice/],
] as const)('what a receipt gives away in an %s vote', async (secrecy, words) => {
  renderScreen(<Results poll={createClosedPoll([counted], { secrecy })} />);
  await userEvent.click(await screen.findByText('Check this result yourself'));
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText(/Nor does it protect somebody who is watched/)).toBeVisible();
});
