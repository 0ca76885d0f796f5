import type { FastifyInstance } from 'fastify';
import {
  CalendarMonth,
  CalendarQuery,
  EventsFileQuery,
  MONTH_EVENTS,
} from '../../shared/contract/calendar';
import { cityDay } from '../../shared/cityDay';
import { DEFAULT_LOCALE } from '../../shared/locales';
import { listContents, type ContentRow } from '../content/contentQueries';
import { readingOf } from '../content/contentRoutes';
import { textFor } from '../content/localize';
import type { Reading } from '../content/section';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { events } from '../events/events';
import { sayingOf } from '../registrations/saying';
import { sendCalendar } from './calendarAnswer';
import { listCalendarEvents } from './calendarEvents';

const presentItem = ({ locale }: Reading, row: ContentRow): CalendarMonth['items'][number] => ({
  ...{ id: row.id, slug: row.slug, kind: row.kind },
  title: textFor(row.title, locale, row.original_locale),
  opensAt: (row.opens_at ?? new Date(0)).toISOString(),
  closesAt: row.closes_at?.toISOString() ?? null,
  isCancelled: sayingOf('events', row.details).isCancelled,
});

/** The month that was asked for, or the present one, with what takes place in it. */
async function readMonth(reading: Reading, query: CalendarQuery): Promise<CalendarMonth> {
  const today = cityDay(reading.now.getTime());
  const month = query.month ?? today.slice(0, 7);
  const asked = { ...query, month, limit: MONTH_EVENTS };
  const { rows } = await listContents(reading, events, asked, 'openingSoon');
  return { month, today, items: rows.map((row) => presentItem(reading, row)) };
}

/** `GET /v1/calendar`: a month of events; `GET /v1/events.ics`: the list for calendar programs. */
export function calendarRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: CalendarQuery }>(
    '/calendar',
    {
      schema: {
        tags: ['events'],
        summary: 'Read a month of events, filtered like their list.',
        querystring: CalendarQuery,
        response: { 200: CalendarMonth, '4xx': ProblemSchema },
      },
    },
    (request) => readMonth(readingOf(context, request, request.query.locale), request.query),
  );

  app.get<{ Querystring: EventsFileQuery }>(
    '/events.ics',
    {
      schema: {
        tags: ['events'],
        summary: 'The list of events as an iCalendar document, filtered like the list.',
        querystring: EventsFileQuery,
        response: { '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const { locale = DEFAULT_LOCALE } = request.query;
      const found = await listCalendarEvents(readingOf(context, request, locale), request.query);
      const place = { origin: context.portalOrigin, locale, fileName: 'events' };
      return sendCalendar(reply, found, place);
    },
  );
}
