import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { CALENDAR_LIMITS, type CalendarFault } from '../../../shared/calendar/importLimits';
import type { CalendarImported } from '../../../shared/contract/calendarImport';
import { UNKNOWN_ACCESS } from '../../../shared/contract/events';
import { shiftDay } from '../../../shared/timeZones';
import { openTestHost, type TestHost } from '../../testing/testHost';
import { readCalendar } from './readCalendar';
import { DEMO_SETTINGS } from '../../../demo/city';
import { runWithSettings } from '../../city/currentSettings';

const MIGRATION = 'src/server/db/migrations/065-unknown-access.sql';

const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const one = (...lines: readonly string[]) =>
  calendar(...event('SUMMARY:Open day', 'DTSTART;TZID=Europe/Istanbul:20260601T100000', ...lines));
const starting = (when: string, ...lines: readonly string[]) =>
  calendar(...event('SUMMARY:Open day', when, ...lines));

test('an event comes with its title, times, place, description and link', () => {
  const file = one(
    'DTEND;TZID=Europe/Istanbul:20260601T123000',
    'LOCATION;LANGUAGE=en:Town hall\\, room 2',
    'DESCRIPTION:First line\\nand a second that is fol',
    ' ded',
    'URL:https://harbour.example/open-day',
    'BEGIN:VALARM',
    'TRIGGER:-PT15M',
    'ACTION:DISPLAY',
    'DESCRIPTION:Soon',
    'END:VALARM',
  );
  expect(readCalendar(`\ufeff${file}`)).toEqual({
    faults: [],
    events: [
      {
        title: 'Open day',
        place: 'Town hall, room 2',
        timezone: 'Europe/Istanbul',
        description: 'First line\nand a second that is folded',
        link: 'https://harbour.example/open-day',
        startsAt: '2026-06-01T10:00',
        endsAt: '2026-06-01T12:30',
      },
    ],
  });
});

const ZONE = ['BEGIN:VTIMEZONE', 'TZID:Ours', 'X-LIC-LOCATION:Europe/Berlin', 'END:VTIMEZONE'];
test.each([
  ['in UTC, by the clocks of the city', 'DTSTART:20260601T070000Z', '2026-06-01T10:00', null],
  [
    'without a zone, by the clocks of the city',
    'DTSTART:20260601T100000',
    '2026-06-01T10:00',
    null,
  ],
  [
    'in a zone that the file describes',
    'DTSTART;TZID=Ours:20260601T100000',
    '2026-06-01T10:00',
    null,
  ],
  ['of a whole day', 'DTSTART;VALUE=DATE:20260601', '2026-06-01T00:00', '2026-06-01T23:59'],
  [
    'that clocks show twice: the first',
    'DTSTART;TZID=Europe/Berlin:20261025T023000',
    '2026-10-25T02:30',
    null,
  ],
])('a time %s', (_name, when, startsAt, endsAt) => {
  const file = calendar(...ZONE, ...event('SUMMARY:Open day', when));
  const { events, faults } = runWithSettings(DEMO_SETTINGS, () => readCalendar(file));
  expect(faults).toEqual([]);
  expect(events).toMatchObject([{ startsAt, endsAt }]);
});

test('a length stands for the end, across a change of the clocks too', () => {
  const file = starting('DTSTART;TZID=Europe/Berlin:20260329T010000', 'DURATION:PT2H');
  expect(readCalendar(file).events).toMatchObject([{ endsAt: '2026-03-29T04:00' }]);
});

test.each([
  ['weeks and days are those of the calendar', 'P1DT1H', '2026-03-29T13:00'],
  ['a day is not its hours', 'P1D', '2026-03-29T12:00'],
  ['hours are those of a clock', 'PT24H', '2026-03-29T13:00'],
])('across a change of the clocks %s', (_rule, length, endsAt) => {
  const file = starting('DTSTART;TZID=Europe/Berlin:20260328T120000', `DURATION:${length}`);
  expect(readCalendar(file).events).toMatchObject([{ endsAt }]);
});

test.each([
  ['Europe/Istanbul', '2027-03-28'],
  ['Europe/Brussels', '2027-03-28'],
  ['Europe/Athens', '2027-03-28'],
  ['Europe/Lisbon', '2027-10-31'],
  ['Africa/Cairo', '2027-10-28'],
  ['America/Havana', '2027-11-07'],
  ['Pacific/Auckland', '2027-04-04'],
])('in %s the whole day of a change begins and ends with the day: %s', (zone, day) => {
  const date = day.replaceAll('-', '');
  const next = shiftDay(day, 1).replaceAll('-', '');
  for (const end of [[], ['DURATION:P1D'], [`DTEND;VALUE=DATE:${next}`]]) {
    const { events, faults } = readCalendar(starting(`DTSTART;VALUE=DATE:${date}`, ...end), zone);
    expect(faults).toEqual([]);
    expect(events).toMatchObject([
      { timezone: zone, startsAt: `${day}T00:00`, endsAt: `${day}T23:59` },
    ]);
  }
});

test.each([
  ['America/Havana', '2027-03-14'],
  ['Africa/Cairo', '2027-04-30'],
])('in %s a day that begins at one o’clock does: %s', (zone, day) => {
  const [date, before] = [day, shiftDay(day, -1)].map((one) => one.replaceAll('-', ''));
  const read = (first: string, last: string) =>
    readCalendar(starting(`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${last}`), zone).events;
  const next = shiftDay(day, 1).replaceAll('-', '');
  expect(read(date!, next)).toMatchObject([{ startsAt: `${day}T01:00`, endsAt: `${day}T23:59` }]);
  expect(read(before!, date!)).toMatchObject([{ endsAt: `${shiftDay(day, -1)}T23:59` }]);
});

const WRONG: readonly (readonly [name: string, line: number, code: CalendarFault, file: string])[] =
  [
    ['no calendar at all', 1, 'notCalendar', 'Hello,\nhere is my calendar.'],
    ['a page in its place', 1, 'notCalendar', '<!doctype html>\n<p>Not found</p>'],
    ['a calendar without events', 1, 'start', calendar()],
    ['another encoding', 3, 'charset', calendar('SUMMARY:Gr\ufffd\ufffde')],
    ['a NUL', 3, 'charset', calendar('SUMMARY:A\u0000B')],
    ['a line that is no property', 6, 'line', one('just words')],
    ['a component that is never ended', 1, 'nesting', 'BEGIN:VCALENDAR\nBEGIN:VEVENT'],
    ['an end of something else', 6, 'nesting', one('END:VTODO')],
    [
      'an event that ends before it starts',
      6,
      'order',
      one('DTEND;TZID=Europe/Istanbul:20260601T090000'),
    ],
    [
      'an hour that clocks leave out',
      5,
      'gap',
      starting('DTSTART;TZID=Europe/Berlin:20260329T023000'),
    ],
    ['a day that is none', 5, 'date', starting('DTSTART:20260231T100000Z')],
    ['a day of another age', 5, 'date', starting('DTSTART:00010101T100000Z')],
    ['a zone that nobody knows', 5, 'zone', starting('DTSTART;TZID=Nowhere/Land:20260601T100000')],
    ['an event without a beginning', 3, 'start', calendar(...event('SUMMARY:Open day'))],
    ['an event without a title', 3, 'title', calendar(...event('DTSTART:20260601T100000Z'))],
    ['a link that is a script', 6, 'link', one('URL:javascript:alert(1)')],
    ['an event for ever', 6, 'repeats', one('RRULE:FREQ=SECONDLY;INTERVAL=1')],
  ];
test.each(WRONG)('%s is refused at line %i: %s', (_name, line, code, file) => {
  const { events, faults } = readCalendar(file);
  expect(events).toEqual([]);
  expect(faults[0]).toMatchObject({ line, code });
});

test('what an event says is text: markup stays words, control characters and line ends go', () => {
  const file = one(
    'LOCATION:<script>x</script>\u0007\\nBEGIN:VEVENT',
    'DESCRIPTION:\u202e\u001b[2Ja',
  );
  const [read] = readCalendar(file).events;
  expect(read!.place).toBe('<script>x</script> BEGIN:VEVENT');
  expect(read!.description).not.toMatch(/\p{Cc}/u);
});

test('floods end: folds, depth, parameters, events and faults', () => {
  const codesOf = (file: string) => new Set(readCalendar(file).faults.map(({ code }) => code));
  expect(codesOf('BEGIN:VCALENDAR\r\n'.repeat(20_000))).toEqual(new Set(['nesting']));
  expect(codesOf(one(`DESCRIPTION:${'x\r\n '.repeat(200_000)}`))).toEqual(new Set(['tooLong']));
  expect(codesOf(one(`X${';A="1:2"'.repeat(2_000)}:1`))).toEqual(new Set());
  expect(codesOf('x'.repeat(CALENDAR_LIMITS.file + 1))).toEqual(new Set(['tooLong']));
  const events = Array.from({ length: CALENDAR_LIMITS.events + 1 }, () =>
    event('SUMMARY:Open day', 'DTSTART:20260601T100000Z'),
  );
  expect(codesOf(calendar(...events.flat()))).toEqual(new Set(['tooMany']));
  const wrong = readCalendar(calendar(...Array.from({ length: 5_000 }, () => 'no property')));
  expect(wrong.faults).toHaveLength(CALENDAR_LIMITS.faults);
});

/** Generates the same sequence in each run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}
test('whatever letters are changed, lost or repeated, it is read or refused by its lines', () => {
  const file = one(
    'DTEND:20260601T123000Z',
    'DESCRIPTION:a\\nb',
    'URL:https://a.example/',
    ...ZONE,
  );
  const pieces = [
    '\r\n',
    ' ',
    ';',
    ':',
    '"',
    '=',
    '\\',
    'BEGIN:VEVENT\r\n',
    'T',
    '9',
    '\u0000',
    'é',
    '\ud800',
  ];
  const random = numbers(7);
  const upTo = (most: number) => random.next().value! % most;
  for (let round = 0; round < 2_000; round += 1) {
    let text = file;
    for (let change = 0; change <= upTo(4); change += 1) {
      const at = upTo(text.length);
      text = text.slice(0, at) + pieces[upTo(pieces.length)]! + text.slice(at + upTo(3));
    }
    const lines = text.split(/\r\n|\n|\r/).length;
    const { events, faults } = readCalendar(text);
    expect(events.length > 0).toBe(faults.length === 0);
    for (const { line } of faults) expect(line >= 1 && line <= lines).toBe(true);
    for (const { startsAt, title } of events) {
      expect(startsAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
      expect(title).toMatch(/^[^\r\n]+$/);
    }
  }
});

describe('as drafts', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost();
    await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
  });
  afterAll(() => host.close());

  const send = async (text: string, key: string) =>
    host.app.inject({
      method: 'POST',
      url: '/v1/events/imports',
      headers: { ...(await host.headersOf('nadia')), 'idempotency-key': key },
      payload: { text, locale: 'en', author: 'organisation' },
    });
  const draftsOn = (day: string) =>
    host.database.db
      .selectFrom('contents')
      .select(['slug', 'status', 'opens_at', 'closes_at', 'title', 'body', 'details'])
      .where('slug', 'like', `event-${day}%`)
      .execute();

  test('a file with a fault begins nothing', async () => {
    const right = event('SUMMARY:Open day', 'DTSTART:20260602T070000Z');
    const wrong = event('SUMMARY:Open day', 'DTSTART:20260602T070000Z', 'RRULE:FREQ=DAILY');
    const answer = await send(calendar(...right, ...wrong), 'a calendar with a fault');
    expect(answer.json<CalendarImported>()).toEqual({
      drafts: [],
      faults: [{ line: 10, code: 'repeats', text: 'FREQ=DAILY' }],
    });
    expect(await draftsOn('2026-06-02')).toEqual([]);
  });

  test('every event becomes a draft, once', async () => {
    const file = one('DTEND;TZID=Europe/Istanbul:20260601T123000', 'LOCATION:Town hall');
    const sent = [await send(file, 'one calendar'), await send(file, 'one calendar')];
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(sent[1]!.json()).toEqual(sent[0]!.json());
    const [draft, ...others] = await draftsOn('2026-06-01');
    expect(others).toEqual([]);
    expect(draft).toMatchObject({
      status: 'draft',
      title: { en: 'Open day' },
      opens_at: new Date('2026-06-01T07:00:00Z'),
      closes_at: new Date('2026-06-01T09:30:00Z'),
      details: { timezone: 'Europe/Istanbul', location: { en: 'Town hall' } },
    });
  });

  test('of what the calendar does not say nothing is claimed: whether there are aids is not known', async () => {
    await send(starting('DTSTART:20260603T070000Z'), 'a calendar without aids');
    const [draft] = await draftsOn('2026-06-03');
    expect(draft!.details).toMatchObject({ access: UNKNOWN_ACCESS });
  });

  test('imported events of earlier releases lose the “no” that nobody said; what somebody said stays', async () => {
    const { db } = host.database;
    await send(starting('DTSTART:20260604T070000Z'), 'a calendar of an earlier release');
    const [draft] = await draftsOn('2026-06-04');
    const slugs = [draft!.slug, 'promenade-lighting-walk'];
    const accessOf = async (slug: string) => {
      const row = await db
        .selectFrom('contents')
        .select('details')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      return row.details['access'];
    };
    const upgrade = async (access: object) => {
      await sql`update contents set details = jsonb_set(details, '{access}', ${JSON.stringify(access)}::jsonb)
        where slug = any(${slugs})`.execute(db);
      await sql.raw(await readFile(MIGRATION, 'utf8')).execute(db);
      return Promise.all(slugs.map(accessOf));
    };
    const none = { stepFree: false, hearingLoop: false, signLanguage: false };
    expect(await upgrade(none)).toEqual([UNKNOWN_ACCESS, none]);
    const said = { ...none, stepFree: true };
    expect(await upgrade(said)).toEqual([said, said]);
  });
});
