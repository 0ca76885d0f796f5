import {
  CALENDAR_LIMITS,
  type CalendarFault,
  type CalendarLineFault,
} from '../../../shared/calendar/importLimits';
import { EDIT_LIMITS } from '../../../shared/contract/editing';
import { EVENT_LIMITS } from '../../../shared/contract/events';
import {
  findDayStart,
  findMomentOrGapEnd,
  isTimeZone,
  shiftDay,
  toWallTime,
} from '../../../shared/timeZones';
import {
  isBackwards,
  isHttps,
  toMoment,
  findWallTimeFault,
} from '../../editing/details/plannedTimes';
import { readBody, readLine } from '../../editing/readWritten';
import { createLineFault, parseLines, type Component, type Property } from './calendarLines';
import { getCityZone } from '../../city/currentSettings';

/**
 * Event as a calendar tells it: plain texts in one language, times as clocks in the zone show them.
 */
export interface CalendarEvent {
  readonly title: string;
  readonly description: string;
  readonly place: string;
  /** Empty where it names none. */
  readonly link: string;
  readonly timezone: string;
  readonly startsAt: string;
  readonly endsAt: string | null;
}

export interface ParsedCalendar {
  readonly events: readonly CalendarEvent[];
  /** With one of them nothing is imported. */
  readonly faults: readonly CalendarLineFault[];
}

const NEEDS_REPEATING = ['RRULE', 'RDATE', 'EXRULE'];
const ZONE_AT_END = /([A-Za-z_]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?)$/;
const MINUTE_MS = 60_000;
const WALL_LENGTH = 16;
const DAY_LENGTH = 10;

const toWall = (atMs: number, zone: string): string => toWallTime(atMs, zone).slice(0, WALL_LENGTH);

/** A wrong line is no reason to stop: whoever mends the file wants to see all of them. */
class Faulty extends Error {
  override readonly name = 'Faulty';
  constructor(readonly fault: CalendarLineFault) {
    super(fault.code);
  }
}

const wrong = (code: CalendarFault, { line, value }: Property): Faulty =>
  new Faulty(createLineFault(line, code, value));

/** RFC 5545 §3.3.11. */
const textOf = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_all, letter: string) => (/n/i.test(letter) ? '\n' : letter));

const find = ({ properties }: Component, name: string): Property | undefined =>
  properties.find((property) => property.name === name);

interface Zones {
  /** Zones that the file describes itself, by their names there. */
  readonly named: ReadonlyMap<string, string>;
  /** Zone of times that name none. */
  readonly own: string;
}

/**
 * Zones that the file describes itself, by their names there, as the names that everybody knows.
 */
function zonesOf(calendar: Component, ownZone: string): Zones {
  const zones = calendar.parts.filter(({ name }) => name === 'VTIMEZONE');
  const named = new Map(
    zones.flatMap((zone) => {
      const [id, location] = [find(zone, 'TZID')?.value, find(zone, 'X-LIC-LOCATION')?.value];
      return id !== undefined && location !== undefined && isTimeZone(location.trim())
        ? [[id, location.trim()] as const]
        : [];
    }),
  );
  return { named, own: ownZone };
}

/** @throws Faulty */
function zoneOf(property: Property, zones: Zones): string {
  const named = property.params.get('TZID');
  if (named === undefined) return zones.own;
  const known = [named, zones.named.get(named) ?? '', ZONE_AT_END.exec(named)?.[1] ?? ''];
  const zone = known.find((name) => name.includes('/') && isTimeZone(name));
  if (zone === undefined) throw new Faulty(createLineFault(property.line, 'zone', named));
  return zone;
}

interface When {
  readonly wall: string;
  readonly zone: string;
  readonly isDay: boolean;
}

const WHEN = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z)?)?$/;

/**
 * Reads a time; one without a zone is the city's. A day begins when its first hour is there.
 * @throws Faulty
 */
function readWhen(property: Property, zones: Zones): When {
  const found = WHEN.exec(property.value.trim());
  if (!found) throw wrong('date', property);
  const [, year, month, day, hour = '00', minute = '00', isUtc] = found;
  const wall = `${year}-${month}-${day}T${hour}:${minute}`;
  const isDay = found[4] === undefined;
  const zone = isUtc ? 'UTC' : zoneOf(property, zones);
  const fault = findWallTimeFault(wall, zone);
  if (isDay && fault !== 'date')
    return { wall: toWall(findDayStart(wall.slice(0, DAY_LENGTH), zone), zone), zone, isDay };
  if (fault) throw wrong(fault, property);
  if (!isUtc) return { wall, zone, isDay };
  return { wall: toWall(Date.parse(`${wall}:00Z`), zones.own), zone: zones.own, isDay };
}

const DURATION =
  /^\+?P(?:(\d{1,3})W|(?:(\d{1,3})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d{1,4}S)?)?)$/;
const WEEK_DAYS = 7;
const HOUR_MINUTES = 60;

/**
 * Reads the end that a length leads to: days are those of the calendar, also where one has 23
 * hours (RFC 5545 §3.3.6); null where the length is nothing. @throws Faulty
 */
function endAfter({ wall, zone, isDay }: When, length: Property): string | null {
  const found = DURATION.exec(length.value.trim());
  if (!found) throw wrong('date', length);
  const [weeks, days, hours, minutes] = found.slice(1).map((part = '0') => Number(part));
  const [wholeDays, rest] = [weeks! * WEEK_DAYS + days!, hours! * HOUR_MINUTES + minutes!];
  if (wholeDays + rest === 0) return null;
  const [day = '', time] = wall.split('T');
  const atMs = findMomentOrGapEnd(`${shiftDay(day, wholeDays)}T${isDay ? '00:00' : time}`, zone);
  return toWall(atMs + (isDay && rest === 0 ? -1 : rest) * MINUTE_MS, zone);
}

/** Reads the end; that of a whole day is the minute before the next one. @throws Faulty */
function endOf(event: Component, start: When, zones: Zones): string | null {
  const [end, duration] = [find(event, 'DTEND'), find(event, 'DURATION')];
  if (duration && !end) return endAfter(start, duration);
  if (!end) return start.isDay ? `${start.wall.slice(0, DAY_LENGTH)}T23:59` : null;
  const { wall, zone, isDay } = readWhen(end, zones);
  const [first, last] = [toMoment(start.wall, start.zone), toMoment(wall, zone)];
  // A program may write the beginning again where it knows no end.
  if (first?.getTime() === last?.getTime() && !isDay) return null;
  if (isBackwards(first, last)) throw wrong('order', end);
  return toWall(last!.getTime() - (isDay ? MINUTE_MS : 0), start.zone);
}

const lineOf = (property: Property | undefined, most: number): string =>
  [...readLine(textOf(property?.value ?? ''))].slice(0, most).join('');

/** @throws Faulty */
function linkOf(property: Property | undefined): string {
  const link = property?.value.trim() ?? '';
  if (property && link !== '' && (!isHttps(link) || link.length > EVENT_LIMITS.url))
    throw wrong('link', property);
  return link;
}

/** @throws Faulty */
function readEvent(event: Component, zones: Zones): CalendarEvent {
  const repeats = event.properties.find(({ name }) => NEEDS_REPEATING.includes(name));
  if (repeats) throw wrong('repeats', repeats);
  const summary = find(event, 'SUMMARY');
  const title = lineOf(summary, EDIT_LIMITS.title);
  if (title === '') throw new Faulty(createLineFault(summary?.line ?? event.line, 'title', ''));
  const starts = find(event, 'DTSTART');
  if (!starts) throw new Faulty(createLineFault(event.line, 'start', title));
  const start = readWhen(starts, zones);
  const description = readBody(textOf(find(event, 'DESCRIPTION')?.value ?? ''));
  return {
    title,
    place: lineOf(find(event, 'LOCATION'), EVENT_LIMITS.name),
    description: [...description].slice(0, CALENDAR_LIMITS.line).join(''),
    link: linkOf(find(event, 'URL')),
    timezone: start.zone,
    startsAt: start.wall,
    endsAt: endOf(event, start, zones),
  };
}

/** Finds where the letters of another encoding were read as those of this one. */
function charsetFaults(file: string): CalendarLineFault[] {
  const lines = file.split(/\r\n|\n|\r/);
  const at = lines.findIndex((line) => line.includes('\ufffd') || line.includes('\u0000'));
  return at < 0 ? [] : [createLineFault(at + 1, 'charset', '')];
}

function eventsOf(
  calendar: Component,
  ownZone: string,
): readonly (CalendarEvent | CalendarLineFault)[] {
  const zones = zonesOf(calendar, ownZone);
  return calendar.parts
    .filter(({ name }) => name === 'VEVENT')
    .map((event) => {
      try {
        return readEvent(event, zones);
      } catch (cause) {
        if (cause instanceof Faulty) return cause.fault;
        throw cause;
      }
    });
}

const refused = (...faults: readonly CalendarLineFault[]): ParsedCalendar => ({
  events: [],
  faults: [...faults].sort((one, other) => one.line - other.line).slice(0, CALENDAR_LIMITS.faults),
});

/**
 * Reads what takes place from a calendar file (RFC 5545); with a fault anywhere no event of it.
 * Times that name no zone are those of `ownZone`.
 */
export function readCalendar(file: string, ownZone: string = getCityZone()): ParsedCalendar {
  const text = file.replace(/^\ufeff/, '');
  if (text.length > CALENDAR_LIMITS.file) return refused(createLineFault(1, 'tooLong', ''));
  const charset = charsetFaults(text);
  if (charset.length > 0) return refused(...charset);
  const { calendars, faults } = parseLines(text);
  const named = calendars.filter(({ name }) => name === 'VCALENDAR');
  if (named.length === 0)
    return refused(createLineFault(1, 'notCalendar', text.split('\n')[0] ?? ''));
  const read = named.flatMap((one) => eventsOf(one, ownZone));
  const isFault = (one: CalendarEvent | CalendarLineFault): one is CalendarLineFault =>
    'code' in one;
  const all = [...faults, ...read.filter(isFault)];
  if (all.length > 0) return refused(...all);
  const events = read.filter((one) => !isFault(one));
  if (events.length > CALENDAR_LIMITS.events)
    return refused(createLineFault(named[0]!.line, 'tooMany', String(events.length)));
  if (events.length === 0) return refused(createLineFault(named[0]!.line, 'start', ''));
  return { events: events as CalendarEvent[], faults: [] };
}
