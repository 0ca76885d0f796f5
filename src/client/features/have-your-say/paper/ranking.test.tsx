import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QUESTION_ID } from '../../../testing/factories';
import { anOption, aQuestion } from '../../../testing/pollFactories';
import { renderPaper } from '../../../testing/renderPoll';

const OPTIONS = ['Elm', 'Oak', 'Ash'].map((name) => anOption(name, name));
const ranking = (settings: object = {}) =>
  aQuestion('ranking', { id: QUESTION_ID, options: OPTIONS, settings });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function ranked(settings: object = {}) {
  const view = await renderPaper([ranking(settings)]);
  await press('Put next in my order: Elm');
  await press('Put next in my order: Oak');
  return view;
}

test('pressing puts an option next; the arrows move it, and its place is said', async () => {
  const { cast } = await ranked();
  expect(screen.getByText('Oak: place 2 of 2')).toBeInTheDocument();
  await press('Move up: Oak');
  expect(screen.getByText('Oak: place 1 of 2')).toBeInTheDocument();
  await press('Move down: Oak');
  await press('Move up: Oak');
  expect(await cast()).toEqual({ [QUESTION_ID]: { ranking: [['Oak'], ['Elm']] } });
});

test('by keyboard: the focus stays with what is moved, and goes on after it was added', async () => {
  await renderPaper([ranking()]);
  screen.getByRole('button', { name: 'Put next in my order: Elm' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Put next in my order: Oak' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Move up: Ash' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Move up: Ash' })).toHaveFocus();
  expect(screen.getByText('Ash: place 1 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move up: Ash' })).toHaveAttribute('aria-disabled');
});

test('what is taken out is among the others again', async () => {
  const { cast } = await ranked();
  await press('Take out of my order: Elm');
  expect(screen.getByText('Elm: not in your order any more')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Put next in my order: Elm' })).toHaveFocus();
  expect(await cast()).toEqual({ [QUESTION_ID]: { ranking: [['Oak']] } });
});

test('equal places where they are allowed; the next one counts both', async () => {
  const { cast } = await ranked({ equal: true });
  await press('Put next in my order: Ash');
  await press('Same place as the one above: Oak');
  expect(screen.getByText('Oak: place 1 of 3')).toBeInTheDocument();
  await press('Move up: Ash');
  expect(screen.getByText('Ash: place 1 of 3')).toBeInTheDocument();
  await press('Move down: Ash');
  expect(screen.getByText('Ash: place 3 of 3')).toBeInTheDocument();
  expect(await cast()).toEqual({ [QUESTION_ID]: { ranking: [['Elm', 'Oak'], ['Ash']] } });
});

test('without equal places nothing offers them', async () => {
  await ranked();
  expect(screen.queryByRole('button', { name: /^Same place/ })).toBeNull();
});

test('no more can be ranked than is allowed', async () => {
  const { cast } = await ranked({ most: 2 });
  await press('Put next in my order: Ash');
  expect(await cast()).toEqual({ [QUESTION_ID]: { ranking: [['Elm'], ['Oak']] } });
});

test('with the mouse an option is dragged to its place', async () => {
  const { cast } = await ranked();
  const rows = screen.getAllByRole('button', { name: /^Move up/ }).map((one) => one.closest('li')!);
  fireEvent.dragStart(screen.getByRole('button', { name: 'Put next in my order: Ash' }));
  fireEvent.dragOver(rows[0]!);
  fireEvent.drop(rows[0]!);
  fireEvent.dragStart(rows[0]!);
  const last = screen.getByRole('button', { name: 'Move up: Oak' }).closest('li')!;
  fireEvent.drop(last);
  expect(await cast()).toEqual({ [QUESTION_ID]: { ranking: [['Ash'], ['Oak'], ['Elm']] } });
});
