import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Statement } from '../../../../shared/contract/statements';
import type { FakeResponses } from '../../../testing/fakeApi';
import { aListPage, aProblem } from '../../../testing/factories';
import { renderScreen } from '../../../testing/renderScreen';
import {
  aStatement,
  aStatementsDialog,
  STATEMENTS_PATH,
  aNextStatement,
  UNANSWERED,
  aVoteAnswer,
} from '../../../testing/statementFactories';
import { StatementsPart } from './StatementsPart';

const one = aStatement('one');
const WORDS = 'More benches at the harbour.';
const NEXT = `${STATEMENTS_PATH}/next`;
const SIMILAR = `${STATEMENTS_PATH}/similar`;
const none = { body: { items: [], isIdentical: false } };
const written = (state: Statement['state'] = 'shown'): { body: Statement } => ({
  body: aStatement('mine', {
    text: { text: WORDS, lang: 'en' },
    state,
    mine: { ...UNANSWERED, isAuthor: true, vote: 1 },
  }),
});

function show(answers: FakeResponses, options: Parameters<typeof renderScreen>[1] = {}) {
  return renderScreen(<StatementsPart dialog={aStatementsDialog()} />, {
    path: '/dialogs/:slug',
    url: '/dialogs/waterfront',
    isSignedIn: true,
    answers: { [NEXT]: aNextStatement(one, { answered: 1, left: 1 }), [SIMILAR]: none, ...answers },
    ...options,
  });
}

async function write(words: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Write a statement' }));
  const field = await screen.findByRole('textbox', { name: 'Your statement' });
  await userEvent.click(field);
  await userEvent.paste(words);
  return field;
}
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish statement' }));
const posts = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ method }) => method === 'POST');

test('a statement is sent in its language; its author has answered it', async () => {
  const view = show({ [`POST ${STATEMENTS_PATH}`]: written() });
  await write(WORDS);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'tr');
  await publish();
  expect(await screen.findByText('Your statement is published. You agree with it.')).toBeVisible();
  const [sent] = posts(view);
  expect(sent!.body).toEqual({ text: WORDS, lang: 'tr' });
  expect(sent!.headers.get('idempotency-key')).toBeTruthy();
  expect(screen.getByText('2 answered, 1 left')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Write a statement' })).toHaveFocus();
});

test('it stands on top of the open list', async () => {
  show({
    [`POST ${STATEMENTS_PATH}`]: written(),
    [STATEMENTS_PATH]: aListPage([aStatement('two')]),
  });
  await userEvent.click(await screen.findByText('All statements (2)'));
  await screen.findByText('Text of two');
  await write(WORDS);
  await publish();
  const [first] = within(await screen.findByRole('list')).getAllByRole('article');
  expect(first).toHaveTextContent(WORDS);
});

test('one that waits for the moderators says so, and is no answer yet', async () => {
  show({ [`POST ${STATEMENTS_PATH}`]: written('held') });
  await write(WORDS);
  await publish();
  expect(
    await screen.findByText('Thank you. The moderators look at your statement first.'),
  ).toBeVisible();
  expect(screen.getByText('1 answered, 1 left')).toBeVisible();
});

test.each([
  ['Too short', 'Please write at least 10 characters.'],
  ['x'.repeat(301), 'Please shorten your statement to 300 characters.'],
])('%s is not sent', async (words, fault) => {
  const view = show({});
  await write(words);
  await publish();
  expect(await screen.findByText(fault)).toBeVisible();
  expect(posts(view)).toEqual([]);
});

test('what is like it is shown while somebody writes, and answered instead', async () => {
  const like = aStatement('like');
  const view = show({
    [SIMILAR]: { body: { items: [like], isIdentical: false } },
    [`PUT ${STATEMENTS_PATH}/like/vote`]: aVoteAnswer(like, 1, one, { answered: 2, left: 0 }),
  });
  await write(WORDS);
  await act(() => view.ports.advance(400));
  const found = within(await screen.findByRole('region', { name: 'Do you mean one of these?' }));
  expect(screen.getByText('There is 1 similar statement below.')).toBeInTheDocument();
  await userEvent.click(found.getByRole('button', { name: 'Agree' }));
  await waitFor(() =>
    expect(found.getByRole('button', { name: 'Agree' })).toHaveAttribute('aria-pressed', 'true'),
  );
  const asked = view.calls.filter(({ path }) => path === SIMILAR);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.search.get('text')).toBe(WORDS);
  expect(asked[0]!.search.get('lang')).toBe('en');
});

test('the same one is not sent again: it is there to be answered', async () => {
  const same = aStatement('same', { text: { text: 'MORE benches, at the harbour', lang: 'en' } });
  const view = show({ [SIMILAR]: { body: { items: [same], isIdentical: true } } });
  await write(WORDS);
  await act(() => view.ports.advance(400));
  await screen.findByText('MORE benches, at the harbour');
  await publish();
  expect(
    await screen.findByText('This statement is already here. You can answer it below.'),
  ).toBeVisible();
  expect(posts(view)).toEqual([]);
});

test('the host may know of the same one first', async () => {
  show({ [`POST ${STATEMENTS_PATH}`]: aProblem(409, 'sameStatement') });
  await write(WORDS);
  await publish();
  expect(
    await screen.findByText('This statement is already here. You can answer it below.'),
  ).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your statement' })).toHaveValue(WORDS);
});

test('trying again sends the same key; what was typed stays', async () => {
  const view = show({ [`POST ${STATEMENTS_PATH}`]: [aProblem(503, 'unexpected'), written()] });
  await write(WORDS);
  await publish();
  await screen.findByRole('alert');
  await publish();
  await screen.findByText('Your statement is published. You agree with it.');
  const keys = posts(view).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('what was typed is there again after the form was closed', async () => {
  show({});
  await write(WORDS);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Write a statement' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Write a statement' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Your statement' })).toHaveValue(WORDS),
  );
});

test('visitors are led to the sign-in', async () => {
  show({}, { isSignedIn: false });
  expect(await screen.findByRole('link', { name: 'Sign in to write a statement' })).toHaveAttribute(
    'href',
    expect.stringContaining('/sign-in'),
  );
});
