import { act, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_VALUES } from '../../../shared/settings';
import { DEMO_SETTINGS } from '../../../demo/city';
import type { HomeBlock, HomeWords } from '../../../shared/contract/settings';
import { sessionEnded } from '../../state/sessionSlice';
import { aListPage } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { noNeeds, someOutcomes } from '../../testing/homeFactories';
import { renderScreen, withSections } from '../../testing/renderScreen';
import { aListItem } from '../../testing/sectionFactories';
import { HomeScreen } from './HomeScreen';
import { loadHomeParts } from './lazyHomeParts';
import { homeRoute } from './routes';

const NUMBERS = { openPolls: 0, ballots: 0, comments: 0, people: 2, upcomingEvents: 0, answers: 0 };
const NOTHING: FakeResponses = {
  '/v1/have-your-say': aListPage([]),
  '/v1/dialogs': aListPage([]),
  '/v1/events': aListPage([]),
  '/v1/blogs': aListPage([]),
  '/v1/statistics': { body: NUMBERS },
  '/v1/statistics/outcomes': { body: { items: [] } },
  '/v1/me/needs': noNeeds(),
};
const SOME: FakeResponses = {
  ...NOTHING,
  '/v1/have-your-say': aListPage([aListItem('have-your-say', 'en')]),
  '/v1/events': aListPage([aListItem('events', 'en')]),
  '/v1/blogs': aListPage([aListItem('blogs', 'en')]),
  '/v1/statistics/outcomes': someOutcomes('en'),
};
const WORDS: HomeWords = {
  notice: { text: 'The desk is closed', lang: 'en' },
  text: { text: 'Come **by**', lang: 'en' },
  links: [
    { label: { text: 'Questions', lang: 'en' }, address: '/faqs' },
    { label: { text: 'The town', lang: 'en' }, address: 'https://town.example/' },
  ],
};

const withBlocks = (blocks: HomeBlock[]) => ({
  ...DEMO_SETTINGS,
  home: { ...DEMO_SETTINGS.home, blocks },
});
const openWith = (
  blocks: HomeBlock[],
  answers: FakeResponses = {},
  options: Parameters<typeof renderScreen>[1] = {},
) =>
  renderScreen(<HomeScreen />, {
    answers: { ...SOME, '/v1/home': { body: WORDS }, ...answers },
    settings: withBlocks(blocks),
    ...options,
  });
const pathsOf = ({ calls }: ReturnType<typeof openWith>) => calls.map(({ path }) => path);

beforeAll(loadHomeParts);

test('parts stand in the order that the city has chosen; of those that are off nothing is asked', async () => {
  const view = openWith(['posts', 'polls']);
  await screen.findByText(/^Closes in/);
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['From the blog', 'Open now']);
  expect(pathsOf(view).toSorted()).toEqual(['/v1/blogs', '/v1/have-your-say']);
});

test('without the welcome the page is still called something, for those who hear it', async () => {
  openWith(['polls']);
  const title = await screen.findByRole('heading', { level: 1, name: 'Meydan' });
  expect(title).toHaveClass('visually-hidden');
});

test('the notice stands above all, the text is Markdown, and links lead in and out', async () => {
  const { container } = openWith(['hero', 'links', 'text', 'notice']);
  const notice = await screen.findByText('The desk is closed');
  expect(container.querySelector('.home')!.firstElementChild).toContainElement(notice);
  expect(await screen.findByText('by')).toHaveProperty('tagName', 'STRONG');
  expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/faqs');
  expect(screen.getByRole('link', { name: 'The town' })).toHaveAttribute(
    'href',
    'https://town.example/',
  );
});

test.each([
  ['en', 'Havnby asks', null],
  ['tr', 'Havnby asks', 'en'],
] as const)('a page in %s has the welcome of the city: “%s”', async (locale, words, lang) => {
  const { home } = DEMO_SETTINGS;
  const welcome = { title: { en: 'Havnby asks' }, text: {} };
  openWith(
    ['hero'],
    {},
    { locale, settings: { ...DEMO_SETTINGS, home: { ...home, blocks: ['hero'], welcome } } },
  );
  const title = await screen.findByRole('heading', { level: 1, name: words });
  expect(title.querySelector('bdi')!.getAttribute('lang')).toBe(lang);
  // What the city has not written is in the words of the portal.
  expect(document.querySelector('.lede')).toHaveTextContent(locale === 'en' ? /votes/ : /oy verir/);
});

test('the words are asked for with the session, without which a closed portal answers nobody', async () => {
  const { calls } = openWith(['text'], {}, { isSignedIn: true });
  await screen.findByText('by');
  const [asked] = calls.filter(({ path }) => path === '/v1/home');
  expect(asked!.headers.get('authorization')).toMatch(/^Bearer /);
});

test('words that are not written are not there', async () => {
  const empty: HomeWords = { notice: null, text: null, links: [] };
  const { container } = openWith(['hero', 'notice', 'text', 'links'], {
    '/v1/home': { body: empty },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelector('.home')!.children).toHaveLength(1);
});

test('a part in which there is nothing is not there, nor are numbers that are all nought', async () => {
  openWith(DEFAULT_VALUES.home.blocks, {
    '/v1/dialogs': aListPage([]),
    '/v1/statistics/outcomes': { body: { items: [] } },
  });
  await screen.findByRole('region', { name: 'Coming up' });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Being talked about' })).toBeNull(),
  );
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'What came of it' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'The city in numbers' })).toBeNull();
  });
  expect(screen.queryByRole('region', { name: 'What you will find here' })).toBeNull();
});

test.each([
  [0, false],
  [3, true],
])('with %s answered questions the way to them is there: %s', async (answered, isThere) => {
  const body = { ...NUMBERS, answers: answered };
  openWith(['hero', 'numbers'], { '/v1/statistics': { body } });
  expect(await screen.findByRole('link', { name: 'Have your say' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'How it works' }) !== null).toBe(isThere),
  );
});

test('of what there is nothing no number is told; ballots are counted from nought on', async () => {
  const tell = async (more: Partial<typeof NUMBERS>) => {
    const answer = { body: { ...NUMBERS, ...more } };
    const view = openWith(['numbers'], { '/v1/statistics': answer });
    const names = () => [...view.container.querySelectorAll('dt')].map((name) => name.textContent);
    await waitFor(() => expect(names()).not.toContain('Loading…'));
    const told = names();
    view.unmount();
    return told;
  };
  expect(await tell({ comments: 4 })).toEqual(['comments', 'people take part']);
  expect(await tell({ openPolls: 1 })).toEqual(['open vote', 'votes cast', 'people take part']);
});

describe('a portal in which there is nothing yet', () => {
  test('says what will come, with the way to each section that is on', async () => {
    openWith(DEFAULT_VALUES.home.blocks, NOTHING, {
      settings: withSections({ events: 'off' }),
    });
    const coming = within(await screen.findByRole('region', { name: 'What you will find here' }));
    const names = coming.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['Have your say', 'Dialogues', 'Blog']);
    expect(screen.queryByText('0')).toBeNull();
    expect(screen.queryByText(/nothing here yet/i)).toBeNull();
  });

  test('leads those who may write to the first of each', async () => {
    const author = { kind: 'person' as const, id: 'a', name: 'Alex', teamId: null };
    const { store } = openWith(
      ['polls'],
      {
        ...NOTHING,
        '/v1/me/authors': { body: { items: [author] } },
      },
      { isSignedIn: true },
    );
    const first = await screen.findByRole('link', { name: 'Write the first' });
    expect(first).toHaveAttribute('href', '/have-your-say/create');
    expect(first).toHaveAccessibleDescription('Have your say');
    act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
    expect(screen.queryByRole('link', { name: 'Write the first' })).toBeNull();
  });
});

test('the host asks for what the parts need, and for nothing else', () => {
  const namesOf = (blocks: HomeBlock[]) => {
    const asked: string[] = [];
    const dispatch = (thunk: { readonly name?: string }) => void asked.push(typeof thunk);
    const queries = homeRoute.handle.queries!({ locale: 'en', settings: withBlocks(blocks) } as never);
    queries.forEach((query) => query(dispatch as never));
    return asked.length;
  };
  expect(namesOf(['hero'])).toBe(1);
  expect(namesOf(['hero', 'polls', 'numbers'])).toBe(2);
  expect(namesOf(['notice', 'text', 'links'])).toBe(1);
  expect(namesOf(DEFAULT_VALUES.home.blocks)).toBe(6);
});

test('an event that does not take place is marked, and its time is struck out', async () => {
  const walk = aListItem('events', 'en');
  const details = { ...walk.details, cancellation: { text: 'Storm', lang: 'en' as const } };
  openWith(['events'], { '/v1/events': aListPage([{ ...walk, details }]) });
  const [row] = await screen.findAllByRole('listitem');
  expect(within(row!).getByText('Cancelled')).toBeVisible();
  expect(row!.querySelector('s time')).toBeInTheDocument();
});
