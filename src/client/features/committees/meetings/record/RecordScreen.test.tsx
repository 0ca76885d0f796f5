import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  MeetingRecord,
  MeetingSource,
  MinutesPublication,
} from '../../../../../shared/contract/meetings';
import { enterText } from '../../../../testing/enterText';
import { aProblem } from '../../../../testing/factories';
import type { FakeResponses } from '../../../../testing/fakeApi';
import { renderScreen } from '../../../../testing/renderScreen';
import { getSampleSlug } from '../../../../testing/sectionFactories';
import { MEETING_ID } from '../testing/aMeeting';
import {
  aHeldMeeting,
  aMeetingSource,
  toDecisionId,
  toHolderId,
  toItemId,
} from '../testing/aMeetingSource';
import { RecordScreen } from './RecordScreen';

const MEETING = `/committees/${getSampleSlug('committees')}/meetings/${MEETING_ID}`;
const [SOURCE, RECORD, MINUTES] = ['source', 'record', 'minutes'].map(
  (part) => `/v1${MEETING}/${part}`,
);

const open = (source: MeetingSource, answers: FakeResponses = {}) =>
  renderScreen(<RecordScreen />, {
    path: '/committees/:slug/meetings/:id/record',
    url: `${MEETING}/record`,
    isSignedIn: true,
    answers: { [SOURCE!]: { body: source }, ...answers },
  });
type View = ReturnType<typeof open>;
const sent = <Body,>({ calls }: View, method: string): Body[] =>
  calls.filter((call) => call.method === method).map(({ body }) => body as Body);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }));
const decision = (number: number) => screen.findByRole('region', { name: `Decision ${number}` });
const textOf = async (number: number) =>
  within(await decision(number)).getByRole('textbox', { name: /^Decision, in English/ });
const taken = (version: number) => ({ [`PUT ${RECORD}`]: { body: aHeldMeeting({ version }) } });

test('who was there, what was decided and what was said are saved together; what stands in the register stays', async () => {
  const view = open(aHeldMeeting(), taken(4));
  expect(await screen.findByRole('combobox', { name: 'Leyla Demir' })).toHaveValue('present');
  await press('All others present');
  expect(screen.getByRole('combobox', { name: 'عمر حداد' })).toHaveValue('present');
  expect(within(await decision(1)).queryByRole('textbox')).toBeNull();
  await userEvent.selectOptions(
    within(await decision(2)).getByRole('combobox', { name: 'Item of the agenda' }),
    '1.1 Schools',
  );
  const inFavour = within(await decision(2)).getByRole('textbox', { name: /^Votes for/ });
  await userEvent.type(inFavour, '2');
  await enterText(await textOf(2), ' Soon.');
  await press('Save the record');
  await waitFor(() => expect(sent(view, 'PUT')).toHaveLength(1));
  expect(sent<MeetingRecord>(view, 'PUT')[0]).toEqual({
    version: 3,
    attendance: [
      { personId: toHolderId(1), state: 'present' },
      { personId: toHolderId(2), state: 'present' },
    ],
    decisions: [
      {
        id: toDecisionId(1),
        itemId: toItemId(2),
        text: { en: 'More for schools.' },
        method: 'showOfHands',
        result: 'adopted',
        votes: { for: 7, against: 2, abstained: 0 },
      },
      {
        id: toDecisionId(2),
        itemId: toItemId(2),
        text: { en: 'Meet again. Soon.' },
        method: 'consensus',
        result: 'adopted',
        votes: { for: 2, against: 0, abstained: 0 },
      },
    ],
    minutes: { en: 'All is well.' },
  });
  expect(await screen.findByText('The record is saved.')).toBeVisible();
});

test('a decision is added, moved by buttons, removed and brought back with its words', async () => {
  const view = open(aHeldMeeting(), taken(4));
  await decision(2);
  await press('Add a decision');
  const text = await textOf(3);
  await waitFor(() => expect(text).toHaveFocus());
  await enterText(text, 'A new roof.');
  await press('Up', await decision(3));
  expect(screen.getByText('Now decision 2')).toBeInTheDocument();
  await press('Remove', await decision(2));
  expect(await textOf(2)).toHaveValue('Meet again.');
  await press('Undo');
  expect(await textOf(2)).toHaveValue('A new roof.');
  await press('Save the record');
  await waitFor(() => expect(sent(view, 'PUT')).toHaveLength(1));
  expect(sent<MeetingRecord>(view, 'PUT')[0]?.decisions).toMatchObject([
    { id: toDecisionId(1) },
    { itemId: null, text: { en: 'A new roof.' }, method: 'showOfHands', votes: null },
    { id: toDecisionId(2) },
  ]);
});

test('a decision without words, and published minutes without any, are not sent', async () => {
  const view = open(aHeldMeeting({ minutesPublishedAt: '2026-06-20T09:00:00Z' }));
  await userEvent.clear(await textOf(2));
  await userEvent.clear(screen.getByRole('textbox', { name: /^Minutes, in English/ }));
  await press('Save the record');
  expect(await textOf(2)).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /^Minutes, in English/ })).toBeInvalid();
  expect(sent(view, 'PUT')).toEqual([]);
});

test('what the host finds wrong stands at its fields', async () => {
  const { status, body } = aProblem(422, 'invalidDetails');
  const detail = 'decisions.1.votes: votes';
  open(aHeldMeeting(), { [`PUT ${RECORD}`]: { status, body: { ...body, detail } } });
  await decision(2);
  await press('Save the record');
  expect(
    await within(await decision(2)).findByText('These are more votes than people were there.'),
  ).toBeVisible();
});

test('somebody who was quicker is told of with what they wrote, and nothing that was typed is lost', async () => {
  const newer = aHeldMeeting({ version: 4, minutes: { en: 'Somebody else’s words.' } });
  const view = open(aHeldMeeting(), {
    [SOURCE!]: [{ body: aHeldMeeting() }, { body: newer }],
    [`PUT ${RECORD}`]: [aProblem(409, 'newerRevision'), { body: aHeldMeeting({ version: 5 }) }],
  });
  await enterText(await textOf(2), ' Soon.');
  await press('Save the record');
  expect(await screen.findByText('Somebody else’s words.')).toBeVisible();
  expect(await textOf(2)).toHaveValue('Meet again. Soon.');
  await press('Save the record');
  await waitFor(() => expect(sent(view, 'PUT')).toHaveLength(2));
  expect(sent<MeetingRecord>(view, 'PUT')[1]).toMatchObject({ version: 4 });
});

test('minutes are published after a question that says what follows', async () => {
  const published = aHeldMeeting({ version: 4, minutesPublishedAt: '2026-06-20T09:00:00Z' });
  const view = open(aHeldMeeting(), {
    [SOURCE!]: [{ body: aHeldMeeting() }, { body: published }],
    [`POST ${MINUTES}`]: { body: published },
  });
  await press('Publish the minutes');
  const question = await screen.findByRole('alertdialog', { name: 'Publish the minutes' });
  expect(question).toHaveTextContent(/published minutes are not taken back/);
  expect(sent(view, 'POST')).toEqual([]);
  await press('Publish the minutes', question);
  expect(await screen.findByText(/^The minutes were published on/)).toHaveTextContent(
    '20 June 2026',
  );
  expect(sent<MinutesPublication>(view, 'POST')).toEqual([{ version: 3 }]);
});

test('minutes that are not saved are not published', async () => {
  open(aHeldMeeting({ minutes: {} }));
  expect(await screen.findByText(/^Save the minutes first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish the minutes' })).toBeNull();
});

test.each([
  ['is still to come', aMeetingSource(), 'This can be written once the meeting has begun.'],
  ['is off', aMeetingSource({ state: 'cancelled', hasBegun: true }), /was called off/],
])('of a meeting that %s nothing is written down', async (_title, source, text) => {
  open(source);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the record' })).toBeNull();
});

test('the attendance begins with what people said before; what was written down stays', async () => {
  const person = (
    last: number,
    name: string,
    more: Partial<MeetingSource['attendance'][number]>,
  ) => ({
    personId: toHolderId(last),
    name,
    state: null,
    reply: null,
    ...more,
  });
  const begun = [
    person(1, 'Leyla Demir', { reply: 'coming' }),
    person(2, 'عمر حداد', { reply: 'notComing' }),
    person(3, 'Grace Bell', {}),
  ];
  const view = open(aHeldMeeting({ attendance: begun, decisions: [] }), taken(4));
  expect(await screen.findByRole('combobox', { name: 'Leyla Demir' })).toHaveValue('present');
  expect(screen.getByRole('combobox', { name: 'عمر حداد' })).toHaveValue('excused');
  expect(screen.getByRole('combobox', { name: 'Grace Bell' })).toHaveValue('');
  expect(screen.getByText(/what people said before the meeting/)).toBeVisible();
  await press('Save the record');
  await waitFor(() => expect(sent(view, 'PUT')).toHaveLength(1));
  expect(sent<MeetingRecord>(view, 'PUT')[0]!.attendance).toHaveLength(2);
  view.unmount();

  const noted = [person(1, 'Leyla Demir', { state: 'absent', reply: 'coming' }), begun[1]!];
  open(aHeldMeeting({ attendance: noted, decisions: [] }));
  expect(await screen.findByRole('combobox', { name: 'Leyla Demir' })).toHaveValue('absent');
  expect(screen.getByRole('combobox', { name: 'عمر حداد' })).toHaveValue('');
});
