import {
  listClockChanges,
  getUtcOffset,
  toWallTime,
  type ClockChange,
} from '../../shared/timeZones';
import { writeComponent, type Line } from './lines';

/** Writes a wall time as RFC 5545 §3.3.5 does: `20260310T120000`. */
const compact = (wall: string): string => wall.replace(/[-:]/g, '');

/** `+0300` (RFC 5545 §3.3.14). */
function offsetText(offsetMs: number): string {
  const total = Math.round(Math.abs(offsetMs) / 1_000);
  const parts = [Math.floor(total / 3_600), Math.floor(total / 60) % 60, total % 60];
  const digits = parts.map((part) => String(part).padStart(2, '0'));
  const [hours, minutes, seconds] = digits;
  return `${offsetMs < 0 ? '-' : '+'}${hours}${minutes}${seconds === '00' ? '' : seconds}`;
}

const nameAt = (atMs: number, zone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(atMs)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** Clocks that are further ahead than in the other half of the year are on summer time. */
function isSummer({ atMs, to }: ClockChange, zone: string): boolean {
  const year = new Date(atMs).getUTCFullYear();
  const halves = [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)];
  return to > Math.min(...halves.map((half) => getUtcOffset(half, zone)));
}

/**
 * Writes from when on clocks show what. It begins at the time that the clocks showed before (RFC
 * 5545 §3.6.5).
 */
function observance(change: ClockChange, zone: string): Line[] {
  const { atMs, from, to } = change;
  const began = new Date(atMs + from).toISOString().slice(0, 19);
  return writeComponent(isSummer(change, zone) ? 'DAYLIGHT' : 'STANDARD', [
    ['DTSTART', compact(began)],
    ['TZOFFSETFROM', offsetText(from)],
    ['TZOFFSETTO', offsetText(to)],
    ['TZNAME', nameAt(atMs, zone)],
  ]);
}

const YEAR_MS = 366 * 86_400_000;

/**
 * Writes a zone with every change of its clocks from a year before the first moment up to a year
 * after the last one, in milliseconds.
 */
export function writeTimeZone(zone: string, firstMs: number, lastMs: number): Line[] {
  const [first, last] = [firstMs - YEAR_MS, lastMs + YEAR_MS];
  const begin = getUtcOffset(first, zone);
  const changes = [{ atMs: first, from: begin, to: begin }, ...listClockChanges(first, last, zone)];
  return writeComponent('VTIMEZONE', [
    ['TZID', zone],
    ...changes.flatMap((change) => observance(change, zone)),
  ]);
}

/** Writes a moment as clocks in the zone show it. */
export const toLocalTime = (name: string, at: Date, zone: string): Line => [
  `${name};TZID=${zone}`,
  compact(toWallTime(at.getTime(), zone)),
];

/** `20260310T090000Z` */
export const toUtc = (at: Date): string => `${compact(at.toISOString().slice(0, 19))}Z`;
