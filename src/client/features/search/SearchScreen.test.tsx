import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import en from '../../../../i18n/en.json';
import ar from '../../../../i18n/ar.json';
import type { SearchHit, SearchResult } from '../../../shared/contract/search';
import { SECTIONS } from '../../../shared/sections';
import type { Text } from '../../../shared/contract/text';
import { findMarks, toSearchWords } from '../../../shared/marks';
import { useAppDispatch } from '../../store/hooks';
import { aListPage, aProblem, aSummary, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { storeSearch } from '../../parts/search/recentSearches';
import { SearchScreen } from './SearchScreen';

const NOTHING: SearchResult = { groups: [], total: 0, isCapped: false, next: null, similar: [] };
/** Addresses of what stands on the page before anything was searched for. */
const OPENING = ['/v1/search', '/v1/have-your-say'];
const marked = (value: Text, q: string) => ({
  ...value,
  marks: findMarks(value.text, toSearchWords(q)),
});

const hit = (q: string, title: Text, more: Partial<SearchHit> = {}): SearchHit => ({
  id: title.text,
  section: 'blogs',
  slug: 'a-post',
  title: marked(title, q),
  excerpt: marked(aText('Something else.', title.lang), q),
  phase: null,
  publishedAt: '2026-04-01T08:00:00Z',
  ...more,
});
const found = (hits: readonly SearchHit[], more: Partial<SearchResult> = {}) => ({
  body: {
    ...NOTHING,
    groups: [{ section: 'blogs', count: hits.length, hits }],
    total: hits.length,
    ...more,
  },
});

interface RememberingProps {
  readonly searches: readonly string[];
  readonly children: ReactNode;
}

/** A device on which this was searched for before. */
function Remembering({ searches, children }: RememberingProps) {
  const dispatch = useAppDispatch();
  useState(() => searches.forEach((words) => dispatch(storeSearch(words))));
  return children;
}

test.each([
  ['مكتبه', 'زوروا مكتبة المدينة', 'ar', 'مكتبة'],
  ['احمد', 'كتبه أحمد', 'ar', 'أحمد'],
  ['محمد', 'قال مُحَمَّد', 'ar', 'مُحَمَّد'],
  ['ISPARTA', 'Burası ısparta', 'tr', 'ısparta'],
  ['ogretmen', 'Bir öğretmen', 'tr', 'öğretmen'],
  ['istanbul', 'Selam İstanbul', 'tr', 'İstanbul'],
] as const)('[SPEC 1.6] %s: %s is shown with the word marked', async (q, title, lang, word) => {
  const { container } = renderScreen(<SearchScreen />, {
    url: `/search?${new URLSearchParams({ q })}`,
    locale: lang,
    answers: { '/v1/search': found([hit(q, aText(title, lang))]) },
  });
  const link = await screen.findByRole('link', { name: title });
  expect([...link.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([word]);
  expect(container.querySelector('h1')).toHaveTextContent(q);
});

test('results are grouped by section with counts, and lead on to all of a section', async () => {
  const { calls } = renderScreen(<SearchScreen />, {
    url: '/search?q=tree&topic=harbour',
    answers: {
      '/v1/search': {
        body: {
          ...NOTHING,
          groups: [
            { section: 'have-your-say', count: 12, hits: [hit('tree', aText('Tree poll'))] },
            {
              section: 'legal',
              count: 1,
              hits: [hit('tree', aText('Privacy'), { section: 'legal', slug: 'privacy-policy' })],
            },
          ],
          total: 13,
        },
      },
    },
  });
  const polls = await screen.findByRole('region', { name: /Have your say/ });
  expect(within(polls).getByText('12 results')).toBeVisible();
  expect(within(polls).getByRole('link', { name: /Show all 12 results/ })).toHaveAttribute(
    'href',
    '/search?q=tree&section=have-your-say&topic=harbour',
  );
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('status')).toHaveTextContent('13 results');
  expect(Object.fromEntries(calls[0]!.search)).toEqual({
    q: 'tree',
    locale: 'en',
    topic: 'harbour',
  });
});

test('a recount of ballots cast elsewhere is marked among the results', async () => {
  const mayor = hit('mayor', aText('A mayor'), { section: 'have-your-say', isRecount: true });
  renderScreen(<SearchScreen />, {
    url: '/search?q=mayor',
    answers: { '/v1/search': found([mayor]) },
  });
  expect(await screen.findByText('Recount of ballots cast elsewhere')).toBeVisible();
});

test('a section is read page by page', async () => {
  renderScreen(<SearchScreen />, {
    url: '/search?q=tree&section=blogs',
    answers: {
      '/v1/search': [
        found([hit('tree', aText('First tree'))], { next: 'more' }),
        found([hit('tree', aText('Second tree'))]),
      ],
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: en['ui.more'] }));
  expect(await screen.findByRole('link', { name: 'Second tree' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'First tree' })).toBeVisible();
});

test('what is in another language says so', async () => {
  renderScreen(<SearchScreen />, {
    url: '/search?q=tree',
    answers: {
      '/v1/search': found([
        hit('tree', aText('Baum tree', 'tr')),
        hit('tree', aText('Ours'), { excerpt: marked(aText('Bir tree', 'tr'), 'tree') }),
      ]),
    },
  });
  const [foreign, ours] = await screen.findAllByRole('article');
  expect(within(foreign!).getByText(en['ui.untranslated'])).toBeVisible();
  expect(within(ours!).getByText('Found in: Turkish')).toBeVisible();
  expect(foreign!.querySelector('[lang="tr"]')).toHaveAttribute('dir', 'ltr');
});

test('[SPEC 8.6] nothing found: similar titles, the sections, fewer filters and the city', async () => {
  renderScreen(<SearchScreen />, {
    url: '/search?q=libary&section=blogs',
    locale: 'ar',
    answers: {
      '/v1/search': {
        body: {
          ...NOTHING,
          similar: [
            { section: 'events', slug: 'open-house', title: { ...aText('Library'), marks: [] } },
          ],
        },
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Library' })).toHaveAttribute(
    'href',
    '/events/open-house',
  );
  expect(screen.getByRole('link', { name: ar['search.ask'] })).toHaveAttribute('href', '/feedback');
  for (const link of screen.getAllByRole('link', { name: ar['search.withoutFilters'] }))
    expect(link).toHaveAttribute('href', '/search?q=libary');
  expect(screen.getByRole('link', { name: ar['section.dialogs'] })).toBeVisible();
});

test('a single letter is answered with what to do', async () => {
  renderScreen(<SearchScreen />, {
    url: '/search?q=a',
    answers: { '/v1/search': { body: NOTHING } },
  });
  expect(await screen.findByText(en['search.tooShort'])).toBeVisible();
});

test('a failed search offers another try', async () => {
  renderScreen(<SearchScreen />, {
    url: '/search?q=tree',
    answers: {
      '/v1/search': [aProblem(400, 'invalidRequest'), found([hit('tree', aText('A tree'))])],
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: en['ui.retry'] }));
  expect(await screen.findByRole('link', { name: 'A tree' })).toBeVisible();
});

test('without words the field has the focus, and what was searched for before can be removed', async () => {
  const view = renderScreen(<SearchScreen />, {
    url: '/search',
    answers: { '/v1/search': { body: NOTHING } },
  });
  await act(async () => view.ports.advance(1));
  const field = screen.getByRole('searchbox');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'old port{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Search: old port' })).toBeVisible();
  view.unmount();
  expect(JSON.parse(view.ports.localStorage.read('meydan-searches')!)).toMatchObject({
    searches: ['old port'],
  });
});

test('[SPEC 1.2] recent searches are listed for the one who made them, and removed one by one or all', async () => {
  const view = renderScreen(
    <Remembering searches={['three', 'two', 'one']}>
      <SearchScreen />
    </Remembering>,
    { url: '/search' },
  );
  expect(screen.getByRole('link', { name: 'two' })).toHaveAttribute('href', '/search?q=two');
  await userEvent.click(screen.getByRole('button', { name: 'Remove “two”' }));
  expect(screen.queryByRole('link', { name: 'two' })).toBeNull();
  expect(screen.getByText(en['search.removed'])).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: en['search.removeAll'] }));
  expect(screen.queryByRole('link', { name: 'one' })).toBeNull();
  expect(view.ports.localStorage.read('meydan-searches')).toBeNull();
  expect(view.calls.filter(({ path }) => !OPENING.includes(path))).toEqual([]);
});

test('[SPEC 8.6] opened without a word it shows what closes soonest, what is new and every section', async () => {
  const soon = aSummary({ slug: 'trees', title: aText('Trees') });
  const { calls } = renderScreen(<SearchScreen />, {
    url: '/search',
    answers: {
      '/v1/have-your-say': aListPage([soon]),
      '/v1/search': found([
        hit('', aText('Older'), { publishedAt: '2026-03-01T08:00:00Z' }),
        hit('', aText('Newer'), { section: 'events', slug: 'walk' }),
      ]),
    },
  });
  const closing = await screen.findByRole('region', { name: en['search.closingSoon'] });
  expect(await within(closing).findByRole('link', { name: 'Trees' })).toHaveAttribute(
    'href',
    '/have-your-say/trees',
  );
  const newest = screen.getByRole('region', { name: en['search.newest'] });
  expect(
    within(newest)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Newer', 'Older']);
  const sections = screen.getByRole('region', { name: en['search.browse'] });
  expect(within(sections).getAllByRole('link')).toHaveLength(SECTIONS.length);
  expect(screen.getByRole('form', { name: en['search.filters'] })).toBeVisible();
  const asked = calls.find(({ path }) => path === '/v1/have-your-say')!;
  expect(Object.fromEntries(asked.search)).toMatchObject({ phase: 'open' });
});

test('filters alone are a search', async () => {
  const { calls } = renderScreen(<SearchScreen />, {
    url: '/search?q=&topic=harbour',
    answers: { '/v1/search': found([hit('', aText('A pier'))]) },
  });
  expect(await screen.findByRole('link', { name: 'A pier' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  expect(Object.fromEntries(calls[0]!.search)).toEqual({ q: '', locale: 'en', topic: 'harbour' });
  expect(screen.getByRole('link', { name: en['search.withoutFilters'] })).toHaveAttribute(
    'href',
    '/search',
  );
});

test('filters that nothing fits say so, without a word about spelling', async () => {
  renderScreen(<SearchScreen />, {
    url: '/search?area=old-port',
    answers: { '/v1/search': { body: NOTHING } },
  });
  expect(await screen.findByText(en['search.nothingHere'])).toBeVisible();
});

test('the key can be switched off', async () => {
  const { ports } = renderScreen(<SearchScreen />, { url: '/search' });
  const box = screen.getByRole('checkbox', { name: en['search.slash'], hidden: true });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(ports.localStorage.read('meydan-search-key')).toBe('off');
});

test('the page is kept out of indexes', () => {
  renderScreen(<SearchScreen />, { url: '/search' });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
