import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ar from '../../../../i18n/ar.json';
import en from '../../../../i18n/en.json';
import tr from '../../../../i18n/tr.json';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../shared/locales';
import { component, escapeText, says, written } from '../../calendar/lines';
import { localAt, timeZone, utc } from '../../calendar/timeZone';
import { readingOf } from '../../content/contentRoutes';
import { textFor } from '../../content/localize';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { isUuid } from '../../http/uuid';
import { atMeeting, mayAt, type AtMeeting } from './meeting';

const TEXTS: Readonly<Record<Locale, Readonly<Record<'ui.portal', string>>>> = { en, ar, tr };

interface OfMeeting {
  Params: { readonly locale?: string; readonly slug: string; readonly id: string };
}

/** One meeting as an iCalendar document (RFC 5545); its identifier stays, and each change has a higher sequence. */
function fileOf({ meeting, committee, reading }: AtMeeting, origin: string): string {
  const { locale } = reading;
  const text = (map: typeof meeting.title) => textFor(map, locale, committee.original_locale);
  const { starts_at, ends_at, time_zone: zone, version, updated_at, reason, place } = meeting;
  const url = `${origin}/${locale}/committees/${committee.slug}/meetings/${meeting.id}`;
  const name = text(committee.title);
  const about = [reason && text(reason).text, meeting.online_url, url].filter(Boolean).join('\n\n');
  const hasPlace = Object.keys(place).length > 0;
  return written(
    component('VCALENDAR', [
      ['VERSION', '2.0'],
      ['PRODID', `-//Meydan//Meetings//${locale.toUpperCase()}`],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['NAME', escapeText(`${name.text} · ${TEXTS[locale]['ui.portal']}`)],
      ...timeZone(zone, starts_at.getTime(), (ends_at ?? starts_at).getTime()),
      ...component('VEVENT', [
        ['UID', `${meeting.id}@${new URL(origin).hostname}`],
        ['DTSTAMP', utc(updated_at)],
        ['LAST-MODIFIED', utc(updated_at)],
        ['SEQUENCE', String(version)],
        localAt('DTSTART', starts_at, zone),
        ...(ends_at ? [localAt('DTEND', ends_at, zone)] : []),
        says('SUMMARY', {
          ...text(meeting.title),
          text: `${name.text}: ${text(meeting.title).text}`,
        }),
        says('DESCRIPTION', { text: about, lang: locale }),
        ...(hasPlace ? [says('LOCATION', text(place))] : []),
        ['STATUS', meeting.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'],
        ['URL', url],
      ]),
    ]),
  );
}

/** `/committees/{slug}/meetings/{id}.ics`, with and without a language before it: one meeting for calendar programs, as far as who asks may read it. */
export function meetingFileRoutes(app: FastifyInstance, context: HostContext): void {
  const answer = async (request: FastifyRequest<OfMeeting>, reply: FastifyReply) => {
    const { locale = DEFAULT_LOCALE, slug, id } = request.params;
    if (!isLocale(locale) || !isUuid(id)) throw new Problem('notFound');
    const at = await atMeeting(readingOf(context, request, locale), slug, id);
    if (!mayAt(at, 'meeting.read', at.meeting.is_public)) throw new Problem('notFound');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${slug}.ics"`)
      .header('content-language', locale)
      .header('cache-control', 'no-cache')
      .send(fileOf(at, context.portalOrigin));
  };

  const path = '/committees/:slug/meetings/:id.ics';
  app.get<OfMeeting>(path, { schema: { hide: true } }, answer);
  app.get<OfMeeting>(`/:locale${path}`, { schema: { hide: true } }, answer);
}
