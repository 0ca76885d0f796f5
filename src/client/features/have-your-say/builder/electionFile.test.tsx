import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPollPaper } from '../../../testing/paperFactories';
import {
  createFile,
  POLL,
  posted,
  press,
  read,
  renderActions,
  unfold,
} from './testing/renderActions';

test('what is wrong with an election file is told by line in words, and nothing changes', async () => {
  const view = await renderActions(aPollPaper(), {
    [`POST ${POLL}/imports`]: {
      body: {
        faults: [{ line: 12, code: 'amountInvalid', text: 'abc' }],
        warnings: [],
        paper: null,
      },
    },
  });
  await unfold('Take a question from an election file');
  await userEvent.upload(screen.getByLabelText('Choose a file'), createFile('warsaw.pb', 'META'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Nothing was taken: 1 line needs another look.*Line 12:.*This is not an amount of money.*abc/,
  );
  expect(posted(view)[0]!.body).toMatchObject({ revision: 3, format: 'pabulib', text: 'META' });
});

test('an action goes on with the paper that it was answered', async () => {
  const paper = aPollPaper();
  const imported = aPollPaper({ revision: 4, questions: [] });
  const view = await renderActions(paper, {
    [`POST ${POLL}/imports`]: { body: { faults: [], warnings: [], paper: imported } },
    [`PUT ${POLL}/paper`]: { body: { ...imported, revision: 5 } },
  });
  await unfold('Take a question from an election file');
  await userEvent.upload(screen.getByLabelText('Choose a file'), createFile('dublin.blt', '2 1'));
  expect(await screen.findByText('The paper has no question yet.')).toBeVisible();
  await press('Save the paper');
  await waitFor(() => expect(view.calls.at(-1)).toMatchObject({ body: { revision: 4 } }));
  expect(read(view)).toHaveLength(1);
});

test('what was left out of a question that was taken is told by line', async () => {
  const imported = aPollPaper({ revision: 4, questions: [] });
  const warnings = [{ line: 7, code: 'optionUnknown', text: '9' }];
  await renderActions(aPollPaper(), {
    [`POST ${POLL}/imports`]: { body: { faults: [], warnings, paper: imported } },
  });
  await unfold('Take a question from an election file');
  await userEvent.upload(screen.getByLabelText('Choose a file'), createFile('dublin.blt', '2 1'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /The question was taken. 1 line of the file was left out.*Line 7:.*There is no candidate with this number.*9/,
  );
  expect(screen.getByText('The paper has no question yet.')).toBeVisible();
});

test('what would change the revision waits until the page is saved', async () => {
  await renderActions(aPollPaper());
  await userEvent.type(screen.getByLabelText('What you ask'), '!');
  expect(screen.getByText('Please save the paper first.')).toBeVisible();
  await unfold('Take a question from an election file');
  expect(screen.getByLabelText('Choose a file')).toBeDisabled();
});
