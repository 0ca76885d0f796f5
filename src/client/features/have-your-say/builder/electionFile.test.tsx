import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPollPaper } from '../../../testing/paperFactories';
import {
  createFile,
  POLL_PATH,
  listPosts,
  press,
  listReads,
  renderActions,
  unfold,
} from './testing/renderActions';

test('what is wrong with an election file is told by line in words, and nothing changes', async () => {
  const view = await renderActions(aPollPaper(), {
    [`POST ${POLL_PATH}/imports`]: {
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
  expect(listPosts(view)[0]!.body).toMatchObject({ revision: 3, format: 'pabulib', text: 'META' });
});

test('an action goes on with the paper that it was answered', async () => {
  const paper = aPollPaper();
  const imported = aPollPaper({ revision: 4, questions: [] });
  const view = await renderActions(paper, {
    [`POST ${POLL_PATH}/imports`]: { body: { faults: [], warnings: [], paper: imported } },
    [`PUT ${POLL_PATH}/paper`]: { body: { ...imported, revision: 5 } },
  });
  await unfold('Take a question from an election file');
  await userEvent.upload(screen.getByLabelText('Choose a file'), createFile('dublin.blt', '2 1'));
  expect(await screen.findByText('The paper has no question yet.')).toBeVisible();
  await press('Save the paper');
  await waitFor(() => expect(view.calls.at(-1)).toMatchObject({ body: { revision: 4 } }));
  expect(listReads(view)).toHaveLength(1);
});

test('what was left out of a question that was taken is told by line', async () => {
  const imported = aPollPaper({ revision: 4, questions: [] });
  const warnings = [{ line: 7, code: 'optionUnknown', text: '9' }];
  await renderActions(aPollPaper(), {
    [`POST ${POLL_PATH}/imports`]: { body: { faults: [], warnings, paper: imported } },
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

const RECOUNT = 'Recount of an election held elsewhere';
const READ = {
  title: 'Mayor',
  options: ['Kiss', 'Montroll', 'Wright'],
  withdrawn: ['Smith'],
  ballots: 8_833,
  seats: 1,
  budget: null,
  currency: null,
  methods: ['instantRunoff', 'schulze'],
};

test('an election held elsewhere is shown as it was read, and stored with its source', async () => {
  const recounted = aPollPaper({ revision: 4, questions: [], isFrozen: true });
  const view = await renderActions(aPollPaper(), {
    [`POST ${POLL_PATH}/recounts/readings`]: { body: { faults: [], warnings: [], election: READ } },
    [`POST ${POLL_PATH}/recounts`]: { body: { faults: [], warnings: [], paper: recounted } },
  });
  await unfold(RECOUNT);
  const field = screen.getByLabelText('Choose a file with ballots');
  await userEvent.upload(field, createFile('burlington.blt', '3 1'));
  expect(await screen.findByText('Kiss, Montroll and Wright')).toBeVisible();
  expect(screen.getByText('8,833')).toBeVisible();
  expect(screen.getByText('Smith')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Counted by'), 'schulze');
  await userEvent.type(screen.getByLabelText('Where it was held, in English'), 'Burlington');
  await userEvent.type(screen.getByLabelText(/^Address where/), 'burlington');
  await press('Take the ballots into this draft');
  expect(listPosts(view)).toHaveLength(1);
  expect(screen.getAllByText('A web address begins with https:// or http://.')).not.toEqual([]);
  await userEvent.clear(screen.getByLabelText(/^Address where/));
  const date = screen.getByRole('group', { name: /When it was held/ });
  const [day, month, year] = within(date).getAllByRole('spinbutton');
  await userEvent.type(month!, '3');
  await userEvent.type(day!, '3');
  await userEvent.type(year!, '2009');
  await press('Take the ballots into this draft');
  await waitFor(() =>
    expect(listPosts(view)[1]?.body).toEqual({
      revision: 3,
      format: 'blt',
      text: '3 1',
      locale: 'en',
      currency: 'EUR',
      method: 'schulze',
      source: { place: { en: 'Burlington' }, heldOn: '2009-03-03', link: null },
    }),
  );
});

test.each([
  ['UTF-16', [0xff, 0xfe, 0xc9, 0x00], 'É'],
  ['what computers wrote before Unicode', [0x42, 0xe9], 'Bé'],
])('a file in %s is sent as it reads', async (_encoding, bytes, text) => {
  const view = await renderActions(aPollPaper(), {
    [`POST ${POLL_PATH}/recounts/readings`]: { body: { faults: [], warnings: [], election: READ } },
  });
  await unfold(RECOUNT);
  const file = new File([new Uint8Array(bytes)], 'burlington.blt');
  await userEvent.upload(screen.getByLabelText('Choose a file with ballots'), file);
  expect(await screen.findByText('8,833')).toBeVisible();
  expect(listPosts(view)[0]?.body).toMatchObject({ text });
});

test('a file whose ballots cannot be counted whole is told by line', async () => {
  const faults = [{ line: 8, code: 'voteTypeUncounted', text: 'ordinal' }];
  await renderActions(aPollPaper(), {
    [`POST ${POLL_PATH}/recounts/readings`]: { body: { faults, warnings: [], election: null } },
  });
  await unfold(RECOUNT);
  const field = screen.getByLabelText('Choose a file with ballots');
  await userEvent.upload(field, createFile('warsaw.pb', 'META'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /The file was not read: 1 line needs another look.*Line 8:.*it has to be approval.*ordinal/,
  );
  expect(screen.queryByLabelText('Counted by')).toBeNull();
});
