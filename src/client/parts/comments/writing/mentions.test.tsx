import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '../../../../shared/locales';
import { aListPage } from '../../../testing/factories';
import { COMMENTS_PATH, showComments } from '../../../testing/renderComments';
import { loadMarkdown } from '../../../ui/Markdown';

const PEOPLE = '/v1/dialogs/waterfront/mentionable';
const idOf = (number: number) => `00000000-0000-4000-8000-0000000000a${number}`;
const LEYLA = { id: idOf(1), name: 'Leyla Demir' };
const LATIFE = { id: idOf(2), name: 'Latife [Kaya]' };

beforeAll(loadMarkdown);
beforeEach(() => sessionStorage.clear());

async function openComposer(locale: Locale = 'en') {
  const view = showComments(
    { [COMMENTS_PATH]: aListPage([]), [PEOPLE]: { body: { items: [LEYLA, LATIFE] } } },
    { isSignedIn: true, locale },
  );
  const [write] = await screen.findAllByRole('button', { name: /Write a comment|كتابة تعليق/ });
  await userEvent.click(write!);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  const type = async (text: string) => {
    await userEvent.type(field, text);
    await act(() => view.ports.advance(150));
  };
  return { ...view, field, type };
}
const options = () => screen.findAllByRole('option');

test('an @ and letters offer people; arrows and Enter take one, the focus stays', async () => {
  const { field, type, calls } = await openComposer();
  await type('Dear @l');
  const [first, second] = await options();
  expect(calls.at(-1)!.search.get('q')).toBe('l');
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(field).toHaveAttribute('aria-activedescendant', first!.id);
  expect(screen.getByText('2 people found. Choose with the arrow keys and Enter.')).toBeVisible();

  await type('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', second!.id);
  expect(second).toHaveAttribute('aria-selected', 'true');
  await type('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', first!.id);
  await type('{Enter}');
  expect(field).toHaveValue(`Dear [@Leyla Demir](/user/${LEYLA.id}) `);
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
  await type('hello{Enter}');
  expect(field.value).toMatch(/hello\n$/);
});

test('a pointer chooses too; signs in a name do not end the link', async () => {
  const { field, type } = await openComposer();
  await type('@l');
  await userEvent.click((await options())[1]!);
  expect(field).toHaveValue(`[@Latife Kaya](/user/${LATIFE.id}) `);
  expect(field).toHaveFocus();
});

test('Escape closes the list for this name; the next one opens it again', async () => {
  const { field, type } = await openComposer();
  await type('@l');
  await options();
  await type('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await type('e');
  expect(screen.queryByRole('listbox')).toBeNull();
  await type(', @l');
  expect(await options()).toHaveLength(2);
});

test('a caret elsewhere names nobody; leaving the text closes the list', async () => {
  const { field, type } = await openComposer();
  await type('to @l');
  await options();
  await userEvent.type(field, '{Home}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await type('{End}');
  await options();
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a name keeps its own direction, in the list and in what is read', async () => {
  const { type } = await openComposer('ar');
  await type('@l');
  const [first] = await options();
  expect(within(first!).getByText('Leyla Demir').tagName).toBe('BDI');
  await type('{Enter}');
  await userEvent.click(screen.getAllByRole('tab')[1]!);
  const link = await screen.findByRole('link', { name: '@Leyla Demir' });
  expect(link).toHaveAttribute('href', expect.stringContaining(`/user/${LEYLA.id}`));
  expect(within(link).getByText('@Leyla Demir').tagName).toBe('BDI');
});
