import { countDaysBetween, toDay, shiftDay } from '../../../../shared/timeZones';
import type { CalendarItem } from '../../../../shared/contract/calendar';

const MONTHS = 12;
const WEEK = 7;

/** Returns the month so many months later: `2026-11`. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * MONTHS + number - 1 + by;
  const [shifted, rest] = [Math.floor(index / MONTHS), index % MONTHS];
  return `${String(shifted).padStart(4, '0')}-${String(rest + 1).padStart(2, '0')}`;
}

/** A day of the month with what takes place on it; null in a week for days of another month. */
export interface MonthDay {
  /** `2026-11-05` */
  readonly day: string;
  readonly items: readonly (CalendarItem & { readonly goesOn: boolean })[];
}

/** Lists the events on each of a month's days, in the order in which they begin. */
function daysOf(month: string, items: readonly CalendarItem[], zone: string): MonthDay[] {
  const first = `${month}-01`;
  const count = countDaysBetween(first, `${shiftMonth(month, 1)}-01`);
  const spans = items.map((item) => ({
    item,
    from: toDay(Date.parse(item.opensAt), zone),
    // An event that ends at midnight does not take place on the day that begins then.
    to: toDay(
      Math.max(Date.parse(item.opensAt), Date.parse(item.closesAt ?? item.opensAt) - 1),
      zone,
    ),
  }));
  return Array.from({ length: count }, (_, index) => {
    const day = shiftDay(first, index);
    const found = spans.filter(({ from, to }) => from <= day && day <= to);
    return { day, items: found.map(({ item, from }) => ({ ...item, goesOn: from < day })) };
  });
}

/** Lists the weeks of a month by the calendar of a zone; `firstDay` 1 is Monday. */
export function listWeeks(
  month: string,
  items: readonly CalendarItem[],
  { firstDay, zone }: { readonly firstDay: number; readonly zone: string },
): (MonthDay | null)[][] {
  const days = daysOf(month, items, zone);
  const weekday = new Date(`${month}-01`).getUTCDay() || WEEK;
  const lead = (weekday - firstDay + WEEK) % WEEK;
  const cells = [...Array.from({ length: lead }, () => null), ...days];
  const weeks = Math.ceil(cells.length / WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (_day, index) => cells[week * WEEK + index] ?? null),
  );
}

/** A Monday; weeks of other first days are counted from it. */
const SOME_MONDAY = '2024-01-01';

/** Lists the seven days of a week, each as a calendar day on which it falls. */
export const listWeekdays = (firstDay: number): string[] =>
  Array.from({ length: WEEK }, (_, index) => shiftDay(SOME_MONDAY, firstDay - 1 + index));
