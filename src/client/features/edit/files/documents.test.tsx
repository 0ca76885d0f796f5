import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toFileId } from '../../../testing/fileFactories';
import { aFile, NO_FILES, press, renderFiles, save, type } from './testing/renderFiles';

test('several documents are added at once, each with a title out of its name and a language', async () => {
  const { choose, sent } = await renderFiles({ files: NO_FILES });
  await choose(1, aFile('plan_of-the-quay.pdf', 'application/pdf'), aFile('trees.csv', 'text/csv'));
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'plan_of-the-quay.pdf',
    'trees.csv',
  ]);
  const [first] = screen.getAllByLabelText('Language of the document');
  await userEvent.selectOptions(first!, 'English');
  type('Description in English', 'At 1:500.');
  await save();
  expect(sent()[0]!.attachments).toMatchObject([
    { title: { en: 'plan of the quay' }, description: { en: 'At 1:500.' }, locale: 'en' },
    { title: { en: 'trees' }, description: {}, locale: null },
  ]);
});

test('[WCAG 2.5.7] documents are put in order by buttons that keep the focus, and their place is told', async () => {
  const { sent } = await renderFiles();
  await press('Down', 'plan-of-the-quay.pdf');
  expect(screen.getByText('Now in place 2 of 2.')).toBeInTheDocument();
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Down', description: 'plan-of-the-quay.pdf' }),
    ).toHaveFocus(),
  );
  await save();
  expect(sent()[0]!.attachments.map(({ file }) => file)).toEqual([toFileId(3), toFileId(1)]);
});

test('a document is removed and brought back with what was typed', async () => {
  const { sent } = await renderFiles();
  type('Title of the document in English', 'The plan');
  await press('Remove', 'plan-of-the-quay.pdf');
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(undo.parentElement).toHaveTextContent('plan-of-the-quay.pdf goes when you save.');
  await press('Undo');
  await press('Remove', 'trees.csv');
  await save();
  expect(sent()[0]!.attachments).toMatchObject([{ file: toFileId(1), title: { en: 'The plan' } }]);
});

test('a file takes the place of another, whose words stay', async () => {
  const { choose, sent } = await renderFiles();
  await choose(1, aFile('plan-2.pdf', 'application/pdf'));
  expect(screen.getByRole('heading', { level: 3, name: 'plan-2.pdf' })).toBeInTheDocument();
  await save();
  const [replaced] = sent()[0]!.attachments;
  expect(replaced).toMatchObject({ title: { en: 'Plan of the quay' } });
  expect(replaced!.file).not.toBe(toFileId(1));
});

test('a title that is missing is told at its field', async () => {
  const { sent } = await renderFiles();
  type('Title of the document in English', ' ', 1);
  await save();
  expect(screen.getAllByLabelText('Title of the document in English')[1]).toHaveFocus();
  expect(sent()).toEqual([]);
});
