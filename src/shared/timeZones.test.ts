import { listClockChanges, isTimeZone, findMoment, getUtcOffset, toWallTime } from './timeZones';

const HOUR_MS = 3_600_000;
const iso = (atMs: number | undefined) =>
  atMs === undefined ? null : new Date(atMs).toISOString();

test.each<[string, string, string | null, boolean]>([
  ['2026-03-10T12:00', 'Europe/Istanbul', '2026-03-10T09:00:00.000Z', false],
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z', false],
  ['2026-03-29T02:00', 'Europe/Berlin', null, false],
  ['2026-03-29T02:59', 'Europe/Berlin', null, false],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z', false],
  ['2026-10-25T01:59', 'Europe/Berlin', '2026-10-24T23:59:00.000Z', false],
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', true],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z', false],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', null, false],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z', true],
])('a clock shows %s in %s at %s; twice: %s', (wall, zone, moment, isTwice) => {
  const found = findMoment(wall, zone);
  expect(iso(found?.atMs)).toBe(moment);
  expect(found?.isTwice ?? false).toBe(isTwice);
});

test('what clocks show leads back to the moment', () => {
  for (const zone of ['Europe/Istanbul', 'America/St_Johns', 'Pacific/Chatham', 'UTC']) {
    const at = Date.parse('2026-06-01T10:20:00Z');
    expect(findMoment(toWallTime(at, zone), zone)?.atMs).toBe(at);
  }
});

test('the changes of a year are found to the second', () => {
  const [first, last] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];
  expect(listClockChanges(first, last, 'Europe/Berlin')).toEqual([
    { atMs: Date.parse('2026-03-29T01:00:00Z'), from: HOUR_MS, to: 2 * HOUR_MS },
    { atMs: Date.parse('2026-10-25T01:00:00Z'), from: 2 * HOUR_MS, to: HOUR_MS },
  ]);
  expect(listClockChanges(first, last, 'Europe/Istanbul')).toEqual([]);
  expect(getUtcOffset(first, 'Asia/Kathmandu')).toBe(5.75 * HOUR_MS);
});

test.each([
  ['Europe/Istanbul', true],
  ['UTC', true],
  ['Harbour/City', false],
  ['+03:00', false],
  ['', false],
])('%s is a zone: %s', (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected);
});
