import ICAL from 'ical.js';
import { EVENT_DETAILS_DEFAULTS, type EventDetails } from '../../shared/contract/events';
import type { Text } from '../../shared/contract/text';
import { findMoment } from '../../shared/timeZones';
import { writeCalendar, type CalendarEvent } from './calendar';

const PLACE = { origin: 'https://city.example', locale: 'en', name: 'Events' } as const;
const en = (text: string): Text => ({ text, lang: 'en' });

const DETAILS: EventDetails = {
  ...EVENT_DETAILS_DEFAULTS,
  timezone: 'Europe/Berlin',
  location: en('Town hall'),
  address: en('1 Market Square'),
  onlineUrl: null,
  capacity: null,
  organiser: en('The city'),
  agenda: [],
  minutes: null,
  access: { stepFree: true, hearingLoop: true, signLanguage: true },
  attendees: null,
  cancellation: null,
  position: { latitude: 41.02, longitude: 28.97 },
};

const anEvent = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'e1',
  path: 'events/any',
  title: en('Any'),
  summary: en('Any.'),
  details: DETAILS,
  revision: 3,
  startsAt: new Date('2026-07-01T16:00:00Z'),
  endsAt: new Date('2026-07-01T18:00:00Z'),
  updatedAt: new Date('2026-03-10T09:00:00Z'),
  ...more,
});

const at = (wall: string, zone: string): Date => new Date(findMoment(wall, zone)!.atMs);

const vcalendar = (file: string) => new ICAL.Component(ICAL.parse(file) as unknown[] as never);
/** Reads the events of a file, with the zones that stand in it. */
function eventsIn(file: string): ICAL.Event[] {
  const calendar = vcalendar(file);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}
const momentsOf = (event: ICAL.Event) =>
  [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString());

test.each([
  ['Europe/Berlin', '2026-03-28T23:00', '2026-03-29T04:30'],
  ['Europe/Berlin', '2026-10-24T23:00', '2026-10-25T05:00'],
  ['Europe/Berlin', '2026-01-15T18:00', '2026-07-15T18:00'],
  ['America/New_York', '2026-03-07T20:00', '2026-03-08T10:00'],
  ['Australia/Sydney', '2026-04-04T20:00', '2026-04-05T09:00'],
  ['Europe/Istanbul', '2026-06-01T18:00', '2026-06-01T20:00'],
  ['Europe/Istanbul', '2015-10-01T18:00', '2016-12-01T20:00'],
  ['Asia/Kathmandu', '2026-06-01T18:00', '2026-06-01T20:00'],
])('in %s a calendar program finds the moments from %s to %s', (timezone, first, last) => {
  const [startsAt, endsAt] = [at(first, timezone), at(last, timezone)];
  const event = anEvent({ startsAt, endsAt, details: { ...DETAILS, timezone } });
  const [read] = eventsIn(writeCalendar([event], PLACE));
  expect(momentsOf(read!)).toEqual([startsAt.toISOString(), endsAt.toISOString()]);
  expect(read!.startDate.toString()).toBe(`${first}:00`);
});

test('a zone that nobody knows is UTC', () => {
  const event = anEvent({ details: { ...DETAILS, timezone: 'Harbour/City' } });
  expect(momentsOf(eventsIn(writeCalendar([event], PLACE))[0]!)).toEqual([
    '2026-07-01T16:00:00.000Z',
    '2026-07-01T18:00:00.000Z',
  ]);
});

const HOSTILE = 'One;two, three\\n \\ "four"\r\nEND:VEVENT\nBEGIN:VEVENT\u0000\u0007;TZID=x:1';
test.each<[string, string]>([
  [
    'Arabic',
    'أمسية المجلس المفتوح في دار البلدية مع ترجمة إلى لغة الإشارة وبث مباشر للجميع، '.repeat(9),
  ],
  [
    'Turkish',
    'Açık meclis akşamı: İşaret dili çevirisiyle, ığüşöç ĞÜŞİÖÇ herkese açık canlı yayın; '.repeat(
      9,
    ),
  ],
  ['of four octets', '🎷🏳️‍🌈👩🏽‍🚀'.repeat(40)],
  ['hostile', HOSTILE],
  ['long and without a space', 'x'.repeat(500)],
])('a text that is %s comes back as it was, in lines of at most 75 octets', (_kind, text) => {
  const file = writeCalendar([anEvent({ title: en(text), summary: en(text) })], PLACE);
  const lines = Buffer.from(file).toString('latin1').split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.from(line).toString()).toBe(line);
  for (const line of lines) {
    const whole = Buffer.from(line, 'latin1');
    expect(Buffer.from(whole.toString()).equals(whole)).toBe(true);
  }
  const [read, ...others] = eventsIn(file);
  expect(others).toEqual([]);
  // eslint-disable-next-line no-control-regex
  const kept = text.replace(/\r\n/g, '\n').replace(/[\u0000\u0007]/g, '');
  expect(read!.summary).toBe(kept);
  expect(read!.description.startsWith(kept)).toBe(true);
});

const INJECTED = [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT1M',
  'END:VALARM',
  'ATTACH:https://evil.example/x',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:other',
];
test.each<[string, string]>([
  ['CR LF', '\r\n'],
  ['CR', '\r'],
  ['LF', '\n'],
  ['a fold', '\r\n '],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['NEL', '\u0085'],
  ['a vertical tab', '\u000b'],
  ['a form feed', '\u000c'],
  ['an escaped line end', '\\n'],
  ['a bidi override and an isolate', '\u202e;,:\u2066'],
  ['quotation marks and marks with a meaning', '";X=1:,\\;'],
  ['NUL and DEL', '\u0000\u007f'],
])(
  'no text adds a line, a property or a component, whatever stands between: %s',
  (_what, between) => {
    const text = en(['A', ...INJECTED].join(between));
    const details = {
      ...DETAILS,
      location: text,
      address: text,
      organiser: text,
      cancellation: text,
      onlineUrl: null,
    };
    const shapeOf = (file: string) => {
      const calendar = vcalendar(file);
      const [event, ...others] = calendar.getAllSubcomponents('vevent');
      expect(others).toEqual([]);
      expect(event!.getAllSubcomponents()).toEqual([]);
      return [
        calendar.getAllProperties().map(({ name }) => name),
        event!.getAllProperties().map(({ name }) => name),
        event!.getFirstProperty('summary')!.toJSON()[1],
      ];
    };
    const hostile = anEvent({ title: text, summary: text, details });
    const file = writeCalendar([hostile], { ...PLACE, name: text.text });
    const harmless = anEvent({ details: { ...DETAILS, cancellation: en('Storm') } });
    expect(shapeOf(file)).toEqual(shapeOf(writeCalendar([harmless], PLACE)));
    // eslint-disable-next-line no-control-regex
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
  },
);

test('an event has all that a calendar program asks for', () => {
  const [read] = eventsIn(writeCalendar([anEvent()], PLACE));
  const of = (name: string) => String(read!.component.getFirstPropertyValue(name));
  expect(read!.uid).toBe('e1@city.example');
  expect(read!.location).toBe('Town hall, 1 Market Square');
  expect(read!.sequence).toBe(3);
  expect([of('status'), of('last-modified'), of('dtstamp')]).toEqual([
    'CONFIRMED',
    '2026-03-10T09:00:00Z',
    '2026-03-10T09:00:00Z',
  ]);
  expect(read!.component.getFirstPropertyValue('geo')).toEqual([41.02, 28.97]);
  expect(of('url')).toBe('https://city.example/en/events/any');
  expect(read!.component.getFirstProperty('summary')?.getFirstParameter('language')).toBe('en');
});

test('a cancelled event says so and why; a place that is not sure is tentative', () => {
  const details = { ...DETAILS, cancellation: en('Storm') };
  const [cancelled, waiting] = eventsIn(
    writeCalendar([anEvent({ details }), anEvent({ id: 'e2', isTentative: true })], PLACE),
  );
  expect(cancelled!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(cancelled!.description).toMatch(/^Storm/);
  expect(waiting!.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
});

test('a calendar without events is one', () => {
  const calendar = vcalendar(writeCalendar([], PLACE));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
});
