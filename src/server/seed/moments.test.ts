import { calendarFrom } from './moments';

test('a moment is by the clock of the city, before and after clocks are put forward', () => {
  const calendar = calendarFrom(new Date('2026-03-27T23:30:00Z'), 'Europe/Brussels');
  const evening = (days: number) => calendar.dateTime({ days, time: '18:30' }).toISOString();
  expect(calendar.plainDate({ days: 0, time: '09:00' })).toBe('2026-03-28');
  expect([evening(0), evening(1), evening(-150)]).toEqual([
    '2026-03-28T17:30:00.000Z',
    '2026-03-29T16:30:00.000Z',
    '2025-10-29T17:30:00.000Z',
  ]);
});
