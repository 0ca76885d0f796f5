import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPollPaper, aWrittenQuestion } from '../../../testing/paperFactories';
import {
  aSecondQuestion,
  getCard,
  getTools,
  press,
  renderBuilder,
  save,
} from '../../../testing/renderBuilder';

test('many options are pasted at once, one on each line', async () => {
  const view = await renderBuilder(
    aPollPaper({
      questions: [aWrittenQuestion({ options: aWrittenQuestion().options.slice(0, 1) })],
    }),
  );
  await press('Paste many at once');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByLabelText('One option on each line'));
  await userEvent.paste('1. Oak\n\n- Elm tree\n  Ash');
  await press('Add 3 options', dialog);
  await waitFor(() => expect(screen.getByLabelText('Option 2')).toHaveFocus());
  const { questions } = await save(view);
  expect(questions[0]!.options.map(({ label }) => label.en)).toEqual([
    'Plane',
    'Oak',
    'Elm tree',
    'Ash',
  ]);
});

test('the focus stays with what was moved, goes on from what was removed, and what happened is said', async () => {
  await renderBuilder(aPollPaper({ questions: [aWrittenQuestion(), aSecondQuestion()] }));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const rows = () => within(getCard(1)).getAllByRole('listitem');
  const down = within(rows()[0]!).getByRole('button', { name: 'Move down' });
  await userEvent.click(down);
  await waitFor(() => expect(down).toHaveFocus());
  expect(rows()[1]).toContainElement(down);
  expect(said()).toContain('Now at place 2 of 2.');

  await press('Remove', rows()[0]);
  await waitFor(() => expect(within(getCard(1)).getByLabelText('Option 1')).toHaveFocus());
  expect(screen.queryAllByLabelText('Option 2')).toHaveLength(1);
  await press('Remove', rows()[0]);
  const add = within(getCard(1)).getByRole('button', { name: 'Add an option' });
  await waitFor(() => expect(add).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(within(getCard(1)).getByLabelText('Option 1')).toHaveFocus());
  expect(said()).toContain('Option 1 was added.');

  const cardDown = within(getTools(1)).getByRole('button', { name: 'Move down' });
  await userEvent.click(cardDown);
  await waitFor(() => expect(cardDown).toHaveFocus());
  expect(getTools(2)).toContainElement(cardDown);
  await press('Duplicate', getTools(2));
  await waitFor(() => expect(within(getCard(3)).getByLabelText('What you ask')).toHaveFocus());
  expect(said()).toContain('Question 3 was added.');

  await press('Remove', getTools(1));
  await waitFor(() => expect(within(getCard(1)).getByLabelText('What you ask')).toHaveFocus());
  await press('Remove', getTools(2));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Choice/ })).toHaveFocus());
});

test('Enter begins the next option', async () => {
  const view = await renderBuilder();
  await userEvent.click(screen.getByLabelText('Option 1'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Option 2')).toHaveFocus());
  await userEvent.keyboard('Oak');
  const { questions } = await save(view);
  expect(questions[0]!.options.map(({ label }) => label.en)).toEqual(['Plane', 'Oak', 'Lime']);
});

test('options move by keyboard, and one that was removed comes back', async () => {
  const view = await renderBuilder();
  const rows = () => within(getCard(1)).getAllByRole('listitem');
  within(rows()[0]!).getByRole('button', { name: 'Move down' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Option 1')).toHaveValue('Lime');
  await press('Remove', rows()[0]);
  expect(screen.queryByLabelText('Option 2')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const { questions } = await save(view);
  expect(questions[0]!.options.map(({ label }) => label.en)).toEqual(['Lime', 'Plane']);
});
