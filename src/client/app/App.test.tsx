import type { Action } from '@reduxjs/toolkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import en from '../../../i18n/en.json';
import { checkSessionReceived, providerSignedIn, sessionEnded } from '../state/sessionSlice';
import { createPortal, TEST_ORIGIN } from '../testing/createPortal';
import { aListPage } from '../testing/factories';
import { createFakeApi, type FakeResponses, type FakeResponse } from '../testing/fakeApi';
import { aListItem } from '../testing/sectionFactories';
import { prepareScreen } from './prepareScreen';

jest.mock('../intl/loadMessages', () => ({
  loadMessages: () => Promise.resolve(jest.requireActual('../../../i18n/en.json')),
}));

const GONE = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

let scrolls = 0;
beforeAll(() => {
  Element.prototype.scrollIntoView = () => void (scrolls += 1);
});
beforeEach(() => {
  scrolls = 0;
});

/** Opens the whole portal at an address, as `main` starts it. */
async function portalAt(url: string, answers: FakeResponses, broken: readonly string[] = []) {
  const api = createFakeApi(answers);
  const facts: Action[] = [];
  const onAction = (action: Action) =>
    void (action.type.startsWith('navigation/') && facts.push(action));
  const { ports, store, navigation, root } = await createPortal(url, {
    fetch: api.fetch,
    onAction,
    prepareScreen: (dispatch, request) =>
      broken.includes(request.location.pathname)
        ? Promise.reject(GONE)
        : prepareScreen(dispatch, request),
  });
  let renders = 0;
  render(
    <Profiler id="portal" onRender={() => (renders += 1)}>
      {root}
    </Profiler>,
  );
  const address = () => ports.location.href().slice(TEST_ORIGIN.length);
  const go: typeof navigation.go = (...target) => act(() => navigation.go(...target));
  const dispatch = (action: Action) => act(() => store.dispatch(action));
  return {
    ports,
    navigation,
    go,
    facts,
    address,
    calls: api.calls,
    dispatch,
    renders: () => renders,
  };
}

const toSection = (name: keyof typeof en) => {
  const menu = screen.getByRole('navigation', { name: en['ui.mainNavigation'], hidden: true });
  return userEvent.click(within(menu).getByRole('link', { name: en[name], hidden: true }));
};
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const heading = () => screen.getByRole('heading', { level: 1 });

const BLOGS = aListPage([aListItem('blogs', 'en')]);
const FACETS = { body: { authors: [] } };
const TEAMS = aListPage([aListItem('teams', 'en')]);

test('[SPEC 4.9.1] two pages by their links: each is asked for once, and the heading has the focus and is announced', async () => {
  const { address, calls, facts } = await portalAt('/forbidden', {
    '/v1/blogs': BLOGS,
    '/v1/blogs/facets': FACETS,
    '/v1/teams': TEAMS,
  });
  await toSection('section.blogs');
  await waitFor(() => expect(heading()).toHaveTextContent(en['section.blogs']));
  expect(address()).toBe('/blogs');
  await toSection('section.teams');
  await waitFor(() => expect(heading()).toHaveTextContent(en['section.teams']));
  expect(heading()).toHaveFocus();
  await waitFor(() => expect(announced()).toContain(en['section.teams']));
  expect(calls.map(({ path }) => path)).toEqual(['/v1/blogs', '/v1/blogs/facets', '/v1/teams']);
  expect(facts.map(({ type }) => type)).toEqual([
    'navigation/started',
    'navigation/ended',
    'navigation/started',
    'navigation/ended',
  ]);
});

test('the answer to a heartbeat draws nothing anew', async () => {
  const { dispatch, renders } = await portalAt('/forbidden', {});
  const facts = { expiresAt: null, scopes: [], subject: 'grace', fingerprint: '12345678' };
  dispatch(providerSignedIn({ configId: 'door', accessToken: facts, idToken: facts }));
  const before = renders();
  for (let beat = 0; beat < 20; beat += 1)
    dispatch(checkSessionReceived({ configId: 'door', message: 'unchanged' }));
  expect(renders()).toBe(before);
  dispatch(sessionEnded({ reason: 'signedOut' }));
  expect(renders()).toBeGreaterThan(before);
});

test('[SPEC 4.9.1] a slow page is superseded by the next click and never shown', async () => {
  let answerBlogs: (answer: FakeResponse) => void = () => undefined;
  const { address, facts, navigation } = await portalAt('/forbidden', {
    '/v1/blogs': new Promise<FakeResponse>((answer) => {
      answerBlogs = answer;
    }),
    '/v1/blogs/facets': FACETS,
    '/v1/teams': TEAMS,
  });
  await toSection('section.blogs');
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
  expect([address(), heading().textContent]).toEqual(['/forbidden', en['title.forbidden']]);

  await toSection('section.teams');
  await waitFor(() => expect(heading()).toHaveTextContent(en['section.teams']));
  answerBlogs(BLOGS);
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
  expect([address(), heading().textContent]).toEqual(['/teams', en['section.teams']]);
  expect(navigation.isPending()).toBe(false);
  expect(facts.filter(({ type }) => type === 'navigation/cancelled')).toMatchObject([
    { payload: { id: 1, code: 'superseded', by: 2, to: '/blogs' } },
  ]);
});

test('[SPEC 9.6] the link to the page that is shown does nothing', async () => {
  const { ports, calls } = await portalAt('/teams', { '/v1/teams': TEAMS });
  await toSection('section.teams');
  expect([ports.history.current().index, calls.length]).toEqual([0, 1]);
});

test('[SPEC 9.6] on request the page that is shown asks for its data again', async () => {
  const { go, calls } = await portalAt('/teams', { '/v1/teams': TEAMS });
  await go('/teams', { onSameUrl: 'reload' });
  expect(calls.map(({ path }) => path)).toEqual(['/v1/teams', '/v1/teams']);
});

test('[SPEC 8.6] an address without a page shows the page that says so', async () => {
  const { go, address } = await portalAt('/forbidden', {});
  expect(await go('/nowhere')).toMatchObject({ code: 'no-match' });
  await waitFor(() => expect(heading()).toHaveTextContent(en['title.notFound']));
  expect(address()).toBe('/nowhere');
});

test('[SPEC 9.7] a new page is shown from its top; where the person goes back, the position is the browser’s', async () => {
  const { ports } = await portalAt('/forbidden', { '/v1/teams': TEAMS });
  await toSection('section.teams');
  await waitFor(() => expect(heading()).toHaveTextContent(en['section.teams']));
  expect(scrolls).toBe(1);
  act(() => ports.history.go(-1));
  await waitFor(() => expect(heading()).toHaveTextContent(en['title.forbidden']));
  expect(heading()).toHaveFocus();
  expect(scrolls).toBe(1);
});

test('[SPEC 9.7] a link with a # leads to its target in place of the heading; the way back does not', async () => {
  const { go, ports } = await portalAt('/forbidden', { '/v1/teams': TEAMS });
  await go('/teams#main');
  await waitFor(() => expect(heading()).toHaveTextContent(en['section.teams']));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  act(() => ports.history.go(-1));
  await waitFor(() => expect(heading()).toHaveTextContent(en['title.forbidden']));
  act(() => ports.history.go(1));
  await waitFor(() => expect(heading()).toHaveTextContent(en['section.teams']));
  expect(heading()).toHaveFocus();
});

test('another query of the same page leaves focus and position alone', async () => {
  const { go, calls } = await portalAt('/teams', { '/v1/teams': TEAMS });
  await go('/teams?topic=transport');
  await waitFor(() => expect(calls).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
  expect(heading()).not.toHaveFocus();
  expect(scrolls).toBe(0);
});

test('a page whose code cannot be loaded is explained there, with a reference that stands in the log and another try', async () => {
  const { go, ports, address } = await portalAt('/forbidden', {}, ['/teams']);
  ports.isOffline = true;
  expect(await go('/teams')).toMatchObject({ status: 'failed', code: 'error' });
  const notice = await screen.findByRole('alert');
  const reference = /[0-9a-f]{8}/.exec(notice.textContent)![0];
  expect(notice).toHaveTextContent(en['ui.errorReference'].replace('{code}', reference));
  expect(ports.logs).toContainEqual({ level: 'error', text: `${reference} ${String(GONE)}` });
  expect(address()).toBe('/teams');
  await userEvent.click(within(notice).getByRole('button', { name: en['ui.retry'] }));
  expect(ports.visited).toEqual([`${TEST_ORIGIN}/teams`]);
});

test('[SPEC 4.9.1] what is not saved is asked about: who stays keeps page and text, who leaves goes on', async () => {
  const { navigation, address } = await portalAt('/forbidden', { '/v1/teams': TEAMS });
  act(() => void navigation.leaving.hold());
  await toSection('section.teams');
  await userEvent.click(await screen.findByRole('button', { name: en['leave.cancel'] }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([address(), heading().textContent]).toEqual(['/forbidden', en['title.forbidden']]);

  await toSection('section.teams');
  await userEvent.click(await screen.findByRole('button', { name: en['leave.confirm'] }));
  await waitFor(() => expect(heading()).toHaveTextContent(en['section.teams']));
});
