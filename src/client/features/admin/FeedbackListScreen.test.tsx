import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem } from '../../testing/factories';
import { aFeedbackItem } from '../../testing/feedbackFactories';
import { renderScreen } from '../../testing/renderScreen';
import { FeedbackListScreen } from './FeedbackListScreen';

const OPEN = '/v1/admin/feedback?state=open';
const ID = aFeedbackItem().id;
const items = (...found: ReturnType<typeof aFeedbackItem>[]) => ({
  body: { items: found, next: null, total: found.length },
});
const open = (answers: NonNullable<Parameters<typeof renderScreen>[1]>['answers'], url = '') =>
  renderScreen(<FeedbackListScreen />, {
    url: `/admin/feedback${url}`,
    isSignedIn: true,
    answers: answers!,
  });
const changes = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);

test('staff read what was written in its own direction, about which page and with which reference', async () => {
  open({
    [OPEN]: items(aFeedbackItem({ text: 'الخريطة لا تعمل', locale: 'ar', page: '/ar/events' })),
  });
  const card = (await screen.findByText('HC-MSG-2026-0012')).closest('li')!;
  const words = within(card).getByText('الخريطة لا تعمل');
  expect(words).toHaveAttribute('dir', 'auto');
  expect(words.closest('[lang]')).toHaveAttribute('lang', 'ar');
  expect(within(card).getByRole('link', { name: '/ar/events' })).toHaveAttribute('href', '/events');
  expect(within(card).getByText('1f2e3d4c')).toBeVisible();
  expect(screen.getByText('1 message')).toBeVisible();
});

test('an answer is sent once it says something; a message without an address has no form for it', async () => {
  const { calls } = open({
    [OPEN]: items(aFeedbackItem(), aFeedbackItem({ id: 'other', canAnswer: false })),
    [`POST /v1/admin/feedback/${ID}/answer`]: { body: null },
  });
  const [form, ...more] = await screen.findAllByText('Answer by mail');
  expect(more).toEqual([]);
  await userEvent.click(form!);
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(/fill this in/)).toBeVisible();
  const text = 'The map has a description from today on.';
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() =>
    expect(changes(calls)).toEqual([[`/v1/admin/feedback/${ID}/answer`, { text }]]),
  );
});

test('a message is marked as done, and opened again', async () => {
  const { calls } = open({
    [OPEN]: [items(aFeedbackItem()), items(aFeedbackItem({ doneAt: '2026-05-01T09:00:00Z' }))],
    [`PATCH /v1/admin/feedback/${ID}`]: { body: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  await waitFor(() =>
    expect(changes(calls).map(([, body]) => body)).toEqual([{ done: true }, { done: false }]),
  );
});

test('a question leads to the form for a new frequent question; nothing else does', async () => {
  open({
    [OPEN]: items(
      aFeedbackItem({ kind: 'question', sought: 'lost key' }),
      aFeedbackItem({ id: 'other', kind: 'missing' }),
    ),
  });
  expect(await screen.findByText('lost key')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Make it a frequent question' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/faqs/create']);
});

test('a note is kept for the staff', async () => {
  const { calls } = open({
    [OPEN]: items(aFeedbackItem({ note: 'Asked the team' })),
    [`PATCH /v1/admin/feedback/${ID}`]: { body: null },
  });
  const note = await screen.findByRole('textbox', { name: 'Note' });
  expect(note).toHaveValue('Asked the team');
  await userEvent.type(note, ', done');
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  await waitFor(() =>
    expect(changes(calls)).toEqual([
      [`/v1/admin/feedback/${ID}`, { note: 'Asked the team, done' }],
    ]),
  );
});

test('the address says which messages are shown', async () => {
  open({ '/v1/admin/feedback?state=done': items() }, '?state=done');
  expect(await screen.findByText('Nothing is done yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Done' })).toHaveAttribute('aria-current', 'page');
});

test('a failure is told with its reference, and can be tried again', async () => {
  const failed = aProblem(400, 'invalidRequest');
  open({ [OPEN]: [{ ...failed, body: { ...failed.body, reference: 'abc-123' } }, items()] });
  expect(await screen.findByText('Reference: abc-123')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Every message is done')).toBeVisible();
});

test('who may not is told which role is missing', async () => {
  open({ [OPEN]: aProblem(403, 'forbidden') });
  expect(await screen.findByText(/moderators and administrators/)).toBeVisible();
});
