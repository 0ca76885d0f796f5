import { findMomentOrGapEnd, shiftDay, toDay } from '../../shared/timeZones';
import type { Moment } from './schemas';

/** Turns moments into dates: day 0 is the city's calendar day of the first start. */
export interface Calendar {
  dateTime(moment: Moment): Date;
  /** ISO 8601 calendar date. */
  plainDate(moment: Moment): string;
}

export function calendarFrom(firstStart: Date, zone: string): Calendar {
  const today = toDay(firstStart.getTime(), zone);
  const plainDate = ({ days }: Moment) => shiftDay(today, days);
  return {
    plainDate,
    dateTime: (moment) => new Date(findMomentOrGapEnd(`${plainDate(moment)}T${moment.time}`, zone)),
  };
}

const isMoment = (value: object): value is Moment =>
  'days' in value && 'time' in value && Object.keys(value).length === 2;

// Fields that hold a calendar day; every other moment is a date and time.
const PLAIN_DATES = new Set([
  'issuedOn',
  'decidedOn',
  'dueOn',
  'createdOn',
  'endsOn',
  'effectiveOn',
  'founded',
  'on',
  'since',
  'until',
]);

/**
 * Replaces every moment inside `value` by a plain date or a date-time, as its field's name asks.
 */
export function resolveMoments(value: unknown, calendar: Calendar, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveMoments(item, calendar, field));
  if (value === null || typeof value !== 'object') return value;
  if (isMoment(value)) {
    return PLAIN_DATES.has(field)
      ? calendar.plainDate(value)
      : calendar.dateTime(value).toISOString();
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolveMoments(inner, calendar, key)]),
  );
}
