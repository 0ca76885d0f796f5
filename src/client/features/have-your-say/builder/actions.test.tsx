import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WrittenQuestion } from '../../../../shared/contract/papers';
import { enterText } from '../../../testing/enterText';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { aPollPaper, aWrittenQuestion } from '../../../testing/paperFactories';
import {
  listTitles,
  POLL_PATH,
  listPosts,
  press,
  renderActions,
  unfold,
} from './testing/renderActions';

const LONG_AGO = '2020-01-01T12:00:00.000Z';

test.each([
  [
    'a draft',
    aPollPaper(),
    ['Take a question from an election file', 'Copy this poll', 'Cancel this poll'],
  ],
  ['one with codes', aPollPaper({ rules: { eligibility: 'tokens' } }), ['Voting codes']],
  [
    'an open one',
    aPollPaper({ isFrozen: true }),
    ['End voting now', 'Withdraw an option', 'Cancel this poll'],
  ],
  [
    'a counted one',
    aPollPaper({ isFrozen: true, isSealed: true, rules: { closesAt: LONG_AGO } }),
    ['Copy this poll', 'What follows from it'],
  ],
])('of %s only what is possible is offered', async (_what, paper, offered) => {
  await renderActions(paper);
  expect(listTitles()).toEqual(expect.arrayContaining(offered));
  const isFrozenOne = paper.isFrozen;
  expect(listTitles().includes('Take a question from an election file')).toBe(!isFrozenOne);
  expect(listTitles().includes('What follows from it')).toBe(paper.isSealed);
});

test('voting codes are made and given out as a file, and are nowhere else', async () => {
  const { ports, store, calls } = await renderActions(
    aPollPaper({ rules: { eligibility: 'tokens' } }),
    {
      [`POST ${POLL_PATH}/tokens`]: {
        body: 'token\r\nK3J9-X2M4-77QD-P0RA\r\n',
        headers: { 'content-type': 'text/csv' },
      },
    } as FakeResponses,
  );
  await unfold('Voting codes');
  await userEvent.type(screen.getByRole('textbox', { name: 'How many' }), '250');
  await press('Make the codes');
  await waitFor(() => expect(ports.saved).toHaveLength(1));
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ count: 250 });
  expect(ports.saved[0]!.name).toBe('trees-tokens.csv');
  expect(JSON.stringify(store.getState())).not.toContain('K3J9');
});

test('a copy leads to the page where it is changed', async () => {
  const { ports } = await renderActions(aPollPaper(), {
    [`POST ${POLL_PATH}/copies`]: { status: 201, body: { slug: 'trees-2' } },
  });
  await unfold('Copy this poll');
  await press('Copy');
  await waitFor(() => expect(ports.location.href()).toMatch(/\/have-your-say\/trees-2\/edit$/));
});

test('ending a vote needs a reason', async () => {
  const paper = aPollPaper({ isFrozen: true });
  const view = await renderActions(paper, {
    [`POST ${POLL_PATH}/closing`]: {
      body: { ...paper, revision: 4, rules: { ...paper.rules, closesAt: LONG_AGO } },
    },
  });
  await unfold('End voting now');
  await press('End voting now');
  expect(listPosts(view)).toEqual([]);
  await enterText(screen.getByLabelText('Why it ends now'), 'The square is closed.');
  await press('End voting now');
  await waitFor(() => expect(listPosts(view)).toHaveLength(1));
  expect(listPosts(view)[0]!.body).toEqual({ revision: 3, reason: 'The square is closed.' });
});

test('a poll is cancelled with a reason in the original language, and others where they are written', async () => {
  const view = await renderActions(aPollPaper(), {
    [`POST ${POLL_PATH}/cancellation`]: aProblem(409, 'stillDraft'),
  });
  await unfold('Cancel this poll');
  await enterText(screen.getByLabelText('Reason in Turkish'), 'Yanlış soru.');
  await press('Cancel this poll');
  expect(listPosts(view)).toEqual([]);
  await enterText(screen.getByLabelText('Reason in English'), 'Wrong question.');
  await press('Cancel this poll');
  expect(await screen.findByText(/This poll is still a draft: nobody can vote yet/)).toBeVisible();
  expect(listPosts(view)[0]!.body).toEqual({
    revision: 3,
    reason: { en: 'Wrong question.', tr: 'Yanlış soru.' },
  });
});

test('an action for a poll that became another one shows it as it is, and can be repeated', async () => {
  const older = aPollPaper({ isFrozen: true });
  const newer = { ...older, revision: 9, questions: [] };
  const closing = { ...newer, revision: 10, rules: { ...newer.rules, closesAt: LONG_AGO } };
  const view = await renderActions(older, {
    [`${POLL_PATH}/paper`]: [{ body: older }, { body: newer }],
    [`POST ${POLL_PATH}/closing`]: [aProblem(409, 'newerRevision'), { body: closing }],
  });
  await unfold('End voting now');
  await enterText(screen.getByLabelText('Why it ends now'), 'The square is closed.');
  await press('End voting now');
  expect(await screen.findByText(/You see it now as it is/)).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('What you ask')).toBeNull());
  await press('End voting now');
  await waitFor(() => expect(listPosts(view)).toHaveLength(2));
  expect(listPosts(view)[1]!.body).toEqual({ revision: 9, reason: 'The square is closed.' });
});

test('an option is taken out with a reason, and is not offered again', async () => {
  const paper = aPollPaper({ isFrozen: true });
  const [plane] = paper.questions[0]!.options;
  const view = await renderActions(paper, {
    [`POST ${POLL_PATH}/withdrawals`]: {
      body: { ...paper, revision: 4, withdrawn: [plane!.id] },
    },
  });
  await unfold('Withdraw an option');
  await press('Take out this option');
  expect(listPosts(view)).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Option'), plane!.id);
  await userEvent.click(screen.getByRole('radio', { name: 'It was struck off' }));
  const [reason] = screen.getAllByLabelText(/Reason in English/);
  await enterText(reason!, 'Not a native tree.');
  await press('Take out this option');
  await waitFor(() =>
    expect(listPosts(view)[0]?.body).toEqual({
      revision: 3,
      question: paper.questions[0]!.id,
      option: plane!.id,
      kind: 'struckOff',
      reason: { en: 'Not a native tree.' },
    }),
  );
  expect(await screen.findByText(/No option of this poll can be taken out/)).toBeVisible();
});

test('proposed dates that can be taken out are called by when they are', async () => {
  const question = aWrittenQuestion();
  const options = question.options.map((option, day) => ({
    ...option,
    label: {},
    startsAt: `2026-05-0${day + 1}T15:00:00.000Z`,
  }));
  const dates = { ...question, type: 'date', method: 'timePoll', settings: { seats: 1 }, options };
  await renderActions(aPollPaper({ isFrozen: true, questions: [dates as WrittenQuestion] }));
  await unfold('Withdraw an option');
  const names = within(screen.getByLabelText('Option')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Friday 1 May\b.* · Which tree\?$/),
    expect.stringMatching(/^Saturday 2 May\b.* · Which tree\?$/),
  ]);
});
