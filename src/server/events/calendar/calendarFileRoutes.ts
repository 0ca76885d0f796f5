import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale } from '../../../shared/locales';
import { readingOf } from '../../content/contentRoutes';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { sendCalendar } from './calendarAnswer';
import { findCalendarEvent } from './calendarEvents';

interface OfEvent {
  Params: { readonly locale?: string; readonly slug: string };
}

/** `/events/{slug}.ics` and `/{locale}/events/{slug}.ics`: one event that everybody may read, for calendar programs. */
export function calendarFileRoutes(app: FastifyInstance, context: HostContext): void {
  const answer = async (request: FastifyRequest<OfEvent>, reply: FastifyReply) => {
    const { locale = DEFAULT_LOCALE, slug } = request.params;
    if (!isLocale(locale)) throw new Problem('notFound');
    const event = await findCalendarEvent(readingOf(context, request, locale), slug);
    if (!event) throw new Problem('notFound');
    const place = { origin: context.portalOrigin, locale, fileName: event.slug };
    return sendCalendar(reply, [event], place);
  };

  app.get<OfEvent>('/events/:slug.ics', { schema: { hide: true } }, answer);
  app.get<OfEvent>('/:locale/events/:slug.ics', { schema: { hide: true } }, answer);
}
