import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PollDetails } from '../../../../shared/contract/have-your-say';
import { countQuestion } from '../../../../counting/countQuestion';
import { aPage, somePollDetails, aText } from '../../../testing/factories';
import { renderScreen } from '../../../testing/renderScreen';
import type { Poll } from '../poll';
import { getChart } from './charts/charts';
import { Results } from './Results';
import {
  createBurlington,
  type CountedElection,
  createDecision,
  createFoodElection,
  createTextQuestion,
  createSchulze45,
  createSchulze9,
  createScored,
  createTennessee,
  createTennesseePlurality,
} from './testing/elections';
import { createNadNerem } from './testing/nadNerem';
import { createClosedPoll } from './testing/poll';

const open = (poll: Poll) => renderScreen(<Results poll={poll} />);
const shown = async (
  questions: readonly CountedElection[],
  more?: Parameters<typeof createClosedPoll>[1],
) => {
  const view = open(createClosedPoll(questions, more));
  await screen.findByRole('heading', { level: 2, name: 'Result' });
  return view;
};
const hidden = (more: Partial<PollDetails>) => open(aPage(somePollDetails(more)));

test.each([
  ['after_vote', /as soon as you have voted/],
  ['after_close', /published when voting ends/],
] as const)('a result that is shown %s says so', (resultsVisibility, reason) => {
  hidden({ resultsVisibility });
  expect(screen.getByText(reason)).toBeVisible();
});

test('whoever votes without an account is promised a result on the device that they vote with', () => {
  hidden({ resultsVisibility: 'after_vote', eligibility: 'everyone' });
  expect(screen.getByText(/on the device that you vote with/)).toBeVisible();
});

test('a secret vote of fewer than five ballots says why its result is not shown', () => {
  const { trust } = createClosedPoll([createSchulze9()]).details;
  const few = { secrecy: 'secret', trust, ballots: 4, result: null } as const;
  hidden(few);
  expect(screen.getByText(/Fewer than five people voted/)).toBeVisible();
  const { container } = hidden({ ...few, secrecy: 'open', resultsVisibility: 'after_close' });
  expect(container).not.toHaveTextContent(/Fewer than five/);
});

describe('the chain of receipts, while no result is shown', () => {
  const { trust } = createClosedPoll([createSchulze9()], { isFinal: false }).details;
  const heading = () => screen.queryByRole('heading', { name: /^Every ballot is sealed/ });
  const unfold = () => heading()!.click();

  test('its head of now and its length stand there', () => {
    hidden({ resultsVisibility: 'after_close', trust });
    expect(screen.getByText(trust!.firstHead)).not.toBeVisible();
    unfold();
    expect(screen.getByText(trust!.firstHead)).toBeVisible();
    expect(screen.getByText(trust!.head!)).toBeVisible();
    expect(screen.getByText('Links')).toBeVisible();
  });

  test('of a secret vote only the first head does, and it is said why', () => {
    hidden({ secrecy: 'secret', trust: { ...trust!, head: null, links: null } });
    unfold();
    expect(screen.getByText(trust!.firstHead)).toBeVisible();
    expect(screen.getByText(/would reveal when somebody votes/)).toBeVisible();
    expect(screen.queryByText('Head now')).toBeNull();
    expect(screen.queryByText('Links')).toBeNull();
  });

  test('whoever sees no result of a vote that was counted is shown no chain, either', () => {
    const sealed = { ...trust!, sealedAt: '2026-05-01T08:00:00.000Z' };
    hidden({ resultsVisibility: 'staff_only', trust: sealed });
    expect(heading()).toBeNull();
  });
});

test('nothing is said of a vote that has not begun, nor of a cancelled one', () => {
  const { container } = hidden({ resultsVisibility: 'after_close', refusal: 'notOpenYet' });
  expect(container).toHaveTextContent('');
  const cancellation = { text: 'Withdrawn.', lang: 'en' } as const;
  const cancelled = hidden({
    cancellation,
    result: createClosedPoll([createSchulze9()]).details.result,
  });
  expect(cancelled.container).toHaveTextContent('');
});

test('a copy on the device shows no result of a vote that was open', async () => {
  const { ports } = await shown([createTennesseePlurality()], { isFinal: false });
  ports.savedAt = 1;
  act(() => ports.connection.lost());
  expect(await screen.findByText(/result is shown again/)).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('who won, how many voted, how many were silent', async () => {
  const won = createTennesseePlurality();
  const count = { ...won.count, none: 3, blank: 5 } as CountedElection['count'];
  await shown([{ ...won, count }], { census: 200 });
  expect(screen.getByText('Memphis', { selector: 'p bdi' }).closest('p')).toHaveTextContent(
    'Memphis won.',
  );
  expect(screen.getByText(/105 of 200 who could vote/)).toBeVisible();
  expect(screen.getByText('None of the above').nextElementSibling).toHaveTextContent('3');
  expect(screen.getByText('Blank').nextElementSibling).toHaveTextContent('5');
});

test('shares of one column have equally many digits', async () => {
  const { container } = await shown([createTennesseePlurality()]);
  const shares = container.textContent!.match(/[\d.]+%/g)!;
  expect(shares.length).toBeGreaterThan(3);
  expect(shares.filter((share) => !/^\d+\.\d%$/.test(share))).toEqual([]);
});

test('the number of those who answered the only question is said once', async () => {
  const alone = createTennesseePlurality();
  await shown([alone]);
  expect(screen.queryByText('Answers', { selector: 'dt' })).toBeNull();
  cleanup();
  await shown([alone, createDecision('proposal', [12, 5, 3])]);
  expect(screen.getAllByText('Answers', { selector: 'dt' })).toHaveLength(2);
});

test('as long as people vote nobody has won', async () => {
  await shown([createTennesseePlurality()], { isFinal: false });
  expect(screen.getByText(/is ahead so far/)).toHaveTextContent('Memphis is ahead so far.');
  expect(screen.getByText(/changes with every ballot/)).toBeVisible();
  expect(screen.queryByText('Chosen')).toBeNull();
});

test('a tie and the lot are said plainly', async () => {
  await shown([createSchulze9()]);
  expect(screen.getByText(/^Equal:/)).toHaveTextContent(
    'Equal: B and D. The published lot decided for D.',
  );
});

test('a tie for the last place says who was excluded', async () => {
  await shown([createSchulze45('instantRunoff')]);
  expect(screen.getByText(/Equally last/)).toHaveTextContent(
    'Equally last in round 2: B and E. The published lot excluded E.',
  );
});

test('without a quorum nothing is decided', async () => {
  await shown([createTennesseePlurality()], { quorum: 101 });
  expect(screen.getByText(/nothing is decided/)).toBeVisible();
  expect(screen.getByText('100 of 101 needed: not reached')).toBeVisible();
});

test('a proposal passes or does not', async () => {
  await shown([createDecision('proposal', [12, 5, 3]), createDecision('proposal', [4, 5, 3])]);
  expect(screen.getByText('It passes.')).toBeVisible();
  expect(screen.getByText('It does not pass.')).toBeVisible();
});

test('every comparison that was won is marked in the table, for the eye and the ear', async () => {
  await shown([createTennessee('schulze')]);
  const table = screen.getByRole('table', { name: 'Every option against every other' });
  const [first] = within(table).getAllByRole('row').slice(1);
  expect(within(first!).getByRole('rowheader')).toHaveTextContent('Nashville');
  expect(within(first!).getAllByText(/won/)).toHaveLength(3);
});

test('rounds stand as columns, with what moved and who went', async () => {
  await shown([createBurlington('instantRunoff')]);
  const table = screen.getByRole('table', { name: 'Round by round' });
  const kiss = within(table).getByRole('row', { name: /^Kiss/ });
  expect(kiss).toHaveTextContent(/2,982.*4,314\+1,332chosen/);
  expect(within(table).getByRole('row', { name: /^Montroll/ })).toHaveTextContent('excluded');
  expect(within(table).getByRole('row', { name: /^No further preference/ })).toHaveTextContent(
    '455',
  );
});

test('rounds of STV are in votes, whatever the method counts in', async () => {
  await shown([createFoodElection('meekStv')]);
  const table = screen.getByRole('table', { name: 'Round by round' });
  expect(within(table).getByRole('row', { name: /^Quota/ })).toHaveTextContent('4.71');
});

test('a budget says what is bought, what it cost, who paid, and what is left', async () => {
  await shown([createNadNerem('equalShares')]);
  expect(screen.getByText(/spent;/).textContent.replaceAll('\u00a0', ' ')).toBe(
    'PLN 394,000 of PLN 411,000 spent; PLN 17,000 left',
  );
  const [first] = screen.getAllByText(/^\d+ votes$/);
  expect(first!.closest('li')).toHaveTextContent(/Funded.*PLN/);
  await userEvent.click(screen.getByText('Show as a table'));
  const table = screen.getByRole('table', { name: 'Projects and the budget' });
  const row = within(table).getByRole('row', { name: /^113/ });
  expect(row.textContent.replaceAll('\u00a0', ' ')).toMatch(/Funded.*186.*PLN 1,075\.27/);
  expect(within(table).getByRole('row', { name: /^094/ })).toHaveTextContent('By votes');
});

test('grades are called by their words, and stand in a table too', async () => {
  await shown([createScored('majorityJudgment')]);
  await userEvent.click(screen.getByText('Show as a table'));
  const table = screen.getByRole('table', { name: 'Grades by option' });
  expect(within(table).getAllByRole('columnheader')[1]).toHaveTextContent('Excellent');
  expect(within(table).getByRole('row', { name: /^Memphis/ })).toHaveTextContent('42');
});

test('texts are counted here and read in the files', async () => {
  await shown([createTextQuestion()]);
  expect(screen.getByText(/own words: 3/)).toBeVisible();
  expect(getChart('text')).toBeNull();
});

test('a question that nobody answered says so', async () => {
  const none = createTennesseePlurality();
  const count = { ...none.count, answered: 0, blank: 100 } as CountedElection['count'];
  await shown([{ ...none, count }]);
  expect(screen.getByText('Nobody has answered this question.')).toBeVisible();
  expect(screen.queryByText('Why did this win?')).toBeNull();
});

test('STAR: who goes into the runoff is not called chosen', async () => {
  await shown([createScored('star')]);
  const totals = screen.getByRole('figure', { name: 'Total scores' });
  expect(within(totals).getAllByText('In the runoff')).toHaveLength(2);
  expect(screen.queryByText('Chosen')).toBeNull();
  const runoff = screen.getByRole('figure', { name: 'Runoff' });
  await userEvent.click(within(runoff).getByText('Show as a table'));
  expect(within(runoff).getByRole('row', { name: /^Nashville/ })).toHaveTextContent('68');
  expect(within(runoff).getByRole('row', { name: /^Both alike/ })).toHaveTextContent('0');
});

test('a result without who was withdrawn names those who stand, and tells why', async () => {
  const { question, answers } = createTennesseePlurality();
  const [memphis] = question.options;
  const terms = { seed: 'head', quorum: 0, withdrawn: [memphis!.id] };
  const count = countQuestion(question, answers, 100, terms);
  const poll = createClosedPoll([{ question, answers, count }]);
  const withdrawals = [
    {
      question: poll.details.questions[0]!.id,
      option: memphis!.id,
      kind: 'struckOff' as const,
      reason: aText('Not in the district.'),
      at: '2026-05-01T07:00:00.000Z',
    },
  ];
  open({ ...poll, details: { ...poll.details, withdrawals } });
  expect(await screen.findByText(/Nashville/, { selector: 'p, p *' })).toBeVisible();
  expect(screen.getByText(/was struck off/)).toHaveTextContent(
    'Memphis was struck off. Not in the district.',
  );
  expect(screen.getByText('Blank').nextElementSibling).toHaveTextContent('42');
});

test('who is chosen without a vote is told so, even before the close, and nothing is counted', async () => {
  const { question, answers } = createTennesseePlurality();
  const settings = { ...question.settings, seats: 4 } as typeof question.settings;
  const seats = { ...question, settings } as typeof question;
  const count = countQuestion(seats, answers, 100, { seed: 'head', quorum: 200 });
  await shown([{ question: seats, answers, count }], { isFinal: false, quorum: 200 });
  expect(screen.getByText(/^Uncontested/)).toHaveTextContent(
    'Uncontested, with no more options than places. Chosen without a vote: Memphis, Nashville, Chattanooga and Knoxville.',
  );
  expect(screen.queryByText('Quorum')).toBeNull();
  expect(screen.queryByText('Why did this win?')).toBeNull();
});

test('two sentences say why; every further step of the count is folded', async () => {
  await shown([createTennessee('instantRunoff')]);
  expect(screen.getByRole('heading', { name: 'Why did this win?' })).toBeVisible();
  expect(
    screen.getByText(/fewest first places drops out/, { selector: 'section p' }),
  ).toBeVisible();
  const step = screen.getByText(/^Round 1:/, { selector: 'li' });
  expect(step).not.toBeVisible();
  await userEvent.click(screen.getByText('Every step of the count'));
  expect(step).toBeVisible();
  cleanup();
  await shown([createTennesseePlurality()]);
  expect(screen.queryByText('Every step of the count')).toBeNull();
});
