import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PollFacts } from '../../../shared/contract/have-your-say';
import { portalApi } from '../../api/portalApi';
import { putDraft } from '../../offline/ballotDrafts';
import { anItem, aListPage, somePollDetails, aProblem, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { PollsScreen } from './PollsScreen';

const LIST = '/v1/have-your-say';
const poll = (title: string, more: Partial<PollFacts> = {}) =>
  anItem<PollFacts>(somePollDetails({ ballots: 12, ...more }), { id: title, title: aText(title) });

test('a list that is being loaded says so', () => {
  renderScreen(<PollsScreen />, { answers: { [LIST]: new Promise<never>(() => undefined) } });
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

test('a failed load offers another try', async () => {
  const answers = { [LIST]: [aProblem(404, 'notFound'), aListPage([poll('Buses')])] };
  renderScreen(<PollsScreen />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Buses' })).toBeVisible();
});

test('an empty list says that there is nothing yet', async () => {
  renderScreen(<PollsScreen />, { answers: { [LIST]: aListPage([]) } });
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('filters that match nothing can be cleared', async () => {
  renderScreen(<PollsScreen />, {
    url: '/have-your-say?topic=health',
    answers: { [LIST]: aListPage([]) },
  });
  expect(await screen.findByText('Nothing matches your filters')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Clear filters' })[0]).toHaveAttribute(
    'href',
    '/have-your-say',
  );
});

test('a poll shows its state, the time left and the number of votes', async () => {
  renderScreen(<PollsScreen />, {
    answers: { [LIST]: aListPage([poll('Buses', { hasVoted: true })]) },
  });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Open')).toBeVisible();
  expect(card.getByText('You have voted')).toBeVisible();
  expect(card.getByText('Closes in 3 days')).toBeVisible();
  expect(card.getByText('12 votes')).toBeVisible();
  expect(card.getByText('Choose one')).toBeVisible();
});

test('a poll with several kinds of question says so; one whose paper was begun says so', async () => {
  let arrive: (answer: ReturnType<typeof aListPage>) => void = () => undefined;
  const list = new Promise<ReturnType<typeof aListPage>>((resolve) => (arrive = resolve));
  const many = poll('Buses', { methods: ['schulze', 'text', 'schulze'] });
  const { ports, store } = renderScreen(<PollsScreen />, { answers: { [LIST]: list } });
  const draft = { pollId: 'Buses', slug: 'buses', title: aText('Buses'), answers: {}, savedAt: 0 };
  putDraft(ports.localStorage, '', draft);
  act(() => void store.dispatch(portalApi.util.invalidateTags(['Outbox'])));
  arrive(aListPage([many, poll('Trams')]));
  const cards = await screen.findAllByRole('article');
  expect(within(cards[0]!).getByText('Several kinds of question')).toBeVisible();
  expect(within(cards[0]!).getByText('Begun, not cast')).toBeVisible();
  expect(within(cards[1]!).queryByText('Begun, not cast')).toBeNull();
});

test('the list is asked for in the language and with the filters of the URL', async () => {
  const url = '/have-your-say?phase=open&topic=harbour&unknown=1';
  const { calls } = renderScreen(<PollsScreen />, {
    url,
    locale: 'tr',
    answers: { [LIST]: aListPage([]) },
  });
  await screen.findByText('Süzgeçlere uyan sonuç yok');
  expect(Object.fromEntries(calls[0]!.search)).toEqual({
    locale: 'tr',
    phase: 'open',
    topic: 'harbour',
  });
});

const PHASES = { open: 2, upcoming: 0, closed: 12 };

test('the list begins with what is open, and the tabs say how many there are', async () => {
  const { calls } = renderScreen(<PollsScreen />, {
    answers: { [LIST]: aListPage([poll('Buses')], { phases: PHASES }) },
  });
  await screen.findByRole('heading', { name: 'Buses' });
  expect(calls.map(({ search }) => search.get('phase'))).toEqual(['current']);
  const tabs = within(screen.getByRole('navigation', { name: 'State' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Open2',
    'Upcoming0',
    'Closed12',
    'All',
  ]);
  expect(tabs[0]).toHaveAttribute('aria-current', 'page');
});

test('where everything is over the list shows everything', async () => {
  renderScreen(<PollsScreen />, {
    answers: { [LIST]: aListPage([poll('Buses')], { phases: { ...PHASES, open: 0 } }) },
  });
  const tabs = within(screen.getByRole('navigation', { name: 'State' }));
  const all = tabs.getByRole('link', { name: 'All' });
  await waitFor(() => expect(all).toHaveAttribute('aria-current', 'page'));
});

test('all are asked for without a phase', async () => {
  const { calls } = renderScreen(<PollsScreen />, {
    url: '/have-your-say?phase=all',
    answers: { [LIST]: aListPage([poll('Buses')], { phases: PHASES }) },
  });
  await screen.findByRole('heading', { name: 'Buses' });
  expect(calls[0]!.search.has('phase')).toBe(false);
});

test('a choice applies at once, words after a pause, and the field keeps the focus', async () => {
  const { calls, ports } = renderScreen(<PollsScreen />, {
    answers: { [LIST]: aListPage([poll('Buses')]) },
  });
  await screen.findByRole('heading', { name: 'Buses' });
  const last = (name: string) => calls.at(-1)!.search.get(name);
  const topic = screen.getByRole('combobox', { name: 'Topic' });
  await userEvent.selectOptions(topic, 'harbour');
  await waitFor(() => expect(last('topic')).toBe('harbour'));
  expect(topic).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Filter: 1' })).toBeVisible();
  const words = screen.getByRole('searchbox');
  await userEvent.type(words, 'tram');
  expect(last('q')).toBeNull();
  await act(() => ports.advance(400));
  await waitFor(() => expect(last('q')).toBe('tram'));
  expect(last('topic')).toBe('harbour');
  expect(words).toHaveFocus();
  await userEvent.click(screen.getAllByRole('link', { name: 'Clear filters' })[0]!);
  await waitFor(() => expect(topic).toHaveValue(''));
  expect(words).toHaveValue('');
});

test('the button of the filters says whether they are open', async () => {
  renderScreen(<PollsScreen />, { answers: { [LIST]: aListPage([poll('Buses')]) } });
  const button = await screen.findByRole('button', { name: 'Filter' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('more is appended with the cursor of the page before', async () => {
  const answers = {
    [LIST]: [aListPage([poll('One')], { next: 'c2', total: 2 }), aListPage([poll('Two')])],
  };
  const { calls } = renderScreen(<PollsScreen />, { answers });
  await userEvent.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: 'Two' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'One' })).toBeVisible();
  expect(calls[1]!.search.get('cursor')).toBe('c2');
});

test('a title without translation is marked with its language', async () => {
  const answers = {
    [LIST]: aListPage([anItem<PollFacts>(somePollDetails(), { title: aText('Kütüphane', 'tr') })]),
  };
  renderScreen(<PollsScreen />, { answers });
  const title = await screen.findByText('Kütüphane');
  expect(title).toHaveAttribute('lang', 'tr');
  expect(screen.getByText('Not yet translated')).toBeVisible();
});

test.each([
  [1, 'صوت واحد'],
  [2, 'صوتان'],
  [3, '3 أصوات'],
  [11, '11 صوتًا'],
  [100, '100 صوت'],
  [103, '103 أصوات'],
])('Arabic counts %i votes as %s', async (ballots, words) => {
  renderScreen(<PollsScreen />, {
    locale: 'ar',
    answers: { [LIST]: aListPage([poll('x', { ballots })]) },
  });
  expect(await screen.findByText(words)).toBeVisible();
});

test('a recount of ballots cast elsewhere is marked in the list', async () => {
  const recount = { place: aText('Burlington'), heldOn: '2009-03-03', link: null };
  renderScreen(<PollsScreen />, { answers: { [LIST]: aListPage([poll('Mayor', { recount })]) } });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Recount of ballots cast elsewhere')).toBeVisible();
});
