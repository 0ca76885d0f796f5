import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import en from '../../../../i18n/en.json';
import { userDataChanged } from '../../state/sessionSlice';
import type { User } from '../../state/user';
import { aProblem, aText } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { SessionNotices } from './SessionNotices';

const TERMS = '/v1/legal/terms-and-conditions';
const ACCEPT = 'POST /v1/me/terms';
const DONE = { body: null };
const GRACE: User = {
  sub: 'grace',
  name: 'Grace Bell',
  email: '',
  locale: 'en',
  roles: [],
  verified: false,
  picture: '',
  termsDue: true,
};
const version = (versionNumber: number, changes = 'Pictures of people are covered.') => ({
  body: aDetailPage('legal', 'en', { details: { versionNumber, whatChanged: aText(changes) } }),
});

/** Stands for the page below the notices: says which one it is. */
const Page = () => <main>{useLocation().pathname}</main>;

function notice(answers: FakeResponses = {}) {
  const actions: string[] = [];
  const screens = (
    <>
      <SessionNotices />
      <Page />
    </>
  );
  const view = renderScreen(screens, {
    url: '/dialogs',
    isSignedIn: true,
    answers: { [TERMS]: version(2), ...answers },
    onAction: ({ type }) => void actions.push(type),
  });
  const become = (user: User | null) =>
    act(() => void view.store.dispatch(userDataChanged({ user })));
  const posted = () => view.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...view, become, posted, actions };
}

const button = () => screen.findByRole('button', { name: en['terms.accept'] });
const press = async () => userEvent.click(await button());

test('who has not accepted the terms in force is told what is new, and how to read, take along and leave', async () => {
  const { become } = notice();
  become(GRACE);
  await button();
  expect(screen.getByRole('region', { name: en['terms.title'] })).toBeVisible();
  expect(screen.getByText('Pictures of people are covered.')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/terms-and-conditions',
    '/me/data',
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the version that was shown is accepted, and the record asked for anew', async () => {
  const { become, posted, actions } = notice({ [ACCEPT]: DONE });
  become(GRACE);
  await press();
  await waitFor(() => expect(actions).toContain('session/userRefreshRequested'));
  expect(posted()).toEqual([{ version: 2 }]);
  become({ ...GRACE, termsDue: false });
  expect(await screen.findByText(en['terms.accepted'])).toBeVisible();
  expect(document.activeElement).toHaveTextContent(en['terms.accepted']);
});

test('the thanks are shown although another page came before the answer, and go with the next page', async () => {
  const { become, actions, ports } = notice({ [ACCEPT]: DONE });
  become(GRACE);
  await press();
  await waitFor(() => expect(actions).toContain('session/userRefreshRequested'));
  await userEvent.click(screen.getByRole('link', { name: en['terms.read'] }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('/terms-and-conditions'));
  become({ ...GRACE, termsDue: false });
  const thanks = await screen.findByText(en['terms.accepted']);
  act(() => ports.history.go(-1));
  await waitFor(() => expect(thanks).not.toBeInTheDocument());
});

test('a version that came meanwhile is shown before it can be accepted', async () => {
  const { become, posted } = notice({
    [TERMS]: [version(2), version(3, 'Votes by post are covered.')],
    [ACCEPT]: [aProblem(409, 'termsChanged'), DONE],
  });
  become(GRACE);
  await press();
  expect(await screen.findByText('Votes by post are covered.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(en['terms.newer']);
  await press();
  await waitFor(() => expect(posted()).toEqual([{ version: 2 }, { version: 3 }]));
});

test('an acceptance that did not arrive is told; another try works', async () => {
  const { become, posted } = notice({ [ACCEPT]: [aProblem(500, 'unexpected'), DONE] });
  become(GRACE);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(en['error.unexpected']);
  await press();
  await waitFor(() => expect(posted()).toHaveLength(2));
});

test('while the text cannot be loaded nothing is accepted unread; the links are there', async () => {
  const { become } = notice({ [TERMS]: aProblem(404, 'notFound') });
  become(GRACE);
  expect(await screen.findByRole('link', { name: en['terms.read'] })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([[{ ...GRACE, termsDue: false }], [null]])(
  '[SPEC 6.1] %j sees nothing of it',
  async (user) => {
    const { become, calls } = notice();
    become(GRACE);
    await button();
    become(user);
    expect(screen.queryByRole('link')).toBeNull();
    expect(calls).toHaveLength(1);
  },
);
