import { sql } from 'kysely';
import type { OpenDatabase } from '../db/openDatabase';
import { openTestDatabase } from '../testing/testHost';
import { isInMonth } from './month';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function monthsWith(at: string, zone: string, months: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    months.map(async (month) => {
      const { rows } = await sql<{ is: boolean }>`select ${isInMonth(month, zone)} as is
        from (select ${at}::timestamptz as opens_at, null::timestamptz as closes_at) as contents`.execute(
        database.db,
      );
      return rows[0]!.is ? [month] : [];
    }),
  );
  return found.flat();
}

test.each([
  ['Europe/Istanbul', '2027-03-31T21:00Z'],
  ['Europe/Brussels', '2027-03-31T22:00Z'],
  ['Europe/Athens', '2027-03-31T21:00Z'],
  ['Europe/Lisbon', '2027-03-31T23:00Z'],
  ['Africa/Cairo', '2027-03-31T22:00Z'],
  ['America/Havana', '2027-04-01T04:00Z'],
  ['Pacific/Auckland', '2027-03-31T11:00Z'],
])('in %s April begins at %s', async (zone, first) => {
  const last = new Date(Date.parse(first) - 1).toISOString();
  expect(await monthsWith(first, zone, ['2027-03', '2027-04'])).toEqual(['2027-04']);
  expect(await monthsWith(last, zone, ['2027-03', '2027-04'])).toEqual(['2027-03']);
});

test('a month begins at one o’clock where midnight is left out, and once where it comes twice', async () => {
  const october = ['2023-09', '2023-10'];
  expect(await monthsWith('2023-10-01T03:59Z', 'America/Asuncion', october)).toEqual(['2023-09']);
  expect(await monthsWith('2023-10-01T04:00Z', 'America/Asuncion', october)).toEqual(['2023-10']);
  const november = ['2026-10', '2026-11'];
  expect(await monthsWith('2026-11-01T03:59Z', 'America/Havana', november)).toEqual(['2026-10']);
  expect(await monthsWith('2026-11-01T04:00Z', 'America/Havana', november)).toEqual(['2026-11']);
});
