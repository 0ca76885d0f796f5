import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../../i18n/ar.json';
import en from '../../../../../i18n/en.json';
import tr from '../../../../../i18n/tr.json';
import { CALENDAR_FAULTS } from '../../../../shared/calendar/importLimits';
import type { CalendarImport, CalendarImported } from '../../../../shared/contract/calendarImport';
import type { TestLocale } from '../../../../shared/testing/testLocales';
import { CITY_AUTHOR, TEAM_AUTHOR } from '../../../testing/editFactories';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { CreateScreen } from '../CreateScreen';
import { ImportScreen } from './ImportScreen';
import { calendarFaultMessages } from './messages';

const URL = '/events/create/import';
const POST = 'POST /v1/events/imports';
const FILE = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Gün\nEND:VEVENT\nEND:VCALENDAR\n';
const MESSAGES = { en, ar, tr } as const;

const answer = (more: Partial<CalendarImported>) => ({
  status: 201,
  body: { drafts: [], faults: [], ...more },
});
const DRAFTS = answer({ drafts: [{ slug: 'event-2026-06-01-ab', title: 'Open day' }] });

const authors = { '/v1/me/authors': { body: { items: [CITY_AUTHOR, TEAM_AUTHOR] } } };
async function open(answers: FakeResponses, locale: TestLocale = 'en') {
  const view = renderScreen(<ImportScreen />, {
    url: URL,
    locale,
    isSignedIn: true,
    answers: { ...authors, ...answers },
  });
  await screen.findByLabelText(MESSAGES[locale]['event-import.text']);
  return view;
}
type View = Awaited<ReturnType<typeof open>>;

const area = () => screen.getByLabelText('Text of the calendar file');
const paste = (text: string) => fireEvent.input(area(), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = ({ calls }: View) => calls.filter(({ method }) => method === 'POST');

test('a file lands in the field and is sent in a name and a language; its drafts are linked', async () => {
  const view = await open({ [POST]: DRAFTS });
  const file = new File([FILE], 'ours.ics');
  await userEvent.upload(screen.getByLabelText('Choose a file'), file);
  expect(await screen.findByDisplayValue(/SUMMARY:Gün/)).toBe(area());
  await userEvent.selectOptions(screen.getByLabelText('In whose name'), TEAM_AUTHOR.id);
  await userEvent.selectOptions(screen.getByLabelText('Language of the texts in the file'), 'tr');
  await press('Make drafts');

  const link = await screen.findByRole('link', { name: 'Open day' });
  expect(link).toHaveAttribute('href', '/events/event-2026-06-01-ab/edit');
  expect(screen.getByRole('status')).toHaveTextContent('1 draft was made');
  const [{ body, headers } = { headers: new Headers() }] = sent(view);
  const { text, ...rest } = body as CalendarImport;
  expect(text.replaceAll('\r\n', '\n')).toBe(FILE);
  expect(rest).toEqual({ locale: 'tr', author: TEAM_AUTHOR.id });
  expect(headers.get('idempotency-key')).toMatch(/.{8,}/);
  await press('Take over another file');
  expect(area()).toHaveValue('');
});

test('every fault is told with its line, and what was typed stays', async () => {
  const faults = CALENDAR_FAULTS.map((code, index) => ({ line: index + 1, code, text: 'here' }));
  const view = await open({ [POST]: [answer({ faults }), DRAFTS] });
  paste(FILE);
  await press('Make drafts');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No draft was made: 14 lines need another look');
  const lines = within(alert).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(
    CALENDAR_FAULTS.map(
      (code, index) => `Line ${index + 1}:${en[`event-import.fault.${code}`]} here`,
    ),
  );
  expect(area()).toHaveValue(FILE);

  paste(`${FILE}\n`);
  await press('Make drafts');
  await screen.findByRole('link', { name: 'Open day' });
  const [first, second] = sent(view).map(({ headers }) => headers.get('idempotency-key'));
  expect(first).not.toBe(second);
});

test.each(['ar', 'tr'] as const)('faults are told in %s', async (locale) => {
  const messages = MESSAGES[locale];
  await open({ [POST]: answer({ faults: [{ line: 3, code: 'gap', text: '' }] }) }, locale);
  fireEvent.input(screen.getByLabelText(messages['event-import.text']), {
    target: { value: FILE },
  });
  await press(messages['event-import.submit']);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(messages['event-import.fault.gap']);
});

test('every fault has words of its own', () => {
  const told = CALENDAR_FAULTS.map((code) => calendarFaultMessages[code].id);
  expect(new Set(told).size).toBe(CALENDAR_FAULTS.length);
});

test('an empty text is not sent; a failure says so and keeps the text', async () => {
  const view = await open({ [POST]: aProblem(503, 'unexpected') });
  await press('Make drafts');
  expect(area()).toBeInvalid();
  expect(sent(view)).toEqual([]);
  paste(FILE);
  await press('Make drafts');
  expect(await screen.findByRole('alert')).toBeVisible();
  await press('Make drafts');
  expect(area()).toHaveValue(FILE);
  const keys = sent(view).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('who may write no event is told so; who may finds the way from where events begin', async () => {
  const refused = renderScreen(<ImportScreen />, {
    url: URL,
    isSignedIn: true,
    answers: { '/v1/me/authors': { body: { items: [] } } },
  });
  expect(await screen.findByText(/Official things are written by editors/)).toBeVisible();
  refused.unmount();
  renderScreen(<CreateScreen />, { url: '/events/create', isSignedIn: true, answers: authors });
  const link = await screen.findByRole('link', { name: 'Events from a calendar file' });
  expect(link).toHaveAttribute('href', URL);
});
