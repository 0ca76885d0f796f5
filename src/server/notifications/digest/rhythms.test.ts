import { sql } from 'kysely';
import type { DigestRhythm } from '../../../shared/contract/digests';
import type { OpenDatabase } from '../../db/openDatabase';
import { openTestDatabase } from '../../testing/testHost';
import { DEMO_SETTINGS } from '../../../demo/city';
import { runWithSettings } from '../../city/currentSettings';
import { buildNextDigestMoment, buildDigestMoment } from './rhythms';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function momentsOf(rhythm: DigestRhythm, zone: string | null, hour: number, now: string) {
  const at = sql`${now}::timestamptz`;
  const [last, next] = runWithSettings(DEMO_SETTINGS, () => [
    buildDigestMoment(rhythm, at),
    buildNextDigestMoment(rhythm, at),
  ]);
  const { rows } = await sql<{ last: Date; next: Date }>`
    select ${last} as last, ${next} as next
    from (select ${zone}::text as time_zone, ${hour}::smallint as hour, 2::smallint as weekday) as plan`.execute(
    database.db,
  );
  return [rows[0]!.last, rows[0]!.next].map((moment) => moment.toISOString().slice(0, 16));
}

test.each([
  [
    'an ordinary day',
    'Europe/Berlin',
    7,
    '2026-03-10T09:00Z',
    '2026-03-10T06:00',
    '2026-03-11T06:00',
  ],
  ['just before', 'Europe/Berlin', 7, '2026-03-10T05:59Z', '2026-03-09T06:00', '2026-03-10T06:00'],
  [
    'the very moment',
    'Europe/Berlin',
    7,
    '2026-03-10T06:00Z',
    '2026-03-10T06:00',
    '2026-03-11T06:00',
  ],
  [
    'the night to summer time',
    'Europe/Berlin',
    7,
    '2026-03-28T20:00Z',
    '2026-03-28T06:00',
    '2026-03-29T05:00',
  ],
  [
    'before an hour that is left out',
    'Europe/Berlin',
    2,
    '2026-03-29T00:59Z',
    '2026-03-28T01:00',
    '2026-03-29T01:00',
  ],
  [
    'after an hour that is left out',
    'Europe/Berlin',
    2,
    '2026-03-29T01:00Z',
    '2026-03-29T01:00',
    '2026-03-30T00:00',
  ],
  [
    'the first time of an hour that comes twice',
    'Europe/Berlin',
    2,
    '2026-10-25T00:30Z',
    '2026-10-25T01:00',
    '2026-10-25T01:00',
  ],
  [
    'the second time of an hour that comes twice',
    'Europe/Berlin',
    2,
    '2026-10-25T01:30Z',
    '2026-10-25T01:00',
    '2026-10-26T01:00',
  ],
  [
    'midnight that is left out',
    'Africa/Cairo',
    0,
    '2026-04-23T22:30Z',
    '2026-04-23T22:00',
    '2026-04-24T21:00',
  ],
  [
    'Cairo in winter',
    'Africa/Cairo',
    7,
    '2026-01-10T09:00Z',
    '2026-01-10T05:00',
    '2026-01-11T05:00',
  ],
  [
    'Cairo in summer',
    'Africa/Cairo',
    7,
    '2026-07-10T09:00Z',
    '2026-07-10T04:00',
    '2026-07-11T04:00',
  ],
  ['no summer time', 'Asia/Riyadh', 7, '2026-03-29T02:30Z', '2026-03-28T04:00', '2026-03-29T04:00'],
  ['a fixed offset', 'Etc/GMT-3', 7, '2026-03-29T04:30Z', '2026-03-29T04:00', '2026-03-30T04:00'],
  [
    'another calendar day than here',
    'Pacific/Auckland',
    7,
    '2026-03-09T20:00Z',
    '2026-03-09T18:00',
    '2026-03-10T18:00',
  ],
  [
    'nothing chosen: the city',
    null,
    7,
    '2026-03-10T09:00Z',
    '2026-03-10T04:00',
    '2026-03-11T04:00',
  ],
])('the daily moment, %s', async (_what, zone, hour, now, last, next) => {
  expect(await momentsOf('daily', zone, hour, now)).toEqual([last, next]);
});

test.each([
  ['on the day', 'Europe/Berlin', '2026-03-10T09:00Z', '2026-03-10T06:00', '2026-03-17T06:00'],
  ['the day before', 'Europe/Berlin', '2026-03-09T09:00Z', '2026-03-03T06:00', '2026-03-10T06:00'],
  [
    'over the end of summer time',
    'Europe/Berlin',
    '2026-10-24T09:00Z',
    '2026-10-20T05:00',
    '2026-10-27T06:00',
  ],
  [
    'where it is the day already',
    'Pacific/Auckland',
    '2026-03-09T20:00Z',
    '2026-03-09T18:00',
    '2026-03-16T18:00',
  ],
])('the weekly moment, %s', async (_what, zone, now, last, next) => {
  expect(await momentsOf('weekly', zone, 7, now)).toEqual([last, next]);
});

test('over three years of changes there is one moment in each local day', async () => {
  const { rows } = await sql<{ zone: string; days: number; moments: number }>`
    select time_zone as zone, count(distinct (now at time zone time_zone - hour * interval '1 hour')::date)::int as days,
      count(distinct ${buildDigestMoment('daily', sql`now`)})::int as moments
    from (select *, null::smallint as weekday from (values ('Europe/Berlin', 2), ('Africa/Cairo', 0), ('Asia/Riyadh', 2), ('America/Santiago', 0), ('Europe/Istanbul', 3), ('Europe/Brussels', 2), ('Europe/Athens', 3), ('Europe/Lisbon', 1), ('America/Havana', 0), ('Pacific/Auckland', 2)) as zones (time_zone, hour)) as plan
    cross join generate_series('2025-01-01T12:00Z'::timestamptz, '2027-12-31T12:00Z', interval '6 hours') as now
    group by time_zone`.execute(database.db);
  expect(rows.filter(({ days, moments }) => days !== moments)).toEqual([]);
});
