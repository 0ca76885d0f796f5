import { DEMO_ZONE } from '../../../../demo/city';
import type { CalendarItem } from '../../../../shared/contract/calendar';
import { shiftMonth, listWeekdays, listWeeks } from './monthDays';

const item = (opensAt: string, closesAt: string | null): CalendarItem => ({
  id: opensAt,
  slug: 'any',
  title: { text: 'Any', lang: 'en' },
  section: 'events',
  opensAt,
  closesAt,
  isCancelled: false,
});
const daysWith = (items: readonly CalendarItem[], month = '2026-11') =>
  listWeeks(month, items, { firstDay: 1, zone: DEMO_ZONE })
    .flat()
    .flatMap((cell) => (cell && cell.items.length > 0 ? [cell.day.slice(8)] : []));

test.each<[string, number, number, number]>([
  ['2026-11', 1, 6, 6],
  ['2026-11', 7, 0, 5],
  ['2026-02', 7, 0, 4],
  ['2026-02', 1, 6, 5],
  ['2026-08', 6, 0, 5],
])(
  '%s with weeks from day %d begins after %d empty days and has %d weeks',
  (month, first, lead, weeks) => {
    const found = listWeeks(month, [], { firstDay: first, zone: DEMO_ZONE });
    expect(found).toHaveLength(weeks);
    expect(found[0]!.filter((cell) => cell === null)).toHaveLength(lead % 7);
    expect(found.flat()).toHaveLength(weeks * 7);
  },
);

test('an event stands on each of its days in the city’s time', () => {
  expect(daysWith([item('2026-11-05T22:00:00Z', '2026-11-08T09:00:00Z')])).toEqual([
    '06',
    '07',
    '08',
  ]);
  expect(daysWith([item('2026-10-30T09:00:00Z', '2026-11-01T09:00:00Z')])).toEqual(['01']);
  // This event ends at midnight.
  expect(daysWith([item('2026-11-05T15:00:00Z', '2026-11-05T21:00:00Z')])).toEqual(['05']);
  expect(daysWith([item('2026-11-30T15:00:00Z', null)])).toEqual(['30']);
});

test('months are counted over the end of a year', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('a week can begin on any day', () => {
  expect(new Date(listWeekdays(6)[0]!).getUTCDay()).toBe(6);
});
