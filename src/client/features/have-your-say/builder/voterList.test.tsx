import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPollPaper } from '../../../testing/paperFactories';
import {
  createFile,
  listTitles,
  POLL_PATH,
  listPosts,
  press,
  listReads,
  renderActions,
  unfold,
} from './testing/renderActions';

const members = (count: number) =>
  aPollPaper({ rules: { eligibility: 'members', group: null }, voters: { members: count } });
const TEXT = 'omar@city.example\nnobody@city.example\n';

test('the list of voters is pasted; how many may vote and who was left out is told', async () => {
  const view = await renderActions(members(0), {
    [`${POLL_PATH}/paper`]: [{ body: members(0) }, { body: members(1) }],
    [`POST ${POLL_PATH}/census`]: {
      body: {
        found: 1,
        unknown: 1,
        faults: [{ line: 2, code: 'unknown', text: 'nobody@city.example' }],
      },
    },
  });
  await unfold('List of voters');
  expect(screen.getByText('Nobody is on the list yet.')).toBeVisible();
  await press('Store the list');
  expect(listPosts(view)).toEqual([]);
  await userEvent.click(screen.getByLabelText('The list'));
  await userEvent.paste(TEXT);
  await press('Store the list');
  expect(await screen.findByText('The list was stored: 1 person may vote.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /1 person was left out.*Line 2:.*No account can be told by this.*nobody@city.example/,
  );
  expect(await screen.findByText('There is 1 person on the list.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Replace the list' })).toBeVisible();
  expect(listPosts(view)[0]!.body).toEqual({ text: TEXT });
});

test('a list of voters from a file lands in the field; what is wrong with it is told by its lines', async () => {
  const view = await renderActions(members(3), {
    [`POST ${POLL_PATH}/census`]: {
      body: { found: 0, unknown: 0, faults: [{ line: 1, code: 'unreadable', text: 'omar' }] },
    },
  });
  await unfold('List of voters');
  await userEvent.upload(
    screen.getAllByLabelText('Choose a file')[0]!,
    createFile('list.csv', 'omar\n'),
  );
  await waitFor(() => expect(screen.getByLabelText('The list')).toHaveValue('omar\n'));
  await press('Replace the list');
  expect(await screen.findByText(/The list was not stored/)).toBeVisible();
  expect(screen.getByText(/neither an e-mail address nor the id of an account/)).toBeVisible();
  expect(screen.getByText('There are 3 people on the list.')).toBeVisible();
  expect(listReads(view)).toHaveLength(1);
});

test('the list of voters is not there for a group, nor once voting has begun', async () => {
  await renderActions(aPollPaper({ rules: { eligibility: 'members', group: 'b' } }));
  expect(listTitles()).not.toContain('List of voters');
  cleanup();
  await renderActions({ ...members(3), isFrozen: true });
  expect(listTitles()).not.toContain('List of voters');
});
