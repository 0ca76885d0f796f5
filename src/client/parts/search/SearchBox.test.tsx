import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import en from '../../../../i18n/en.json';
import type { Suggestion } from '../../../shared/contract/search';
import { findMarks, toSearchWords } from '../../../shared/marks';
import { sessionEnded } from '../../state/sessionSlice';
import { aText } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { SearchBox } from './SearchBox';

const KEPT = 'meydan-searches';
const suggestion = (title: string, slug: string, q: string): Suggestion => ({
  section: 'blogs',
  slug,
  title: { ...aText(title), marks: findMarks(title, toSearchWords(q)) },
});
const TITLES = {
  body: {
    items: [suggestion('Tree one', 'tree-1', 'tree'), suggestion('A tree two', 'tree-2', 'tree')],
  },
};

function Here() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

function box(answers: FakeResponses = {}, more: Parameters<typeof renderScreen>[1] = {}) {
  const view = renderScreen(
    <>
      <SearchBox />
      <input aria-label="another field" />
      <button>another button</button>
      <Here />
    </>,
    { url: '/dialogs', answers: { '/v1/search/suggestions': TITLES, ...answers }, ...more },
  );
  const field = screen.getByRole('combobox');
  const pause = () => act(() => void view.ports.advance(150));
  const address = () => screen.getByRole('status', { name: 'address' }).textContent;
  const asked = () => view.calls.map(({ search }) => search.get('q'));
  const kept = () =>
    (JSON.parse(view.ports.localStorage.read(KEPT) ?? 'null') as { searches: string[] } | null)
      ?.searches ?? [];
  return { ...view, field, pause, address, asked, kept };
}

async function typed(words: string, answers?: FakeResponses) {
  const view = box(answers);
  await userEvent.type(view.field, words);
  view.pause();
  await screen.findByRole('option', { name: /Tree one/ });
  return view;
}

const rows = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const markedRow = () =>
  screen
    .queryAllByRole('option')
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map(({ textContent }) => textContent);
const press = (keys: string) => userEvent.keyboard(keys);

test('before any script it is a form that leads to the results', () => {
  const { field } = box();
  expect(field.closest('form')).toHaveAttribute('action', '/search');
  expect(field.closest('form')).toHaveAttribute('method', 'get');
  expect(field).toHaveAttribute('name', 'q');
  expect(field).toHaveAccessibleName(en['searchBox.box']);
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('titles are suggested once nobody types for a moment, and answers to earlier words are dropped', async () => {
  const { field, asked, pause } = box({
    '/v1/search/suggestions?q=tr&locale=en': { body: { items: [suggestion('Old', 'old', 'tr')] } },
  });
  await userEvent.type(field, 'tr');
  expect(asked()).toEqual([]);
  pause();
  await userEvent.type(field, 'ee');
  pause();
  await screen.findByRole('option', { name: /Tree one/ });
  expect(asked()).toEqual(['tr', 'tree']);
  expect(rows()).toEqual(['Tree oneBlog', 'A tree twoBlog', 'Search all texts for “tree”']);
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getByText('3 suggestions')).toBeInTheDocument();
  expect(within(screen.getAllByRole('option')[1]!).getByText('tree').tagName).toBe('MARK');
});

test('sections and pages are found by name in the reader’s language', async () => {
  const { pause } = box(
    { '/v1/search/suggestions': { body: { items: [] } } },
    { locale: 'tr', url: '/' },
  );
  await userEvent.type(screen.getByRole('combobox'), 'soz');
  pause();
  expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Söz sizde');
});

test('Down and Up go through the rows and around the ends; the focus stays in the field', async () => {
  const { field } = await typed('tree');
  expect(markedRow()).toEqual([]);
  await press('{ArrowDown}');
  expect(markedRow()).toEqual(['Tree oneBlog']);
  expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]!.id);
  await press('{ArrowUp}');
  expect(markedRow()).toEqual([]);
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await press('{ArrowUp}');
  expect(markedRow()).toEqual(['Search all texts for “tree”']);
  await press('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(markedRow()).toEqual(['A tree twoBlog']);
  expect(field).toHaveFocus();
});

test('Enter opens the marked title; without a mark it searches, and remembers the words', async () => {
  const { address, field, kept } = await typed('tree');
  await press('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/blogs/tree-1'));
  expect(kept()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'old port{Enter}');
  await waitFor(() => expect(address()).toBe('/search?q=old+port'));
  expect(kept()).toEqual(['old port']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a pointer chooses a row', async () => {
  const { address } = await typed('tree');
  await userEvent.click(screen.getByRole('option', { name: /A tree two/ }));
  await waitFor(() => expect(address()).toBe('/blogs/tree-2'));
});

test('Escape closes the list, a second one empties the field; Down opens it again', async () => {
  const { field } = await typed('tree');
  await press('{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveValue('tree');
  await press('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeVisible();
  await press('{Escape}{Escape}');
  expect(field).toHaveValue('');
});

test('Tab leaves and closes the list', async () => {
  const { field } = await typed('tree');
  await press('{Tab}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByLabelText('another field')).toHaveFocus();
});

test('keys that compose a character are not for the list', async () => {
  const { field } = await typed('tree');
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(markedRow()).toEqual([]);
});

test('recent searches stand in the empty field’s list, eight at most, the same words once; Delete forgets one', async () => {
  const { field, kept } = box();
  for (const words of [
    'one',
    'two',
    'TWO',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
  ]) {
    await userEvent.clear(field);
    await userEvent.type(field, `${words}{Enter}`);
  }
  expect(kept()).toEqual(['nine', 'eight', 'seven', 'six', 'five', 'four', 'three', 'TWO']);
  await userEvent.clear(field);
  await press('{ArrowDown}');
  expect(rows()).toEqual(kept());
  await press('{ArrowDown}{Delete}');
  expect(kept()).not.toContain('eight');
  expect(rows()).toEqual(kept());
  expect(screen.getByText(en['searchBox.removed'])).toBeInTheDocument();
});

test('[SPEC 6.1] recent searches of a session are gone with it, and nobody else sees them', async () => {
  const { store, field, kept } = box({}, { isSignedIn: true });
  await userEvent.type(field, 'my own case{Enter}');
  expect(kept()).toEqual(['my own case']);
  act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  expect(kept()).toEqual([]);
});

describe('the key /', () => {
  test('leads into the field from anywhere', async () => {
    const { field } = box();
    screen.getByRole('button').focus();
    await press('/');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('aria-keyshortcuts', '/');
  });

  test('stays a letter for whoever types, with a modifier, and when it is switched off', async () => {
    const { field, ports } = box();
    const other = screen.getByLabelText('another field');
    await userEvent.type(other, 'either/or');
    expect(other).toHaveValue('either/or');
    screen.getByRole('button').focus();
    await press('{Control>}/{/Control}');
    expect(field).not.toHaveFocus();
    ports.localStorage.write('meydan-search-key', 'off');
    await press('/');
    expect(field).not.toHaveFocus();
  });

  test('leads to the page with a field where the header has no room for one', async () => {
    const { field, address } = box();
    jest.spyOn(field, 'focus').mockImplementation(() => undefined);
    await press('/');
    await waitFor(() => expect(address()).toBe('/search'));
  });
});
