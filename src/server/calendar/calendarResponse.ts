import type { FastifyReply } from 'fastify';
import type { Locale } from '../../shared/locales';
import { writeCalendar, type CalendarEvent } from './calendar';
import { getPortalText } from '../city/currentSettings';
import { getPageText } from '../city/texts';

/** Origin, language and file name of a calendar. */
export interface CalendarResponse {
  readonly origin: string;
  readonly locale: Locale;
  readonly fileName: string;
  /** True if the address is a secret, with which anybody can read it: no cache keeps it. */
  readonly isSecret?: boolean;
}

/** Sends events as a file that calendar programs open. */
export function sendCalendar(
  reply: FastifyReply,
  events: readonly CalendarEvent[],
  { origin, locale, fileName, isSecret = false }: CalendarResponse,
): FastifyReply {
  const name = `${getPageText(locale, 'section.events')} · ${getPortalText(locale)}`;
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}.ics"`)
    .header('content-language', locale)
    .header('cache-control', isSecret ? 'no-store' : 'no-cache')
    .send(writeCalendar(events, { origin, locale, name }));
}
