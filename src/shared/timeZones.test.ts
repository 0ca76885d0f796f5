import {
  findDayStart,
  findMoment,
  findMomentOrGapEnd,
  findNextHour,
  getUtcOffset,
  isTimeZone,
  listClockChanges,
  shiftDay,
  toWallTime,
  toDay,
} from './timeZones';

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

test.each([
  ['2027-03-28T03:30', 'Europe/Athens', '2027-03-28T01:00:00.000Z'],
  ['2027-03-28T02:00', 'Europe/Brussels', '2027-03-28T01:00:00.000Z'],
  ['2027-03-14T00:00', 'America/Havana', '2027-03-14T05:00:00.000Z'],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
  ['2027-10-31T03:00', 'Europe/Athens', '2027-10-31T00:00:00.000Z'],
])('clocks show %s or later in %s first at %s', (wall, zone, moment) => {
  expect(iso(findMomentOrGapEnd(wall, zone))).toBe(moment);
});

test.each([
  // Clocks are put forward at midnight: the day begins at one o'clock.
  ['2027-03-14', 'America/Havana', '2027-03-14T05:00:00.000Z'],
  ['2027-04-30', 'Africa/Cairo', '2027-04-29T22:00:00.000Z'],
  // The hour after midnight comes twice.
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ['2027-04-04', 'Pacific/Auckland', '2027-04-03T11:00:00.000Z'],
])('%s in %s begins at %s', (day, zone, moment) => {
  expect(iso(findDayStart(day, zone))).toBe(moment);
  expect(toDay(findDayStart(day, zone), zone)).toBe(day);
  expect(toDay(findDayStart(day, zone) - 1_000, zone)).toBe(shiftDay(day, -1));
});

/** Lists the days from the first to the last one. */
function listDays(first: string, last: string): string[] {
  const days = [first];
  while (days.at(-1)! < last) days.push(shiftDay(days.at(-1)!, 1));
  return days;
}

/** More than any schedule here has: one that stands still ends. */
const MANY_RUNS = 1_000;

/** Runs a schedule from one day to another, each run that much late, and lists the runs. */
function listRuns(first: string, last: string, hour: number, zone: string, lateMs: number) {
  const runs: number[] = [];
  const [begin, end] = [findDayStart(first, zone), findDayStart(shiftDay(last, 1), zone)];
  for (let at = begin - 1_000; ;) {
    at = findNextHour(at, hour, zone) + lateMs;
    if (at >= end || runs.length === MANY_RUNS) return runs;
    runs.push(at);
  }
}

const ZONES = [
  'Europe/Istanbul',
  'Europe/Brussels',
  'Europe/Athens',
  'Europe/Lisbon',
  'Africa/Cairo',
  'America/Havana',
  'Pacific/Auckland',
];

describe.each(ZONES)('in %s what is due at an hour', (zone) => {
  test.each([
    ['around the last Sunday of March', '2027-03-20', '2027-04-03'],
    ['around the last Sunday of October', '2027-10-20', '2027-11-10'],
    ['in two years', '2026-01-01', '2027-12-31'],
  ])('runs once in each calendar day, %s', (_when, first, last) => {
    for (const hour of [0, 1, 2, 3, 23])
      for (const lateMs of [0, 420_000]) {
        const runs = listRuns(first, last, hour, zone, lateMs);
        expect(runs.map((at) => toDay(at, zone))).toEqual(listDays(first, last));
      }
  });

  test('runs at that hour, or when clocks have passed it', () => {
    const shown = listRuns('2027-01-01', '2027-12-31', 3, zone, 0).map((at) =>
      toWallTime(at, zone).slice(11, 16),
    );
    expect(shown.filter((time) => time !== '03:00')).toEqual(
      zone === 'Europe/Athens' ? ['04:00'] : [],
    );
  });
});
