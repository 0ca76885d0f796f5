import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MeetingChange } from '../../../../../shared/contract/meetings';
import { aMeetingSource, toItemId } from '../testing/aMeetingSource';
import {
  findItem,
  MEETING_PATH,
  press,
  renderMeetingEdit,
  listSentBodies,
} from '../testing/renderMeetingEdit';

test('each item says when it begins, and follows what is planned for those before it', async () => {
  renderMeetingEdit();
  expect(await findItem('1.1')).toHaveTextContent('18:05');
  expect(await findItem('2')).toHaveTextContent('18:25');
  const [minutes] = within(await findItem('1')).getAllByRole('textbox', {
    name: /Planned minutes/,
  });
  await userEvent.clear(minutes!);
  await userEvent.type(minutes!, '30');
  await userEvent.tab();
  expect(await findItem('2')).toHaveTextContent('18:50');
});

test('items move and go below each other by buttons: the focus stays, it is said, and all is sent', async () => {
  const view = renderMeetingEdit({
    answers: { [`PUT ${MEETING_PATH}`]: { body: aMeetingSource({ version: 4 }) } },
  });
  const questions = await findItem('2');
  const title = within(questions).getByRole('textbox', { name: /Title of the item, in English/ });
  await userEvent.type(title, '!');
  await press('Up', questions);
  expect(within(await findItem('1')).getByDisplayValue('Questions!')).toBeInTheDocument();
  expect(within(await findItem('1')).getByRole('button', { name: 'Up' })).toHaveFocus();
  expect(screen.getByText('Now item 1')).toBeInTheDocument();
  await press('Put at the top', await findItem('2.1'));
  await press('Put below', await findItem('2'));
  await press('Save the meeting');
  await waitFor(() => expect(listSentBodies(view, 'PUT')).toHaveLength(1));
  const [change] = listSentBodies<MeetingChange>(view, 'PUT');
  expect(change).toMatchObject({ version: 3, startsAt: '2026-06-10T18:00', isPublic: true });
  expect(change?.agenda).toMatchObject([
    { id: toItemId(3), title: { en: 'Questions!' }, items: [{ id: toItemId(1) }] },
    { id: toItemId(2), minutes: 20, items: [] },
  ]);
  expect(await screen.findByText('The meeting is saved.')).toBeVisible();
});

test('a removed item comes back with its words', async () => {
  renderMeetingEdit();
  await press('Remove', await findItem('2'));
  expect(screen.queryByRole('region', { name: 'Item 2' })).toBeNull();
  await press('Undo');
  expect(within(await findItem('2')).getByDisplayValue('Questions')).toBeInTheDocument();
});

test('an item without a title is not sent', async () => {
  const view = renderMeetingEdit();
  await findItem('2');
  await press('Add an item');
  const added = within(await findItem('3')).getByRole('textbox', { name: /item, in English/ });
  await waitFor(() => expect(added).toHaveFocus());
  await press('Save the meeting');
  expect(added).toBeInvalid();
  expect(listSentBodies(view, 'PUT')).toEqual([]);
});
