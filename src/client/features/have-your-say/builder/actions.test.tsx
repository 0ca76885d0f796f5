import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PollPaper } from '../../../../shared/contract/papers';
import { aSource } from '../../../testing/editFactories';
import { problem } from '../../../testing/factories';
import type { Answers } from '../../../testing/fakeApi';
import { aPollPaper } from '../../../testing/paperFactories';
import { renderScreen } from '../../../testing/renderScreen';
import { BuilderScreen } from './BuilderScreen';

const POLL = '/v1/have-your-say/trees';
const LONG_AGO = '2020-01-01T12:00:00.000Z';

async function open(paper: PollPaper, answers: Answers = {}) {
  const view = renderScreen(<BuilderScreen nav={null} />, {
    ...{ path: '/:section/:slug/edit?', url: '/have-your-say/trees/edit', isSignedIn: true },
    answers: {
      [`${POLL}/paper`]: { body: paper },
      [`${POLL}/source`]: { body: aSource({ section: 'have-your-say', slug: 'trees' }) },
      '/v1/me/authors': { body: { items: [] } },
      ...answers,
    },
  });
  await screen.findByText('What else you can do');
  return view;
}

type View = Awaited<ReturnType<typeof open>>;
const posted = ({ calls }: View) => calls.filter(({ method }) => method === 'POST');
const titles = () =>
  [...document.querySelectorAll('summary h3')].map(({ textContent }) => textContent);
const unfold = (name: string) => userEvent.click(screen.getByRole('heading', { level: 3, name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  [
    'a draft',
    aPollPaper(),
    ['Take a question from an election file', 'Copy this poll', 'Cancel this poll'],
  ],
  ['one with codes', aPollPaper({ rules: { eligibility: 'tokens' } }), ['Voting codes']],
  ['an open one', aPollPaper({ isFrozen: true }), ['End voting now', 'Cancel this poll']],
  [
    'a counted one',
    aPollPaper({ isFrozen: true, isSealed: true, rules: { closesAt: LONG_AGO } }),
    ['Copy this poll', 'What follows from it'],
  ],
])('[SPEC 1.1] of %s only what is possible is offered', async (_what, paper, offered) => {
  await open(paper);
  expect(titles()).toEqual(expect.arrayContaining(offered));
  const isFrozenOne = paper.isFrozen;
  expect(titles().includes('Take a question from an election file')).toBe(!isFrozenOne);
  expect(titles().includes('What follows from it')).toBe(paper.isSealed);
});

test('[SPEC 1.1] voting codes are made and given out as a file, and are nowhere else', async () => {
  const { ports, store, calls } = await open(aPollPaper({ rules: { eligibility: 'tokens' } }), {
    [`POST ${POLL}/tokens`]: {
      body: 'token\r\nK3J9-X2M4-77QD-P0RA\r\n',
      headers: { 'content-type': 'text/csv' },
    },
  } as Answers);
  await unfold('Voting codes');
  await userEvent.type(screen.getByRole('textbox', { name: 'How many' }), '250');
  await press('Make the codes');
  await waitFor(() => expect(ports.saved).toHaveLength(1));
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ count: 250 });
  expect(ports.saved[0]!.name).toBe('trees-tokens.csv');
  expect(JSON.stringify(store.getState())).not.toContain('K3J9');
});

test('a copy leads to the page where it is changed', async () => {
  const { ports } = await open(aPollPaper(), {
    [`POST ${POLL}/copies`]: { status: 201, body: { slug: 'trees-2' } },
  });
  await unfold('Copy this poll');
  await press('Copy');
  await waitFor(() => expect(ports.location.href()).toMatch(/\/have-your-say\/trees-2\/edit$/));
});

test('ending a vote needs a reason', async () => {
  const paper = aPollPaper({ isFrozen: true });
  const view = await open(paper, {
    [`POST ${POLL}/closing`]: {
      body: { ...paper, revision: 4, rules: { ...paper.rules, closesAt: LONG_AGO } },
    },
  });
  await unfold('End voting now');
  await press('End voting now');
  expect(posted(view)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Why it ends now'), 'The square is closed.');
  await press('End voting now');
  await waitFor(() => expect(posted(view)).toHaveLength(1));
  expect(posted(view)[0]!.body).toEqual({ revision: 3, reason: 'The square is closed.' });
});

test('a poll is cancelled with a reason in the original language, and others where they are written', async () => {
  const view = await open(aPollPaper(), {
    [`POST ${POLL}/cancellation`]: problem(409, 'stillDraft'),
  });
  await unfold('Cancel this poll');
  await userEvent.type(screen.getByLabelText('Reason in Turkish'), 'Yanlış soru.');
  await press('Cancel this poll');
  expect(posted(view)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Reason in English'), 'Wrong question.');
  await press('Cancel this poll');
  expect(await screen.findByText('This is still a draft.')).toBeVisible();
  expect(posted(view)[0]!.body).toEqual({
    revision: 3,
    reason: { en: 'Wrong question.', tr: 'Yanlış soru.' },
  });
});

test('what is wrong with an election file is told by line, and nothing changes', async () => {
  const view = await open(aPollPaper(), {
    [`POST ${POLL}/imports`]: {
      body: { faults: [{ line: 12, code: 'cost', text: 'P3;abc' }], paper: null },
    },
  });
  await unfold('Take a question from an election file');
  const file = new File(['META'], 'warsaw.pb');
  Object.assign(file, { text: async () => 'META' });
  await userEvent.upload(screen.getByLabelText('File'), file);
  expect(await screen.findByText('1 line cannot be read')).toBeVisible();
  expect(screen.getByText('P3;abc')).toBeVisible();
  expect(screen.getByText(/Line 12:/)).toBeVisible();
  expect(posted(view)[0]!.body).toMatchObject({ revision: 3, format: 'pabulib', text: 'META' });
});

test('what would change the revision waits until the page is saved', async () => {
  await open(aPollPaper());
  await userEvent.type(screen.getByLabelText('What you ask'), '!');
  expect(screen.getByText('Please save the paper first.')).toBeVisible();
  await unfold('Take a question from an election file');
  expect(screen.getByLabelText('File')).toBeDisabled();
});
