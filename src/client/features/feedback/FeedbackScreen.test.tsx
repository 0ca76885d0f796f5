import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import { aProblem } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { FeedbackScreen } from './FeedbackScreen';

const CALL = 'POST /v1/feedback';
const ARRIVED = { [CALL]: { status: 201, body: { ref: 'HC-MSG-2026-0012' } } };
const TEXT = 'The map has no text beside it.';

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<FeedbackScreen />, { url: '/feedback', answers: ARRIVED, ...options });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('[SPEC 1.2] a message arrives with what is known of it, without an account; its number and what happens next are told', async () => {
  const { calls } = open({
    url: '/feedback?about=accessibility&page=/blogs&reference=1f2e',
  });
  expect(screen.getByRole('radio', { name: /barrier/ })).toBeChecked();
  await userEvent.type(field('Your message'), TEXT);
  await userEvent.type(field(/E-mail/), ' amal@one.example ');
  await send();
  expect(await screen.findByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]!.body).toEqual({
    kind: 'accessibility',
    text: TEXT,
    page: '/blogs',
    reference: '1f2e',
    email: 'amal@one.example',
    locale: 'en',
  });
  expect(screen.getByText(/Number of your message/)).toHaveTextContent('HC-MSG-2026-0012');
  expect(screen.getByText(/reads it and answers by mail/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Back to the page/ })).toHaveAttribute('href', '/blogs');
});

test('who asks a question is on a page with that title', () => {
  open({ url: '/feedback?about=question&page=/faqs' });
  expect(screen.getByRole('heading', { level: 1, name: 'Ask a question' })).toBeVisible();
});

test('without an address nobody is promised an answer', async () => {
  open();
  await userEvent.type(field('Your message'), TEXT);
  await send();
  expect(await screen.findByText(/there will be no answer/)).toBeVisible();
});

test('a try that failed is sent again with the same key, and nothing typed is lost', async () => {
  const { calls } = open({
    answers: { [CALL]: [aProblem(503, 'unavailable'), ARRIVED[CALL]!] },
  });
  await userEvent.type(field('Your message'), TEXT);
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field('Your message')).toHaveValue(TEXT);
  await send();
  await screen.findByText(/Thank you/);
  const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/.{8,}/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('what was changed after a try that failed is another message: the first one may have arrived', async () => {
  const { calls } = open({
    answers: { [CALL]: [aProblem(503, 'unavailable'), ARRIVED[CALL]!] },
  });
  await userEvent.type(field('Your message'), TEXT);
  await send();
  await screen.findByRole('alert');
  await userEvent.type(field('Your message'), ' Nor has the chart.');
  await send();
  await screen.findByText(/Thank you/);
  const [first, second] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).not.toBe(first);
});

test('what was typed is there again after a reload, until it has been sent', async () => {
  const { unmount, ports } = open();
  await userEvent.type(field('Your message'), TEXT);
  unmount();
  expect(ports.sessionStorage.read('draft:feedback:')).toContain(TEXT);
});

test.each([
  ['Too short', /at least 10 letters/],
  ['', /fill this in/],
])('a message of %j is explained before it is sent', async (typed, explanation) => {
  const { calls } = open();
  if (typed) await userEvent.type(field('Your message'), typed);
  await send();
  expect(await screen.findByText(explanation)).toBeVisible();
  expect(field('Your message')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('an address that is none is told by the form, one that the host refuses by its field', async () => {
  open({ answers: { [CALL]: aProblem(422, 'invalidEmail') } });
  await userEvent.type(field('Your message'), TEXT);
  await userEvent.type(field(/E-mail/), 'amal');
  await send();
  expect(await screen.findByText(/not a complete e-mail address/)).toBeVisible();
  await userEvent.type(field(/E-mail/), '@one..example');
  await send();
  await waitFor(() => expect(field(/E-mail/)).toBeInvalid());
});

test('[SPEC 1.2] who is signed in sees that their name goes with it, and finds their address filled in', () => {
  const { store } = open({ isSignedIn: true });
  act(() => void store.dispatch(userDataChanged({ user: aStaffMember('admin') })));
  return waitFor(() => {
    expect(screen.getByText(/your name,/)).toHaveTextContent('Alex Morgan');
  });
});

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/callback?code=secret',
  '/x y',
])('hostile address: the page %s is left out', (page) => {
  open({ url: `/feedback?${new URLSearchParams({ page, reference: '<b>', about: 'praise' })}` });
  expect(screen.getByText('Page').nextSibling).toHaveTextContent(/^\/$/);
  expect(screen.queryByText('Reference')).toBeNull();
  expect(screen.getByRole('radio', { name: /error/ })).toBeChecked();
});

test('spam: nobody reaches the field that only programs fill in', () => {
  const { container } = open();
  const trap = container.querySelector<HTMLInputElement>('[name="website"]')!;
  expect(trap.tabIndex).toBe(-1);
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: /empty/ })).toBeNull();
});

test.each([
  ['ar', 'أخبرنا بما لا يعمل', 'إرسال'],
  ['tr', 'Çalışmayanı bize bildirin', 'Gönder'],
] as const)('[SPEC 1.6] the same in %s', (locale, title, button) => {
  open({ locale });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole('button', { name: button })).toBeVisible();
});
