import { sql, type Selectable } from 'kysely';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isActive } from '../db/activeMembers';
import type { Tables } from '../db/tables';
import type { CalendarEvent } from './calendar';

interface OfCommittee {
  readonly slug: string;
  readonly title: Localized;
  readonly original_locale: Locale;
}

type Meeting = Pick<
  Selectable<Tables['meetings']>,
  | 'id'
  | 'title'
  | 'place'
  | 'online_url'
  | 'starts_at'
  | 'ends_at'
  | 'time_zone'
  | 'state'
  | 'reason'
  | 'version'
  | 'updated_at'
>;

/** Converts a meeting of a committee to a calendar event. */
export function toMeetingEvent(
  meeting: Meeting,
  committee: OfCommittee,
  locale: Locale,
): CalendarEvent {
  const text = (map: Localized) => toText(map, locale, committee.original_locale);
  const { id, place, reason, state } = meeting;
  const title = text(meeting.title);
  const none = { text: '', lang: locale };
  return {
    id,
    path: `committees/${committee.slug}/meetings/${id}`,
    startsAt: meeting.starts_at,
    endsAt: meeting.ends_at,
    updatedAt: meeting.updated_at,
    revision: meeting.version,
    title: { ...title, text: `${text(committee.title).text}: ${title.text}` },
    summary: none,
    details: {
      timezone: meeting.time_zone,
      onlineUrl: meeting.online_url,
      location: Object.keys(place).length > 0 ? text(place) : null,
      address: null,
      position: null,
      organiser: null,
      cancellation: state === 'cancelled' ? text(reason ?? {}) : null,
    },
  };
}

const MOST = 500;

/**
 * Lists the meetings of the committees that somebody is in today, closed ones as well: the next one
 * first and what is over at the end.
 */
export async function listOwnMeetings(
  { db, now, locale }: Pick<ReadContext, 'db' | 'now' | 'locale'>,
  personId: string,
): Promise<CalendarEvent[]> {
  const rows = await db
    .selectFrom('meetings')
    .innerJoin('contents', 'contents.id', 'meetings.content_id')
    .innerJoin('memberships', 'memberships.content_id', 'contents.id')
    .selectAll('meetings')
    .select(['contents.slug', 'contents.title as committee', 'contents.original_locale'])
    .where('memberships.person_id', '=', personId)
    .where(isActive(now))
    .where('contents.section', '=', 'committees')
    .where('contents.deleted_at', 'is', null)
    .where('contents.hidden_at', 'is', null)
    .where('contents.withdrawn_at', 'is', null)
    .where('contents.status', 'in', ['published', 'archived'])
    .orderBy(sql`coalesce(meetings.ends_at, meetings.starts_at) < ${now}`)
    .orderBy(sql`abs(extract(epoch from meetings.starts_at - ${now}::timestamptz))`)
    .limit(MOST)
    .execute();
  return rows.map(({ slug, committee, original_locale, ...meeting }) =>
    toMeetingEvent(meeting, { slug, title: committee, original_locale }, locale),
  );
}
