import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '../../shared/locales';
import { REGISTRATION_SECTIONS, type RegisteredSection } from '../../shared/sections';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import { sendCalendar } from './calendarResponse';
import { findCalendarEvent } from './calendarEvents';
import { getFirstLocale } from '../city/currentSettings';

interface OfSlug {
  Params: { readonly locale?: string; readonly slug: string };
}

/**
 * `/{section}/{slug}.ics` and `/{locale}/{section}/{slug}.ics`: one event or training that
 * everybody may read, for calendar programs.
 */
export function calendarFileRoutes(app: FastifyInstance, context: HostContext): void {
  const answerOf =
    (section: RegisteredSection) =>
    async (request: FastifyRequest<OfSlug>, reply: FastifyReply) => {
      const { locale = getFirstLocale(), slug } = request.params;
      if (!isLocale(locale)) throw new Problem('notFound');
      const reading = createReadContext(context, request, locale);
      const event = await findCalendarEvent(reading, { section, slug });
      if (!event) throw new Problem('notFound');
      const place = { origin: context.portalOrigin, locale, fileName: slug };
      return sendCalendar(reply, [event], place);
    };

  for (const section of REGISTRATION_SECTIONS) {
    const answer = answerOf(section);
    app.get<OfSlug>(`/${section}/:slug.ics`, { schema: { hide: true } }, answer);
    app.get<OfSlug>(`/:locale/${section}/:slug.ics`, { schema: { hide: true } }, answer);
  }
}
