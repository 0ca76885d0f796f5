import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '../../../shared/locales';
import { sendCalendar } from '../../calendar/calendarResponse';
import { toMeetingEvent } from '../../calendar/meetingEvents';
import { createReadContext } from '../../content/contentRoutes';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { isUuid } from '../../http/uuid';
import { atMeeting, mayAt } from './meeting';
import { getFirstLocale } from '../../city/currentSettings';

interface OfMeeting {
  Params: { readonly locale?: string; readonly slug: string; readonly id: string };
}

/**
 * `/committees/{slug}/meetings/{id}.ics`, with and without a language before it: one meeting for
 * calendar programs, as far as who asks may read it.
 */
export function meetingFileRoutes(app: FastifyInstance, context: HostContext): void {
  const answer = async (request: FastifyRequest<OfMeeting>, reply: FastifyReply) => {
    const { locale = getFirstLocale(), slug, id } = request.params;
    if (!isLocale(locale) || !isUuid(id)) throw new Problem('notFound');
    const at = await atMeeting(createReadContext(context, request, locale), slug, id);
    if (!mayAt(at, 'meeting.read', at.meeting.is_public)) throw new Problem('notFound');
    const event = toMeetingEvent(at.meeting, at.committee, locale);
    return sendCalendar(reply, [event], { origin: context.portalOrigin, locale, fileName: slug });
  };

  const path = '/committees/:slug/meetings/:id.ics';
  app.get<OfMeeting>(path, { schema: { hide: true } }, answer);
  app.get<OfMeeting>(`/:locale${path}`, { schema: { hide: true } }, answer);
}
