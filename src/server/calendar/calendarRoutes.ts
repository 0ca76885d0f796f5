import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import {
  CalendarFileQuery,
  CalendarMonth,
  CalendarQuery,
  EventsFileQuery,
  MAX_MONTH_EVENTS,
} from '../../shared/contract/calendar';
import type { RegisteredSection } from '../../shared/sections';
import { createReadContext } from '../content/contentRoutes';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { toRegistrationTerms } from '../registrations/registrationTerms';
import { sendCalendar } from './calendarResponse';
import { listCalendarEvents } from './calendarEvents';
import { listDated } from './dated';
import { toCityDay, getFirstLocale } from '../city/currentSettings';

type Row = Awaited<ReturnType<typeof listDated>>[number];

const presentItem = ({ locale }: ReadContext, row: Row): CalendarMonth['items'][number] => ({
  id: row.id,
  section: row.section,
  slug: row.slug,
  title: toText(row.title, locale, row.original_locale),
  opensAt: (row.opens_at ?? new Date(0)).toISOString(),
  closesAt: row.closes_at?.toISOString() ?? null,
  isCancelled: toRegistrationTerms(row.section, row.details).isCancelled,
});

/** Reads the month that was asked for, or the present one, with what takes place in it. */
async function readMonth(reading: ReadContext, query: CalendarQuery): Promise<CalendarMonth> {
  const today = toCityDay(reading.now.getTime());
  const month = query.month ?? today.slice(0, 7);
  const part = { month, ordering: 'openingSoon', limit: MAX_MONTH_EVENTS } as const;
  const rows = await listDated(reading, query, part);
  return { month, today, items: rows.map((row) => presentItem(reading, row)) };
}

interface OfFile {
  Querystring: CalendarFileQuery;
}

/**
 * Registers `GET /v1/calendar`: a month of events and trainings; `GET /v1/calendar.ics`: all of
 * them for calendar programs; `GET /v1/events.ics`: events alone, as those who subscribed to it
 * before expect.
 */
export function calendarRoutes(app: FastifyInstance, context: HostContext): void {
  const send = async (
    request: FastifyRequest<OfFile>,
    reply: FastifyReply,
    section: RegisteredSection | undefined,
  ) => {
    const { locale = getFirstLocale() } = request.query;
    const reading = createReadContext(context, request, locale);
    const found = await listCalendarEvents(reading, {
      ...request.query,
      ...(section && { section }),
    });
    const place = { origin: context.portalOrigin, locale, fileName: section ?? 'calendar' };
    return sendCalendar(reply, found, place);
  };
  const fileOf = (summary: string, querystring: TSchema) => ({
    schema: { tags: ['events'], summary, querystring, response: { '4xx': ProblemSchema } },
  });

  app.get<{ Querystring: CalendarQuery }>(
    '/calendar',
    {
      schema: {
        tags: ['events'],
        summary: 'Read a month of events and trainings, filtered like their list.',
        querystring: CalendarQuery,
        response: { 200: CalendarMonth, '4xx': ProblemSchema },
      },
    },
    (request) =>
      readMonth(createReadContext(context, request, request.query.locale), request.query),
  );

  app.get<OfFile>(
    '/calendar.ics',
    fileOf('Events and trainings as an iCalendar document, filtered.', CalendarFileQuery),
    (request, reply) => send(request, reply, request.query.section),
  );
  app.get<OfFile>(
    '/events.ics',
    fileOf('The list of events as an iCalendar document, filtered like it.', EventsFileQuery),
    (request, reply) => send(request, reply, 'events'),
  );
}
