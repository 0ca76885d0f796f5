import type { EventDetails } from '../../shared/contract/events';
import type { Text } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { isTimeZone } from '../../shared/timeZones';
import { writeComponent, escapeText, writeProperty, foldLines, type Line } from './lines';
import { toLocalTime, writeTimeZone, toUtc } from './timeZone';

type Where = 'timezone' | 'location' | 'address' | 'onlineUrl' | 'position' | 'cancellation';

/** An event, a training or a meeting as a calendar knows it. */
export interface CalendarEvent {
  readonly id: string;
  /** Path of its page, without language: `events/open-day`. */
  readonly path: string;
  readonly title: Text;
  readonly summary: Text;
  readonly details: Pick<EventDetails, Where> & { readonly organiser: Text | null };
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly revision: number;
  readonly updatedAt: Date;
  /** The reader waits for a place. */
  readonly isTentative?: boolean;
}

export interface CalendarLocation {
  /** Origin of the portal. */
  readonly origin: string;
  readonly locale: Locale;
  readonly name: string;
}

const zoneOf = ({ details: { timezone } }: CalendarEvent): string =>
  isTimeZone(timezone) ? timezone : 'UTC';

function statusOf({ details, isTentative }: CalendarEvent): string {
  if (details.cancellation) return 'CANCELLED';
  return isTentative === true ? 'TENTATIVE' : 'CONFIRMED';
}

/** Writes the location: the place and its address, or where it is joined. */
function locationOf({ details: { location, address, onlineUrl } }: CalendarEvent): Line[] {
  const texts = [location, address].filter((text) => text !== null);
  const [first] = texts;
  if (first)
    return [
      writeProperty('LOCATION', { ...first, text: texts.map(({ text }) => text).join(', ') }),
    ];
  return onlineUrl === null ? [] : [['LOCATION', escapeText(onlineUrl)]];
}

/**
 * Writes the description: what the event is about, or why it does not take place; how to join; and
 * where more is said.
 */
function descriptionOf({ summary, details }: CalendarEvent, url: string): Line {
  const { cancellation, onlineUrl } = details;
  const parts = [cancellation?.text, summary.text, cancellation ? null : onlineUrl, url];
  const text = parts.filter((part) => part !== null && part !== undefined && part !== '');
  return writeProperty('DESCRIPTION', { text: text.join('\n\n'), lang: summary.lang });
}

/**
 * Makes the identifier from the portal without port and scheme: the same for ever (RFC 7986 §5.3).
 */
const uidOf = ({ id }: CalendarEvent, { origin }: CalendarLocation): string =>
  `${id}@${new URL(origin).hostname}`;

function eventLines(event: CalendarEvent, place: CalendarLocation): Line[] {
  const { path, startsAt, endsAt, details, revision, updatedAt, title } = event;
  const zone = zoneOf(event);
  const url = `${place.origin}/${place.locale}/${path}`;
  const { position, organiser } = details;
  return writeComponent('VEVENT', [
    ['UID', uidOf(event, place)],
    ['DTSTAMP', toUtc(updatedAt)],
    ['LAST-MODIFIED', toUtc(updatedAt)],
    ['SEQUENCE', String(revision)],
    toLocalTime('DTSTART', startsAt, zone),
    ...(endsAt ? [toLocalTime('DTEND', endsAt, zone)] : []),
    writeProperty('SUMMARY', title),
    descriptionOf(event, url),
    ...locationOf(event),
    ...(position ? [['GEO', `${position.latitude};${position.longitude}`] as const] : []),
    ...(organiser ? [writeProperty('CONTACT', organiser)] : []),
    ['STATUS', statusOf(event)],
    ['URL', url],
  ]);
}

/** Lists each zone once, with the changes of its clocks around its events. */
function zonesOf(events: readonly CalendarEvent[]): Line[] {
  const moments = new Map<string, { first: number; last: number }>();
  for (const event of events) {
    const zone = zoneOf(event);
    const [first, last] = [event.startsAt, event.endsAt ?? event.startsAt].map(Number) as [
      number,
      number,
    ];
    const known = moments.get(zone) ?? { first, last };
    moments.set(zone, {
      first: Math.min(known.first, first),
      last: Math.max(known.last, last),
    });
  }
  return [...moments].flatMap(([zone, { first, last }]) => writeTimeZone(zone, first, last));
}

/** Events as an iCalendar document (RFC 5545, with the names of RFC 7986), in one language. */
export const writeCalendar = (events: readonly CalendarEvent[], place: CalendarLocation): string =>
  foldLines(
    writeComponent('VCALENDAR', [
      ['VERSION', '2.0'],
      ['PRODID', `-//Meydan//Events//${place.locale.toUpperCase()}`],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['NAME', escapeText(place.name)],
      ['X-WR-CALNAME', escapeText(place.name)],
      ['REFRESH-INTERVAL;VALUE=DURATION', 'PT12H'],
      ...zonesOf(events),
      ...events.flatMap((event) => eventLines(event, place)),
    ]),
  );
