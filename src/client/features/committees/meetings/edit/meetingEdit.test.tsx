import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../../../i18n/ar.json';
import en from '../../../../../../i18n/en.json';
import tr from '../../../../../../i18n/tr.json';
import type {
  MeetingCancellation,
  MeetingChange,
  MeetingSource,
  WrittenMeeting,
} from '../../../../../shared/contract/meetings';
import type { Locale } from '../../../../../shared/locales';
import { enterText } from '../../../../testing/enterText';
import { problem } from '../../../../testing/factories';
import type { Answers } from '../../../../testing/fakeApi';
import { renderScreen } from '../../../../testing/renderScreen';
import { aDetailOf, slugOf } from '../../../../testing/sectionFactories';
import { MEETING_ID } from '../testing/aMeeting';
import { aMeetingSource, itemId } from '../testing/aMeetingSource';
import { CreateMeetingScreen } from './CreateMeetingScreen';
import { EditMeetingScreen } from './EditMeetingScreen';

const SLUG = slugOf('committees');
const MEETINGS = `/committees/${SLUG}/meetings`;
const ONE = `/v1${MEETINGS}/${MEETING_ID}`;

interface Options {
  readonly source?: Partial<MeetingSource>;
  readonly answers?: Answers;
  readonly locale?: Locale;
}
const edit = ({ source = {}, answers = {}, locale = 'en' }: Options = {}) =>
  renderScreen(<EditMeetingScreen />, {
    path: '/committees/:slug/meetings/:id/edit',
    url: `${MEETINGS}/${MEETING_ID}/edit`,
    ...{ locale, isSignedIn: true },
    answers: { [`${ONE}/source`]: { body: aMeetingSource(source) }, ...answers },
  });
const create = (mayWrite: boolean, answers: Answers = {}) =>
  renderScreen(<CreateMeetingScreen />, {
    ...{ path: '/committees/:slug/meetings/create', url: `${MEETINGS}/create`, isSignedIn: true },
    answers: {
      [`/v1/committees/${SLUG}`]: { body: aDetailOf('committees', 'en') },
      [`/v1${MEETINGS}`]: { body: { upcoming: [], past: [], next: null, mayWrite } },
      ...answers,
    },
  });
type View = ReturnType<typeof edit>;
const sent = <Body,>({ calls }: View, method: string): Body[] =>
  calls.filter((call) => call.method === method).map(({ body }) => body as Body);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }));
const item = (number: string) => screen.findByRole('region', { name: `Item ${number}` });
const refused = (code: 'invalidDetails', detail: string) => {
  const { status, body } = problem(422, code);
  return { status, body: { ...body, detail } };
};

test('each item says when it begins, and follows what is planned for those before it', async () => {
  edit();
  expect(await item('1.1')).toHaveTextContent('6:05 PM');
  expect(await item('2')).toHaveTextContent('6:25 PM');
  const [minutes] = within(await item('1')).getAllByRole('textbox', { name: /Planned minutes/ });
  await userEvent.clear(minutes!);
  await userEvent.type(minutes!, '30');
  await userEvent.tab();
  expect(await item('2')).toHaveTextContent('6:50 PM');
});

test('items move and go below each other by buttons: the focus stays, it is said, and all is sent', async () => {
  const view = edit({ answers: { [`PUT ${ONE}`]: { body: aMeetingSource({ version: 4 }) } } });
  const questions = await item('2');
  const title = within(questions).getByRole('textbox', { name: /Title of the item, in English/ });
  await userEvent.type(title, '!');
  await press('Up', questions);
  expect(within(await item('1')).getByDisplayValue('Questions!')).toBeInTheDocument();
  expect(within(await item('1')).getByRole('button', { name: 'Up' })).toHaveFocus();
  expect(screen.getByText('Now item 1')).toBeInTheDocument();
  await press('Put at the top', await item('2.1'));
  await press('Put below', await item('2'));
  await press('Save the meeting');
  await waitFor(() => expect(sent(view, 'PUT')).toHaveLength(1));
  const [change] = sent<MeetingChange>(view, 'PUT');
  expect(change).toMatchObject({ version: 3, startsAt: '2026-06-10T18:00', isPublic: true });
  expect(change?.agenda).toMatchObject([
    { id: itemId(3), title: { en: 'Questions!' }, items: [{ id: itemId(1) }] },
    { id: itemId(2), minutes: 20, items: [] },
  ]);
  expect(await screen.findByText('The meeting is saved.')).toBeVisible();
});

test('a removed item comes back with its words', async () => {
  edit();
  await press('Remove', await item('2'));
  expect(screen.queryByRole('region', { name: 'Item 2' })).toBeNull();
  await press('Undo');
  expect(within(await item('2')).getByDisplayValue('Questions')).toBeInTheDocument();
});

test('an item without a title is not sent', async () => {
  const view = edit();
  await item('2');
  await press('Add an item');
  const added = within(await item('3')).getByRole('textbox', { name: /item, in English/ });
  await waitFor(() => expect(added).toHaveFocus());
  await press('Save the meeting');
  expect(added).toBeInvalid();
  expect(sent(view, 'PUT')).toEqual([]);
});

test('what the host finds wrong stands at its fields', async () => {
  const answer = refused('invalidDetails', 'endsAt: order, agenda.0.items.0.title: missing');
  edit({ answers: { [`PUT ${ONE}`]: answer } });
  await item('2');
  await press('Save the meeting');
  expect(await screen.findByText('This has to come after the beginning.')).toBeVisible();
  expect(
    within(await item('1.1')).getByRole('textbox', { name: /item, in English/ }),
  ).toBeInvalid();
});

test.each([
  ['en', en],
  ['ar', ar],
  ['tr', tr],
] as const)(
  'an hour that clocks leave out is told at the time, in %s',
  async (locale, messages) => {
    const answer = refused('invalidDetails', 'startsAt: gap');
    edit({ locale, answers: { [`PUT ${ONE}`]: answer } });
    const name = new RegExp(messages['edit.event.startTime']);
    const time = await screen.findByRole('group', { name });
    await press(messages['meeting-edit.save']);
    await waitFor(() =>
      expect(time).toHaveAccessibleDescription(new RegExp(messages['edit.detailFault.gap'])),
    );
  },
);

test('somebody who was quicker is told of with what they wrote, and nothing that was typed is lost', async () => {
  const newer = aMeetingSource({ version: 4 });
  const written = { ...newer.written, title: { en: 'Second reading' } };
  const view = edit({
    answers: {
      [`${ONE}/source`]: [{ body: aMeetingSource() }, { body: { ...newer, written } }],
      [`PUT ${ONE}`]: [problem(409, 'newerRevision'), { body: aMeetingSource({ version: 5 }) }],
    },
  });
  const title = await screen.findByRole('textbox', { name: 'Title, in English' });
  await enterText(title, ' of all');
  await press('Save the meeting');
  expect(await screen.findByText('Second reading')).toBeVisible();
  expect(title).toHaveValue('First reading of all');
  await press('Save the meeting');
  await waitFor(() => expect(sent(view, 'PUT')).toHaveLength(2));
  expect(sent<MeetingChange>(view, 'PUT')[1]).toMatchObject({ version: 4 });
});

test('a meeting is called off with a reason', async () => {
  const view = edit({
    answers: { [`POST ${ONE}/cancellation`]: { body: aMeetingSource({ state: 'cancelled' }) } },
  });
  await press('Call it off for good');
  const reason = screen.getByRole('textbox', { name: 'Why it does not take place, in English' });
  expect(reason).toBeInvalid();
  await enterText(reason, 'A storm');
  await press('Call it off for good');
  await waitFor(() => expect(sent(view, 'POST')).toHaveLength(1));
  expect(sent<MeetingCancellation>(view, 'POST')).toEqual([
    { version: 3, reason: { en: 'A storm' } },
  ]);
});

test('a meeting is announced, and its page follows', async () => {
  const view = create(true, { [`POST /v1${MEETINGS}`]: { status: 201, body: aMeetingSource() } });
  const title = await screen.findByRole('textbox', { name: 'Title, in English' });
  await enterText(title, 'Budget');
  await typeInto('Begins on', ['month', '06'], ['day', '10'], ['year', '2026']);
  await typeInto('Begins at', ['hour', '06'], ['minute', '30'], ['AM', 'p']);
  await press('Announce the meeting');
  await waitFor(() => expect(sent(view, 'POST')).toHaveLength(1));
  expect(sent<WrittenMeeting>(view, 'POST')[0]).toMatchObject({
    ...{ title: { en: 'Budget' }, startsAt: '2026-06-10T18:30', endsAt: null, agenda: [] },
    timezone: 'Europe/Istanbul',
  });
  await waitFor(() => expect(view.ports.location.href()).toMatch(new RegExp(`${MEETING_ID}$`)));
});

async function typeInto(label: string, ...parts: readonly (readonly [string, string])[]) {
  const group = within(screen.getByRole('group', { name: new RegExp(label) }));
  for (const [part, signs] of parts)
    await userEvent.type(group.getByRole('spinbutton', { name: new RegExp(`^${part}`) }), signs);
}

test('who may not write meetings sees no form', async () => {
  create(false);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You cannot open this page' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Announce the meeting' })).toBeNull();
});

test('a meeting that is off is changed no more', async () => {
  edit({ source: { state: 'cancelled' } });
  expect(await screen.findByText(/was called off/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the meeting' })).toBeNull();
});

test('[SPEC 1.6] the page in Arabic has its texts, and the fields their own languages', async () => {
  edit({ locale: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'تعديل اجتماع' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'العنوان بالإنجليزية' })).toHaveAttribute(
    'lang',
    'en',
  );
});
