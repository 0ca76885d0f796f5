import { sql, type Expression, type SqlBool } from 'kysely';
import { MONTH_PATTERN } from '../../shared/contract/calendar';
import { findMoment } from '../../shared/timeZones';
import { getCityZone } from '../city/currentSettings';

const MONTHS = 12;

/** Returns the next month: after `2026-12` comes `2027-01`. */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === MONTHS ? [year + 1, 1] : [year, number + 1];
  return next.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

const beginOf = (month: string): Date =>
  new Date(findMoment(`${month}-01T00:00`, getCityZone())?.atMs ?? `${month}-01`);

const IS_MONTH = new RegExp(MONTH_PATTERN);

/**
 * Selects what takes place in a month of the city, `2026-11`, or reaches into it; anything else is
 * no month and finds nothing.
 */
export function isInMonth(month: string): Expression<SqlBool> {
  if (!IS_MONTH.test(month)) return sql<SqlBool>`false`;
  const [first, end] = [beginOf(month), beginOf(monthAfter(month))];
  return sql<SqlBool>`(contents.opens_at < ${end} and coalesce(contents.closes_at, contents.opens_at) >= ${first})`;
}
