import { sql, type Expression, type SqlBool } from 'kysely';
import { MONTH_PATTERN } from '../../shared/contract/calendar';
import { findDayStart } from '../../shared/timeZones';
import { getCityZone } from '../city/currentSettings';

const MONTHS = 12;

/** Returns the next month: after `2026-12` comes `2027-01`. */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === MONTHS ? [year + 1, 1] : [year, number + 1];
  return next.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

const beginOf = (month: string, zone: string): Date => new Date(findDayStart(`${month}-01`, zone));

const IS_MONTH = new RegExp(MONTH_PATTERN);

/**
 * Selects what takes place in a month of the zone, `2026-11`, or reaches into it; anything else is
 * no month and finds nothing.
 */
export function isInMonth(month: string, zone: string = getCityZone()): Expression<SqlBool> {
  if (!IS_MONTH.test(month)) return sql<SqlBool>`false`;
  const [first, end] = [beginOf(month, zone), beginOf(monthAfter(month), zone)];
  return sql<SqlBool>`(contents.opens_at < ${end} and coalesce(contents.closes_at, contents.opens_at) >= ${first})`;
}
